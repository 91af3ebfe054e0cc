/// So many letters behind a name may be a word and no unit: `v (in)`, `v (out)`.
private let longestWord = 2

// What names in formulas stand for, and in which units that is.
extension ColumnCatalog {
  /// What a name stands for at the points of a table: a series of it or, where there is none, one of another table with the
  /// same x or, where there is none either, of one with other points; written as it is called, perhaps behind whose it is,
  /// or, where none is called so, without its unit and with other capital letters.
  func names(_ name: String, atPointsOf own: Int) -> FormulaNames {
    let found = series(named: name, atPointsOf: own)
    guard found.count == 1 else { return found.isEmpty ? .none : .several }
    let (table, number) = (tables[found[0].table], found[0].number)
    let series = table.series[number]
    if !haveOneX(found[0].table, own) {
      return .elsewhere(table, series: number)
    }
    return series.shift == nil ? .one(series.column) : .shifted(table, series: number)
  }

  /// The units that formulas at the points of a table find: a series has that which is written behind its name.
  func units(atPointsOf table: Int) -> KnownUnits {
    KnownUnits(units) { name in
      let found = series(named: name, atPointsOf: table)
      guard found.count == 1 else { return nil }
      return unit(ofSeries: found[0].number, in: tables[found[0].table])
    }
  }

  /// The unit that a series was computed in, or that stands behind its name. Where others have the same name with something
  /// else behind it that measures nothing, or something else, these are no units: `Power (L)`, `Power (R)`.
  private func unit(ofSeries number: Int, in table: Table) -> MeasureUnit? {
    let series = table.series[number]
    if let unit = series.unit { return unit }
    guard table.presentation.unit == .plain, let own = series.name.unitBehind,
      let unit = units.unit(own)
    else { return nil }
    let name = series.name.withoutUnit
    let others = table.series.filter { $0.name != series.name && $0.name.withoutUnit == name }
    let areUnits = others.allSatisfy { other in
      other.name.unitBehind.flatMap(units.unit)?.isOfQuantity(of: unit) == true
    }
    return areUnits || own.count > longestWord ? unit : nil
  }

  /// The unit of what a formula comes to at the points of a table; nil where that is not known.
  func unit(of formula: Formula, atPointsOf table: Int) -> MeasureUnit? {
    formula.unit(on: tables[table], units: units(atPointsOf: table)) {
      names($0, atPointsOf: table)
    }
  }

  /// What people call a computed column, without its unit; nil of those of files.
  func computedName(_ column: Int) -> String? {
    isComputed(column) ? computed[table(ofColumn: column) - fileTableCount].formula.name : nil
  }

  func series(
    named name: String, atPointsOf table: Int
  ) -> [(table: Int, number: Int)] {
    let (others, far) = others(beside: table)
    let names = ColumnNames(of: self) { series($0).name }
    func found(in places: [Int], _ isNamed: (Int) -> Bool) -> [(table: Int, number: Int)] {
      places.flatMap { table in
        columns(ofTable: table).filter(isNamed)
          .map { (table: table, number: $0 - columns(ofTable: table).lowerBound) }
      }
    }
    let ways: [(Int) -> Bool] = [
      { series($0).name == name }, { names.qualified($0) == name }, { computedName($0) == name },
      { series($0).name.isNamed(loosely: name) },
    ]
    for isNamed in ways {
      for places in [[table], others, far] {
        let found = found(in: places, isNamed)
        if !found.isEmpty { return found }
      }
    }
    return []
  }
}

extension String {
  func isNamed(loosely name: String) -> Bool {
    withoutUnit.lowercased() == name.lowercased() || lowercased() == name.lowercased()
  }
}
