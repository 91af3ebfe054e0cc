private import Glibc

/// Decades up to which a logarithmic axis has ticks of equal distance: it hardly differs from an even one.
private let mostEvenDecades = 0.5
/// The room that the highest label of a logarithmic axis needs above its line, as a part of the axis.
private let labelRoom = 0.06

/// The ticks of a y axis.
public enum AxisTicks: Hashable, Sendable {
  /// Multiples of a step.
  case even(YTicks)
  /// Powers of ten, or some multiples of these.
  case logarithmic(LogTicks)
  /// 0 and one value above it alone, which are written as multiples of a step are.
  case lone(YTicks, Double)
  /// Those of others that are in a part of the axis: something else stands beside it.
  indirect case part(AxisTicks, ClosedRange<Double>)

  /// The ticks of a logarithmic axis that shows a range above 0.
  init(onLogarithmicAxis range: ClosedRange<Double>, isBinary: Bool) {
    let near = YTicks(containing: range, isBinary: isBinary)
    if near.domainAboveZero(containing: range) != nil {
      self = .even(near)
      return
    }
    let reach = range.logarithmicReach
    self =
      reach.decades > mostEvenDecades
      ? .logarithmic(LogTicks(containing: reach))
      : .even(YTicks(containing: reach, isBinary: isBinary))
  }

  /// The ticks of the next larger distance.
  public var coarser: AxisTicks {
    switch self {
    case .even(let ticks): .even(ticks.coarser)
    case .logarithmic(let ticks): .logarithmic(ticks.coarser)
    case .lone: self
    case .part(let ticks, let part): .part(ticks.coarser, part)
    }
  }

  /// The ticks in a range, ascending.
  public func values(in range: ClosedRange<Double>) -> [Double] {
    switch self {
    case .even(let ticks): ticks.values(in: range)
    case .logarithmic(let ticks): ticks.values(in: range)
    case .lone(_, let value): (value > 0 ? [0, value] : [0]).filter(range.contains)
    case .part(let ticks, let part):
      part.overlaps(range) ? ticks.values(in: part.clamped(to: range)) : []
    }
  }

  /// The part of a range that belongs to the axis.
  public func part(of range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard case .part(_, let part) = self, part.overlaps(range) else { return range }
    return part.clamped(to: range)
  }

  /// What a logarithmic axis with these ticks shows of a range above 0: of values that are near each other what an
  /// even axis shows, else from the number of one digit, 1, 2 or 5, at or below the lowest value up to the highest, with
  /// room for the last label.
  func logarithmicDomain(containing range: ClosedRange<Double>) -> ClosedRange<Double> {
    if case .even(let ticks) = self, let domain = ticks.domainAboveZero(containing: range) {
      return domain
    }
    let reach = range.logarithmicReach
    let last = values(in: reach.lowerBound...range.upperBound).last ?? reach.lowerBound
    let room = pow(reach.upperBound / reach.lowerBound, labelRoom)
    return reach.lowerBound...max((last * room).clampedToFinite, reach.upperBound)
  }

  /// The distance of values that an axis over a domain tells apart at least: of ticks, or on a
  /// logarithmic axis the lowest value.
  public func resolution(over domain: ClosedRange<Double>) -> Double {
    switch self {
    case .even(let ticks), .lone(let ticks, _): ticks.step
    case .logarithmic: domain.lowerBound
    case .part(let ticks, let part): ticks.resolution(over: part)
    }
  }
}

extension YTicks {
  /// What an even axis shows of a range above 0; nil where that begins at 0, or would be far from even.
  fileprivate func domainAboveZero(containing range: ClosedRange<Double>) -> ClosedRange<Double>? {
    guard range.decades <= mostEvenDecades else { return nil }
    let domain = domain(containing: range)
    return domain.lowerBound > 0 ? domain : nil
  }
}

extension Double {
  /// The greatest of 1, 2 and 5 times a power of ten that is not above a number above 0.
  var roundBelow: Double {
    let exponent = decimalExponent
    let digits = [5, 2, 1].map { Double.decimal($0, exponent: exponent) }
    return digits.first { $0 > 0 && $0 <= self } ?? self
  }
}

extension ClosedRange<Double> {
  /// How many powers of ten are from one bound to the other, both of which are above 0.
  var decades: Double { log10(upperBound) - log10(lowerBound) }

  /// From a number of one digit, 1, 2 or 5, up to twice that at least: less is a line at an edge.
  fileprivate var logarithmicReach: ClosedRange<Double> {
    let first = lowerBound.roundBelow
    return first...Swift.max(upperBound, (2 * first).clampedToFinite)
  }
}
