extension Table {
  /// The scatter of its series over the one that it is drawn over, as people have the first one look; nil where there is no
  /// other.
  func scatter(as look: ColumnLook) -> Table? {
    guard let pair else { return nil }
    var up = series[0].worn(look)
    up.name = pair.upName
    return Table(
      title: look.name ?? title, kind: .scatter, x: x, series: [up, pair.across],
      labels: labels, presentation: presentation)
  }
}
