private import Glibc

/// How finely a lightness is searched for, and how much chroma it may have: a thousandth and a sixteenth are
/// not seen.
private let (lightnessSteps, chromaSteps) = (10, 4)

/// A colour as it is seen: how light it is, and how far it goes from grey towards red and green, yellow and
/// blue (B. Ottosson: A perceptual color space for image processing, 2020).
public struct OKLab: Sendable {
  /// From 0, black, to 1, white.
  public let lightness: Double
  /// Towards red above 0, towards green below, and towards yellow or blue.
  public let a, b: Double

  /// A colour's, alpha left out of account.
  public init(_ color: Color) {
    let (red, green, blue) = color.linear
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// A colour of a lightness, of a chroma, which is from 0 for grey to about 0.3, and of a hue in degrees.
  public init(lightness: Double, chroma: Double, hueDegrees: Double) {
    let angle = hueDegrees / 180 * .pi
    (self.lightness, a, b) = (lightness, chroma * cos(angle), chroma * sin(angle))
  }

  /// How far it is from another colour: about 0.02 is just seen where both touch.
  public func distance(to other: OKLab) -> Double {
    hypot(hypot(lightness - other.lightness, a - other.a), b - other.b)
  }

  /// The colour itself, with as much of its chroma as a screen has.
  public var color: Color { light(of: lightness).color }

  /// The colour with the lightness nearest to this one, on the way to `end`, whose luminance is enough; of the
  /// same hue, with as much of its chroma as a screen has there. `isEnough` holds at the end.
  public func nearest(towards end: Double, where isEnough: (_ luminance: Double) -> Bool) -> Color {
    var (near, far) = (lightness, end)
    for _ in 0..<lightnessSteps {
      let middle = (near + far) / 2
      if isEnough(light(of: middle).luminance) { far = middle } else { near = middle }
    }
    return light(of: far).color
  }

  /// The light of another lightness.
  private func light(of lightness: Double) -> LinearLight {
    let whole = light(of: lightness, chroma: 1)
    if whole.isOnScreens { return whole }
    var (least, most) = (0.0, 1.0)
    for _ in 0..<chromaSteps {
      let middle = (least + most) / 2
      if light(of: lightness, chroma: middle).isOnScreens { least = middle } else { most = middle }
    }
    return light(of: lightness, chroma: least)
  }

  private func light(of lightness: Double, chroma: Double) -> LinearLight {
    let (a, b) = (a * chroma, b * chroma)
    func cube(_ root: Double) -> Double { root * root * root }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return LinearLight(
      red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      blue: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
  }
}

/// Light in proportion to its energy.
private struct LinearLight {
  let red, green, blue: Double

  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
  var color: Color { Color(linear: (red, green, blue)) }
  /// Whether sRGB has it, but for rounding.
  var isOnScreens: Bool { [red, green, blue].allSatisfy { $0 >= -1e-4 && $0 <= 1 + 1e-4 } }
}
