/// Decimals before a `K` up to which it is shorter than all digits.
private let mostDecimalsOfThousands = 1

/// How the labels of an x axis that is no calendar are written, all in the same way, and each so that it says
/// enough by itself: there is no place for what all have in common.
public enum XNotation: Hashable, Sendable {
  /// With all digits.
  case digits
  /// In a power of a thousand that has a suffix.
  case thousands(Int)
  /// With a power of ten.
  case power(Int)
  /// As durations, of milliseconds.
  case duration

  /// The notation of numbers: as on a y axis, but that nothing is left out of each.
  init(of ticks: YTicks, over range: ClosedRange<Double>) {
    let notation = TickNotation(of: ticks, over: range)
    guard notation.offset.isZero else {
      self = .digits
      return
    }
    switch notation.size {
    case .power(let power): self = .power(power)
    case .thousands(let thousands) where thousands > 0:
      let isShort = thousands > 1 || 3 - ticks.place <= mostDecimalsOfThousands
      self = isShort ? .thousands(thousands) : .digits
    case .thousands, .each: self = .digits
    }
  }
}

extension Formats {
  /// A label of an x axis that is no calendar: `2.5`, `12 310`, `2M`, `5×10⁻⁶`, `1:23:45`.
  public func label(_ x: Double, in notation: XNotation) -> String {
    switch notation {
    case .duration: return duration(x)
    case _ where x == 0 || !x.isFinite: return value(x)
    case .digits: return value(x)
    case .thousands(let thousands):
      return plain(DecimalDigits(x), in: numbers.magnitudes[thousands])
    case .power(let power): return plain(DecimalDigits(x), shift: power) + powerOfTen(power)
    }
  }

  /// The letters that labels of numbers and durations are written with, those that are as wide as each other
  /// together.
  public var numberLetters: [[Unicode.Scalar]] {
    let alike = [figures("0123456789"), "⁰¹²³⁴⁵⁶⁷⁸⁹"].map { Array($0.unicodeScalars) }
    let others =
      "⁻×:d " + numbers.minus + numbers.decimalSeparator + numbers.groupingSeparator
      + numbers.magnitudes.map(\.suffix).joined()
    return alike + others.unicodeScalars.map { [$0] }
  }
}
