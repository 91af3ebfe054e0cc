/// What an axis shows where there is no value to show.
private let emptyRange = 0.0...1.0
/// Where shares of a whole end, with room for the label of the last line.
private let percentDomain = 0.0...105.0

/// Where a y axis comes to rest.
public struct YAxisTarget: Equatable, Sendable {
  /// The ticks; nil while all series of the axis are off, and for kinds without a scale.
  public let ticks: AxisTicks?
  /// How the ticks are written.
  public let notation: TickNotation
  /// The values in the plot.
  public let domain: ClosedRange<Double>
  /// How the values in the plot are spread.
  public let form: ScaleForm
  /// The values in the mini-map: over the whole time, not rounded.
  public let miniMapDomain: ClosedRange<Double>
  /// How the values in the mini-map are spread.
  public let miniMapForm: ScaleForm
}

extension YAxisTarget {
  /// The axes of a table whose moments in `seen` show in the plot.
  ///
  /// Of two axes the second has its ticks on the lines of the first. A pixel column of the plot is
  /// `bucketSpan` milliseconds wide, one of the mini-map `miniMapColumnSpan`, unless its axes are known from
  /// `previous`. `stack` is that of the series that are on, where they stand on each other. Time in
  /// proportion to the columns and the logarithm of the points.
  static func axes(
    of table: Table, isVisible: (Int) -> Bool, in seen: ClosedRange<Double>, bucketSpan: Double,
    miniMapColumnSpan: Double, choice: YScaleChoice = .automatic, previous: [YAxisTarget]? = nil,
    stack: Stack? = nil
  ) -> [YAxisTarget] {
    var axes: [YAxisTarget] = []
    for axis in 0..<table.axisCount {
      let all = table.series(onAxis: axis)
      let visible = all.filter(isVisible)
      // Where all are off the domain stays what it was, so that nothing jumps while they leave.
      let counted = visible.isEmpty ? all : visible
      let part = PlotPart(ofAxis: axis, in: table, isVisible: isVisible)
      let values = AxisValues(
        of: counted, in: table, seen, bucketSpan: bucketSpan,
        choice: part == .foot ? .automatic : choice,
        stack: visible.isEmpty ? nil : stack)
      let whole =
        previous.map { AxisValues(range: $0[axis].miniMapDomain, form: $0[axis].miniMapForm) }
        ?? AxisValues(
          of: counted, in: table, table.domain, bucketSpan: miniMapColumnSpan,
          choice: part == .foot ? .automatic : choice)
      let first =
        table.kind.isScatter
        ? nil : axes.first { $0.ticks != nil && !visible.isEmpty }
      let scale = AxisScale(
        of: values, choice, in: table, unit: table.unit(of: counted),
        besides: part == nil ? first : nil
      ).in(part, values.form)
      axes.append(
        YAxisTarget(
          ticks: visible.isEmpty || !table.kind.hasValueAxes ? nil : scale.ticks,
          notation: scale.notation, domain: scale.domain, form: values.form,
          miniMapDomain: whole.range, miniMapForm: whole.form))
    }
    return axes
  }
}

extension Table {
  /// What the numbers of series count that have one axis: those that are computed say so, where the others have the same
  /// unit behind their names.
  public func unit(of places: [Int]) -> Presentation.Unit {
    guard presentation.unit == .plain,
      let unit = places.lazy.compactMap({ series[$0].unit?.text }).first,
      places.allSatisfy({ series[$0].unit?.text == unit || series[$0].name.unitBehind == unit })
    else { return presentation.unit }
    return .measured(unit)
  }
}

/// What an axis has to hold.
private struct AxisValues {
  var range: ClosedRange<Double>
  var form = ScaleForm.linear

  init(range: ClosedRange<Double>, form: ScaleForm) { (self.range, self.form) = (range, form) }

  /// The values of series over a range of moments; those above 0 alone where the axis is to be
  /// logarithmic, if there are any.
  init(
    of series: [Int], in table: Table, _ moments: ClosedRange<Double>, bucketSpan: Double,
    choice: YScaleChoice, stack: Stack? = nil
  ) {
    if choice == .logarithmic, let range = table.positiveRange(of: series, in: moments) {
      let candles =
        table.kind.showsQuotes
        ? table.axisRange(of: series, in: moments, bucketSpan: bucketSpan) : nil
      let isPositive = (candles?.lowerBound ?? 0) > 0
      self.init(range: isPositive ? candles ?? range : range, form: .logarithmic)
    } else if choice == .percent, !table.isCrowd,
      let range = table.percentRange(of: series, in: moments)
    {
      self.init(range: range, form: .percent)
    } else {
      let range =
        table.axisRange(of: series, in: moments, bucketSpan: bucketSpan, stack: stack) ?? emptyRange
      self.init(range: choice == .fromZero ? range.withZero : range, form: .linear)
    }
  }
}

/// Figures that the highest value has where it is told alone; hours have their minutes.
private let (toldDigits, sixtieths) = (3, 60.0)

