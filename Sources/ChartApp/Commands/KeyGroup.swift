import ChartCore
import ChartWidgets

/// A group of lines in the window of keys.
enum KeyGroup: CaseIterable {
  case indicator, checkButtons, legend, chart, pages, miniMap
  case files, board, window

  /// What can be done with charts, and with their window: a page each, which fits a low screen.
  static let sections: [(name: String, title: Phrase, groups: [KeyGroup])] = [
    ("charts", "Charts", [.indicator, .checkButtons, .legend, .chart, .pages, .miniMap]),
    ("window", "Window", [.files, .board, .window]),
  ]

  /// Its lines, keys and what they do: what parts of a window take themselves, then commands.
  var lines: [(keys: String, words: String)] {
    partLines.map { ($0.keys, tr($0.words)) } + commandLines
  }

  /// The lines of commands: those that are said in the same words stand in one.
  private var commandLines: [(keys: String, words: String)] {
    Command.allCases.flatMap(\.rows).reduce(into: []) { lines, row in
      guard let key = row.key, let help = row.help, help.group == self else { return }
      let words = tr(help.words)
      if let last = lines.last, last.words == words {
        lines[lines.count - 1].keys += " " + key.name
      } else {
        lines.append((key.name, words))
      }
    }
  }
}

extension KeyGroup {
  /// What it is called.
  var title: Phrase {
    switch self {
    case .indicator: "Indicator"
    case .checkButtons: "Check buttons"
    case .legend: "Legend"
    case .chart: "Chart"
    case .pages: "Carousel and cards"
    case .miniMap: "Mini-map"
    case .files: "Files"
    case .board: "Board"
    case .window: "Window"
    }
  }

  /// The keys that a part of the window takes while it has the keyboard, and what they do.
  private var partLines: [(keys: String, words: Phrase)] {
    switch self {
    case .indicator:
      [
        ("Left Right", "Move the indicator"), ("Home End", "First and last visible point"),
        ("Up Down", "Highest and lowest visible value"), ("n", "Hear of the next series"),
        ("Page_Up Page_Down", "Jump ten points or a tenth of those in sight, in the list"),
        ("Return", "Open the day or the week at the indicator"),
        ("Escape", "Let the indicator go, then the day or the week"),
        ("m", "Mark the point at the indicator, for a range"),
      ]
    case .checkButtons:
      [
        ("space", "Switch a series off or on"),
        ("<Shift>space", "Only this series, or all again"),
      ]
    case .legend:
      [("Up Down", "Go from series to series"), ("space", "Switch a series off or on")]
    case .chart:
      [
        ("plus minus", "Zoom"), ("0", "Show everything"),
        ("BackSpace", "Back from a range that was selected"),
        ("z", "The y axis from zero, or not"), ("l", "A logarithmic y axis, or not"),
        ("c", "Compare lines in percent, or not"),
        ("p", "Prices as candles, a line or an area"),
        ("s", "Hear the visible values, or stop it"),
      ]
    case .pages:
      [
        ("Page_Up Page_Down", "Turn the page, reorder the cards"),
        ("Return", "Open the front card"), ("Escape", "Close it"),
      ]
    case .miniMap:
      [
        ("Left Right", "Move the window"), ("<Shift>Left <Shift>Right", "Resize the window"),
        ("Home End", "To the beginning, to the end"),
      ]
    case .files, .board, .window: []
    }
  }
}
