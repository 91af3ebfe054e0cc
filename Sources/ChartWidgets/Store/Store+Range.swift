import ChartCore
import ChartScene
import GtkBridge

extension Store {
  /// What the chart in front shows; nil where there is none.
  public var shownInFront: Table? {
    board.charts.indices.contains(board.front) ? board.charts[board.front].shownTable : nil
  }

  /// Shows a range that people ask for on the chart in front; says why where there is none.
  public func show(_ asked: AskedRange, _ formats: Formats) {
    let (front, shown) = (board.front, board.charts[board.front])
    do throws(AskedRange.Fault) {
      let range = try shown.shownTable.shown(
        asked, visible: shown.view.visibleRange, formats.dates.names)
      send(.setRange(chart: front, range.range), .glide)
    } catch {
      let domain = formats.range(shown.shownTable.domain, of: shown.shownTable)
      tell(error.sentence(of: asked.text.onOneLine.shortened, domain: domain))
    }
  }
}

extension AskedRange.Fault {
  /// What people are told.
  fileprivate func sentence(of text: String, domain: String) -> String {
    switch self {
    case .none: tr("“\(text)” is no range of this chart: it is of \(domain).")
    case .place(let end):
      tr("“\(end.onOneLine.shortened)” is no place on this chart: it is of \(domain).")
    case .reversed: tr("“\(text)” ends before it starts.")
    case .empty: tr("There is nothing in “\(text)”: the chart is of \(domain).")
    }
  }
}
