import TestSupport
import Testing

@testable import ChartCore

/// Boards that are set up like others.
@Suite struct BoardTemplateTests {
  /// A table of columns of a name each over four days.
  private func table(_ names: String..., title: String? = nil, from start: Double = 0) -> Table {
    Table(
      title: title, x: Column((0..<4).map { (start + Double($0)) * day }),
      series: names.enumerated().map { place, name in
        Series(
          id: "y\(place)", name: name, color: Color(rgb: 0x112233),
          column: Column([1, 2, 4, 8].map { $0 + Double(place) }))
      })
  }

  private func board(_ tables: Table...) -> Board { Board(tables: tables) }

  /// A board of two charts, of which one has another axis, a name, a colour, a formula and something off.
  private var original: Board {
    get throws {
      var board = board(table("Sales (€)", "Visits", "Returns"))
      board.apply(.change(.compute(try Formula("week = avg(`Sales (€)`, 2 d)"), chart: 0)))
      board.apply(.change(.separate(column: 2, after: 0)))
      var look = ColumnLook()
      (look.name, look.color) = ("People", Color(rgb: 0xFF8800))
      board.apply(.change(.wear(column: 1, look)))
      board.apply(.change(.setRight(column: 1, true)))
      board.apply(.setYScale(chart: 1, .logarithmic))
      board.apply(.toggle(chart: 0, series: 0))
      board.apply(.setLayout(.carousel))
      return board
    }
  }

  private func use(_ fit: TemplateFit, _ board: inout Board) {
    board.apply(.use(fit))
    for action in fit.arrangement { board.apply(action) }
  }

  private func names(_ board: Board) -> [[String]] {
    board.charts.map { $0.table.series.map(\.name) }
  }

  @Test func anotherFileIsSetUpAlike() throws {
    let original = try original
    let template = BoardTemplate(of: original)
    // Other values, another order, and a column more.
    var board = board(table("Returns", "Other", "Visits", "Sales (€)", from: 100))
    let fit = try #require(template.fitted(to: board.catalog))
    #expect(fit.missing.isEmpty)
    use(fit, &board)
    #expect(names(board) == names(original) && board.layout == .carousel)
    #expect(names(board) == [["Sales (€)", "People", "week"], ["Returns"]])
    #expect(board.charts[0].table.right == [1] && board.charts[1].view.yScale == .logarithmic)
    #expect(board.charts[0].table.series[1].color == Color(rgb: 0xFF8800))
    #expect(board.charts.map(\.view.hidden) == original.charts.map(\.view.hidden))
    #expect(BoardTemplate(of: board) == template)
    // All of it is seen of the new file's time.
    #expect(board.charts[0].view.domain == 100 * day...103 * day)
  }

  @Test func theSameFileStaysAsItIs() throws {
    var board = try original
    let fit = try #require(BoardTemplate(of: board).fitted(to: board.catalog))
    let before = board
    use(fit, &board)
    #expect(names(board) == names(before) && board.charts.count == before.charts.count)
    #expect(BoardTemplate(of: board) == BoardTemplate(of: before))
  }

  @Test func whatIsMissingIsTold() throws {
    let template = BoardTemplate(of: try original)
    var board = board(table("Visits", "Temperature"))
    let fit = try #require(template.fitted(to: board.catalog))
    #expect(fit.missing == ["week", "Sales (€)", "Returns"])
    use(fit, &board)
    #expect(names(board) == [["People"]] && board.charts[0].table.right.isEmpty)
    #expect(template.fitted(to: self.board(table("Temperature")).catalog) == nil)
    #expect(BoardTemplate([]).fitted(to: board.catalog) == nil)
  }

