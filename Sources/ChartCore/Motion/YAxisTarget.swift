/// What an axis shows where there is no value to show.
private let emptyRange = 0.0...1.0
/// Where shares of a whole end, with room for the label of the last line.
private let percentDomain = 0.0...105.0

/// Where a y axis comes to rest.
public struct YAxisTarget: Equatable, Sendable {
  /// The ticks; nil while all series of the axis are off, and for kinds without a scale.
  public let ticks: YTicks?
  /// How the ticks are written.
  public let notation: TickNotation
  /// The values in the plot.
  public let domain: ClosedRange<Double>
  /// The values in the mini-map: over the whole time, not rounded.
  public let miniMapDomain: ClosedRange<Double>
}

extension YAxisTarget {
  /// The axes of a table whose moments in `seen` show in the plot.
  ///
  /// Of two axes the second has its ticks on the lines of the first. A pixel column of the plot is
  /// `columnSpan` milliseconds wide, one of the mini-map `miniMapColumnSpan`, unless its domains are
  /// known. `stack` is that of the series that are on, where they stand on each other. Time in proportion to the columns and the logarithm of the points.
  static func axes(
    of table: Table, isVisible: (Int) -> Bool, in seen: ClosedRange<Double>, columnSpan: Double,
    miniMapColumnSpan: Double, miniMapDomains: [ClosedRange<Double>]? = nil, stack: Stack? = nil
  ) -> [YAxisTarget] {
    var axes: [YAxisTarget] = []
    for axis in 0..<table.kind.axisCount {
      let all = table.series.indices.filter { table.axis(ofSeries: $0) == axis }
      let visible = all.filter(isVisible)
      // Where all are off the domain stays what it was, so that nothing jumps while they leave.
      let counted = visible.isEmpty ? all : visible
      let values =
        table.axisRange(
          of: counted, in: seen, columnSpan: columnSpan, stack: visible.isEmpty ? nil : stack)
        ?? emptyRange
      let whole =
        miniMapDomains?[axis]
        ?? table.axisRange(of: counted, in: table.domain, columnSpan: miniMapColumnSpan)
        ?? emptyRange
      let first = axes.first { $0.ticks != nil && !visible.isEmpty }
      let scale = AxisScale(
        of: values, kind: table.kind, unit: table.presentation.unit, besides: first)
      axes.append(
        YAxisTarget(
          ticks: visible.isEmpty || !table.kind.hasAxes ? nil : scale.ticks,
          notation: scale.notation, domain: scale.domain, miniMapDomain: whole))
    }
    return axes
  }
}

/// What an axis has for some values.
private struct AxisScale {
  let ticks: YTicks
  let notation: TickNotation
  let domain: ClosedRange<Double>

  init(
    of values: ClosedRange<Double>, kind: ChartKind, unit: Presentation.Unit,
    besides first: YAxisTarget?
  ) {
    if kind.stacking == .percentages {
      (ticks, domain) = (.quarters, percentDomain)
      notation = TickNotation(of: ticks, over: domain)
    } else if let first, let firstTicks = first.ticks {
      (ticks, domain) = YTicks.matching(firstTicks, over: first.domain, containing: values)
      notation = TickNotation(of: ticks, over: domain, unit: unit)
    } else {
      ticks = YTicks(containing: values, isBinary: unit.isBinary)
      let domain = ticks.domain(containing: values)
      notation = TickNotation(of: ticks, over: domain, unit: unit)
      self.domain =
        notation.hasHeading ? ticks.domain(containing: values, hasHeading: true) : domain
    }
  }
}
