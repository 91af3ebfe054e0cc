import ChartCore

/// So many of the cells that say something are of a column's kind; of moments, which nothing is by accident, fewer.
private let (leastPart, leastPartOfMoments) = (0.6, 0.5)

/// What a column of a text table holds, as its first cells tell.
struct ColumnGuess: Equatable {
  /// What its cells are read as.
  enum Kind: Equatable {
    case number(NumberFormat)
    case moment(MomentFormat)
    case time(TimeFormat)
    case words
    /// Words for parts of years, which are such beside a year: else they are words like others.
    case partOfYear
    /// Nothing was in it so far.
    case empty
  }

  let kind: Kind
  /// The values of the cells, NaN for those that have none; none where cells are words.
  let values: [Double]
  /// The most figures that a number has behind its decimal sign; nil where one has a power of ten instead.
  let decimals: Int?
  /// Whether a cell says that its moment has a time of day.
  let hasTimes: Bool
  /// How far ahead of UTC all of its moments say that they are, in milliseconds; nil where one says nothing, or
  /// something else.
  let offset: Double?
  /// Whether one of its moments says how far ahead of UTC it is.
  let saysOffsets: Bool
  /// Whether all of its moments are midnights of the clocks that they say.
  let areMidnightsOfClocks: Bool
  /// Whether all of its moments are midnights of clocks that changed meanwhile: they are days, whatever they say that
  /// their offset is.
  let areDaysOfClocks: Bool
  /// Whether the order of day and month is not told by any cell.
  let isOrderOpen: Bool
  /// Whether its times have seconds, all or some.
  let hasSeconds: Bool
  /// The year of the first row, where dates say none.
  let firstYear: Int?
  /// The unit that most cells have with their numbers: a percent sign or a currency.
  let unit: String?

  /// Looks at the texts of a column's cells; `decimal` is the decimal sign where somebody said it. Dates without a year
  /// are not after `now`; where nothing else tells the order of day and month, it is the one of `order`,
  /// or in any case where that is sure.
  init(
    _ texts: [String], _ dialect: Dialect, decimal: Unicode.Scalar?, now: Double? = nil,
    order: DateOrder = .dayFirst, isOrderSure: Bool = false
  ) {
    let shapes = texts.map { CellShape(of: $0) }
    let cells = texts.map { CellCursor($0) }
    let format =
      decimal.map { NumberFormat(decimal: UInt8(truncatingIfNeeded: $0.value), hasThousands: true) }
      ?? NumberFormat(of: shapes, in: dialect)
    if let words = StateWords.numbers(in: texts) {
      let kind = Kind.number(NumberFormat(words: words))
      self.init(kind, values: cells.map { kind.value(of: $0) }, decimals: 0)
      return
    }
    if let codes = QualityCodes.tails(of: texts) {
      let kind = Kind.number(NumberFormat(tails: codes))
      self.init(kind, values: cells.map { kind.value(of: $0) }, decimals: 0)
      return
    }
    guard !texts.areHexadecimal else {
      self.init(.words)
      return
    }
    let moments = MomentFormat.formats(
      of: texts, cells, order, isSure: isOrderSure)
    let standIn = Self.standIn(texts, shapes)
    let known = zip(texts, shapes).count {
      $1 != .empty && $1 != .missing && !NumberCell.isBound($0) && $0 != standIn
    }
    let kinds = [Kind.number(format)] + moments.map(Kind.moment)
    let hasPoints = texts.first { !$0.isBlank }?.contains(".") ?? false
    let times = TimeFormat(
      twoAreMinutes: cells.contains { $0.map { TimeCell.areMinutes($0.plain) } ?? false })
    var readings =
      kinds.map { Reading($0, cells) }
      + [
        Reading(.time(times), cells, isOfPoints: hasPoints && !texts.contains { $0.contains(":") })
      ]
    if readings[0].count < known, let tails = ColumnTails(of: texts) {
      var format =
        decimal == nil ? NumberFormat(of: ColumnTails.numbers(in: texts), in: dialect) : format
      format.tails = tails
      readings.append(Reading(.number(format), cells))
    }
    let best = readings.max { $0.sense(among: moments) < $1.sense(among: moments) }
    guard known > 0, let best, best.isEnough(of: known) else {
      self.init(wordsOf: texts, cells, isEmpty: known == 0)
      return
    }
    self.init(
      best.kind, values: best.values, cells: cells,
      unit: best.kind.tails.map(\.unit) ?? Self.unit(of: texts),
      decimals: best.kind.decimals(of: zip(texts, best.values).compactMap { $1.isNaN ? nil : $0 }),
      hasSeconds: times.twoAreMinutes || texts.contains { $0.count(where: { $0 == ":" }) > 1 },
      now: now)
  }

