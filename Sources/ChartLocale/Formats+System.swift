import CIcu
public import ChartCore
import Glibc

extension Formats {
  /// How the process's locale writes numbers and dates, as ICU knows it, in the language of the process; English where that
  /// is the C language. Looked up when it is first asked for, after `setlocale`, in about two milliseconds.
  public static let system: Formats = {
    var formats = Formats(numbersOf: localeName(LC_NUMERIC), datesOf: localeName(LC_TIME))
    let zero = formats.words.zero
    formats.words = .system
    (formats.words.zero, formats.words.numbers) = (zero, formats.numbers)
    return formats
  }()

  /// How two locales write numbers and dates, by their names; nil, and what is no name, for English.
  init(numbersOf numbers: String?, datesOf dates: String?) {
    self = .english
    let (numbers, dates) = (numbers.flatMap(soundName), dates.flatMap(soundName))
    if let numbers, let facts = NumberFacts(locale: numbers) {
      (self.numbers, words.zero) = (facts.formats, facts.zero)
    }
    if let dates { self.dates = DateFormats(locale: dates) ?? self.dates }
  }
}

/// A name that is one; ICU trusts that it is, and may crash where it is not.
private func soundName(_ name: String) -> String? {
  let isSound = name.utf8.allSatisfy { byte in
    let scalar = Unicode.Scalar(byte)
    return scalar.isASCII
      && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar
        || "_@=;-".unicodeScalars.contains(scalar))
  }
  return isSound && !name.isEmpty ? name : nil
}

/// What ICU calls the process's locale of a category; nil where that speaks the C language, in whatever encoding.
private func localeName(_ category: Int32) -> String? {
  guard let name = setlocale(category, nil).map({ String(cString: $0) }) else { return nil }
  let isPlain = name.isEmpty || name == "C" || name == "POSIX" || name.hasPrefix("C.")
  return isPlain ? nil : canonicalLocale(name)
}

/// A locale's name as ICU writes it: `sr_Latn_RS` for `sr_RS.UTF-8@latin`.
private func canonicalLocale(_ name: String) -> String {
  var error = U_ZERO_ERROR
  let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: longestText) { text in
    let count = icu_canonical_locale(name, text.baseAddress, Int32(text.count), &error)
    return String(decoding: text.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
  return error.isFailure ? name : text
}
