import ChartCore

/// More rows of names than these nobody writes above values.
private let mostHeaderRows = 4
/// Rows of other values, such as numbers of channels, that may stand between names and values.
private let mostOddRows = 2
/// So many rows about a device or a person may stand between names that are plain to see and the values.
private let mostRowsBetween = 40
/// A row that fits is the first of the values if one of so many after it fits, too.
private let rowsAhead = 3
/// Names have at most so many cells more than the values below them.
private let mostExtraNames = 2

extension SampleRows {
  /// The rows of names, and the first of values; behind the last where there is none. What stands below the names and
  /// is neither names nor as wide as the table is a row with a fault.
  var headers: (rows: [Int], firstOfBody: Int) {
    let first = firstOfBody
    if let described = DescribedNames(above: first, rows) {
      return ([described.names] + [described.units].compactMap(\.self), first)
    }
    let headers = headers(above: first)
    guard let last = headers.last else { return ([], first) }
    return (headers, (last + 1..<max(first, last + 1)).first(where: isOdd) ?? first)
  }

  /// The first rows as wide as the table, so many, and what is behind them.
  func headers(count: Int) -> (rows: [Int], firstOfBody: Int) {
    let wide = rows.indices.filter(isWide)
    return (Array(wide.prefix(count)), wide.dropFirst(count).first ?? rows.count)
  }

  /// Whether a row between names and values is a row of values that has a fault.
  private func isOdd(_ row: Int) -> Bool {
    guard !rows[row].isComment else { return false }
    return !isWide(row) || hasFault(row) || kinds.contains(.moment) && hasValues(row)
  }

  private var firstOfBody: Int {
    guard kinds.contains(where: { $0 != nil }) else { return rows.count == 1 ? 1 : 0 }
    let first =
      rows.indices.dropFirst(settingsCount).first {
        fits($0) && isFollowed($0) && !isAcross($0) && !nameShares($0) && !isShortAtTop($0)
          && !isAboveUnits($0)
      } ?? rows.count
    return firstBelowLateNames(first) ?? first
  }

  /// Whether a row above all that are as wide as the table has less than two thirds of their cells.
  private func isShortAtTop(_ row: Int) -> Bool {
    shapes[row].count * 3 < width * 2 && rows.indices.dropFirst(row + 1).contains(where: isWide)
      && !rows[...row].indices.contains(where: isWide)
      && rows.indices.count(where: isWide) * 2 > rows.count
  }

  private func isFollowed(_ row: Int) -> Bool {
    let ahead = rows.indices.clamped(
      to: row + 1..<max(row + 1, min(rows.count, row + 1 + rowsAhead)))
    return ahead.count < 2 || ahead.contains(where: fits)
  }

  /// The first values below names that follow rows which looked like values: settings of a device, with a word in front
  /// of each. Nil where there are none.
  private func firstBelowLateNames(_ first: Int) -> Int? {
    let end = rows.indices.first(where: isExact) ?? first
    guard end > first, headers(above: first).isEmpty,
      let names = (first..<end).last(where: arePlainNames)
    else { return nil }
    return end > names ? end : nil
  }

  /// Whether all cells of a row are of their columns' kinds, and so are those of the next ones.
  private func isExact(_ row: Int) -> Bool {
    rows.indices.clamped(to: row..<row + rowsAhead).allSatisfy {
      let (fitting, others, _) = counts(of: $0)
      return fitting > 0 && others == 0 && isWide($0)
        && zip(shapes[$0], kinds).allSatisfy { $1 != nil || $0 == .empty || $0.valueKind == nil }
    }
  }

  /// Whether a row is nothing but different words, and about as wide as the table.
  private func arePlainNames(_ row: Int) -> Bool {
    let names = names(inRow: row)
    return !hasValues(row) && isHeader(row, isAboveOthers: false)
      && names.allSatisfy { !$0.isBlank } && Set(names).count == names.count
  }

  /// The rows of names above a row, from above.
  private func headers(above end: Int) -> [Int] {
    var headers: [Int] = []
    var (row, oddRows) = (end - 1, 0)
    while row >= settingsCount, headers.count < mostHeaderRows {
      if let below = headers.first, isParted(row, below) { break }
      if isHeader(row, isAboveOthers: !headers.isEmpty), !isFaulty(row) {
        headers.insert(row, at: 0)
      } else {
        oddRows += 1
        guard headers.isEmpty, oddRows <= mostOddRows else { break }
      }
      row -= 1
    }
    return headers.isEmpty ? plainNames(above: end).map { [$0] } ?? [] : headers
  }

  /// The nearest row above values that is plain to see as their names, whatever stands between.
  private func plainNames(above end: Int) -> Int? {
    let above = rows.indices.clamped(to: end - mostRowsBetween..<end)
    return above.last { isWide($0) && arePlainNames($0) }
  }

  /// Whether a blank line parts a row from the one of names below it.
  private func isParted(_ row: Int, _ below: Int) -> Bool {
    rows[below].record - rows[row].record > 1
  }

  /// Whether a row right below names is one of values with a fault: with more or less cells, or words among values.
  private func isFaulty(_ row: Int) -> Bool {
    guard row > 0, hasValues(row), !isWide(row) || hasFault(row), !isAcross(row) else {
      return false
    }
    return isWide(row - 1) && !hasValues(row - 1) && isHeader(row - 1, isAboveOthers: false)
  }

