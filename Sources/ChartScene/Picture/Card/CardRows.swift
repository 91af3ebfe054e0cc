import ChartCore

/// The rows below which the sum gives way to the series.
private let leastRowsForSum = 4

/// More series than these are a list that nobody reads: the nearest to the pointer are told, or the highest.
private let mostSeries = 8

/// So many words of a point are told; of others how many there are.
private let mostWords = 3

extension Table {
  /// Whether a series has something to tell at a point: nobody wants to read of all that was not done on a day.
  fileprivate func isTold(ofSeries number: Int, at index: Int) -> Bool {
    presentation.metrics?.seriesGroup == nil || value(ofSeries: number, at: index) != 0
  }

  /// Series with those that show one of them as it was earlier behind that. Time in proportion to both.
  fileprivate func withEarlierBehind(_ numbers: [Int]) -> [Int] {
    let earlier = numbers.filter { series[$0].showsEarlier }
    if earlier.isEmpty { return numbers }
    let others = numbers.filter { !series[$0].showsEarlier }
    let lone = earlier.filter { one in !others.contains { series[$0].isShown(by: series[one]) } }
    return others.flatMap { number in
      [number] + earlier.filter { series[number].isShown(by: series[$0]) }
    } + lone
  }

  /// Whether the place of the pointer may decide which series have rows on the indicator's card.
  var isToldByPointer: Bool { series.count > mostSeries }
}

/// What the indicator's card says of a point: each visible series, their sum where they stand on or
/// in front of each other as bars or areas, of a lone series its change since the point before, and the
/// remark, if there is one.
struct CardRows {
  private let picture: ChartPicture
  private let index: Int
  private let series: [Int]
  /// The series that are on.
  private let on: [Int]
  /// The series that have rows, if there is room: all, or of many the most telling ones.
  private let told: [Int]
  private let percents: [Int: Int]
  private let notations: [ValueNotation?]
  private let words: [CardRow]
  /// What is said of prices in place of the point's series.
  private let own: [CardRow]?

  /// The rows for the point `index` of a picture's table; `lines` parts what is written in a note so that it has room.
  init(
    _ picture: ChartPicture, index: Int, lines: (String) -> [String] = { [$0] }
  ) {
    self.picture = picture
    self.index = index
    own = picture.drawing.cardRows(at: index, in: picture)
    let on = picture.table.series.indices.filter(picture.isOn)
    let series =
      on.count == 1 ? on : on.filter { picture.table.isTold(ofSeries: $0, at: index) }
    (self.series, self.on) = (series, on)
    let values = series.map { picture.table.value(ofSeries: $0, at: index) }
    told =
      series.count > mostSeries
      ? Self.most(mostSeries, of: series, at: index, in: picture)
      : picture.table.withEarlierBehind(series)
    let notes = picture.notes(atPoint: index).flatMap { lines($0.text) }.map {
      CardRow(name: $0, color: picture.style.theme.text)
    }
    words = Self.words(at: index, in: picture) + notes
    percents = Self.percents(of: values, series, in: picture.table.kind)
    notations = (0..<picture.table.axisCount).map { axis in
      picture.valueNotation(
        ofAxis: axis,
        with: zip(series, values).filter {
          picture.table.series(onAxis: axis).contains($0.0)
        }.map(\.1))
    }
  }

  /// Of many series those with the highest values, or the nearest to the pointer where that is over lines; the
  /// highest first. A raised one is always there, and the one that others are compared with.
  private static func most(
    _ count: Int, of series: [Int], at index: Int, in picture: ChartPicture
  ) -> [Int] {
    let pointed = picture.table.kind.isFilled ? nil : picture.reading.pointerY
    func rank(_ one: (series: Int, value: Double)) -> Double {
      if [picture.raised?.series, picture.table.comparedSeries].contains(one.series) {
        return -.infinity
      }
      guard let pointed else { return -one.value }
      let distance = abs(picture.yScale(ofSeries: one.series)(one.value) - pointed)
      return distance.isNaN ? .infinity : distance
    }
    let known = series.map { (series: $0, value: picture.table.value(ofSeries: $0, at: index)) }
      .filter { !$0.value.isNaN }
    let ranked = known.map { (one: $0, rank: rank($0)) }
    return ranked.sorted { ($0.rank, $0.one.series) < ($1.rank, $1.one.series) }.prefix(count)
      .map(\.one).sorted { ($1.value, $0.series) < ($0.value, $1.series) }.map(\.series)
  }

