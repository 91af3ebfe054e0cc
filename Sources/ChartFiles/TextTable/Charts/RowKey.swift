import ChartCore

/// More different keys are no names of series.
private let mostKeys = 512
/// Numbers of more different things are numbers of something else.
private let mostNumbers = 64
/// Larger numbers are not those of things.
private let largestNumber = 0x1p53
/// More columns are not tried in pairs.
private let mostPaired = 6
/// Words that are called nothing special have a row at one of so many moments, at least: else they tell what happened.
private let mostSparse = 5
/// So many rows are looked at for numbers that tell them apart.
private let rowsLookedAt = 10_000
/// One of so many rows has another word than the first of its key, at least, where that word is none of the key's own.
private let leastVarying = 4
/// A state lasts for more rows, on average.
private let leastLasting = 3
/// One of so many rows has a moment that was there before, at least, where keys tell rows apart.
private let leastRepeated = 5

/// What parts the rows of a table into series: the words or numbers of a column, or of two.
struct RowKey {
  /// What its columns are called.
  let names: [String]
  /// The keys, in the order in which they come up.
  let words: [String]
  /// For each row, by x, the number of its key.
  let codes: Column
  /// The columns of numbers that it is made of.
  var columns: [Int] = []

  /// What it is called.
  var name: String { names.joined(separator: ", ") }
}

extension RowKey {
  /// The key of rows that are in the order of x; nil where nothing tells them apart.
  ///
  /// The smallest key within which hardly any x comes twice wins; where no x does, one that is called as things are that
  /// have moments of their own. Linear time for each column that is tried.
  init?(of columns: TableColumns, names: [String], chosen: [Int] = []) throws(Fault) {
    guard chosen.isEmpty else {
      guard let key = try Self.chosen(chosen, columns, names) else { return nil }
      self = key
      return
    }
    let rows = columns.x.count
    let words = columns.labels.filter {
      2...mostKeys ~= $0.words.count && $0.words.count * 2 <= rows && !$0.isMostlyBlank
    }
    .map { RowKey(names: [$0.name], words: $0.words, codes: $0.codes) }
    .sorted { $0.rank < $1.rank }
    // Nearly all tables have neither words nor moments that come again: their rows are not looked at one by one.
    let repeated =
      words.isEmpty && !columns.x.repeats(within: min(rows, rowsLookedAt)) ? 0 : columns.x.repeats()
    guard repeated > 0 else {
      // The rows of an account have one balance, whoever was paid.
      guard !names.contains(where: KeyWords.isBalance) else { return nil }
      let own =
        words.first {
          (KeyWords.isThing($0.name) || $0.isOfPaths) && $0.namesThings
            && !$0.tellsEvents(beside: words)
        }
        ?? words.first { $0.hasUnits(in: columns.labels) }
      let cycle = own == nil ? try Self.cycling(columns, names) : nil
      guard let own = own ?? cycle else { return nil }
      self = own
      return
    }
    let isLong = repeated * leastRepeated >= rows
    guard !columns.haveOneBalance(names) else { return nil }
    let all = words + (isLong ? try Self.numbers(of: columns, names) : [])
    let distinct = rows - repeated
    let telling = all.filter { key in
      KeyWords.isThing(key.name) || isLong && KeyWords.numbersTurns(key.name)
        || isLong && key.words.count * distinct <= rows * mostSparse
    }
    let tells = { (key: RowKey) in Self.tells(key, columns.x, repeated) }
    if let found = telling.first(where: tells) {
      guard !found.tellsEvents(beside: words) else { return nil }
      self = try found.called(by: words)
    } else if let pair = try Self.pairs(of: telling).first(where: tells) {
      self = pair
    } else {
      return nil
    }
  }

