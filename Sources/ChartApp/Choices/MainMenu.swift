import ChartWidgets
import CGtk
import ChartCore
import GtkBridge

/// A line of a menu.
struct MenuLine {
  /// What it says; the letter after `_` chooses it.
  let label: String
  /// What it does.
  let action: String
  /// Its key, as GTK writes it, where that is not one of the application's, which GTK knows.
  var key: String?

  /// Appends it to a menu.
  func append(to menu: OpaquePointer) {
    let item = g_menu_item_new(label, action)!
    if let key { g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(key)) }
    g_menu_append_item(menu, item)
    g_object_unref(item.raw)
  }
}

// What stands in the menu of the window and in that of a chart.
extension MenuLine {
  /// To files and to paper.
  static var waysOut: [MenuLine] {
    [
      MenuLine(label: tr("E_xport…"), action: "win.export"),
      MenuLine(label: tr("Prin_t…"), action: "win.print"),
    ]
  }

  /// All that people wrote.
  static var notes: MenuLine { MenuLine(label: tr("Sho_w Notes…"), action: "win.notes") }

  /// The visible values as a table.
  static var table: MenuLine { MenuLine(label: tr("Data Ta_ble"), action: "win.table") }
}

/// Appends a part of a menu, which a line sets apart.
func appendSection(
  _ lines: [MenuLine], to menu: OpaquePointer, _ rest: (OpaquePointer) -> Void = { _ in }
) {
  let part = g_menu_new()!
  for line in lines { line.append(to: part) }
  rest(part)
  g_menu_append_section(menu, nil, part.cast())
  g_object_unref(part.raw)
}

/// The window's menu; `recent` has the files that were used last, and `chart` what is about the chart in front.
func mainMenu(recent: OpaquePointer, chart: OpaquePointer) -> OpaquePointer {
  let menu = g_menu_new()!
  appendSection(
    [
      MenuLine(label: tr("_New Window"), action: "app.new-window"),
      MenuLine(label: tr("_Open…"), action: "win.open"),
      MenuLine(label: tr("Open _Folder…"), action: "win.open-folder"),
    ], to: menu
  ) { part in
    g_menu_append_submenu(part, tr("Open _Recent"), recent.cast())
    appendAdditions(to: part)
    MenuLine(label: tr("Fi_les…"), action: "win.files").append(to: part)
  }
  appendSection(
    MenuLine.waysOut + [
      MenuLine(label: tr("_Undo"), action: "win.undo", key: "<Control>z"),
      MenuLine(label: tr("R_edo"), action: "win.redo", key: "<Control><Shift>z"),
    ], to: menu)
  g_menu_append_section(menu, nil, chart.cast())
  appendSection(
    [
      MenuLine(label: tr("_Preferences"), action: "app.preferences"),
      MenuLine(label: tr("Keyboard S_hortcuts"), action: "win.show-help-overlay"),
      MenuLine(label: tr("_About Chartdeck"), action: "app.about"),
    ], to: menu)
  return menu
}

/// Fills the part of the window's menu that is about the chart in front with what can be chosen of it now.
func fillChartPart(_ part: OpaquePointer, _ choices: WindowChoices) {
  g_menu_remove_all(part)
  for line in [
    MenuLine(label: tr("_Go to Chart…"), action: "win.find"),
    MenuLine(label: tr("_Columns"), action: "win.columns"), .table, .notes,
  ] { line.append(to: part) }
  if choices.have("read-as") {
    MenuLine(label: tr("Read A_s…"), action: "win.read-as").append(to: part)
  }
  appendYAxis(to: part, choices)
  appendPrices(to: part, choices)
  appendActivities(to: part, choices)
  if choices.have("link-charts") {
    MenuLine(label: tr("Lin_k Charts"), action: "win.link-charts").append(to: part)
  }
  MenuLine(label: tr("Line Patterns and _Markers"), action: "win.line-patterns").append(to: part)
}

/// Appends what can come to the charts that are there.
private func appendAdditions(to menu: OpaquePointer) {
  let additions = g_menu_new()!
  for line in [
    MenuLine(label: tr("_File…"), action: "win.add-file"),
    MenuLine(label: tr("_Symbol…"), action: "win.add-symbol"),
  ] { line.append(to: additions) }
  g_menu_append_submenu(menu, tr("A_dd"), additions.cast())
  g_object_unref(additions.raw)
}

/// Appends the choice of the y axis to a menu, where there is one.
func appendYAxis(to menu: OpaquePointer, _ window: WindowChoices) {
  guard window.have("y-axis") else { return }
  let choices = g_menu_new()!
  for choice in YScaleChoice.allCases {
    g_menu_append(choices, choice.title, "win.y-axis::\(choice.rawValue)")
  }
  g_menu_append_submenu(menu, tr("_Y Axis"), choices.cast())
  g_object_unref(choices.raw)
}
