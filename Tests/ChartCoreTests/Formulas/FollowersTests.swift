import TestSupport
import Testing

@testable import ChartCore

/// Charts that are made of the values that are seen on another one.
@Suite struct FollowersTests {
  private let lines = Table(
    (0..<8).map { Double($0) * day }, [1, 1, 2, 2, 2, 3, 3, 3], [0, 1, 0, -1, 0, 1, 0, -1])

  private func board(_ texts: String...) throws -> Board {
    var board = Board(tables: [lines])
    board.apply(.showAll(chart: 0))
    for text in texts {
      board.apply(.change(.compute(try Formula(text), chart: 0)))
    }
    return board
  }

  private func counts(_ board: Board, _ chart: Int = 1) -> [Double] {
    board.charts[chart].table.series[0].column.all.filter { $0 > 0 }
  }

  @Test func aHistogramIsOfWhatIsSeen() throws {
    var board = try board("histogram(#0, 1, visible)")
    #expect(board.charts[1].table.title == "histogram(#0, 1, visible), of what is seen")
    board.followRanges()
    #expect(counts(board) == [2, 3, 3] && board.outdated == nil)
    board.apply(.setRange(chart: 0, 0...3 * day))
    #expect(board.outdated?.range == 0...3 * day && board.outdated?.pointCount == 4)
    board.followRanges()
    #expect(counts(board) == [2, 2] && board.outdated == nil)
    // All of it is in sight, as it was before.
    #expect(board.charts[1].view.visibleRange == board.charts[1].view.domain)
  }

  @Test func oneOfAllFollowsNothing() throws {
    var board = try board("histogram(#0, 1)")
    board.apply(.setRange(chart: 0, 0...3 * day))
    #expect(board.outdated == nil && counts(board) == [2, 3, 3])
  }

  @Test func valuesThatWereFoundBeforeAreTaken() throws {
    var board = try board("histogram(#0 * 2, 1, visible)")
    board.followRanges()
    let range = 2 * day...4 * day
    let values = try #require(board.catalog.values(ofColumn: 2, in: range))
    var other = board
    #expect(board.apply(.narrow(column: 2, to: range, values)) == .views)
    #expect(other.apply(.narrow(column: 2, to: range, nil)) == .views)
    #expect(board == other && counts(board) == [3])
    #expect(board.apply(.narrow(column: 0, to: range, nil)) == .nothing)
    #expect(board.apply(.narrow(column: 9, to: range, nil)) == .nothing)
    #expect(board.catalog.values(ofColumn: 0, in: range) == nil)
  }

  @Test func severalFollowAndOthersStay() throws {
    var board = try board(
      "a = histogram(#0, 1, visible)", "b = #0 + 1", "c = spectrum(#1, visible)",
      "d = histogram(b, 1, visible)")
    board.apply(.setRange(chart: 0, 0...4 * day))
    board.followRanges()
    #expect(board.outdated == nil)
    let titles = board.charts.map { $0.table.title ?? "" }
    let place = { (name: String) in titles.firstIndex { $0.hasPrefix(name) } ?? 0 }
    #expect(counts(board, place("a")) == [2, 3] && counts(board, place("d")) == [2, 3])
    // Five values: pieces of them have two frequencies, or as many as six have.
    let waves = board.charts[place("c")].table
    #expect(waves.pointCount == 3 && waves.domain.lowerBound > 0)
    #expect(board.charts[0].table.series.map(\.name) == ["#0", "#1", "b"])
  }

  @Test func nothingIsSeenOfNothing() throws {
    var board = try board("histogram(#0, visible)", "spectrum(#1, visible)")
    for column in 2...3 {
      board.apply(.narrow(column: column, to: 9 * day...10 * day, nil))
    }
    #expect(board.charts[1].table.pointCount == 1 && board.charts[2].table.pointCount == 1)
    board.followRanges()
    // The newer one is in front of the other.
    #expect(counts(board, 2).reduce(0, +) == 8 && board.charts[1].table.pointCount == 4)
  }

  @Test func itFollowsOnWhenFilesComeAgain() throws {
    var board = try board("histogram(#0, 1, visible)")
    board.apply(.setRange(chart: 0, 0...3 * day))
    board.followRanges()
    let other = Table(
      (0..<8).map { Double($0) * day }, [5, 5, 5, 5, 2, 3, 3, 3], [0, 1, 0, -1, 0, 1, 0, -1])
    board.apply(.take(ColumnCatalog(charts: [other])))
    board.followRanges()
    #expect(counts(board) == [4])
  }

  @Test func theOtherWordsOfSpectraStay() throws {
    for text in [
      "spectrum(y, visible)", "spectrum(y, rectangle, visible, resampled)",
      "spectrum(y, 7 d, visible)", "histogram(y, visible)", "histogram(y, 2, visible)",
    ] { #expect(try Formula(text).followsRange, "\(text)") }
    for text in ["spectrum(y)", "visible + 1", "avg(visible, 2 d)", "histogram(visible)"] {
      #expect(try !Formula(text).followsRange, "\(text)")
    }
    let request = try #require(try Formula("spectrum(y, rectangle, visible, resampled)").spectrum)
    #expect(request.isResampled && !request.isFaded && request.piece == nil)
  }
}
