import ChartCore

/// So many different numbers in no order are all moments in figures by no accident: one of thirty is.
private let leastMoments = 4
/// So many cells of a column of moments in figures are some.
private let leastPartOfFigures = 0.6
/// The years of moments in figures.
private let yearsOfFigures = 1900...2100

extension MomentFormat {
  /// The ways in which cells may be read as moments, the likelier ones first.
  static func formats(
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
