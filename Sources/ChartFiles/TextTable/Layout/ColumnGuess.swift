import ChartCore

/// So many of the cells that say something are of a column's kind; of moments, which nothing is by accident, fewer.
private let (leastPart, leastPartOfMoments) = (0.6, 0.5)
/// Where fewer are numbers, and none has a decimal sign, what parts groups of three may part lists of numbers.
private let leastPartOfGroups = 0.95
/// So many different numbers in no order are all moments in figures by no accident: one of thirty is.
private let leastMoments = 4
/// So many cells of a column of moments in figures are some.
private let leastPartOfFigures = 0.6
/// The years of moments in figures.
private let yearsOfFigures = 1900...2100

/// What a column of a text table holds, as its first cells tell.
struct ColumnGuess: Equatable {
  /// What its cells are read as.
  enum Kind: Equatable {
    case number(NumberFormat)
    case moment(MomentFormat)
    case time
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
    let kinds = [Kind.number(format)] + moments.map(Kind.moment) + [.time]
    var readings = kinds.map { Reading($0, cells) }
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
      hasSeconds: texts.contains { $0.count(where: { $0 == ":" }) > 1 }, now: now)
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
    self.hasSeconds = kind == .time && hasSeconds
    hasTimes = moments.contains(where: \.hasTime)
    let offsets = Set(moments.map(\.offset))
    offset = offsets.count == 1 ? offsets.first.flatMap(\.self) : nil
    saysOffsets = offsets.contains { $0 != nil }
    areDaysOfClocks = offsets.count > 1 && moments.allSatisfy(\.isMidnightOfClocks)
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

