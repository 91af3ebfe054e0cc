import ChartCore

/// Up to here, in milliseconds, a length of time is told as a frequency too.
private let longestPeriod = 60_000.0

/// What is said of the visible series between two marks, as a table of words: a row a series, a column a figure.
struct MarkedTable {
  /// The words above the columns.
  let heads: [String]
  /// The rows, one for each series.
  let rows: [Row]
  /// How many points there are.
  let count: String

  /// A series' words.
  struct Row {
    /// What it is called, and the colour of that.
    var name: String
    var color: Color
    /// A text for each column; empty where it has no such figure.
    var cells: [String]
    /// The same for other programs.
    var copied: [String]
  }
}

extension ChartPicture {
  /// The table of the range between both moments; nil where there is none.
  var markedTable: MarkedTable? {
    guard let points = markedIndexes else { return nil }
    let rate = table.rateUnit(over: points)
    let all = table.series.indices.filter(isOn).map {
      MarkedFigures(
        ofSeries: $0, of: table, at: points, sums: reading.sums, rateLength: rate.length)
    }
    let figures = MarkedFigure.allCases.filter { figure in
      all.contains { $0.values[figure] != nil }
    }
    return MarkedTable(
      heads: figures.map { style.words($0.head ?? ($0 == .area ? rate.area : rate.words)) },
      rows: all.map { row(of: $0, figures) },
      count: countWords(of: points))
  }

  /// How many points there are and, of a short time or of numbers, how often a length like theirs is in one of x.
  private func countWords(of points: ClosedRange<Int>) -> String {
    let (count, span) = (table.ownCount(of: points), table.lapse(over: points))
    let told = style.formats.value(Double(count))
    let words = style.words(
      Phrase(counting: count, one: "\(told) point", many: "\(told) points"))
    guard span > 0 else { return words }
    if [.moments, .durations].contains(table.xKind), span < longestPeriod {
      let often = style.formats.value((1000 / span).rate(besidePlaces: 0))
      return style.words("\(words), \(often) Hz")
    }
    guard table.xKind == .numbers else { return words }
    let often = style.formats.value((1 / span).rate(besidePlaces: 0))
    return style.words("\(words), 1/Δx \(often)")
  }

  private func row(of known: MarkedFigures, _ figures: [MarkedFigure]) -> MarkedTable.Row {
    let axis = table.axis(ofSeries: known.series)
    let ends: [MarkedFigure] = [.first, .last, .lowest, .highest]
    let notation =
      ownNotation(ofSeries: known.series)
      ?? valueNotation(ofAxis: axis, with: ends.compactMap { known.values[$0] })
    let places = table.decimals(ofSeries: known.series)
    return MarkedTable.Row(
      name: table.series[known.series].name,
      color: style.theme.seriesTextColor(of: table.series[known.series], on: style.theme.tooltip),
      cells: figures.map { figure in
        known.values[figure].map { words($0, of: figure, in: notation) } ?? ""
      },
      copied: figures.map { figure in
        known.values[figure].map { copied($0, of: figure, places: places) } ?? ""
      })
  }

  /// What was measured has all of its digits, what is reckoned of it those that mean something; of the percent only a
  /// ratio is known, whatever decimals the data has.
  private func copied(_ value: Double, of figure: MarkedFigure, places: Int) -> String {
    switch figure {
    case .percent: (value * 100).copiedResult(besidePlaces: 0).copied
    case .mean, .rate, .deviation, .rootMeanSquare, .area:
      value.copiedResult(besidePlaces: places).copied
    case .change, .first, .last, .lowest, .highest, .sum, .count: value.copied
    }
  }

  private func words(_ value: Double, of figure: MarkedFigure, in notation: ValueNotation?)
    -> String
  {
    let formats = style.formats
    switch figure {
    case .percent: return formats.percentChange(value)
    case .count: return formats.value(value)
    case .change:
      return notation.map { formats.change(value, in: $0) } ?? signed(value)
    case .first, .last, .lowest, .highest:
      return notation.map { formats.value(value, in: $0) } ?? exact(value)
    case .mean, .deviation, .rootMeanSquare:
      return exact(value.mean(besidePlaces: notation?.places ?? 0))
    case .area: return style.formats.value(value.mean(besidePlaces: 0))
    case .sum: return exact(value)
    case .rate: return signed(value.rate(besidePlaces: notation?.places ?? 0))
    }
  }

  private func signed(_ value: Double) -> String {
    (value > 0 ? style.formats.numbers.plus : "") + exact(value)
  }

  private func exact(_ value: Double) -> String {
    style.formats.value(value, unit: table.presentation.unit)
  }
}

extension MarkedFigure {
  /// What stands above its column; nil for the rate and the area, which have the unit of x there.
  fileprivate var head: Phrase? {
    switch self {
    case .change: "Change"
    case .percent: "Percent"
    case .first: "First"
    case .last: "Last"
    case .lowest: "Lowest"
    case .highest: "Highest"
    case .mean: "Mean"
    case .sum: "Sum"
    case .rate, .area: nil
    case .deviation: "Std. dev."
    case .rootMeanSquare: "RMS"
    case .count: "Values"
    }
  }
}

// MARK: - To hear, and for other programs

extension MarkedTable {
  /// What a screen reader says: how many points, and of each series every figure.
  var spoken: [String] {
    [count]
      + rows.map { row in
        let figures = zip(heads, row.cells).filter { !$0.1.isEmpty }.map { "\($0) \($1)" }
        return ([row.name.shortened] + figures).joined(separator: ", ")
      }
  }

  /// The table with tabs between its cells; `corner` is above the names.
  func copied(corner: String) -> [String] {
    ([[corner] + heads] + rows.map { [$0.name.onOneLine] + $0.copied }).map {
      $0.joined(separator: "\t")
    }
  }
}
