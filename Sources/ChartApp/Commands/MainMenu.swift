import ChartWidgets
import ChartCore
import GtkBridge

extension Command {
  /// What stands in the menu of the window and in that of a chart: the ways to files and to paper.
  static let waysOut = [export, print]

  /// Appends its rows to a menu.
  func append(to menu: Menu) {
    for row in rows {
      // GTK knows the keys that always mean their commands.
      let key: String? = if case .unlessTaken(let key) = row.key { key } else { nil }
      menu.append(tr(row.title), action(of: row), key: key)
    }
  }
}

/// Appends a part of a menu, which a line sets apart.
func appendSection(
  _ commands: [Command], to menu: Menu, _ rest: (Menu) -> Void = { _ in }
) {
  let part = Menu()
  for command in commands { command.append(to: part) }
  rest(part)
  menu.append(section: part)
}

/// Appends a menu within a menu, in sections.
private func appendSubmenu(_ title: Phrase, _ sections: [[Command]], to menu: Menu) {
  let submenu = Menu()
  for section in sections { appendSection(section, to: submenu) }
  menu.append(tr(title), submenu: submenu)
}

/// The window's menu; `recent` has the files that were used last, and `chart` what is about the chart in front.
func mainMenu(recent: Menu, chart: Menu) -> Menu {
  let menu = Menu()
  appendSection([.newWindow, .open, .openFolder], to: menu) { part in
    part.append(Command.openRecent.title, submenu: recent)
    appendSubmenu(
      "A_dd",
      [[.addFile, .addSymbol], [.beside, .lay, .scatter], [.useTemplate, .saveTemplate]], to: part)
    Command.files.append(to: part)
  }
  appendSection(Command.waysOut + [.undo, .redo], to: menu)
  menu.append(section: chart)
  appendSection([.preferences, .showKeys, .about], to: menu)
  return menu
}

/// Fills the part of the window's menu that is about the chart in front with what can be chosen of it now.
func fillChartPart(_ part: Menu, _ choices: WindowChoices) {
  part.clear()
  for command in [.find, .columns, .table, .notes] as [Command] { command.append(to: part) }
  if choices.have(.readAs) { Command.readAs.append(to: part) }
  appendChoices(of: ChoiceMenu.allCases, to: part, choices)
  if choices.have(.linkCharts) { Command.linkCharts.append(to: part) }
  Command.linePatterns.append(to: part)
}

/// Appends the menus of choices to a menu, those in which there is something to choose.
func appendChoices(of menus: [ChoiceMenu], to menu: Menu, _ choices: WindowChoices) {
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