  init(_ kind: ColumnGuess.Kind, _ cells: [CellCursor?]) {
    self.kind = kind
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

extension MomentFormat {
  /// The ways in which cells may be read as moments, the likelier ones first.
  fileprivate static func formats(
    of texts: [String], _ cells: [CellCursor?], _ order: DateOrder, isSure: Bool
  ) -> [MomentFormat] {
    if areMomentsOfFigures(texts) { return [MomentFormat(isOfFigures: true)] }
    if areSeasons(texts) { return [MomentFormat(isOfSeasons: true)] }
    let open = cells.map { $0.flatMap { MomentCell($0, MomentFormat(mayBeYearless: true)) } }
    let hasPoints = texts.first { !$0.isBlank }?.prefix(3).contains(".") ?? false
    let orders = orders(
      of: cells, open, !isSure && hasPoints ? .dayFirst : order, isSure: isSure || hasPoints)
    let formats = orders.map { MomentFormat(order: $0) }
    guard open.contains(where: { $0?.hasYear == false }) else { return formats }
    return formats + orders.map { MomentFormat(order: $0, mayBeYearless: true) }
  }

  /// The orders of day, month and year that the cells allow, the likelier first. Nobody has points behind months that
  /// come first.
  private static func orders(
    of cells: [CellCursor?], _ open: [MomentCell?], _ likely: DateOrder, isSure: Bool
  ) -> [DateOrder] {
    // Behind four figures of a year comes the month.
    if cells.allSatisfy({ $0?.beginsWithYear ?? true }) { return [likely] }
    let told = Set(open.compactMap { $0?.order })
    let other = likely == .dayFirst ? DateOrder.monthFirst : .dayFirst
    let orders =
      told.count == 1 ? Array(told) : isSure && told.isEmpty ? [likely] : [likely, other]
    let mayBeginWithYears = zip(cells, open).contains { cell, moment in
      guard let cell, let moment else { return false }
      return MomentCell(cell, order: .yearFirst)?.milliseconds ?? moment.milliseconds
        != moment.milliseconds
    }
    return mayBeginWithYears ? orders + [.yearFirst] : orders
  }

  /// Whether all cells are a year and the next one: months of years are hardly all the next one's number.
  private static func areSeasons(_ texts: [String]) -> Bool {
    let filled = texts.filter { !$0.isBlank }
    return Set(filled).count > 1
      && filled.allSatisfy { text in
        var cell = CellCursor(text)?.plain
        return cell?.takeSeason() != nil
      }
  }

  /// Whether all cells are moments in 8, 10, 12 or 14 figures: in order, or so many that it is no accident.
  private static func areMomentsOfFigures(_ texts: [String]) -> Bool {
    guard let first = texts.first(where: { !$0.isBlank })?.trimmed, first.momentOfFigures != nil
    else {
      return false
    }
    let filled = texts.map(\.trimmed).filter { !$0.isEmpty }
    // A total, a comment or the names once more are no numbers.
    let numbers = filled.filter { $0.utf8.first.map { $0 &- UInt8(ascii: "0") < 10 } ?? false }
    guard numbers.count > 1, Double(numbers.count) >= leastPartOfFigures * Double(filled.count)
    else { return false }
    let known = numbers.compactMap(\.momentOfFigures)
    guard known.count == numbers.count else { return false }
    let count = Set(known).count
    let grows = zip(known, known.dropFirst()).allSatisfy { $0 <= $1 }
    let falls = zip(known, known.dropFirst()).allSatisfy { $0 >= $1 }
    return count > 1 && (grows || falls) || count >= leastMoments
  }
}

extension String {
  /// The moment of a text of nothing but figures, in years that anybody measured; nil for others.
  fileprivate var momentOfFigures: Double? {
    guard [8, 10, 12, 14].contains(utf8.count), let number = Int(self),
      let moment = MomentCell.milliseconds(ofFigures: number, count: utf8.count)
    else { return nil }
    return yearsOfFigures.contains(CivilDate(milliseconds: moment).year) ? moment : nil
  }
}

extension ColumnGuess {
  /// The same column of moments with days and months the other way round.
  var withOtherOrder: ColumnGuess {
    guard case .moment(var format) = kind else { return self }
    format.order = format.order == .dayFirst ? .monthFirst : .dayFirst
    return ColumnGuess(.moment(format), like: self)
  }

  /// The order of day and month that its cells tell; nil where they tell none.
  var toldOrder: DateOrder? {
    guard case .moment(let format) = kind, kind.hasOrder, !isOrderOpen else { return nil }
    return format.order
  }

  private init(_ kind: Kind, like column: ColumnGuess) {
    self.kind = kind
    (hasTimes, offset) = (column.hasTimes, column.offset)
    (saysOffsets, areDaysOfClocks) = (column.saysOffsets, column.areDaysOfClocks)
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
    case .time: TimeCell(cell)?.milliseconds ?? .nan
    case .partOfYear: PartOfYear.firstMonth(of: cell.text).map(Double.init) ?? .nan
    case .words, .empty: .nan
    }
  }

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

extension NumberFormat {
  /// How many figures a number has behind its decimal sign; nil where it has a power of ten.
  fileprivate func decimals(of number: String.UTF8View) -> Int? {
    if number.contains(where: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }) { return nil }
    guard let sign = number.lastIndex(of: decimal) else { return 0 }
    return number[sign...].dropFirst().prefix { $0 &- UInt8(ascii: "0") < 10 }.count
  }

  /// Whether a sign before three figures parts thousands in a column: no number shows that it is the decimal one, and some
  /// have none, all of which are below 1000.
  private static func mayPart(
    thousands sign: Unicode.Scalar, _ numbers: [NumberShape], in dialect: Dialect
  ) -> Bool {
    guard !numbers.contains(where: { $0.decimal != nil || $0.beginsWithZero }) else { return false }
    if sign == dialect.thousands { return true }
    // A comma between cells is no decimal sign.
    if sign == ",", dialect.delimiter == .sign(",") { return true }
    let whole = numbers.filter { $0.either == nil && $0.thousands == nil }
    guard !whole.isEmpty, whole.allSatisfy({ $0.figures <= 3 }) else { return false }
    let isUsual = sign == "," && dialect.delimiter != .sign(";") && dialect.delimiter != .sign("\t")
    return isUsual || whole.contains { $0.figures == 3 }
  }

  /// How most of a column's numbers are written; `shapes` are those of all its cells.
  init(of shapes: [CellShape], in dialect: Dialect) {
    let numbers: [NumberShape] = shapes.compactMap {
      if case .number(let shape) = $0 { shape } else { nil }
    }
    func most(_ signs: [Unicode.Scalar]) -> Unicode.Scalar? {
      Dictionary(grouping: signs, by: \.self).max { $0.value.count < $1.value.count }?.key
    }
    // A word by itself is no list.
    let known = shapes.count { $0 != .empty && $0 != .missing && $0 != .words }
    let areLists =
      !numbers.contains { $0.decimal != nil }
      && Double(numbers.count) < leastPartOfGroups * Double(known)
    let open = most(numbers.compactMap(\.either))
    let isThousand = open.map { Self.mayPart(thousands: $0, numbers, in: dialect) } ?? false
    let thousands =
      areLists ? nil : most(numbers.compactMap(\.thousands)) ?? (isThousand ? open : nil)
    let isComma = dialect.delimiter == .sign(";") || dialect.delimiter == .sign("\t")
    let usual: Unicode.Scalar = open == "," && isComma ? "," : "."
    let sign =
      most(numbers.compactMap(\.decimal)) ?? (thousands == "." ? "," : thousands == "," ? "." : nil)
      ?? dialect.decimal ?? usual
    self.init(
      decimal: sign == "," ? UInt8(ascii: ",") : UInt8(ascii: "."),
      hasThousands: thousands != nil
        || !areLists && numbers.contains { $0.either != nil && $0.either != sign })
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

  /// The middle one of the steps between neighbours, in days.
  private var middleStep: Double? {
    let known = filter { !$0.isNaN }
    let steps = zip(known.dropFirst(), known).map { abs($0 - $1) / millisecondsPerDay }
    return steps.sorted().dropFirst(steps.count / 2).first
  }
}
