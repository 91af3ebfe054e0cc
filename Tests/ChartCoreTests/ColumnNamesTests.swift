import Testing

@testable import ChartCore

@Suite struct ColumnNamesTests {
  private func table(_ title: String?, _ names: [String], source: String? = nil) -> Table {
    let series = names.enumerated().map { place, name in
      Series(
        id: "y\(place)", name: name, color: SeriesPalette.color(place), column: Column([1, 2]))
    }
    var presentation = Presentation()
    presentation.source = source
    return Table(title: title, x: Column([0, 1]), series: series, presentation: presentation)
  }

  private func names(_ charts: [Table], waiting: [Table] = []) -> ColumnNames {
    let catalog = ColumnCatalog(charts: charts, waiting: waiting)
    return ColumnNames(of: catalog) { catalog.series($0).name }
  }

  @Test("a name that several tables have is told with whose it is")
  func symbols() {
    let names = names([table("ACME", ["ACME", "Volume"]), table("BOLT", ["BOLT", "Volume"])])
    #expect((0..<4).map(names.qualified) == ["ACME", "ACME Volume", "BOLT", "BOLT Volume"])
    #expect(
      names.lines(of: [1, 2, 3])
        == [.heading(table: 0), .column(1), .heading(table: 1), .column(2), .column(3)])
  }

  @Test("names that are told apart stand alone")
  func apart() {
    let names = names([table("A", ["x", "y"]), table("B", ["z"])])
    #expect((0..<3).map(names.qualified) == ["x", "y", "z"])
    #expect(names.lines(of: [0, 2]) == [.column(0), .column(2)])
  }

  @Test("a name that one table has twice says nothing of others")
  func twiceInOne() {
    #expect(names([table("A", ["x", "x"])]).qualified(1) == "x")
  }

  @Test(
    "whose columns are: files, titles, numbers of charts",
    arguments: [
      (["A", nil], [nil, nil], ["A", "Chart 2"]),
      (["n", "n"], ["A", "B"], ["A", "B"]),
      (["A", "x"], ["A", "B"], ["A", "B, x"]),
      (["x", "y"], ["A", "A"], ["x", "y"]),
    ] as [([String?], [String?], [String])])
  func owners(titles: [String?], sources: [String?], owners: [String]) {
    let names = names(
      zip(titles, sources).map { table($0, ["n"], source: $1) })
    #expect((0..<2).map(names.owner) == owners)
  }

  @Test("tables that wait are of no chart")
  func waiting() {
    let names = names([table("IBM", ["volume"])], waiting: [table(nil, ["volume"])])
    #expect((0..<2).map(names.qualified) == ["volume", "Other columns volume"])
    let all = self.names(
      [table("IBM", ["volume"]), table("AMD", ["volume"])],
      waiting: [table(nil, ["volume"], source: "IBM"), table("volume", ["volume"], source: "AMD")])
    #expect(
      (0..<4).map(all.owner) == ["IBM", "AMD", "IBM, other columns", "AMD, other columns"])
  }

  @Test("the columns that prices are made of are the same ones, one by one")
  func prices() {
    let prices = Table(
      title: "IBM",
      prices: PriceHistory(
        moments: Column([0, 1].map { $0 * millisecondsPerDay }),
        quotes: Quotes(trades: Column([1, 2])), volume: Column([5, 6])),
      shown: PriceView(), names: ("Price", "Volume"), presentation: Presentation())
    let names = names([prices], waiting: [table(nil, ["Close", "Volume"], source: "IBM")])
    #expect((0..<2).map(names.owner) == ["IBM", "IBM, single columns"])
    #expect(
      (0..<4).map(names.qualified)
        == ["Price", "Volume", "Close", "IBM, single columns Volume"])
  }

  @Test("tables of one owner have one heading")
  func oneHeading() {
    let names = names(
      [table("IBM", ["volume"])], waiting: [table(nil, ["volume"]), table(nil, ["dividend"])])
    #expect(
      names.lines(of: [0, 1, 2])
        == [.heading(table: 0), .column(0), .heading(table: 1), .column(1), .column(2)])
  }

  @Test("series of several tables on one chart are told apart by their files")
  func onOneChart() throws {
    let catalog = ColumnCatalog(charts: [
      table("A", ["heat"], source: "A"), table("B", ["heat"], source: "B"),
    ])
    let sheet = try Sheet(of: catalog).applying(.put(column: 1, chart: 0), on: catalog)
    let shown = catalog.tables(
      of: sheet, after: Sheet(of: catalog), with: catalog.openingCharts.map(\.table))
    #expect(shown[0].series.map(\.name) == ["A heat", "B heat"])
  }
}