  /// The key of columns that somebody chose, the first two of which count.
  private static func chosen(
    _ chosen: [Int], _ columns: TableColumns, _ names: [String]
  ) throws(Fault) -> RowKey? {
    var keys: [RowKey] = []
    for place in chosen.prefix(2) {
      if let labels = columns.labels.first(where: { $0.name == names[place] }) {
        keys.append(RowKey(names: [labels.name], words: labels.words, codes: labels.codes))
      } else if let column = columns.numbers[place],
        let key = try RowKey(column, place, names[place], mostKeys)
      {
        keys.append(key)
      }
    }
    guard keys.count == 2 else { return keys.first }
    return try RowKey(keys[0], keys[1])
  }

  /// Whether hardly any x comes twice with the same key.
  private static func tells(_ key: RowKey, _ x: Column, _ repeated: Int) -> Bool {
    let left = x.repeats(within: key)
    return left * 10 <= repeated && left * 10 <= x.count + 20
  }

  /// The same key by another column, or two, that say the same in words, where its own only has numbers or signs for it:
  /// `FR` beside `France`.
  private func called(by others: [RowKey]) throws(Fault) -> RowKey {
    guard !columns.isEmpty || KeyWords.isCode(name) else { return self }
    let plain = others.filter {
      (!KeyWords.isCode($0.name) || !columns.isEmpty) && !KeyWords.isUnit($0.name)
    }
    if let same = plain.first(where: hasSameRows) { return same }
    return columns.isEmpty ? self : try Self.pairs(of: plain).first(where: hasSameRows) ?? self
  }

  /// Whether another key parts the rows as this one does. Linear time.
  private func hasSameRows(as other: RowKey) -> Bool {
    guard other.words.count == words.count else { return false }
    return rowsUnlikeTheFirst(in: other.codes) == 0
  }

  /// How many rows have other codes than the first row of their key has. Linear time.
  private func rowsUnlikeTheFirst(in others: Column) -> Int {
    var first = Array<Double?>(repeating: nil, count: words.count)
    return zip(codes.all, others.all).count { code, other in
      let key = Int(clamping: code)
      let known = first[key] ?? other
      first[key] = known
      return known != other
    }
  }

  /// Things come first, units last, and what not every row has after what all have.
  private var rank: Int {
    let kind = KeyWords.isUnit(name) ? 2 : KeyWords.isThing(name) ? 0 : 1
    return words.contains(where: \.isBlank) ? kind + 3 : kind
  }

  /// Whether each key has more than one row, and none is blank; states, which last, are no things, and neither are units.
  private var namesThings: Bool {
    guard !words.contains(where: \.isBlank), !KeyWords.isUnit(name) else { return false }
    var counts = Array(repeating: 0, count: words.count)
    for code in codes.all { counts[Int(clamping: code)] += 1 }
    return counts.allSatisfy { $0 > 1 } && !(KeyWords.mayBeState(name) && (lasts || !alternates))
  }

  /// Whether nothing says what its words are, and all are ways to something: `home/living/humidity`.
  private var isOfPaths: Bool {
    PartWords.isUnnamed(name)
      && words.allSatisfy { word in
        word.count { $0 == "/" } > 1
          && word.allSatisfy { $0.isLetter || $0.isNumber || "/_-.:".contains($0) }
      }
  }

  /// Whether rows are what happened, of which it is one word among others: what somebody bought, and where, for what.
  private func tellsEvents(beside others: [RowKey]) -> Bool {
    KeyWords.mayTellEvents(name) && others.count { $0.name != name && varies($0) } > 1
  }

  /// Whether another key is not the same in most rows of each of its own keys.
  private func varies(_ other: RowKey) -> Bool {
    rowsUnlikeTheFirst(in: other.codes) * leastVarying > codes.count
  }

  /// Whether rows say their unit, not all the same, and always the same one with a key.
  private func hasUnits(in labels: [Labels]) -> Bool {
    guard !KeyWords.isUnit(name), !words.contains(where: \.isBlank),
      let units = labels.first(where: { KeyWords.isUnit($0.name) || $0.areUnnamedUnits }),
      Set((0..<codes.count).lazy.map { units.codes[$0] }).count(where: { code in
        units.words.indices.contains(Int(clamping: code))
          && !units.words[Int(clamping: code)].isBlank
      }) > 1
    else { return false }
    return rowsUnlikeTheFirst(in: units.codes) == 0
  }

