import ChartCore
import ChartScene
import GtkBridge

/// So many series of a chart are offered to be drawn over others, and so many others for each.
private let (mostUp, mostAcross) = (12, 40)

/// A series, and those that it can be drawn over.
public struct ScatterPairs {
  /// Its name.
  public let up: String
  /// The names of the others.
  public let across: [String]
  fileprivate let isEven: Bool

  /// A series over others, which may have values that are evenly apart.
  public init(up: String, across: [String], isEven: Bool = true) {
    (self.up, self.across, self.isEven) = (up, across, isEven)
  }

  /// The formula that draws it over one of them, and calls the chart so.
  public func formula(_ across: String, called name: String) -> String {
    "\(name.inFormula) = \(FormulaFunction.against)(\(up.inFormula), \(across.inFormula))"
  }

  /// The formula that counts those of its values that are seen, and calls the chart so.
  public func histogram(called name: String) -> String {
    let arguments = "\(up.inFormula), \(FormulaFunction.visible)"
    return "\(name.inFormula) = \(FormulaFunction.histogram)(\(arguments))"
  }

  /// The formula that looks for waves in those of its values that are seen, and calls the chart so; in those on the lines
  /// between its points, if these are not evenly apart.
  public func spectrum(called name: String) -> String {
    let words = (isEven ? [] : [FormulaFunction.resampled]) + [FormulaFunction.visible]
    let arguments = ([up.inFormula] + words).joined(separator: ", ")
    return "\(name.inFormula) = \(FormulaFunction.spectrum)(\(arguments))"
  }
}

extension ScatterPairs {
  /// The formula that looks for waves in one piece of its values after the other, and calls the chart so.
  public func spectrogram(called name: String) -> String {
    let arguments = ([up.inFormula] + (isEven ? [] : [FormulaFunction.resampled]))
      .joined(separator: ", ")
    return "\(name.inFormula) = \(FormulaFunction.spectrogram)(\(arguments))"
  }
}

extension Store {
  /// The series that the chart in front shows, each with those that have values at the same points; where it shows none of
  /// these, as a scatter does, all of them.
  public var scatterPairs: [ScatterPairs] {
    let chart = board.charts[board.front]
    let columns = catalog.columns(atPointsOf: chart.content)
    let shown = Set(
      chart.content.columns.enumerated().filter { chart.overview.isVisible($0.offset) }
        .map(\.element))
    let seen = columns.filter { shown.contains($0.column) }
    return (seen.isEmpty ? columns : seen).prefix(mostUp).map { up in
      let others = columns.filter { $0.column != up.column }.map(\.name)
      return ScatterPairs(
        up: up.name, across: Array(others.prefix(mostAcross)), isEven: catalog.isEven(up.column))
    }
  }

  /// What can colour the points of the scatter in front, as people call it and as formulas do; none of any other chart.
  public var scatterColors: [(name: String, formula: String)] {
    let chart = board.charts[board.front]
    guard chart.table.kind.isScatter, let scatter = scatterInFront else { return [] }
    // It is computed from what was there before it.
    let columns = catalog.columns(atPointsOf: chart.content).filter { $0.column < scatter }
      .prefix(mostAcross)
    return [(chart.table.xWords(catalog.words), FormulaFunction.time)]
      + columns.map { ($0.name, $0.name.inFormula) }
  }

  /// Colours the points of the scatter in front by what a formula says; nil for one colour.
  public func colorScatter(by color: String?) {
    guard let column = scatterInFront,
      let formula = catalog.formula(ofColumn: column)?.colored(by: color)
    else { return }
    recompute(column, by: formula) { _ in }
  }

  private var scatterInFront: Int? {
    let chart = board.charts[board.front]
    return chart.content.columns.first.flatMap { column in
      catalog.formula(ofColumn: column)?.colored(by: nil) == nil ? nil : column
    }
  }

  /// Draws a scatter on a chart behind the one in front, in one step; `then` hears which it is. Says why where it cannot be.
  public func drawScatter(_ formula: Formula, then: @escaping (Int) -> Void) {
    let known = Set(board.charts.map(\.content.id))
    compute(formula, on: board.front) { [weak self] isThere in
      guard let self, isThere,
        let chart = board.charts.firstIndex(where: { !known.contains($0.content.id) })
      else { return }
      then(chart)
    }
  }
}
