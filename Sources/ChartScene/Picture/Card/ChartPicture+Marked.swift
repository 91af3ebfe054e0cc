public import ChartCore
import Glibc

/// How much of the accent a marked or selected range has.
private let bandOpacity = 0.13

extension ChartPicture {
  /// The same picture with a second moment marked beside the indicator, and the sums of its table where they are known.
  public func marking(_ mark: Double?, sums: RangeSums?) -> ChartPicture {
    var picture = self
    (picture.mark, picture.sums) = (mark, sums)
    return picture
  }

  /// The same picture with a range of x selected by a hand that holds it, or none.
  public func selecting(_ selection: ClosedRange<Double>?) -> ChartPicture {
    var picture = self
    picture.selection = selection
    return picture
  }

  /// The points from the indicator's to the marked one; nil where one of them is missing, or the kind has no range.
  var markedIndexes: ClosedRange<Int>? {
    guard let mark, let read = readIndex, table.kind.hasAxes, !table.isCrowd else { return nil }
    let marked = table.index(reading: mark)
    return marked == read ? nil : min(marked, read)...max(marked, read)
  }

  /// What shows the range between both moments: a band, and a hairline at the marked one.
  var markedItems: [Scene.Item] {
    guard let mark, let indexes = markedIndexes else { return [] }
    let places = [indexes.lowerBound, indexes.upperBound].map(place(of:))
    let band = band(places[0].lowerBound...max(places[0].lowerBound, places[1].upperBound))
    if table.kind.isColumnar { return band }
    let index = table.index(reading: mark)
    return band + hairlineAndRings(at: index)
  }

  /// What shows the selected range.
  var selectedItems: [Scene.Item] {
    guard let selection else { return [] }
    let (lower, upper) = (xScale(selection.lowerBound), xScale(selection.upperBound))
    return band(lower...max(lower, upper))
  }

  private func band(_ place: ClosedRange<Double>) -> [Scene.Item] {
    let edges = layout.rangeEdges
    let left = place.lowerBound.clamped(to: edges).rounded()
    let right = place.upperBound.clamped(to: edges).rounded()
    guard right > left else { return [] }
    let rect = Rect(left, 0, right - left, max(0, layout.plot.height - Self.lowerInset))
    return [.rectangle(rect, fill: style.theme.accent.faded(by: bandOpacity))]
  }

  /// What the card is called: its point, or the range between both moments.
  func cardTitle(ofPoint index: Int) -> String {
    guard let marked = markedIndexes else { return words(ofPoint: index) }
    return style.formats.range(table.x[marked.lowerBound]...table.x[marked.upperBound], of: table)
  }
}

// MARK: - Statistics

/// How many digits of a mean or a slope mean something.
private let tellingDigits = 5

extension ChartPicture {
  /// What the card says of the range between both moments: of each series how it has changed, how fast, and what lies
  /// between; nil where there is no range.
  var markedRows: [CardRow]? {
    guard let marked = markedIndexes else { return nil }
    let told = style.formats.value(Double(marked.count))
    let count = style.words(
      Phrase(counting: marked.count, one: "\(told) point", many: "\(told) points"))
    let series = table.series.indices.filter(isOn)
    return [note(count)] + series.flatMap { rows(ofSeries: $0, at: marked) }
  }

  private func rows(ofSeries number: Int, at marked: ClosedRange<Int>) -> [CardRow] {
    let series = table.series[number]
    let change = series.column[marked.upperBound] - series.column[marked.lowerBound]
    let row = CardRow(
      name: series.name, value: signed(change), exactValue: signed(change),
      color: style.theme.seriesTextColor(of: series, on: style.theme.tooltip))
    let indexes = marked.lowerBound..<marked.upperBound + 1
    guard let known = table.statistics(ofSeries: number, at: indexes, sums: sums) else {
      return [row]
    }
    let gaps = known.count < marked.count ? known.count : nil
    let lines: [Phrase?] = [
      slope(of: change, over: marked).map { slope in gaps.map { withCount(slope, $0) } ?? slope },
      "from \(words(known.lowest)) to \(words(known.highest))",
      known.mean.flatMap { mean in
        known.sum.map { "mean \(rounded(mean)), sum \(rounded($0, isShort: false))" }
      },
    ]
    return [row] + lines.compactMap { $0.map { note(style.words($0)) } }
  }

  private func withCount(_ slope: Phrase, _ count: Int) -> Phrase {
    let told = style.formats.value(Double(count))
    return Phrase(counting: count, one: "\(slope), \(told) value", many: "\(slope), \(told) values")
  }

  /// `58.8 a day`: how fast a value has changed, in the largest unit of x of which there are two; nil where nothing is
  /// known.
  private func slope(of change: Double, over marked: ClosedRange<Int>) -> Phrase? {
    let span = table.moment(ofPoint: marked.upperBound) - table.moment(ofPoint: marked.lowerBound)
    guard change.isFinite, span > 0 else { return nil }
    let unit = table.xKind.slopeUnits.last { span >= 2 * $0.length } ?? table.xKind.slopeUnits[0]
    return unit.words(signed(rounded: change / (span / unit.length)))
  }

  private func signed(_ value: Double) -> String {
    (value > 0 ? "+" : "") + words(value)
  }

  private func signed(rounded value: Double) -> String { (value > 0 ? "+" : "") + rounded(value) }

  private func words(_ value: Double) -> String {
    style.formats.value(value.withoutNoise, unit: table.presentation.unit)
  }

  /// A number that was reckoned: whole ones as they are, of others as many digits as mean something.
  private func rounded(_ value: Double, isShort: Bool = true) -> String {
    let isWhole = value == value.rounded() && (!isShort || value.magnitude < 1e15)
    return words(isWhole ? value : value.rounded(digits: tellingDigits))
  }

  private func note(_ text: String) -> CardRow {
    CardRow(name: text, color: style.theme.dim)
  }
}

extension Presentation.XKind {
  /// The lengths of x that slopes are told over, the shortest first.
  fileprivate var slopeUnits: [(length: Double, words: (String) -> Phrase)] {
    switch self {
    case .moments, .sessions, .durations, .timesOfDay:
      [
        (1000, { "\($0) a second" }), (60_000, { "\($0) a minute" }),
        (millisecondsPerHour, { "\($0) an hour" }), (millisecondsPerDay, { "\($0) a day" }),
      ]
    case .numbers: [(1, { "\($0) per 1 of x" })]
    case .rows: [(1, { "\($0) a row" })]
    }
  }
}

extension Double {
  /// The number with so many digits.
  fileprivate func rounded(digits: Int) -> Double {
    guard isFinite, self != 0 else { return self }
    let power = pow(10, Double(digits) - ceil(log10(magnitude)))
    guard power.isFinite, power > 0 else { return self }
    return (self * power).rounded() / power
  }

  /// The number without what lies behind the digits that a difference of doubles means.
  fileprivate var withoutNoise: Double { rounded(digits: 14) }
}