  private init(wordsOf texts: [String], _ cells: [CellCursor?], isEmpty: Bool) {
    let kind: Kind = isEmpty ? .empty : PartOfYear.areParts(texts) ? .partOfYear : .words
    self.init(kind, values: kind == .partOfYear ? cells.map { kind.value(of: $0) } : [])
  }

  /// A column of which somebody says that it has numbers; nil where no cell has one.
  init?(numbersIn texts: [String], _ dialect: Dialect, decimal: Unicode.Scalar?) {
    let cells = texts.map { CellCursor($0) }
    var format =
      decimal.map { NumberFormat(decimal: UInt8(truncatingIfNeeded: $0.value), hasThousands: true) }
      ?? NumberFormat(of: texts.map { CellShape(of: $0) }, in: dialect)
    format.tails = ColumnTails(of: texts)
    let values = cells.map { Kind.number(format).value(of: $0) }
    guard values.contains(where: { !$0.isNaN }) else { return nil }
    self.init(.number(format), values: values, cells: cells)
  }

  /// A column that nothing is in.
  static let nothing = ColumnGuess(.empty)

  private init(
    _ kind: Kind, values: [Double] = [], cells: [CellCursor?] = [], unit: String? = nil,
    decimals: Int? = nil, hasSeconds: Bool = false, now: Double? = nil
  ) {
    let moments: [MomentCell] = {
      guard case .moment(let format) = kind else { return [] }
      return cells.compactMap { $0.flatMap { MomentCell($0, format) } }
    }()
    self.kind = kind
    firstYear = moments.contains { !$0.hasYear } ? RunningYear.first(of: moments, now: now) : nil
    self.values = firstYear.map { values.inYears(from: $0) } ?? values
    self.unit = unit
    self.decimals = decimals
    self.hasSeconds = kind.isTime && hasSeconds
    hasTimes = moments.contains(where: \.hasTime)
    let offsets = Set(moments.map(\.offset))
    offset = offsets.count == 1 ? offsets.first.flatMap(\.self) : nil
    saysOffsets = offsets.contains { $0 != nil }
    areMidnightsOfClocks = !moments.isEmpty && moments.allSatisfy(\.isMidnightOfClocks)
    areDaysOfClocks = offsets.count > 1 && areMidnightsOfClocks
    isOrderOpen = kind.hasOrder && moments.allSatisfy { $0.order == nil } && !moments.isEmpty
  }

  /// The letter or two that all cells have that are no numbers, for a value that is not there: `M`. Nil where there is none.
  private static func standIn(_ texts: [String], _ shapes: [CellShape]) -> String? {
    let words = Set(zip(texts, shapes).filter { $1 == .words }.map(\.0))
    let numbers = shapes.count { $0.valueKind == .number }
    guard words.count == 1, let word = words.first, word.utf8.count <= 2, numbers > 2 else {
      return nil
    }
    return numbers * 10 >= shapes.count ? word : nil
  }

  private static func unit(of texts: [String]) -> String? {
    let filled = texts.filter { !$0.isBlank }
    let signs: [Unicode.Scalar] = ["%", "$", "€", "£", "¥"]
    let found = signs.first { sign in
      filled.count { $0.unicodeScalars.contains(sign) } * 2 > filled.count
    }
    return found.map { String($0) }
  }
}

/// A column's cells, read as of one kind.
private struct Reading {
  let kind: ColumnGuess.Kind
  let values: [Double]
  /// Whether its times have points, `18.00.00`: what may be dates is some.
  let isOfPoints: Bool

  init(_ kind: ColumnGuess.Kind, _ cells: [CellCursor?], isOfPoints: Bool = false) {
    (self.kind, self.isOfPoints) = (kind, isOfPoints)
    values = cells.map { kind.value(of: $0) }
  }

  var count: Int { values.count { !$0.isNaN } }

  func isEnough(of known: Int) -> Bool {
    let least = if case .moment = kind { leastPartOfMoments } else { leastPart }
    return Double(count) >= least * Double(known)
  }

  /// How many cells it reads; of two that read as many moments the one whose steps are more alike. Figures that may be
  /// moments are hardly numbers.
  func sense(among formats: [MomentFormat]) -> Double {
    if isOfPoints { return Double(count) - 2 }
    guard case .moment(let format) = kind else { return Double(count) }
    if format.isOfFigures { return Double(count) + 1 }
    guard format.mayBeYearless else {
      let areDays = formats.contains(where: \.mayBeYearless) && values.haveStepsOfYears
      let areFar = formats.count > 1 && values.haveStepsOfMonths
      return Double(count) - values.unevenness / 2 - (areDays ? 0.75 : areFar ? 0.1 : 0)
    }
    return Double(count) - values.inYears(from: DateParts.openYear).unevenness / 2
  }
}

