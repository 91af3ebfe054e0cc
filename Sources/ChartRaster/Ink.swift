import CKernels
import ChartCore

extension ChartInk {
  /// The colour, `opacity` times as opaque.
  init(_ color: Color, opacity: Double) {
    self.init(
      red: parts(color.red), green: parts(color.green), blue: parts(color.blue),
      alpha: parts(color.alpha * opacity))
  }

  /// The premultiplied pixel that the ink under another pixel makes.
  func laid(under pixel: UInt32) -> UInt32 {
    let taken = part(UInt32(alpha), of: 255 - pixel >> 24)
    let (red, green) = (part(UInt32(red), of: taken), part(UInt32(green), of: taken))
    return pixel + (taken << 24 | red << 16 | green << 8 | part(UInt32(blue), of: taken))
  }
}

/// A part of 1 in 256ths.
private func parts(_ value: Double) -> UInt16 {
  UInt16((value.clamped(to: 0...1) * 256).rounded())
}

/// So many 256ths of what is all, rounded.
private func part(_ parts: UInt32, of all: UInt32) -> UInt32 { (all * parts + 128) >> 8 }