  /// The words of a point, the first ones: states, which are seen on the plot, before others.
  private static func words(at index: Int, in picture: ChartPicture) -> [CardRow] {
    let (theme, labels) = (picture.style.theme, picture.table.labels)
    let states = picture.layout.states == nil ? [] : picture.table.stateColumns
    let others = labels.indices.filter { !states.contains($0) }
    let rows = (states + others).enumerated().compactMap { number, column in
      labels[column].word(at: index).map { word in
        CardRow(
          name: labels[column].name, value: word.onOneLine.shortened, color: theme.text,
          isWord: true,
          state: states.indices.contains(number)
            ? picture.color(ofState: labels[column].code(at: index), in: number) : nil)
      }
    }
    guard rows.count > mostWords else { return rows }
    return rows.prefix(mostWords)
      + [CardRow(name: picture.style.words(moreWords(rows.count - mostWords)), color: theme.dim)]
  }

  private static func moreWords(_ count: Int) -> Phrase {
    Phrase(counting: count, one: "+\(count) more word", many: "+\(count) more words")
  }

  /// The parts that values are of their sum: where they stand on each other, and none hangs below.
  private static func percents(
    of values: [Double], _ series: [Int], in kind: ChartKind
  ) -> [Int: Int] {
    let all = zip(zip(series, values), percentages(rounded: values))
    switch kind.stacking {
    case .none: return [:]
    case .percentages:
      // Of nothing there are no parts.
      guard values.contains(where: { $0 > 0 }) else { return [:] }
      return Dictionary(uniqueKeysWithValues: all.map { ($0.0.0, $0.1) })
    case .sums:
      let parts = all.filter { !$0.0.1.isNaN }.map { ($0.0.0, $0.1) }
      let isWhole = parts.count > 1 && !values.contains { $0 < 0 } && values.contains { $0 > 0 }
      return isWhole ? Dictionary(uniqueKeysWithValues: parts) : [:]
    }
  }

  /// How many rows there would be if there were room for all.
  var count: Int {
    if let own { return own.count + words.count + (picture.reading.remark == nil ? 0 : 1) }
    return told.count + told.count { hasEarlierRow(ofSeries: $0) }
      + (told.count < series.count ? 1 : 0) + (hasSum ? 1 : 0)
      + (changeRow == nil ? 0 : 1)
      + words.count + (picture.reading.remark == nil ? 0 : 1)
  }

  /// As many rows as there is room for: the remark first of all, and in place of the series that
  /// have none a note of how many there are.
  func fitting(_ room: Int) -> [CardRow] {
    guard room > 0 else { return [] }
    let remark = picture.reading.remark.map { [note($0.text)] } ?? []
    if let own { return Array((own + words).prefix(room - remark.count)) + remark }
    let sum = hasSum && (count <= room || room >= leastRowsForSum) ? [sumRow] : []
    let change = count <= room ? changeRow.map { [$0] } ?? [] : []
    let left = room - remark.count - sum.count
    let words = Array(words.prefix(max(left - told.count - change.count, left / leastRowsForSum)))
    return rows(fitting: left - words.count) + sum + change + words + remark
  }

  private func rows(fitting room: Int) -> [CardRow] {
    if series.count == told.count, told.count <= room {
      let all = told.flatMap { [row(ofSeries: $0)] + (earlierRow(ofSeries: $0).map { [$0] } ?? []) }
      return all.count <= room ? all : told.map(row)
    }
    guard room > 0 else { return [] }
    let few = told.count < room ? told : Self.most(room - 1, of: told, at: index, in: picture)
    let rows = few.map(row)
    return rows + [note(more(series.count - rows.count))]
  }

