private import CFourier
private import Glibc

/// Lengths of transforms have no larger prime factor: others take time with the square of theirs.
private let largestFactor = 100
/// Neighbouring pieces that are averaged have this part in common.
private let overlap = 2

/// How strong each frequency is in evenly spaced values: the amplitude of the wave of that frequency.
///
/// A value's mean is taken off, and the values are faded in and out (J. von Hann's window), or not. Of several pieces it is the
/// root of their mean power (P. D. Welch, The use of fast Fourier transform for the estimation of power spectra, 1967). The
/// transform is M. Borgerding's KISS FFT.
struct Spectrum: Equatable, Sendable {
  /// How far frequencies are apart, in waves a value; the first one is one such step from 0.
  let step: Double
  /// The amplitude of each frequency, up to half a wave a value.
  var amplitudes: [Double]

  /// That of values without gaps, averaged over pieces of a length, at most all of them; nil of fewer than two. n log n time.
  init?(of values: [Double], pieces asked: Int? = nil, isFaded: Bool = true) {
    let length = min(max(2, asked ?? values.count), values.count)
    guard length >= 2, values.allSatisfy(\.isFinite) else { return nil }
    let padded = length.fastLength
    let window = (0..<length).map { isFaded ? fading($0, of: length) : 1 }
    var power = Array(repeating: 0.0, count: padded / 2)
    let pieces = unsafe chart_fourier_power(
      values, values.count, window, length, max(1, length / overlap), padded, &power)
    guard pieces > 0 else { return nil }
    let sum = window.reduce(0, +)
    amplitudes = power.enumerated().map { place, power in
      // The highest frequency is there once, all others as two halves.
      let halves = place + 1 < padded / 2 ? 2.0 : 1
      return halves * (power / Double(pieces)).squareRoot() / sum
    }
    step = 1 / Double(padded)
  }
}

/// The waves in values that are evenly spaced.
struct Waves: Equatable, Sendable {
  let spectrum: Spectrum
  /// How far the values are apart, in x.
  let spacing: Double
}

/// How much a value counts.
private func fading(_ index: Int, of count: Int) -> Double {
  0.5 - 0.5 * cos(2 * .pi * Double(index) / Double(count))
}

extension Int {
  /// The next even length, from this one on, whose transform is fast.
  fileprivate var fastLength: Int {
    var length = Swift.max(2, self + self % 2)
    while length.largestPrimeFactor > largestFactor { length += 2 }
    return length
  }

  /// Time with its root.
  private var largestPrimeFactor: Int {
    var (rest, factor, largest) = (self, 2, 1)
    while factor * factor <= rest {
      while rest % factor == 0 { (rest, largest) = (rest / factor, factor) }
      factor += 1
    }
    return Swift.max(largest, rest)
  }
}
