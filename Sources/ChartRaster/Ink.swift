import CKernels
import ChartCore

extension ChartInk {
  /// The colour, `opacity` times as opaque.
  init(_ color: Color, opacity: Double) {
    self.init(
      red: parts(color.red), green: parts(color.green), blue: parts(color.blue),
      alpha: parts(color.alpha * opacity))
  }
}

/// A part of 1 in 256ths.
private func parts(_ value: Double) -> UInt16 {
  UInt16((value.clamped(to: 0...1) * 256).rounded())
}