  private func row(ofSeries number: Int) -> CardRow {
    let (style, series) = (picture.style, picture.table.series[number])
    return CardRow(
      name: series.name,
      value: text(picture.table.value(ofSeries: number, at: index), ofSeries: number),
      percent: percents[number].map(style.formats.percent) ?? change(ofSeries: number),
      color: style.theme.seriesTextColor(of: series, on: style.theme.tooltip),
      isRaised: picture.raised?.series == number,
      sample: picture.hasPatterns
        ? CardRow.Sample(
          pattern: picture.look(ofSeries: number),
          color: style.theme.seriesColor(of: series)) : nil)
  }

  /// Whether a series has a point here that was at another x.
  private func hasEarlierRow(ofSeries number: Int) -> Bool {
    let table = picture.table
    guard table.series[number].shift != nil,
      let own = table.ownIndex(ofSeries: number, at: index)
    else { return false }
    let source = table.source(ofSeries: number)
    return source.xKind != table.xKind || source.x(at: own) != table.x(at: index)
  }

  /// Of a series that has here what was at another x: where that was, and of one that shows another one as it was earlier
  /// how much more or less that is now.
  private func earlierRow(ofSeries number: Int) -> CardRow? {
    guard hasEarlierRow(ofSeries: number),
      let own = picture.table.ownIndex(ofSeries: number, at: index)
    else { return nil }
    let (table, formats) = (picture.table, picture.style.formats)
    var row = CardRow(
      name: formats.point(own, of: table.source(ofSeries: number)),
      color: picture.style.theme.dim, isQuiet: true)
    guard let notation = notation(ofSeries: number),
      let change = EarlierChange(ofSeries: number, in: table, at: index)
    else { return row }
    row.value = formats.change(change.difference, in: notation)
    if let part = change.part { row.value += " (\(formats.percentChange(part)))" }
    row.spoken = change.words(
      at: row.name, now: formats.value(change.now, in: notation),
      by: change.part.map { formats.percentChange($0.magnitude) }, formats)
    return row
  }

  private func notation(ofSeries number: Int) -> ValueNotation? {
    picture.ownNotation(ofSeries: number) ?? notations[picture.table.axis(ofSeries: number)]
  }

  /// By how much a series has changed since the visible range begins, where it is compared with that.
  private func change(ofSeries number: Int) -> String {
    guard let base = picture.base(ofSeries: number) else { return "" }
    let value = picture.table.value(ofSeries: number, at: index)
    return value.isFinite ? picture.style.formats.percentChange(value / base - 1) : ""
  }

  private var hasSum: Bool {
    on.count > 1 && series.count != 1 && picture.table.kind.stacking == .sums
  }

  private var sumRow: CardRow {
    let values = on.map { picture.table.value(ofSeries: $0, at: index) }.filter { !$0.isNaN }
    let sum = values.isEmpty ? .nan : values.reduce(0, +)
    return CardRow(
      name: picture.style.words("All"), value: text(sum, ofSeries: on[0]),
      color: picture.style.theme.text)
  }

  /// What a lone series has become since the point before, where both have a value.
  private var changeRow: CardRow? {
    guard on.count == 1, series.count == 1, index > 0, picture.base(ofSeries: series[0]) == nil,
      picture.table.kind.stacking != .percentages,
      let notation = notation(ofSeries: series[0])
    else { return nil }
    let before = picture.table.value(ofSeries: series[0], at: index - 1)
    let difference = picture.table.value(ofSeries: series[0], at: index) - before
    guard difference.isFinite else { return nil }
    let formats = picture.style.formats
    let part = difference / before
    let hasPart =
      before > 0 && (difference == 0 || EarlierChange.tellingParts.contains(part.magnitude))
    let text =
      formats.change(difference, in: notation)
      + (hasPart ? " (\(formats.percentChange(part)))" : "")
    return CardRow(
      name: picture.style.words("Change"), value: text,
      color: picture.style.theme.dim, isQuiet: true)
  }

  private func more(_ count: Int) -> String {
    picture.style.words(Phrase(counting: count, one: "+\(count) more", many: "+\(count) more"))
  }

  private func note(_ text: String) -> CardRow {
    CardRow(name: text, color: picture.style.theme.dim)
  }

  private func text(_ value: Double, ofSeries series: Int) -> String {
    let formats = picture.style.formats
    let text = notation(ofSeries: series).map { formats.value(value, in: $0) }
    return picture.table.named(
      text ?? formats.value(value, unit: picture.table.presentation.unit, places: 0))
  }
}