  /// Whether so many cells may be the names of all columns: one may be missing, and there may be names of cells
  /// that rows do not have. Words of a comment are as many by accident.
  private func mayBeNames(_ count: Int, _ row: Int, _ isAboveOthers: Bool) -> Bool {
    let isLone = hasLoneMark(row)
    if count == width || !isLone && isWide(row) { return true }
    if isLone { return count == width - 1 && dayBesideClock == 0 }
    guard width > 2 else { return false }
    let mayHaveMore = !isAboveOthers || isAboveUnits(row)
    let most = mayHaveMore ? width + max(mostExtraNames, width / 2) : width
    let least = width - (dayBesideClock == 0 ? 2 : 1)
    return count >= least && count <= most
  }

  /// Whether a row is as wide as the table, and more of its cells are words than values; only above other names
  /// may half of it be empty.
  private func isHeader(_ row: Int, isAboveOthers: Bool) -> Bool {
    let shapes = shapesOfNames(row)
    if !isAboveOthers, isUnits(row) { return true }
    guard mayBeNames(shapes.countWithoutTail, row, isAboveOthers),
      !rows[row].isComment || !isAboveOthers || isAboveUnits(row),
      !isAboveOthers && !rows[row].isComment || !isSetting(row),
      !isAboveOthers || width > 2 || isAboveUnits(row)
    else { return false }
    if isAcross(row) || isAboveUnits(row), !hasMoment(row) { return true }
    let filled = shapes.filter { $0 != .empty }
    if nameShares(row) { return true }
    let values = filled.count { $0.valueKind != nil }
    // Where names repeat, few above them tell them apart.
    let few = isAboveOthers && repeatsNames(row + 1) ? 2 : (width + 2) / 3
    let least = width == 1 ? 1 : isAboveOthers ? max(2, few) : max(1, (width + 1) / 2)
    return filled.count >= least && values * 2 < max(1, filled.count)
      && counts(of: row).fitting * 4 <= filled.count
  }

  /// Whether a row has words, and parts of a hundred that grow, `50%`, `75%`, `99.9%`, or how long loans last, `7D`, `1M`,
  /// `10Y`: these are names then. So are whole numbers that count, behind a blank, over broken ones: days, hours.
  private func nameShares(_ row: Int) -> Bool {
    if beginsWithWord(row), areTerms(names(inRow: row).dropFirst()) { return true }
    if counts(overDecimals: row) { return true }
    let shares = names(inRow: row).filter { $0.hasSuffix("%") }
      .map { Double($0.dropLast()) ?? .nan }
    return beginsWithWord(row) && shares.count > 2 && shares.isStrictlyMonotone
  }

  private func repeatsNames(_ row: Int) -> Bool {
    guard rows.indices.contains(row) else { return false }
    let names = names(inRow: row).filter { !$0.isBlank }
    return Set(names).count * 3 < names.count * 2 + 3 && Set(names).count < names.count
  }

  private func areTerms(_ names: ArraySlice<String>) -> Bool {
    names.count > 2
      && names.allSatisfy { name in
        let figures = name.prefix { $0.isNumber }
        return 1...2 ~= figures.count && name.count == figures.count + 1
          && "DWMYdwmy".contains(name.last ?? " ")
      } && Set(names.compactMap(\.last)).count > 1
  }

  private func counts(overDecimals row: Int) -> Bool {
    let names = names(inRow: row)
    let numbers = names.dropFirst().map { Double($0) ?? .nan }
    guard names.first?.isBlank == true, numbers.count > 2, row + 1 < rows.count,
      numbers.indices.dropFirst().allSatisfy({ numbers[$0] == numbers[$0 - 1] + 1 })
    else { return false }
    return shapes[row + 1].dropFirst().allSatisfy { shape in
      if case .number(let number) = shape {
        number.decimal != nil || number.either != nil
      } else {
        false
      }
    } && shapes[row + 1].count == names.count
  }

  /// Whether a row says what something is called: `name: cpu`.
  private func isSetting(_ row: Int) -> Bool {
    names(inRow: row).first.map { $0.hasSuffix(":") } ?? false
  }

  /// Whether a row as wide as the table has nothing but units, perhaps of a few columns, with names above it.
  private func isUnits(_ row: Int) -> Bool {
    row > 0 && isWide(row) && !hasValues(row) && !hasValues(row - 1)
      && KnownUnits.areUnits(names(inRow: row))
      && [width, width + 1].contains(shapesOfNames(row - 1).count)
  }

  /// Whether the first cell of a row that is not empty is neither a value nor stands for one.
  private func beginsWithWord(_ row: Int) -> Bool {
    let first = shapesOfNames(row).first { $0 != .empty }
    return first.map { $0.valueKind == nil && $0 != .missing } ?? false
  }

  /// Whether the row below has units, which are no names.
  private func isAboveUnits(_ row: Int) -> Bool {
    guard row + 1 < rows.count, !fits(row + 1),
      beginsWithWord(row)
    else { return false }
    let below = names(inRow: row + 1)
    return KnownUnits.areUnits(below) || KnownUnits.areFormats(below)
  }

  /// Whether a row, and not the next one as well, has dates or years as names of columns of numbers.
  private func isAcross(_ row: Int) -> Bool {
    guard kinds.contains(.number), isWide(row) || shapesOfNames(row).count == width else {
      return false
    }
    let found = [row, row + 1].filter(rows.indices.contains).map {
      AcrossHeader(names(inRow: $0), over: kinds) != nil
    }
    return found == [true, false]
  }
}

extension ArraySlice<CellShape> {
  /// How many there are; none is behind a delimiter at the end.
  fileprivate var countWithoutTail: Int { last == .empty ? count - 1 : count }
}
