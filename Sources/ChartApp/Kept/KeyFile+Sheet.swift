import ChartCore
import GtkBridge

extension KeyFile {
  /// Writes which columns of a catalog stand on which chart, and how they look, where people have changed that.
  func write(_ sheet: Sheet, on catalog: ColumnCatalog) {
    for (index, column) in sheet.computed.enumerated() { write(column, "Computed \(index)") }
    guard sheet != Sheet(of: catalog) else { return }
    for (index, chart) in sheet.keptCharts.enumerated() { write(chart, chartGroup(index)) }
    for column in 0..<catalog.count where sheet.choices.look(of: column) != ColumnLook() {
      write(sheet.choices.look(of: column), "Look \(column)")
    }
    for (index, words) in sheet.choices.dropped.sorted(by: { $0.key < $1.key }).enumerated() {
      set([words.key] + words.value.sorted(), "Words", String(index))
    }
    for index in sheet.charts.indices {
      if let view = sheet.view(ofChart: index) { write(view, chartGroup(index)) }
    }
  }

  private func write(_ chart: Sheet.KeptChart, _ group: String) {
    set([chart.id, chart.origin].map(String.init), group, "table")
    set(chart.columns.map(String.init), group, "columns")
    set(chart.right.map(String.init), group, "right")
  }

  private func write(_ column: ComputedColumn, _ group: String) {
    set(column.formula.text, group, "formula")
    set(String(column.table), group, "table")
  }

  private func write(_ look: ColumnLook, _ group: String) {
    if let name = look.name { set(name, group, "name") }
    if look.moved != 0 { set(look.moved.description, group, "moved") }
    if let zones = look.zones { set(zones.text, group, "zones") }
    if let color = look.color {
      set([color.red, color.green, color.blue].map(\.description), group, "color")
    }
  }

  private func write(_ view: PriceView, _ group: String) {
    set(view.form.rawValue, group, "prices")
    set(String(view.isAdjusted), group, "adjusted")
    set(String(view.hasSessionsAlone), group, "sessions")
  }

  /// The sheet that was kept, or the file's own where nothing was changed; nil where it cannot be.
  func sheet(on catalog: ColumnCatalog) -> Sheet? {
    let catalog = catalog.computing(catalog.known(all { computed("Computed \($0)") }))
    let charts = all { keptChart(chartGroup($0)) }
    guard var sheet = charts.isEmpty ? Sheet(of: catalog) : Sheet(kept: charts, on: catalog)
    else { return nil }
    for change in changes(of: sheet, on: catalog) {
      guard let changed = try? sheet.applying(change, on: catalog) else { return nil }
      sheet = changed
    }
    return sheet
  }

  private func computed(_ group: String) -> ComputedColumn? {
    guard let text = string(group, "formula"), let formula = try? Formula(text),
      let table = string(group, "table").flatMap({ Int($0) })
    else { return nil }
    return ComputedColumn(formula, table: table)
  }

  private func keptChart(_ group: String) -> Sheet.KeptChart? {
    guard let table = integers(group, "table"), table.count == 2,
      let columns = integers(group, "columns")
    else { return nil }
    return Sheet.KeptChart(
      id: table[0], origin: table[1], columns: columns, right: integers(group, "right") ?? [])
  }

  private func changes(of sheet: Sheet, on catalog: ColumnCatalog) -> [Sheet.Change] {
    let looks = (0..<catalog.count).compactMap { column in
      look("Look \(column)").map { Sheet.Change.wear(column: column, $0) }
    }
    let words = all { strings("Words", String($0)) }.compactMap { list in
      list.first.map { Sheet.Change.drop(words: Set(list.dropFirst()), of: $0) }
    }
    let views = sheet.charts.indices.compactMap { chart in
      view(chartGroup(chart)).map { Sheet.Change.view(chart: chart, $0) }
    }
    return looks + words + views
  }

  private func look(_ group: String) -> ColumnLook? {
    guard has(group) else { return nil }
    var look = ColumnLook()
    look.name = string(group, "name")
    look.moved = string(group, "moved").flatMap { Asked.number(from: $0) } ?? 0
    look.zones = string(group, "zones").flatMap { ValueZones($0) }
    if let parts = doubles(group, "color"), parts.count == 3 {
      look.color = Color(red: parts[0], green: parts[1], blue: parts[2])
    }
    return look
  }

  private func view(_ group: String) -> PriceView? {
    guard let form = string(group, "prices").flatMap(PriceView.Form.init(rawValue:)) else {
      return nil
    }
    var view = PriceView()
    view.form = form
    view.isAdjusted = string(group, "adjusted") == "true"
    view.hasSessionsAlone = string(group, "sessions") == "true"
    return view
  }
}
