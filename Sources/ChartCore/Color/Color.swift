private import Glibc

/// A colour: red, green, blue and alpha in sRGB, each from 0 to 1, not premultiplied.
public struct Color: Hashable, Sendable {
  /// The components, 0 to 1.
  public let red, green, blue, alpha: Double

  /// A colour of components; values outside 0 to 1 are clamped.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red.clampedToUnit
    self.green = green.clampedToUnit
    self.blue = blue.clampedToUnit
    self.alpha = alpha.clampedToUnit
  }

  /// A colour from `0xRRGGBB`.
  public init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255, alpha: alpha)
  }

  /// The same colour, `factor` times as opaque.
  public func faded(by factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The colour `fraction` of the way to `other`, component by component.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// `#RRGGBB`, without the alpha.
  public var hex: String {
    let digits = Array("0123456789ABCDEF")
    return [red, green, blue].reduce(into: "#") { text, component in
      let byte = Int((component * 255).rounded())
      text.append(digits[byte >> 4])
      text.append(digits[byte & 15])
    }
  }
}

extension Color {
  /// The components in proportion to the light's energy, 0 to 1 (IEC 61966-2-1).
  public var linear: (red: Double, green: Double, blue: Double) {
    (red.linearLight, green.linearLight, blue.linearLight)
  }

  /// An opaque colour of such components.
  public init(linear: (red: Double, green: Double, blue: Double)) {
    self.init(
      red: linear.red.companded, green: linear.green.companded, blue: linear.blue.companded)
  }

  /// Relative luminance, 0 (black) to 1 (white); WCAG 2.1.
  public var luminance: Double {
    0.2126 * red.linearLight + 0.7152 * green.linearLight + 0.0722 * blue.linearLight
  }

  /// The contrast ratio with another colour, 1 to 21, alpha ignored; WCAG 2.1.
  public func contrast(with other: Color) -> Double {
    let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }
}

extension Double {
  fileprivate var clampedToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }

  /// The sRGB transfer function of IEC 61966-2-1, undone.
  fileprivate var linearLight: Double {
    if self <= 0.04045 { return self / 12.92 }
    return pow((self + 0.055) / 1.055, 2.4)
  }

  /// The sRGB transfer function.
  fileprivate var companded: Double {
    self <= 0.0031308 ? self * 12.92 : 1.055 * pow(self, 1 / 2.4) - 0.055
  }
}
