import ChartCore

extension XLabelMetrics {
  /// Every label is as wide, and the last quarter of its `room` is space.
  public static func even(_ room: Double, firstWeekday: Int = 0) -> XLabelMetrics {
    let widths = Dictionary(uniqueKeysWithValues: XStride.Unit.allCases.map { ($0, room * 0.75) })
    var formats = Formats.english
    formats.dates.firstWeekday = firstWeekday
    return XLabelMetrics(
      short: widths, whole: widths, space: room / 4, leastSpace: room / 8, formats: formats)
  }
}
