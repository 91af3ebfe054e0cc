import TestSupport
import Testing

@testable import ChartCore

/// Series at points that they have not.
@Suite struct PointJoinTests {
  private func table(_ x: [Double], _ values: [Double], _ name: String, title: String? = nil)
    -> Table
  {
    Table(
      title: title, x: Column(x), series: [Series(number: 0, name: name, column: Column(values))],
      presentation: .of(.numbers))
  }

  private func values(_ formula: String, _ tables: [Table]) throws -> [Double] {
    let catalog = ColumnCatalog(charts: tables)
    let column = ComputedColumn(try Formula(formula), table: 0)
    if let fault = catalog.fault(of: column) { throw fault }
    return catalog.computing([column]).tables.last?.series[0].column.all ?? []
  }

  @Test(arguments: [
    ("line", [Double.nan, 10, 12.5, .nan, .nan, .nan]), ("last", [.nan, 10, 10, 20, .nan, .nan]),
    ("nearest", [.nan, 10, 10, 20, .nan, .nan]),
  ])
  func eachWayHasItsValues(_ how: String, _ expected: [Double]) throws {
    let own = table([0, 1, 2, 6, 11, 30], [0, 0, 0, 0, 0, 0], "y")
    let other = table([1, 5, 9, 13], [10, 20, .nan, 40], "z")
    let found = try values("at(z, \(how))", [own, other])
    #expect(found.isEqual(to: expected), "\(how): \(found)")
  }

  @Test func otherPointsAreSaid() throws {
    let tables = [table([0, 1], [1, 2], "y"), table([0.5, 1], [1, 2], "z")]
    #expect(throws: FormulaError(.otherPoints("z"), at: 4..<5)) { try values("y - z", tables) }
    #expect(try values("y - at(z, line)", tables).isEqual(to: [.nan, 0]))
    // Of the same points any way is the same.
    #expect(try values("at(y, last) * 2", tables) == [2, 4])
  }

  @Test func namesOfSeveralAreBehindTheirOwners() throws {
    let tables = [
      table([0, 1], [1, 2], "v", title: "A"), table([0, 2], [5, 7], "v", title: "B"),
      table([0, 3], [5, 8], "v", title: "C"),
    ]
    #expect(try values("at(`B v`, line) - v", tables) == [4, 4])
    #expect(try values("at(`C v`, line) - `A v`", tables) == [4, 4])
    let catalog = ColumnCatalog(charts: tables)
    let chart = Sheet(of: catalog).charts[0]
    #expect(catalog.namesInFormulas(at: chart) == ["v", "B v", "C v"])
  }

  @Test func otherKindsOfXAreNotThere() {
    let dated = Table([moment(2024), moment(2025)], [1, 2])
    #expect(throws: FormulaError(.unknownSeries("#0"), at: 3..<7)) {
      try values("at(`#0`, line)", [table([0, 1], [1, 2], "y"), dated])
    }
  }
}
