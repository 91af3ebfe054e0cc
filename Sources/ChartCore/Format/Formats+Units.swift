extension Presentation.Unit {
  /// The power of ten of a value's unit in the one that is written: a nanoton in Toncoins.
  var power: Int { self == .nanotons ? -9 : 0 }

  /// Whether larger units are powers of 1024, not of 1000.
  var isBinary: Bool { self == .binaryBytes }

  /// Whether it counts data.
  var isData: Bool { self == .bytes || isBinary }

  /// What stands behind an amount of data for each power of a thousand, or of 1024, from the 0th on; of anything else
  /// the locale decides.
  var suffixes: [String] {
    switch self {
    case .plain, .nanotons, .stars, .percent, .sixtieths, .states, .measured: []
    case .bytes: [" B", " kB", " MB", " GB", " TB", " PB", " EB"]
    case .binaryBytes: [" B", " KiB", " MiB", " GiB", " TiB", " PiB", " EiB"]
    }
  }

  /// The word of a state; nil of other numbers, and of other units.
  func word(of value: Double) -> String? {
    guard case .states(let words) = self, value == value.rounded(),
      words.indices ~= Int(clamping: value)
    else { return nil }
    return words[Int(clamping: value)]
  }

  /// What an axis has to hold for values: of states all, whichever of them are seen; of what is told to tenths of sixtieths so
  /// much that its labels differ.
  func range(containing range: ClosedRange<Double>) -> ClosedRange<Double> {
    switch self {
    case .states(let words):
      return min(range.lowerBound, 0)...max(range.upperBound, Double(words.count - 1))
    case .sixtieths:
      let missing = max(0, leastSpanOfSixtieths - range.span) / 2
      let lower = max(min(0, range.lowerBound), range.lowerBound - missing)
      return lower...max(range.upperBound + missing, lower + leastSpanOfSixtieths)
    case .plain, .bytes, .binaryBytes, .nanotons, .percent, .stars, .measured: return range
    }
  }

  /// Whether values are states, which have words.
  var isOfStates: Bool { if case .states = self { true } else { false } }

  /// What stands behind a number that is written out.
  var firstSuffix: String { suffixes.first ?? "" }

  /// The largest power of a thousand that has a sign.
  var mostThousands: Int { isData ? suffixes.count - 1 : 4 }
}

extension Formats {
  /// All digits of a value with what it counts, but for the noise of reckoning: `1.5 TON` for 1,500,000,000 nanotons,
  /// `12 Stars`, `1 572 864 B`.
  public func value(_ value: Double, unit: Presentation.Unit) -> String {
    guard value.isFinite else { return symbol(for: value) }
    if unit == .sixtieths { return sixtieths(value) }
    if let word = unit.word(of: value) { return word }
    let digits = DecimalDigits(value).withoutNoise
    let number = whole(digits.scaled(byPowerOfTen: unit.power)) + unit.firstSuffix
    return named(number, unit, of: value)
  }

  /// A number with the name of what it counts: `1.5 TON`, `37%`.
  func named(_ number: String, _ unit: Presentation.Unit, of count: Double) -> String {
    switch unit {
    case .plain, .bytes, .binaryBytes, .sixtieths, .states: number
    case .nanotons: number + " TON"
    case .percent, .measured("%"): percent(number)
    case .measured(let unit): "\(number) \(unit)"
    case .stars:
      words(Phrase(counting: count.counted, one: "\(number) Star", many: "\(number) Stars"))
    }
  }

  /// A number whose part is told in sixtieths: `5:30` for 5.5; where the tenths of these are told, only where there are
  /// some.
  func sixtieths(_ value: Double, hasTenths: Bool = false) -> String {
    let parts = hasTenths ? sixty * 10 : sixty
    let all = (value.magnitude * parts).rounded().clampedToFinite
    // Exact whatever the size, which a difference of products is not.
    let rest = all.truncatingRemainder(dividingBy: parts)
    let (sixtieths, tenths) = Int(clamping: rest).quotientAndRemainder(
      dividingBy: hasTenths ? 10 : 1)
    let sign = value < 0 && all > 0 ? numbers.minus : ""
    return sign + whole(DecimalDigits((all - rest) / parts)) + ":" + padded(sixtieths, to: 2)
      + (tenths > 0 ? numbers.decimalSeparator + figures(tenths) : "")
  }
}

/// Of a shorter span the ticks would not be tenths of sixtieths.
private let leastSpanOfSixtieths = 0.02

/// Minutes of an hour, seconds of a minute.
private let sixty = 60.0

extension Double {
  /// The whole number whose word is said of this one: a part of something is several.
  fileprivate var counted: Int {
    let whole = magnitude.rounded(.up)
    return Int(clamping: whole == magnitude ? whole : max(2, whole))
  }
}

/// How many bits binary units are apart.
let binaryUnitBits = 10

extension Double {
  /// How many bytes a power of 1024 is.
  static func binaryUnit(_ power: Int) -> Double {
    Double(sign: .plus, exponent: power * binaryUnitBits, significand: 1)
  }
}

/// The decimal multiples of a byte, a thousand times larger from one to the next.
private let byteUnits = ["kB", "MB", "GB", "TB", "PB", "EB"]

extension Formats {
  /// An amount of data in three digits and the unit that fits: `312 MB`, `1.06 GB`; below a thousand
  /// in bytes. Negative counts are none.
  ///
  /// Zeros at the end stay, so that a number that counts up keeps its width.
  public func bytes(_ count: Int) -> String {
    guard count >= 1000 else {
      return words(
        Phrase(
          counting: max(0, count), one: "\(max(0, count)) byte", many: "\(max(0, count)) bytes"))
    }
    var zeros = 1
    while rounded(count, zeros: zeros) >= 1000 { zeros += 1 }
    let unit = (zeros + 2) / 3
    let digits = String(rounded(count, zeros: zeros))
    let decimals = unit * 3 - zeros
    let number =
      decimals == 0
      ? digits : digits.dropLast(decimals) + numbers.decimalSeparator + digits.suffix(decimals)
    return "\(figures(number))\u{A0}\(byteUnits[unit - 1])"
  }

  /// `count` in powers of ten with so many zeros, halves upwards.
  private func rounded(_ count: Int, zeros: Int) -> Int {
    var power = 1
    for _ in 0..<zeros { power *= 10 }
    let (whole, rest) = count.quotientAndRemainder(dividingBy: power)
    return rest >= power / 2 ? whole + 1 : whole
  }
}
