import ChartCore

/// So many of the cells that say something are of a column's kind; of moments, which nothing is by accident, fewer.
private let (leastPart, leastPartOfMoments) = (0.6, 0.5)
/// Where fewer are numbers, and none has a decimal sign, what parts groups of three may part lists of numbers.
private let leastPartOfGroups = 0.95

/// What a column of a text table holds, as its first cells tell.
struct ColumnGuess: Equatable {
  /// What its cells are read as.
  enum Kind: Equatable {
    case number(NumberFormat)
    case moment(DateOrder)
    case time
    case words
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
  /// The unit that most cells have with their numbers: a percent sign or a currency.
  let unit: String?

  /// Looks at the texts of a column's cells; `decimal` is the decimal sign where somebody said it.
  init(_ texts: [String], _ dialect: Dialect, decimal: Unicode.Scalar?) {
    let shapes = texts.map { CellShape(of: $0) }
    let cells = texts.map { CellCursor($0) }
    let format =
      decimal.map { NumberFormat(decimal: UInt8(truncatingIfNeeded: $0.value), hasThousands: true) }
      ?? NumberFormat(of: shapes, in: dialect)
    let readings = [Kind.number(format)] + Self.orders(of: cells).map(Kind.moment) + [.time]
    let columns = readings.map { kind in (kind, cells.map { kind.value(of: $0) }) }
    let known = shapes.count { $0 != .empty && $0 != .missing }
    let best = columns.max { Self.sense($0) < Self.sense($1) }
    guard known > 0, let best, Self.areEnough(best, of: known) else {
      self.init(known > 0 ? .words : .empty)
      return
    }
    self.init(
      best.0, values: best.1, cells: cells, unit: Self.unit(of: texts),
      decimals: best.0.decimals(of: zip(texts, best.1).compactMap { $1.isNaN ? nil : $0 }))
  }

  /// A column that nothing is in.
  static let nothing = ColumnGuess(.empty)

  private init(
    _ kind: Kind, values: [Double] = [], cells: [CellCursor?] = [], unit: String? = nil,
    decimals: Int? = nil
  ) {
    let moments: [MomentCell] = {
      guard case .moment(let order) = kind else { return [] }
      return cells.compactMap { $0.flatMap { MomentCell($0, order: order) } }
    }()
    self.kind = kind
    self.values = values
    self.unit = unit
    self.decimals = decimals
    hasTimes = moments.contains(where: \.hasTime)
    let offsets = Set(moments.map(\.offset))
    offset = offsets.count == 1 ? offsets.first.flatMap(\.self) : nil
    saysOffsets = offsets.contains { $0 != nil }
    areDaysOfClocks = offsets.count > 1 && moments.allSatisfy(\.isMidnightOfClocks)
    isOrderOpen = moments.contains { $0.order == nil } && !moments.contains { $0.order != nil }
  }

  /// The orders of day and month that the cells allow, the likelier one first.
  private static func orders(of cells: [CellCursor?]) -> [DateOrder] {
    let told = Set(
      cells.compactMap { $0.flatMap { MomentCell($0, order: .dayFirst) }?.order })
    return told.count == 1 ? Array(told) : [.dayFirst, .monthFirst]
  }

  private static func areEnough(_ reading: (kind: Kind, values: [Double]), of known: Int) -> Bool {
    let least = if case .moment = reading.kind { leastPartOfMoments } else { leastPart }
    return Double(count(reading.values)) >= least * Double(known)
  }

  private static func count(_ values: [Double]) -> Int { values.count { !$0.isNaN } }

  /// How many cells a reading reads; of two that read as many moments the one whose steps are more alike.
  private static func sense(_ reading: (kind: Kind, values: [Double])) -> Double {
    guard case .moment = reading.kind else { return Double(count(reading.values)) }
    return Double(count(reading.values)) - reading.values.unevenness / 2
  }

  private static func unit(of texts: [String]) -> String? {
    let filled = texts.filter { !$0.isBlank }
    let signs = ["%", "$", "€", "£", "¥"]
    return signs.first { sign in filled.count { $0.contains(sign) } * 2 > filled.count }
  }
}

extension ColumnGuess {
  /// The same column of moments with days and months the other way round.
  var withOtherOrder: ColumnGuess {
    guard case .moment(let order) = kind else { return self }
    return ColumnGuess(.moment(order == .dayFirst ? .monthFirst : .dayFirst), like: self)
  }

  private init(_ kind: Kind, like column: ColumnGuess) {
    self.kind = kind
    (hasTimes, offset) = (column.hasTimes, column.offset)
    (saysOffsets, areDaysOfClocks) = (column.saysOffsets, column.areDaysOfClocks)
    (values, isOrderOpen, unit, decimals) = ([], false, nil, nil)
  }
}

extension ColumnGuess.Kind {
  /// The value of a cell; NaN where it has none of this kind.
  func value(of cell: CellCursor?) -> Double {
    guard let cell else { return .nan }
    return switch self {
    case .number(let format): NumberCell(cell, format)?.value ?? .nan
    case .moment(let order): MomentCell(cell, order: order)?.milliseconds ?? .nan
    case .time: TimeCell(cell)?.milliseconds ?? .nan
    case .words, .empty: .nan
    }
  }
}

extension ColumnGuess.Kind {
  /// The most figures behind the decimal sign of texts that are numbers of this kind; nil where they are none, or where
  /// one has a power of ten.
  fileprivate func decimals(of texts: [String]) -> Int? {
    guard case .number(let format) = self else { return nil }
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

  /// How most of a column's numbers are written; `shapes` are those of all its cells.
  init(of shapes: [CellShape], in dialect: Dialect) {
    let numbers: [NumberShape] = shapes.compactMap {
      if case .number(let shape) = $0 { shape } else { nil }
    }
    func most(_ signs: [Unicode.Scalar]) -> Unicode.Scalar? {
      Dictionary(grouping: signs, by: \.self).max { $0.value.count < $1.value.count }?.key
    }
    let known = shapes.count { $0 != .empty && $0 != .missing }
    let areLists =
      !numbers.contains { $0.decimal != nil }
      && Double(numbers.count) < leastPartOfGroups * Double(known)
    let thousands = areLists ? nil : most(numbers.compactMap(\.thousands))
    let open = most(numbers.compactMap(\.either))
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
