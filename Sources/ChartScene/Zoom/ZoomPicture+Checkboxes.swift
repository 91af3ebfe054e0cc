import ChartCore

/// A check button of a chart that is on its way.
public struct ZoomCheckbox: Equatable, Sendable {
  /// Whether it is one of the detail's, not of the overview's.
  public let isOfDetail: Bool
  /// The index of its series there.
  public let series: Int
  /// Where it is on the card.
  public let place: Rect
  /// How visible it is, from 0 to 1.
  public let opacity: Double
}

extension ZoomPicture {
  /// The check buttons: one that both charts have for a series goes to its place there, the others
  /// come and go.
  public var checkboxes: [ZoomCheckbox] {
    matches.flatMap { match in
      let (before, after) = (
        place(of: match.overview, in: ends.overview), place(of: match.detail, in: ends.detail)
      )
      if let first = match.overview, let second = match.detail, let before, let after {
        let isOfDetail = progress >= 0.5
        return [
          ZoomCheckbox(
            isOfDetail: isOfDetail, series: isOfDetail ? second : first,
            place: before.interpolated(to: after, by: progress), opacity: 1)
        ]
      }
      return [
        before.map { lone(match.overview, false, $0, crowdedOpacity(1 - progress)) },
        after.map { lone(match.detail, true, $0, crowdedOpacity(progress)) },
      ].compactMap { $0 }
    }
  }

  private func place(of series: Int?, in chart: ChartPicture) -> Rect? {
    guard let series, chart.layout.checkboxes.indices.contains(series) else { return nil }
    return chart.layout.checkboxes[series]
  }

  private func lone(
    _ series: Int?, _ isOfDetail: Bool, _ place: Rect, _ opacity: Double
  ) -> ZoomCheckbox {
    ZoomCheckbox(isOfDetail: isOfDetail, series: series ?? 0, place: place, opacity: opacity)
  }
}
