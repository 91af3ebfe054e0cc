private import Glibc

/// How values are spread over an axis.
public enum ScaleForm: Hashable, Sendable {
  /// Equal differences are equally long.
  case linear
  /// Equal ratios are equally long; there are only values above 0.
  case logarithmic
}

/// Maps values onto positions, evenly or by their logarithms, and back.
///
/// On a logarithmic scale values of 0 and below have no place: they map to NaN, which is a gap.
public struct ValueScale: Equatable, Sendable {
  /// The values that map between `from` and `to`.
  public let domain: ClosedRange<Double>
  /// How values are spread.
  public let form: ScaleForm
  /// Of the values, or of their logarithms.
  @usableFromInline let even: LinearScale

  /// A scale that puts `domain.lowerBound` at `from` and `domain.upperBound` at `to`; linear where the
  /// domain is not above 0.
  public init(
    domain: ClosedRange<Double>, form: ScaleForm = .linear, from: Double, to: Double
  ) {
    self.domain = domain
    self.form = domain.lowerBound > 0 ? form : .linear
    let spread =
      self.form == .linear ? domain : log10(domain.lowerBound)...log10(domain.upperBound)
    even = LinearScale(domain: spread, from: from, to: to)
  }

  /// The position of the domain's lower bound, which may be above `to`, and that of its upper one.
  public var from: Double { even.from }
  /// The position of the domain's upper bound.
  public var to: Double { even.to }

  /// The position of `value`, beyond `from` and `to` for a value outside the domain.
  @inlinable
  public func callAsFunction(_ value: Double) -> Double {
    form == .linear ? even(value) : logarithmicPosition(of: value)
  }

  @usableFromInline
  func logarithmicPosition(of value: Double) -> Double { value > 0 ? even(log10(value)) : .nan }

  /// The value at `position`, outside the domain for a position beyond `from` and `to`.
  public func invert(_ position: Double) -> Double {
    let value = even.invert(position)
    return form == .linear ? value : pow(10, value).clampedToFinite
  }

  /// The least value that has a place.
  public var leastPlaced: Double {
    form == .linear ? -.greatestFiniteMagnitude : .leastNonzeroMagnitude
  }

  /// Whether a value has a place.
  public func hasPlace(for value: Double) -> Bool { form == .linear || value > 0 }
}
