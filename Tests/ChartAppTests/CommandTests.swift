import CGtk
import ChartCore
import ChartWidgets
import GtkBridge
import Testing

@testable import ChartApp

/// What people can find a command by: a menu, a button, or the window of keys.
@MainActor struct CommandTests {
  /// Those that only buttons and pages of the window have.
  private static let elsewhere: Set<Command> = [.showSample, .cancelReading, .openRecent, .back]
  /// Those whose keys the window of keys does not have: it is what one of them opens, and Escape is said of parts.
  private static let untold: Set<Command> = [.showKeys, .cancelReading, .back]

  private static var rows: [(command: Command, row: CommandRow)] {
    Command.allCases.flatMap { command in command.rows.map { (command, $0) } }
  }

  /// The actions that lines of a menu ask for, and of its sections and submenus.
  private static func actions(in menu: OpaquePointer) -> Set<String> {
    var found: Set<String> = []
    for index in 0..<g_menu_model_get_n_items(menu.cast()) {
      for link in ["section", "submenu"] {
        guard let part = g_menu_model_get_item_link(menu.cast(), index, link) else { continue }
        found.formUnion(actions(in: part.opaque))
      }
      if let action = g_menu_model_get_item_attribute_value(menu.cast(), index, "action", nil) {
        found.insert(String(cString: g_variant_get_string(action, nil)))
      }
    }
    return found
  }

  private static var actionsInMenus: Set<String> {
    let (recent, chart, choices) = (Menu(), Menu(), WindowChoices { _ in true })
    fillChartPart(chart, choices)
    return mainMenu(recent: recent, chart: chart).with(actions)
      .union(chartMenu(choices).with(actions)).union(besideMenu().with(actions))
      .union(
        scatterMenu(
          of: [ScatterPairs(up: "a", across: ["b"])], colors: [(name: "Time", formula: "time")]
        ).with(actions)
      )
      .union(layingMenu().with(actions)).union(rangeMenu(hasDates: true).with(actions))
  }

  @Test func eachIsInAMenuOrTheWindowOfKeysOrElsewhere() {
    let inMenus = Self.actionsInMenus
    for command in Command.allCases where !Self.elsewhere.contains(command) {
      let isTold = command.rows.allSatisfy { $0.help != nil }
      #expect(isTold || inMenus.contains(command.action), "\(command)")
    }
  }

  @Test func menusAskForNothingElse() {
    #expect(Self.actionsInMenus.subtracting(Command.allCases.map(\.action)).isEmpty)
  }

  @Test func eachRowIsCalledSomething() {
    for (command, row) in Self.rows { #expect(!row.title.pattern.isBlank, "\(command)") }
  }

  @Test func rowsOfOneCommandChooseDifferentValues() {
    for command in Command.allCases {
      let targets = command.rows.map(\.target)
      #expect(!targets.isEmpty && Set(targets).count == targets.count, "\(command)")
      #expect(targets.count == 1 || !targets.contains(nil), "\(command)")
    }
  }

  @Test func noKeyMeansTwoCommands() {
    let keys = Self.rows.filter { !Self.elsewhere.contains($0.command) }.compactMap(\.row.key?.name)
    #expect(Set(keys).count == keys.count, "\(keys)")
  }

  @Test func eachKeyIsOneThatGTKKnows() {
    for case (let command, let key?) in Self.rows.map({ ($0.command, $0.row.key?.name) }) {
      #expect(gtk_accelerator_parse(key, nil, nil) != 0, "\(command): \(key)")
    }
  }

  @Test func theWindowOfKeysHasTheKeysThatAreBound() {
    for (command, row) in Self.rows where !Self.untold.contains(command) {
      #expect((row.key == nil) == (row.help == nil), "\(command)")
      guard let key = row.key, let help = row.help else { continue }
      #expect(
        help.group.lines.contains { $0.keys.split(separator: " ").contains { $0 == key.name } })
    }
  }

  @Test func eachGroupOfKeysIsInOneSection() {
    #expect(KeyGroup.sections.flatMap(\.groups) == KeyGroup.allCases)
    for group in KeyGroup.allCases { #expect(!group.lines.isEmpty, "\(group)") }
  }

  @Test func whatIsUndoneAndDoneAgainStandsInOneLine() {
    let lines = KeyGroup.board.lines.map(\.keys)
    #expect(lines.contains("<Control>z <Control><Shift>z"), "\(lines)")
  }
}
