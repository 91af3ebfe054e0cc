import CGtk
import ChartCore
import ChartWidgets

/// What people can have the program or a window do, by a menu, a button or a key. The raw value is its action's name,
/// and `rows` what else is to be known of it.
enum Command: String, CaseIterable {
  case open
  case openFolder = "open-folder"
  case openRecent = "open-recent"
  case addFile = "add-file"
  case addSymbol = "add-symbol"
  case files
  case showSample = "show-sample"
  case cancelReading = "cancel-reading"
  case reload
  case readAs = "read-as"
  case export
  case print
  case saveTemplate = "save-template"
  case useTemplate = "use-template"
  case copy
  case find
  case columns
  case table
  case linkCharts = "link-charts"
  case undo
  case redo
  case layout
  case back
  case note
  case notes
  case copyValues = "copy-values"
  case range
  case rangeLast = "range-last"
  case rangeAll = "range-all"
  case rangeOther = "range-other"
  case beside
  case besideTime = "beside-time"
  case besideEvery = "beside-every"
  case besideOther = "beside-other"
  case lay
  case layBy = "lay-by"
  case layCrossing = "lay-crossing"
  case scatter
  case scatterPair = "scatter-pair"
  case scatterOther = "scatter-other"
  case scatterColor = "scatter-color"
  case yAxis = "y-axis"
  case linePatterns = "line-patterns"
  case priceForm = "price-form"
  case priceAdjusted = "price-adjusted"
  case priceSessions = "price-sessions"
  case weeks
  case miles
  case overDistance = "over-distance"
  case accountInMiles = "account-in-miles"
  case bodyWeight = "body-weight"
  case healthSources = "health-sources"
  case splits
  case preferences
  case newWindow = "new-window"
  case close
  case menu
  case fullscreen
  case quit
  case help
  case showKeys = "show-help-overlay"
  case about

  /// Whether it is of the program, whatever its windows show.
  var isOfProgram: Bool { [.preferences, .newWindow, .quit, .help, .about].contains(self) }

  /// The name of its action where widgets and menus ask for it.
  var action: String { (isOfProgram ? "app." : "win.") + rawValue }

  /// What it is called where a button or the line of a menu has it.
  var title: String { tr(rows[0].title) }
}

/// A row of the table of commands: a command, or one of several values that it chooses from.
struct CommandRow {
  /// What it is called in a menu or on a button, the letter after `_` choosing it; where neither has it, in the window of
  /// keys.
  let title: Phrase
  /// The value that is chosen.
  var target: String?
  /// Its key.
  var key: CommandKey?
  /// Its line in the window of keys.
  var help: CommandHelp?
}

/// A key as GTK writes it, by who takes it first.
enum CommandKey {
  /// It means the command whatever has the keyboard.
  case always(String)
  /// It means the command where nothing in the window takes it, charts and what people write among that.
  case unlessTaken(String)
  /// It is bound by the part of the window that the command is about.
  case inPart(String)

  /// The key.
  var name: String {
    switch self {
    case .always(let name), .unlessTaken(let name), .inPart(let name): name
    }
  }
}

/// A line in the window of keys; commands of one group and the same words stand in one.
struct CommandHelp {
  /// The group that it is in.
  let group: KeyGroup
  /// What the key does.
  let words: Phrase
}

extension Command {
  /// The names of its action with each of its values, as keys and the lines of menus ask for it.
  func action(of row: CommandRow) -> String { row.target.map { "\(action)::\($0)" } ?? action }
}
