import ChartCore
import GtkBridge

extension KeyFile {
  /// Writes what is kept of a chart.
  func write(_ chart: KeptBoard.Chart, _ group: String) {
    let bounds = [
      chart.range.lowerBound, chart.range.upperBound, chart.domain.lowerBound,
      chart.domain.upperBound,
    ]
    set(bounds.map(\.description), group, "range")
    if chart.isInMoments { set("moments", group, "x") }
    if !chart.hidden.isEmpty { set(chart.hidden.sorted().map(String.init), group, "hidden") }
    if let indicator = chart.indicator { set([indicator.description], group, "indicator") }
    if let mark = chart.mark { set([mark.description], group, "mark") }
    write(chart.notes, group, "note")
    for (index, page) in chart.pages.written.enumerated() {
      set(page.words, group, "page-\(index)")
      write(chart.pages[page], group, "page-\(index)-note")
    }
    if let detail = chart.detail {
      let bounds = [detail.moment, detail.range.lowerBound, detail.range.upperBound]
      set((bounds + (detail.indicator.map { [$0] } ?? [])).map(\.description), group, "detail")
    }
    set(chart.yScale.rawValue, group, "y-axis")
  }

  private func write(_ notes: [ChartNote], _ group: String, _ key: String) {
    for (index, note) in notes.enumerated() {
      let bounds = [note.range.lowerBound.description, note.range.upperBound.description]
      set(bounds + [note.text], group, "\(key)-\(index)")
    }
  }

  /// What was kept of a chart; nil where that makes no sense.
  func chart(_ group: String) -> KeptBoard.Chart? {
    guard let bounds = doubles(group, "range"), bounds.count == 4, bounds[0] <= bounds[1],
      bounds[2] <= bounds[3],
      let yScale = string(group, "y-axis").flatMap(YScaleChoice.init(rawValue:))
    else { return nil }
    var chart = KeptBoard.Chart(
      range: bounds[0]...bounds[1], domain: bounds[2]...bounds[3],
      hidden: Set(integers(group, "hidden") ?? []), indicator: doubles(group, "indicator")?.first,
      yScale: yScale)
    chart.mark = doubles(group, "mark")?.first
    chart.isInMoments = string(group, "x") == "moments"
    chart.notes = notes(group, "note")
    chart.pages = pages(group)
    chart.detail = detail(group)
    return chart
  }

  private func detail(_ group: String) -> KeptBoard.Detail? {
    guard let numbers = doubles(group, "detail"), 3...4 ~= numbers.count, numbers[1] <= numbers[2]
    else { return nil }
    return KeptBoard.Detail(
      moment: numbers[0], range: numbers[1]...numbers[2],
      indicator: numbers.count == 4 ? numbers[3] : nil)
  }

  /// What was written on what a chart did not show.
  func pages(_ group: String) -> NotePages {
    var pages = NotePages()
    for (index, page) in all({ NotePages.Page(strings(group, "page-\($0)") ?? []) }).enumerated() {
      pages[page] = notes(group, "page-\(index)-note")
    }
    return pages
  }

  /// The notes that were written under a key with numbers.
  func notes(_ group: String, _ key: String) -> [ChartNote] {
    all { note(strings(group, "\(key)-\($0)") ?? []) }
  }

  private func note(_ parts: [String]) -> ChartNote? {
    guard parts.count == 3, let lower = Double(parts[0]), let upper = Double(parts[1]),
      lower <= upper
    else { return nil }
    return ChartNote(parts[2], at: lower...upper)
  }
}

extension NotePages.Page {
  /// A page as a file has it: which kind it is, and which one.
  fileprivate var words: [String] {
    switch self {
    case .detail(let moment): ["detail", moment.description]
    case .x(let name): ["x", name]
    }
  }

  fileprivate init?(_ words: [String]) {
    guard words.count == 2 else { return nil }
    if words[0] == "x" {
      self = .x(words[1])
    } else if words[0] == "detail", let moment = Double(words[1]), moment.isFinite {
      self = .detail(moment: moment)
    } else {
      return nil
    }
  }
}