extension ColumnGuess {
  /// The same column of moments with days and months the other way round.
  var withOtherOrder: ColumnGuess {
    guard case .moment(var format) = kind else { return self }
    format.order = format.order == .dayFirst ? .monthFirst : .dayFirst
    return ColumnGuess(.moment(format), like: self)
  }

  /// The same column of moments, of which some say another offset from UTC than the first ones.
  var withSeveralOffsets: ColumnGuess {
    ColumnGuess(kind, like: self, hasSeveralOffsets: true)
  }

  /// The order of day and month that its cells tell; nil where they tell none.
  var toldOrder: DateOrder? {
    guard case .moment(let format) = kind, kind.hasOrder, !isOrderOpen else { return nil }
    return format.order
  }

  private init(_ kind: Kind, like column: ColumnGuess, hasSeveralOffsets: Bool = false) {
    self.kind = kind
    (hasTimes, offset) = (column.hasTimes, hasSeveralOffsets ? nil : column.offset)
    (saysOffsets, areMidnightsOfClocks) = (column.saysOffsets, column.areMidnightsOfClocks)
    areDaysOfClocks = column.areDaysOfClocks || hasSeveralOffsets && areMidnightsOfClocks
    (values, isOrderOpen, unit, decimals) = ([], false, nil, nil)
    (firstYear, hasSeconds) = (column.firstYear, false)
  }
}

extension ColumnGuess.Kind {
  /// The value of a cell; NaN where it has none of this kind.
  func value(of cell: CellCursor?) -> Double {
    guard let cell else { return .nan }
    return switch self {
    case .number(let format): NumberCell(cell, format)?.value ?? .nan
    case .moment(let format): MomentCell(cell, format)?.milliseconds ?? .nan
    case .time(let format): TimeCell(cell, format)?.milliseconds ?? .nan
    case .partOfYear: PartOfYear.firstMonth(of: cell.text).map(Double.init) ?? .nan
    case .words, .empty: .nan
    }
  }

  /// Whether its cells are times of day or durations.
  var isTime: Bool { if case .time = self { true } else { false } }

  /// What is behind its numbers.
  var tails: ColumnTails? { if case .number(let format) = self { format.tails } else { nil } }

  /// Whether its moments are written so that an order of day and month may matter.
  fileprivate var hasOrder: Bool {
    guard case .moment(let format) = self else { return false }
    return !format.isOfFigures && !format.isOfSeasons && format.order != .yearFirst
  }
}

extension ColumnGuess.Kind {
  /// The most figures behind the decimal sign of texts that are numbers of this kind; nil where they are none, or where
  /// one has a power of ten.
  fileprivate func decimals(of texts: [String]) -> Int? {
    guard case .number(let format) = self, format.tails?.unit == nil else { return nil }
    let counts = texts.map { format.decimals(of: $0.utf8) }
    return counts.contains(nil) ? nil : counts.compactMap(\.self).max()
  }
}

extension [Double] {
  /// How much the steps between neighbours differ from each other, from 0 to 1: the part of them that goes the
  /// other way than most, or is more than twice or less than half the middle one.
  var unevenness: Double {
    let known = filter { !$0.isNaN }
    let steps = zip(known.dropFirst(), known).map { $0 - $1 }
    guard steps.count > 1 else { return 0 }
    let middle = steps.sorted()[steps.count / 2]
    let odd = steps.count { step in
      middle == 0 ? step != 0 : !(0.5...2).contains(step / middle)
    }
    return Double(odd) / Double(steps.count)
  }
}

extension [Double] {
  /// Whether most steps are of whole years.
  fileprivate var haveStepsOfYears: Bool { (middleStep ?? 0) > 360 }

  /// Whether most steps are of months or more, from days that begin none: days that are neighbours, read the wrong way
  /// round, have such.
  fileprivate var haveStepsOfMonths: Bool {
    guard let middleStep, middleStep > 26 else { return false }
    return contains { !$0.isNaN && CivilDate(milliseconds: $0).day != 1 }
  }

  /// The middle one of the steps between neighbours that differ, in days: hours of a day may have columns of their own.
  private var middleStep: Double? {
    let known = filter { !$0.isNaN }
    let steps = zip(known.dropFirst(), known).map { abs($0 - $1) / millisecondsPerDay }
      .filter { $0 > 0 }
    return steps.sorted().dropFirst(steps.count / 2).first
  }
}
