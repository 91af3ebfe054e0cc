import ChartCore

extension JSONReader {
  /// What stands at the byte `offset`, in words for an error's sentence.
  func found(at offset: Int) -> Phrase {
    guard offset < window.end else { return end }
    guard let length = characterLength(at: offset) else {
      return "the byte \(window[offset].hexadecimal(digits: 2)), which is not UTF-8"
    }
    let text = String(decoding: window.bytes(in: offset..<offset + length), as: UTF8.self)
    let scalar = text.unicodeScalars[text.startIndex]
    if scalar == "\"" { return "a quotation mark" }
    if scalar == "\n" { return "the end of the line" }
    if scalar.isVisible { return Phrase(verbatim: "\"\(text)\"") }
    return "the character U+\(scalar.value.hexadecimal(digits: 4))"
  }

  /// How many bytes the UTF-8 character at `offset` takes; nil where there is none (RFC 3629).
  @inline(__always)
  func characterLength(at offset: Int) -> Int? {
    let lead = window[offset]
    return lead < 0x80 ? 1 : multibyteLength(lead, at: offset)
  }

  private func multibyteLength(_ lead: UInt8, at offset: Int) -> Int? {
    guard let (length, second) = sequence(startingWith: lead), offset + length <= window.end,
      second.contains(window[offset + 1])
    else { return nil }
    let rest = window.bytes(in: offset + 2..<max(offset + length, offset + 2))
    return rest.allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
  }

  /// The length that a first byte announces, and what its second byte may be: neither overlong
  /// forms nor surrogates nor anything above U+10FFFF.
  private func sequence(startingWith lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}

extension FixedWidthInteger {
  /// The number in capital hexadecimal digits, with leading zeros up to `digits`.
  func hexadecimal(digits: Int) -> String {
    let text = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
  }
}
