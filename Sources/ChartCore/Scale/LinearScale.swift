/// Maps a domain of values evenly onto positions, and back.
///
/// Where the domain is one value there is nothing to spread out: every value maps to the middle of
/// the positions, and every position to that value. Finite numbers always give finite numbers.
public struct LinearScale: Equatable, Sendable {
  /// The values that map between `from` and `to`.
  public let domain: ClosedRange<Double>
  /// The position of the domain's lower bound, which may be above `to`, and that of its upper one.
  public let from, to: Double

  /// A scale that puts `domain.lowerBound` at `from` and `domain.upperBound` at `to`.
  public init(domain: ClosedRange<Double>, from: Double, to: Double) {
    self.domain = domain
    self.from = from
    self.to = to
  }

  /// The position of `value`, beyond `from` and `to` for a value outside the domain.
  @inlinable
  public func callAsFunction(_ value: Double) -> Double {
    let (span, length) = (domain.upperBound - domain.lowerBound, to - from)
    let fraction = (value - domain.lowerBound) / span
    let position = fraction < 0.5 ? from + length * fraction : to - length * (1 - fraction)
    // Where anything overflows, and in a domain of one value, this is not a number or infinite.
    return span.isFinite && position.isFinite ? position : carefulPosition(of: value)
  }

  /// The same by steps that do not overflow.
  @usableFromInline
  func carefulPosition(of value: Double) -> Double {
    from.interpolated(
      to: to, by: fraction(of: value, from: domain.lowerBound, to: domain.upperBound))
  }

  /// The value at `position`, outside the domain for a position beyond `from` and `to`.
  public func invert(_ position: Double) -> Double {
    domain.lowerBound.interpolated(
      to: domain.upperBound, by: fraction(of: position, from: from, to: to))
  }
}

/// How far `value` is from `start` to `end`: 0 at the one, 1 at the other, a half if they are one.
private func fraction(of value: Double, from start: Double, to end: Double) -> Double {
  if start == end { return 0.5 }
  // Halves keep a difference finite where the whole would overflow, and lose nothing there.
  let overflows = !(end - start).isFinite || !(value - start).isFinite
  let part = overflows ? value / 2 - start / 2 : value - start
  let whole = overflows ? end / 2 - start / 2 : end - start
  return value.isNaN ? .nan : (part / whole).clampedToFinite
}