  @Test func unitsAndCapitalsMayDiffer() throws {
    let template = BoardTemplate([BoardTemplate.Chart([BoardTemplate.Column(name: "Speed (km/h)")])]
    )
    var board = board(table("Time", "speed (mph)"))
    use(try #require(template.fitted(to: board.catalog)), &board)
    #expect(names(board) == [["speed (mph)"]])
  }

  @Test func columnsOfOneNameAreThoseOfTheirCharts() throws {
    var original = board(table("Joined", "Left", title: "A"), table("Joined", title: "B"))
    original.apply(.change(.takeOff(column: 0)))
    let template = BoardTemplate(of: original)
    #expect(template.charts.map { $0.columns.map(\.name) } == [["Left"], ["B Joined"]])
    var board = board(table("Joined", "Left", title: "A"), table("Joined", title: "B"))
    use(try #require(template.fitted(to: board.catalog)), &board)
    #expect(board.charts.map(\.content.columns) == [[1], [2]])
    // Where nobody is called so the name alone counts, and each column stands for one.
    let twice = BoardTemplate(
      ["X Joined", "Joined", "Joined", "Joined"].map {
        BoardTemplate.Chart([BoardTemplate.Column(name: $0)])
      })
    let fit = try #require(twice.fitted(to: board.catalog))
    #expect(
      fit.missing == ["X Joined", "Joined"] && fit.sheet.charts.map(\.columns) == [[0], [2]])
  }

  @Test func whatIsCalledSoGoesBeforeWhatIsAlike() throws {
    let template = BoardTemplate(
      ["Power (L)", "Power (R)"].map { BoardTemplate.Chart([BoardTemplate.Column(name: $0)]) })
    let fit = try #require(template.fitted(to: board(table("Power (R)")).catalog))
    #expect(fit.missing == ["Power (L)"])
  }

  @Test func chartsThatPeopleMadeAreOthers() throws {
    var board = board(table("A", "B"))
    board.apply(.change(.separate(column: 1, after: 0)))
    let moment = board.charts[1].view.domain.lowerBound
    board.apply(.write(chart: 1, ChartNote("Of B", at: moment...moment), at: moment...moment))
    let template = BoardTemplate(
      [["B"], ["A"]].map { BoardTemplate.Chart($0.map { BoardTemplate.Column(name: $0) }) })
    use(try #require(template.fitted(to: board.catalog)), &board)
    #expect(names(board) == [["B"], ["A"]] && board.charts.allSatisfy { $0.id != -1 })
    #expect(board.charts[1].view.notes.isEmpty)
  }

  @Test func chartsOfTheirOwnComeAgain() throws {
    var original = board(table("A", "B"))
    for text in ["both = against(A, B, time)", "counts = histogram(A, visible)"] {
      original.apply(.change(.compute(try Formula(text), chart: 0)))
    }
    var board = board(table("B", "A"))
    use(try #require(BoardTemplate(of: original).fitted(to: board.catalog)), &board)
    board.followRanges()
    #expect(board.charts.map(\.table.kind) == [.lines, .bars, .scatter])
    #expect(board.charts[2].table.coloring == .x)
  }

  @Test func oneUsedTwiceReplacesWhatWasComputed() throws {
    let template = BoardTemplate(of: try original)
    var board = board(table("Sales (€)", "Visits", "Returns"))
    for _ in 0..<2 {
      use(try #require(template.fitted(to: board.catalog)), &board)
      #expect(board.catalog.computed.count == 1 && board.catalog.count == 4)
    }
  }

  @Test func whatIsWrongInOneIsLeftOut() throws {
    var template = BoardTemplate([
      BoardTemplate.Chart(["A", "A", ""].map({ BoardTemplate.Column(name: $0) }))
    ])
    template.formulas = ["a = nobody", "((", "b = A + 1", "b = A + 2"]
    template.charts[0].columns[0].isRight = true
    template.dropped = ["Nothing": ["x"]]
    var board = board(table("A", "B"))
    let fit = try #require(template.fitted(to: board.catalog))
    #expect(fit.missing == ["a", "((", ""])
    use(fit, &board)
    #expect(names(board) == [["A"]] && board.catalog.computed.count == 2)
  }
}