extension Double {
  /// A number not below 0 as an axis tells it that has no other.
  fileprivate func asTold(in unit: Presentation.Unit) -> Double {
    guard self > 0 else { return 0 }
    if unit == .sixtieths { return (self * sixtieths).rounded() / sixtieths }
    let step = Double.decimal(1, exponent: decimalExponent - toldDigits + 1)
    let number = step > 0 ? Int(clamping: (self / step).rounded()) : 0
    return step > 0 ? .decimal(number, exponent: decimalExponent - toldDigits + 1) : self
  }
}

/// What an axis has for some values.
private struct AxisScale {
  let ticks: AxisTicks
  let notation: TickNotation
  let domain: ClosedRange<Double>

  init(
    of values: AxisValues, _ choice: YScaleChoice, in table: Table, unit own: Presentation.Unit,
    besides first: YAxisTarget?
  ) {
    let unit = values.form == .percent ? .percent : own
    let range = table.kind.startsAtZero ? values.range : values.range.withZeroIfNear
    if values.form == .logarithmic {
      self.init(logarithmic: values.range, unit: unit)
    } else if table.kind.drawsSum {
      let highest = max(0, values.range.upperBound)
      self.init(naming: highest.asTold(in: unit), upTo: highest, unit: unit)
    } else if table.namesOneValue, values.range.lowerBound >= 0 {
      let highest = values.range.upperBound
      self.init(naming: highest > 0 ? highest.roundBelow : 0, upTo: highest, unit: unit)
    } else if table.kind.stacking == .percentages {
      self.init(.quarters, over: percentDomain, unit: .plain)
    } else if let first, case .even(let firstTicks) = first.ticks {
      let (ticks, domain) = YTicks.matching(firstTicks, over: first.domain, containing: range)
      self.init(ticks, over: domain, unit: unit)
    } else {
      let range = unit.range(containing: range)
      let ticks = unit.isOfStates ? .ofStates : YTicks(containing: range, isBinary: unit.isBinary)
      func domain(hasHeading: Bool) -> ClosedRange<Double> {
        let domain = ticks.domain(containing: range, hasHeading: hasHeading)
        return values.form == .percent ? domain.fromLeastPercent(range.lowerBound) : domain
      }
      let plain = AxisScale(ticks, over: domain(hasHeading: false), unit: unit)
      self =
        plain.notation.hasHeading
        ? AxisScale(ticks, over: domain(hasHeading: true), unit: unit) : plain
    }
  }

  private init(_ ticks: YTicks, over domain: ClosedRange<Double>, unit: Presentation.Unit) {
    self.ticks = .even(ticks)
    self.domain = domain
    notation = TickNotation(of: ticks, over: domain, unit: unit)
  }

  /// An axis from 0 to the highest value, or beyond where nothing is above 0, that names one value alone.
  private init(naming value: Double, upTo highest: Double, unit: Presentation.Unit) {
    let domain = 0...(highest > 0 ? max(highest, value) : emptyRange.upperBound)
    let steps = YTicks(containing: domain)
    self.init(
      ticks: .lone(steps, value), notation: TickNotation(of: steps, over: domain, unit: unit),
      domain: domain)
  }

  private init(logarithmic range: ClosedRange<Double>, unit: Presentation.Unit) {
    ticks = AxisTicks(onLogarithmicAxis: range, isBinary: unit.isBinary)
    domain = ticks.logarithmicDomain(containing: range)
    notation = TickNotation(of: ticks, over: domain, unit: unit)
  }
}

extension ClosedRange<Double> {
  /// A range of percent without what no value can lose: more than all of it, unless the lowest one has.
  fileprivate func fromLeastPercent(_ lowest: Double) -> ClosedRange<Double> {
    Swift.max(lowerBound, Swift.min(lowest, leastPercent))...upperBound
  }
}

/// Nothing is left then.
private let leastPercent = -100.0

/// The part of a plot's height that what was traded takes at its foot.
private let footShare = 0.22

/// The part of a plot that an axis has, where two share its height.
private enum PlotPart {
  /// What was traded, below the prices; and these.
  case foot, aboveFoot

  /// Nil where the axis has all of it.
  init?(ofAxis axis: Int, in table: Table, isVisible: (Int) -> Bool) {
    guard table.prices != nil, table.axisCount > 1 else { return nil }
    if axis == 1 {
      self = .foot
    } else if table.series.indices.contains(where: {
      table.axis(ofSeries: $0) == 1 && isVisible($0)
    }) {
      self = .aboveFoot
    } else {
      return nil
    }
  }
}

extension AxisScale {
  /// The scale with its values in a part of the plot.
  fileprivate func `in`(_ part: PlotPart?, _ form: ScaleForm) -> AxisScale {
    guard let part else { return self }
    let (from, to) = part == .foot ? (0.0, footShare) : (footShare, 1.0)
    let scale = ValueScale(domain: domain, form: form, from: from, to: to)
    let whole = scale.invert(0)...max(scale.invert(0), scale.invert(1))
    // In a foot there is room for a label or two.
    let ticks = part == .foot ? ticks.coarser : ticks
    return AxisScale(ticks: .part(ticks, domain), notation: notation, domain: whole)
  }

  private init(ticks: AxisTicks, notation: TickNotation, domain: ClosedRange<Double>) {
    (self.ticks, self.notation, self.domain) = (ticks, notation, domain)
  }
}
