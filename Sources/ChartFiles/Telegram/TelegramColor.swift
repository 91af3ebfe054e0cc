import ChartCore

/// A series' colour as `colors` gives it: `#RRGGBB`, or `KEY#RRGGBB` with a theme's name for it.
struct TelegramColor: Equatable {
  /// The colour that the file gives.
  let day: Color
  /// The tone of a known key on dark grounds.
  let night: Color?

  /// Reads a colour; nil where there are no six digits after the last mark.
  init?(_ text: String) {
    guard let day = Color(telegram: text), let mark = text.lastIndex(of: "#") else { return nil }
    self.day = day
    night = Self.nightTones[text[..<mark].uppercased()].map { Color(rgb: $0) }
  }

  /// A little calmer than the tones of the day, as those of the contest's designs are, and 3:1 or
  /// better on the dark cards.
  private static let nightTones: [String: UInt32] = [
    "RED": 0xE6574F, "ORANGE": 0xD49548, "GOLDEN": 0xD9B856, "LIGHTGREEN": 0x88BA52,
    "GREEN": 0x4FAE5B, "CYAN": 0x4FB8B4, "LIGHTBLUE": 0x6BAFE3, "BLUE": 0x4681BB,
    "INDIGO": 0x7F7EE0, "PURPLE": 0xA87FD6,
  ]
}

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
