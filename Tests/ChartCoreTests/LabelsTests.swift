import Testing

@testable import ChartCore

/// Which points words leave.
@Suite struct LabelsTests {
  private func table(_ codes: [Double] = [0, 1, 2, 1, 0]) -> Table {
    Table(
      x: Column([10, 20, 30, 40, 50]),
      series: [
        Series(
          id: "y0", name: "v", color: Color(rgb: 0), column: Column([1, 2, .nan, 4, 5]))
      ],
      labels: [Labels(name: "status", words: ["ok", "", "error"], codes: Column(codes))])
  }

  @Test(
    arguments: [
      ([], [10, 20, 30, 40, 50]), (["ok"], [20, 30, 40]), (["ok", ""], [30]),
      (["error"], [10, 20, 40, 50]),
      (["nothing"], [10, 20, 30, 40, 50]),
    ] as [(Set<String>, [Double])])
  func pointsWithWordsGo(words: Set<String>, x: [Double]) throws {
    let (table, catalog) = (table(), ColumnCatalog(charts: [table()]))
    let old = Sheet(of: catalog)
    let sheet = try old.applying(.drop(words: words, of: "status"), on: catalog)
    let new = catalog.tables(of: sheet, after: old, with: [table])[0]
    #expect((0..<new.x.count).map { new.x[$0] } == x)
    #expect(new.series[0].column.count == x.count && new.labels[0].codes.count == x.count)
    let back = try sheet.applying(.drop(words: [], of: "status"), on: catalog)
    #expect(catalog.tables(of: back, after: sheet, with: [new]) == [table])
  }

  @Test func linesEndWherePointsAreLeftOut() throws {
    let words = Labels(name: "state", words: ["run", "idle"], codes: Column([0, 0, 1, 1, 0, 0]))
    let table = Table(
      x: Column([1, 2, 3, 4, 5, 6]),
      series: [
        Series(id: "y", name: "y", color: Color(rgb: 0), column: Column([1, 2, 3, 4, 5, 6]))
      ], labels: [words])
    let catalog = ColumnCatalog(charts: [table])
    let old = Sheet(of: catalog)
    let sheet = try old.applying(.drop(words: ["idle"], of: "state"), on: catalog)
    let new = catalog.tables(of: sheet, after: old, with: [table])[0]
    func runs(_ table: Table) -> [[Double]] {
      let columns = table.pixelBuckets(in: table.domain, columns: 100)
      return table.runs(ofSeries: 0, in: columns).map { $0.map(\.value) }
    }
    #expect(runs(table) == [[1, 2, 3, 4, 5, 6]])
    #expect(runs(new) == [[1, 2], [5, 6]])
    #expect(new.isBroken(1, 2) && new.isBroken(0, 3) && !new.isBroken(0, 1) && !new.isBroken(2, 3))
  }

  /// Charts are linked by the memory of their x, after a change of one of them too.
  @Test func chartsStayLinked() throws {
    let table = table()
    let second = Table(
      x: table.x,
      series: ["a", "b"].map {
        Series(id: $0, name: $0, color: Color(rgb: 0), column: Column([5, 4, 3, 2, 1]))
      },
      labels: table.labels)
    let catalog = ColumnCatalog(charts: [table, second])
    let old = Sheet(of: catalog)
    let sheet = try old.applying(.drop(words: ["ok"], of: "status"), on: catalog)
    let new = catalog.tables(of: sheet, after: old, with: [table, second])
    #expect(new[0].x.isSameMemory(as: new[1].x))
    let later = try sheet.applying(.takeOff(column: 2), on: catalog)
    let last = catalog.tables(of: later, after: sheet, with: new)
    #expect(last[0].x.isSameMemory(as: last[1].x) && last[1].x.count == 3)
  }

  @Test func noneLeftOrUnknownIsRefused() {
    let catalog = ColumnCatalog(charts: [table()])
    let sheet = Sheet(of: catalog)
    #expect(throws: Sheet.Refusal.noPoints) {
      try sheet.applying(.drop(words: ["ok", "", "error"], of: "status"), on: catalog)
    }
    #expect(throws: Sheet.Refusal.missing) {
      try sheet.applying(.drop(words: ["ok"], of: "v"), on: catalog)
    }
  }

  @Test func anEmptyWordIsNone() {
    #expect((0..<3).map { table().labels[0].word(at: $0) } == ["ok", nil, "error"])
  }

  @Test(arguments: [(0, false), (1, false), (2, true), (24, true), (25, false)])
  func fewWordsChoose(count: Int, isFew: Bool) {
    let labels = Labels(
      name: "w", words: (0..<count).map { "\($0)" }, codes: Column(start: 0, step: 0, count: 1))
    #expect(labels.areFew == isFew)
  }

  @Test func whatIsVisibleStays() {
    var board = Board(tables: [table()])
    board.apply(.setRange(chart: 0, 18...42))
    board.apply(.change(.drop(words: ["ok"], of: "status")))
    #expect(board.charts[0].view.visibleRange == 20...40)
  }
}
