import ChartCore

/// Points of the visible range whose decimals all values have, for all series together: enough that the
/// digits stand still while the indicator moves, few enough for each frame.
private let mostSamples = 64
/// A series is small beside others where all its values are within this part of a step of their ticks.
private let smallPart = 0.01

extension ValuesDrawing {
  /// How the values of an axis are written, on the indicator's card and wherever else they stand beside
  /// each other; `extra` are values that are written there, as those of a point are.
  ///
  /// Nil where nothing says what the visible range resolves: then values are exact.
  func valueNotation(ofAxis axis: Int, with extra: [Double]) -> ValueNotation? {
    guard table.kind.hasValueAxes, let labels = axes[axis].layers.last else { return nil }
    let series = table.series(onAxis: axis).filter(isOn)
    let values = sampledValues(of: series) + extra
    guard table.kind.stacking == .percentages || axes[axis].form == .percent else {
      return ValueNotation(
        step: labels.ticks.resolution(over: axes[axis].domain), ticks: labels.notation,
        among: values, decimals: decimals(ofAxis: axis))
    }
    // The axis is of parts, not of values: these resolve themselves.
    return ValueNotation(
      resolving: values, unit: table.presentation.unit, decimals: decimals(ofAxis: axis))
  }

  /// How the values of a series are written that is so small beside the others of its axis that nobody sees how it goes,
  /// but reads it, or that has none: by itself. Nil for all others, which are written as their axis has it.
  func ownNotation(ofSeries number: Int) -> ValueNotation? {
    if table.coloring == .series(number) {
      return table.colorDomain(in: visibleRange).map { colorNotation(ofSeries: number, among: $0) }
    }
    let axis = table.axis(ofSeries: number)
    guard table.kind.hasValueAxes, table.kind.stacking != .percentages, axes[axis].form != .percent,
      let labels = axes[axis].layers.last,
      let extent = table.valueExtent(ofSeries: number, at: table.indexes(covering: visibleRange))
    else { return nil }
    let size = extent.span > 0 ? extent.span : extent.upperBound.magnitude
    let step = labels.ticks.resolution(over: axes[axis].domain)
    guard size > 0, size < step * smallPart else { return nil }
    return ValueNotation(
      step: size, ticks: labels.notation, among: sampledValues(of: [number]),
      decimals: decimals(ofAxis: axis))
  }

  /// The decimals that values of an axis keep however much of them is seen: those of prices.
  private func decimals(ofAxis axis: Int) -> Int? { axis == 0 ? table.priceDecimals : nil }

  private func sampledValues(of series: [Int]) -> [Double] {
    let points = table.indexes(covering: visibleRange)
    let shown = series.prefix(mostSamples)
    let distance = max(1, points.count * shown.count / mostSamples)
    return shown.flatMap { number in
      stride(from: points.lowerBound, to: points.upperBound, by: distance).map {
        table.value(ofSeries: number, at: $0)
      }
    }
  }
}
