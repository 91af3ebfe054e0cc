private import Glibc

/// How values are spread over an axis.
public enum ScaleForm: Hashable, Sendable {
  /// Equal differences are equally long.
  case linear
  /// Equal ratios are equally long; there are only values above 0.
  case logarithmic
  /// Equal differences in percent are equally long: what they are of, each series says for itself.
  case percent
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
    self.form = form == .logarithmic && domain.lowerBound <= 0 ? .linear : form
    let spread =
      self.form != .logarithmic ? domain : log10(domain.lowerBound)...log10(domain.upperBound)
    even = LinearScale(domain: spread, from: from, to: to)
  }

  /// The position of the domain's lower bound, which may be above `to`, and that of its upper one.
  public var from: Double { even.from }
  /// The position of the domain's upper bound.
  public var to: Double { even.to }

  /// The position of `value`, beyond `from` and `to` for a value outside the domain.
  @inlinable
  public func callAsFunction(_ value: Double) -> Double {
    form != .logarithmic ? even(value) : logarithmicPosition(of: value)
  }

  @usableFromInline
  func logarithmicPosition(of value: Double) -> Double { value > 0 ? even(log10(value)) : .nan }

  /// The value at `position`, outside the domain for a position beyond `from` and `to`.
  public func invert(_ position: Double) -> Double {
    let value = even.invert(position)
    return form != .logarithmic ? value : pow(10, value).clampedToFinite
  }

  /// The least value that has a place.
  public var leastPlaced: Double {
    form != .logarithmic ? -.greatestFiniteMagnitude : .leastNonzeroMagnitude
  }

  /// Whether a value has a place.
  public func hasPlace(for value: Double) -> Bool { form != .logarithmic || value > 0 }

  /// Where the values of a series are on a scale of percent; `base` is what they are of, above 0.
  public func placing(percentOf base: Double) -> ValueScale {
    func value(_ percent: Double) -> Double { (base * (1 + percent / 100)).clampedToFinite }
    return ValueScale(
      domain: value(domain.lowerBound)...value(domain.upperBound), from: from, to: to)
  }
}
