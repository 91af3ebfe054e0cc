import ChartWidgets
import ChartCore
import ChartCairo

/// What a chart becomes outside of the program.
enum ExportFormat {
  case png, svg, pdf, csv, telegram
  /// How the charts are set up.
  case template

  /// Those that show something of the charts.
  static let ofCharts: [ExportFormat] = [.png, .svg, .pdf, .csv, .telegram]

  /// What people call it.
  var name: String {
    switch self {
    case .png: tr("PNG picture")
    case .svg: tr("SVG drawing")
    case .pdf: tr("PDF page")
    case .csv: tr("CSV values")
    case .telegram: tr("Telegram chart")
    case .template: tr("Template")
    }
  }

  /// What the names of its files end with.
  var suffix: String {
    switch self {
    case .png: ".png"
    case .svg: ".svg"
    case .pdf: ".pdf"
    case .csv: ".csv"
    case .telegram: ".chart.json"
    case .template: ".chartdeck.json"
    }
  }

  /// What draws it; nil where it holds values.
  var picture: ImageFormat? {
    switch self {
    case .png: .png
    case .svg: .svg
    case .pdf: .pdf
    case .csv, .telegram, .template: nil
    }
  }

  /// A name of a file with its ending, which it may have already: Telegram's charts and templates may end with `.json` alone.
  func completing(_ name: String) -> String {
    let endings = suffix.hasSuffix(".json") ? [suffix, ".json"] : [suffix]
    return endings.contains(where: name.lowercased().hasSuffix) ? name : name + suffix
  }

  /// Whether one file may hold several charts.
  var holdsSeveral: Bool { self != .csv }
}

/// What people want of the charts of a window.
struct ExportChoice {
  /// As what.
  var format = ExportFormat.png
  /// Whether all charts are wanted, or the one in front.
  var isOfAll = false
  /// The pixels of a picture for each of the screen's.
  var scale = 2
  /// Whether a picture has the mini-map and the check buttons, as the window does, or the names of the series alone.
  var hasControls = true
  /// Whether a picture has dark colours.
  var isDark = false
}
