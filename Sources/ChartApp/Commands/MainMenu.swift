import ChartWidgets
import CGtk
import ChartCore
import GtkBridge

extension Command {
  /// What stands in the menu of the window and in that of a chart: the ways to files and to paper.
  static let waysOut = [export, print]

  /// Appends its rows to a menu.
  func append(to menu: OpaquePointer) {
    for row in rows {
      let item = g_menu_item_new(tr(row.title), action(of: row))!
      // GTK knows the keys that always mean their commands.
      if case .unlessTaken(let key) = row.key {
        g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(key))
      }
      g_menu_append_item(menu, item)
      g_object_unref(item.raw)
    }
  }
}

/// Appends a part of a menu, which a line sets apart.
func appendSection(
  _ commands: [Command], to menu: OpaquePointer, _ rest: (OpaquePointer) -> Void = { _ in }
) {
  let part = g_menu_new()!
  for command in commands { command.append(to: part) }
  rest(part)
  g_menu_append_section(menu, nil, part.cast())
  g_object_unref(part.raw)
}

/// Appends a menu within a menu, in sections.
private func appendSubmenu(_ title: Phrase, _ sections: [[Command]], to menu: OpaquePointer) {
  let submenu = g_menu_new()!
  for section in sections { appendSection(section, to: submenu) }
  g_menu_append_submenu(menu, tr(title), submenu.cast())
  g_object_unref(submenu.raw)
}

/// The window's menu; `recent` has the files that were used last, and `chart` what is about the chart in front.
func mainMenu(recent: OpaquePointer, chart: OpaquePointer) -> OpaquePointer {
  let menu = g_menu_new()!
  appendSection([.newWindow, .open, .openFolder], to: menu) { part in
    g_menu_append_submenu(part, Command.openRecent.title, recent.cast())
    appendSubmenu("A_dd", [[.addFile, .addSymbol]], to: part)
    Command.files.append(to: part)
  }
  appendSection(Command.waysOut + [.undo, .redo], to: menu)
  g_menu_append_section(menu, nil, chart.cast())
  appendSection([.preferences, .showKeys, .about], to: menu)
  return menu
}

/// Fills the part of the window's menu that is about the chart in front with what can be chosen of it now.
func fillChartPart(_ part: OpaquePointer, _ choices: WindowChoices) {
  g_menu_remove_all(part)
  for command in [.find, .columns, .table, .notes] as [Command] { command.append(to: part) }
  if choices.have(.readAs) { Command.readAs.append(to: part) }
  appendChoices(of: ChoiceMenu.allCases, to: part, choices)
  if choices.have(.linkCharts) { Command.linkCharts.append(to: part) }
  Command.linePatterns.append(to: part)
}

/// Appends the menus of choices to a menu, those in which there is something to choose.
func appendChoices(of menus: [ChoiceMenu], to menu: OpaquePointer, _ choices: WindowChoices) {
  for choice in menus where choice.sections.joined().contains(where: choices.have) {
    appendSubmenu(choice.title, choice.sections, to: menu)
  }
}

/// A menu of choices within the menus of a window and of a chart.
enum ChoiceMenu: CaseIterable {
  case yAxis, prices, activities

  /// What it is called.
  var title: Phrase {
    switch self {
    case .yAxis: "_Y Axis"
    case .prices: "Pr_ices"
    case .activities: "Acti_vities"
    }
  }

  /// What it has, in sections.
  var sections: [[Command]] {
    switch self {
    case .yAxis: [[.yAxis]]
    case .prices: [[.priceForm], [.priceAdjusted, .priceSessions]]
    case .activities:
      [
        [.weeks], [.miles, .overDistance],
        [.accountInMiles, .bodyWeight, .healthSources, .splits],
      ]
    }
  }
}
