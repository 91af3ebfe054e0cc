import ChartCore

extension Color {
  /// The colour of `#RRGGBB` or `KEY#RRGGBB`, where the key, a theme's name for it, is ignored.
  init?(telegram text: String) {
    guard let mark = text.utf8.lastIndex(of: UInt8(ascii: "#")) else { return nil }
    let digits = text.utf8[text.utf8.index(after: mark)...]
    guard digits.count == 6 else { return nil }
    var rgb: UInt32 = 0
    for byte in digits {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      rgb = rgb << 4 | UInt32(digit)
    }
    self.init(rgb: rgb)
  }
}
