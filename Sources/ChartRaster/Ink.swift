import ChartCore

/// A colour as it is laid over pixels.
struct Ink {
  private let alpha, red, green, blue: Float
  /// 16 pixels that are covered entirely, where the colour is opaque.
  private let solid: SIMD16<UInt32>

  /// The colour, `opacity` times as opaque.
  init(_ color: Color, opacity: Double) {
    alpha = Float(color.alpha * opacity)
    red = Float(color.red) * 255
    green = Float(color.green) * 255
    blue = Float(color.blue) * 255
    let bytes = [red, green, blue].map { UInt32($0.rounded()) }
    solid = SIMD16(repeating: 255 << 24 | bytes[0] << 16 | bytes[1] << 8 | bytes[2])
  }

  /// Lays the colour over pixels that are covered entirely.
  func cover(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    guard let start = pixels.baseAddress, !pixels.isEmpty else { return }
    if alpha == 1 { return unsafe start.update(repeating: solid[0], count: pixels.count) }
    for first in stride(from: 0, to: pixels.count, by: tileWidth) {
      let count = min(tileWidth, pixels.count - first)
      unsafe lay(over: start + first, count: count, coverage: SIMD16(repeating: 1))
    }
  }

  /// Lays the colour over up to 16 pixels, each as far as it is covered.
  @inline(__always)
  func lay(over start: UnsafeMutablePointer<UInt32>, count: Int, coverage: SIMD16<Float>) {
    let place = UnsafeMutableRawPointer(start)
    if count == tileWidth {
      let below = unsafe place.loadUnaligned(as: SIMD16<UInt32>.self)
      let new = lay(over: below, coverage: coverage)
      return unsafe place.storeBytes(of: new, as: SIMD16<UInt32>.self)
    }
    var below = SIMD16<UInt32>()
    for index in 0..<count { below[index] = unsafe start[index] }
    let new = lay(over: below, coverage: coverage)
    for index in 0..<count { unsafe start[index] = new[index] }
  }

  /// Lays the colour over 16 pixels, each as far as it is covered (Porter and Duff, "Compositing
  /// Digital Images", 1984: over).
  @inline(__always)
  private func lay(over pixels: SIMD16<UInt32>, coverage: SIMD16<Float>) -> SIMD16<UInt32> {
    if alpha == 1 && all(coverage .>= almostWhole) { return solid }
    let part = coverage.clampedToUnit * alpha
    let rest = 1 - part
    let a = mixed(pixels &>> 24, 255, part, rest)
    let r = mixed(pixels &>> 16, red, part, rest)
    let g = mixed(pixels &>> 8, green, part, rest)
    let b = mixed(pixels, blue, part, rest)
    return a &<< 24 | r &<< 16 | g &<< 8 | b
  }

  @inline(__always)
  private func mixed(
    _ below: SIMD16<UInt32>, _ above: Float, _ part: SIMD16<Float>, _ rest: SIMD16<Float>
  ) -> SIMD16<UInt32> {
    let old = unsafe unsafeBitCast(below & 255 | wholeBits, to: SIMD16<Float>.self) - whole
    let new = old * rest + part * above + whole
    return unsafe unsafeBitCast(new, to: SIMD16<UInt32>.self) & 255
  }
}

/// What is covered this far differs from all by less than half a shade.
private let almostWhole: Float = 0.999

extension SIMD16<Float> {
  @inline(__always)
  fileprivate var clampedToUnit: SIMD16<Float> {
    let atLeast = replacing(with: 0, where: self .< 0)
    return atLeast.replacing(with: 1, where: atLeast .> 1)
  }
}

/// 2^23: added to a small number, it leaves the nearest integer in the lowest bits, which is much
/// quicker than a conversion.
private let whole: Float = 8_388_608
private let wholeBits = SIMD16<UInt32>(repeating: whole.bitPattern)
