import CIcu

/// No name or pattern of a locale is longer, in UTF-16.
let longestText = 256

/// A text that ICU writes; nil where it cannot.
func icuText(
  _ write: (UnsafeMutablePointer<UChar>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
) -> String? {
  var error = U_ZERO_ERROR
  let text = withUnsafeTemporaryAllocation(of: UChar.self, capacity: longestText) { text in
    let count = write(text.baseAddress, Int32(text.count), &error)
    return String(decoding: text.prefix(max(0, Int(count))), as: UTF16.self)
  }
  return error.isFailure ? nil : text
}

/// What ICU opens; nil where it cannot.
func icuOpened<Opened>(_ open: (UnsafeMutablePointer<UErrorCode>) -> Opened?) -> Opened? {
  var error = U_ZERO_ERROR
  let opened = open(&error)
  return error.isFailure ? nil : opened
}

extension UErrorCode {
  /// Whether it is an error; warnings are below 0.
  var isFailure: Bool { self != U_ZERO_ERROR && Int32(rawValue) > 0 }
}
