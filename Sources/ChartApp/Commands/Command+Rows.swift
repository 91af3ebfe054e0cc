import ChartCore

extension Command {
  /// The table: the rows of a command, of which one that chooses has several. Those of a group stand in the order of its
  /// lines in the window of keys.
  var rows: [CommandRow] {
    switch self {
    case .open: key("<Control>o", "_Open…", .files, "Open a file")
    case .openFolder: key("<Control><Shift>o", "Open _Folder…", .files, "Open a folder")
    case .openRecent: noKey("Open _Recent")
    case .addFile: noKey("_File…")
    case .addSymbol: noKey("_Symbol…")
    case .files: noKey("Fi_les…")
    case .showSample: noKey("Show the _Sample")
    case .cancelReading: [CommandRow(title: "_Cancel", key: .unlessTaken("Escape"))]
    case .reload: key("F5", "Read the file again", .files)
    case .readAs: key("<Control>r", "Read A_s…", .files, "Read a table as something else")
    case .export: key("<Control>s", "E_xport…", .files, "Export pictures and values")
    case .print: key("<Control>p", "Prin_t…", .files, "Print")
    case .saveTemplate: noKey("Sa_ve as a Template…")
    case .useTemplate: noKey("_Use a Template…")
    case .copy:
      lateKey("<Control>c", "_Copy Chart", .files, "Copy a picture and the visible values")
    case .find: key("<Control>f", "_Go to Chart…", .board, "Go to a chart or series")
    case .columns: key("F9", "_Columns", .board, "Columns")
    case .table: key("<Control>t", "Data Ta_ble", .board, "Data table")
    case .linkCharts:
      key("<Control>l", "Lin_k Charts", .board, "Link charts, or each by itself")
    case .undo: lateKey("<Control>z", "_Undo", .board, "Undo a change, do it again")
    case .redo: lateKey("<Control><Shift>z", "R_edo", .board, "Undo a change, do it again")
    case .layout: BoardLayout.allCases.map(\.row)
    case .back: [CommandRow(title: "Back", key: .inPart("Escape"))]
    case .note:
      key(
        "<Control>m", "Write a _Note…", .indicator,
        "Write a note at the indicator, or about the range")
    case .notes: key("<Control><Shift>m", "Sho_w Notes…", .indicator, "List all notes")
    case .copyValues:
      lateKey(
        "<Control><Shift>c", "Copy _Values", .indicator, "Copy the values at the indicator")
    case .range: lineKey("r", "_Range…")
    case .rangeLast: RangePreset.allCases.map { CommandRow(title: $0.title, target: $0.rawValue) }
    case .rangeAll: noKey("A_ll")
    case .rangeOther: noKey("An_other Range…")
    case .beside: lineKey("b", "Besi_de…")
    case .besideTime:
      BesideTime.allCases.map { CommandRow(title: $0.title, target: $0.rawValue) }
    case .besideEvery:
      BesideEvery.allCases.map { CommandRow(title: $0.title, target: $0.rawValue) }
    case .besideOther: noKey("_Another Time…")
    case .lay: lineKey("o", "Lay _Over Each Other…")
    case .layBy: LayingWay.allCases.map { CommandRow(title: $0.title, target: $0.rawValue) }
    case .layCrossing: noKey("Where They Go _Through a Value…")
    case .scatter: lineKey("x", "Scatter _Plot, Histogram, Spectrum…")
    case .scatterPair: noKey("Scatter _Plot, Histogram, Spectrum…")
    case .scatterOther: noKey("An_other Pair…")
    case .scatterColor: noKey("_Colour By")
    case .yAxis: YScaleChoice.allCases.map(\.row)
    case .linePatterns: noKey("Line Patterns and _Markers")
    case .priceForm: PriceView.Form.allCases.map(\.row)
    case .priceAdjusted: noKey("Ad_justed for Splits and Dividends")
    case .priceSessions: noKey("_Days of Trade Alone")
    case .weeks:
      [
        CommandRow(title: "_Calendar Weeks", target: "calendar"),
        CommandRow(title: "_Rolling \(7) Days", target: "rolling"),
      ]
    case .miles: noKey("_Miles and Feet")
    case .overDistance: noKey("Over _Distance")
    case .accountInMiles: noKey("_List Counts in Miles")
    case .bodyWeight: noKey("Body _Weight…")
    case .healthSources: noKey("Order of _Sources…")
    case .splits: noKey("Laps and S_plits…")
    case .preferences: key("<Control>comma", "_Preferences", .window, "Preferences")
    case .newWindow: key("<Control>n", "_New Window", .window, "New window")
    case .close: key("<Control>w", "Close window", .window)
    case .menu: key("F10", "Menu", .window)
    case .fullscreen: key("F11", "Fullscreen", .window)
    case .quit: key("<Control>q", "Quit", .window)
    case .help: key("F1", "Help", .window)
    case .showKeys:
      [CommandRow(title: "Keyboard S_hortcuts", key: .always("<Control>question"))]
    case .about: noKey("_About Chartdeck")
    }
  }

  /// The row of a command about what a chart shows, whose key the chart takes: they stand in one line, as the window of keys
  /// is as high as a low screen.
  private func lineKey(_ name: String, _ title: Phrase) -> [CommandRow] {
    let words: Phrase = "Show a range, what was earlier, lines or values over each other"
    return [
      CommandRow(
        title: title, key: .inPart(name), help: CommandHelp(group: .chart, words: words))
    ]
  }

  /// The row of a command that has no key.
  private func noKey(_ title: Phrase) -> [CommandRow] { [CommandRow(title: title)] }

  /// The row of a command whose key means it always; without `words` the window of keys calls it by its title.
  private func key(
    _ name: String, _ title: Phrase, _ group: KeyGroup, _ words: Phrase? = nil
  ) -> [CommandRow] {
    let help = CommandHelp(group: group, words: words ?? title)
    return [CommandRow(title: title, key: .always(name), help: help)]
  }

  /// The row of a command whose key means it where nothing in the window takes that.
  private func lateKey(
    _ name: String, _ title: Phrase, _ group: KeyGroup, _ words: Phrase
  ) -> [CommandRow] {
    let help = CommandHelp(group: group, words: words)
    return [CommandRow(title: title, key: .unlessTaken(name), help: help)]
  }
}

extension BoardLayout {
  /// The name on the switcher.
  var title: Phrase {
    switch self {
    case .list: "List"
    case .carousel: "Carousel"
    case .cards: "Cards"
    }
  }

  /// Its key is Alt and its place on the switcher.
  fileprivate var row: CommandRow {
    let place = (Self.allCases.firstIndex(of: self) ?? 0) + 1
    return CommandRow(
      title: title, target: rawValue, key: .always("<Alt>\(place)"),
      help: CommandHelp(group: .board, words: title))
  }
}

extension YScaleChoice {
  fileprivate var row: CommandRow {
    let title: Phrase =
      switch self {
      case .automatic: "_Automatic"
      case .fromZero: "From _Zero"
      case .logarithmic: "_Logarithmic"
      case .percent: "_Compare in Percent"
      }
    return CommandRow(title: title, target: rawValue)
  }
}

extension PriceView.Form {
  fileprivate var row: CommandRow {
    let title: Phrase =
      switch self {
      case .candles: "_Candles"
      case .line: "_Line"
      case .area: "_Area"
      }
    return CommandRow(title: title, target: rawValue)
  }
}