  /// The numbers of things that come one after the other, again and again, each at moments of its own; nil where none do.
  private static func cycling(
    _ columns: TableColumns, _ names: [String]
  ) throws(Fault) -> RowKey? {
    for place in columns.numbers.keys.sorted() where KeyWords.mayNumberThings(names[place]) {
      if let column = columns.numbers[place], column.count > 0, [0, 1].contains(column[0]),
        let key = try RowKey(column, place, names[place]), key.cycles(column)
      {
        return key
      }
    }
    return nil
  }

  /// Whether its numbers count from the first one up, and again.
  private func cycles(_ column: Column) -> Bool {
    codes.count >= leastLasting * words.count
      && (0..<codes.count).allSatisfy { column[$0] == column[0] + Double($0 % words.count) }
  }

  /// Whether another key follows each, as a rule.
  private var alternates: Bool {
    turns * 2 > codes.count
  }

  /// Whether one key comes several times on end, as a rule.
  private var lasts: Bool {
    (turns + 1) * leastLasting < codes.count
  }

  /// How often another key follows. Linear time.
  private var turns: Int {
    let codes = codes.all
    return (1..<max(1, codes.count)).count { codes[$0] != codes[$0 - 1] }
  }

  /// The columns of whole numbers of which every x has the same few, those with fewer first.
  private static func numbers(
    of columns: TableColumns, _ names: [String]
  ) throws(Fault) -> [RowKey] {
    var keys: [RowKey] = []
    for place in columns.numbers.keys.sorted() {
      guard let column = columns.numbers[place], let key = try RowKey(column, place, names[place])
      else { continue }
      if KeyWords.isThing(key.name) || KeyWords.numbersTurns(key.name)
        || columns.x.count == columns.x.distinctCount * key.words.count
      {
        keys.append(key)
      }
    }
    return keys.sorted { $0.words.count < $1.words.count }
  }

  /// The whole numbers of a column as keys; nil where they are none, or too many.
  private init?(
    _ column: Column, _ place: Int, _ name: String, _ most: Int = mostNumbers
  ) throws(Fault) {
    var places: [Double: Int] = [:]
    let codes = ColumnBuilder()
    for value in column.all {
      guard value == value.rounded(), value.magnitude <= largestNumber else { return nil }
      let code = places[value] ?? places.count
      places[value] = code
      guard places.count <= most else { return nil }
      codes.append(Double(code))
    }
    guard places.count > 1, places.count * 2 <= column.count else { return nil }
    let words = places.sorted { $0.value < $1.value }.map { "\(name) \(Int($0.key))" }
    self.init(
      names: [name], words: words, codes: try codes.finishedOrShort(), columns: [place])
  }

  /// Any two of the first keys together.
  private static func pairs(of keys: [RowKey]) throws(Fault) -> [RowKey] {
    var pairs: [RowKey] = []
    // Names of things come before remarks.
    let things = keys.filter { KeyWords.isThing($0.name) }
    let keys = Array((things + keys.filter { !KeyWords.isThing($0.name) }).prefix(mostPaired))
    for (index, first) in keys.enumerated() {
      for second in keys[(index + 1)...] {
        if let pair = try RowKey(first, second) { pairs.append(pair) }
      }
    }
    return pairs
  }

  private init?(_ first: RowKey, _ second: RowKey) throws(Fault) {
    var places: [Int: Int] = [:]
    var words: [String] = []
    let codes = ColumnBuilder()
    for (one, other) in zip(first.codes.all, second.codes.all) {
      let (one, other) = (Int(clamping: one), Int(clamping: other))
      let both = one * second.words.count + other
      if places[both] == nil {
        guard words.count < mostKeys else { return nil }
        places[both] = words.count
        words.append("\(first.words[one]), \(second.words[other])")
      }
      codes.append(Double(places[both] ?? 0))
    }
    self.init(
      names: first.names + second.names, words: words, codes: try codes.finishedOrShort(),
      columns: first.columns + second.columns)
  }
}
