import Testing

@testable import ChartCore

@Suite struct HistoryTests {
  /// A history of numbers, and the present one.
  struct Story {
    var history = History<Int>()
    var now = 0

    mutating func become(_ next: Int, _ step: BoardStep, at seconds: Double = 0) {
      history.record(now, step, at: seconds)
      now = next
    }

    mutating func undo() -> Int? {
      history.undo(from: now).map {
        now = $0
        return $0
      }
    }

    mutating func redo() -> Int? {
      history.redo(from: now).map {
        now = $0
        return $0
      }
    }
  }

  @Test func nothingIsUndoneWhereNothingWas() {
    var story = Story()
    #expect(story.undo() == nil && story.redo() == nil)
    #expect(!story.history.canUndo && !story.history.canRedo)
  }

  @Test func stepsGoBackAndForth() {
    var story = Story()
    for number in 1...3 { story.become(number, .single) }
    #expect([story.undo(), story.undo(), story.redo(), story.undo()] == [2, 1, 2, 1])
    #expect(story.history.canUndo && story.history.canRedo)
  }

  @Test func aChangeForgetsWhatWasUndone() {
    var story = Story()
    for number in 1...2 { story.become(number, .single) }
    _ = story.undo()
    story.become(7, .single)
    #expect(!story.history.canRedo)
    #expect([story.undo(), story.undo(), story.undo()] == [1, 0, nil])
  }

  @Test(
    arguments: [
      ("one thing, at once", [(.range(chart: 0), 0), (.range(chart: 0), 0.5)], 0),
      ("a pause", [(.range(chart: 0), 0), (.range(chart: 0), 0.9)], 1),
      ("another chart", [(.range(chart: 0), 0), (.range(chart: 1), 0.1)], 1),
      ("another thing", [(.range(chart: 0), 0), (.indicator(chart: 0), 0.1)], 1),
      ("single ones", [(.single, 0), (.single, 0.1)], 1),
    ] as [(String, [(BoardStep, Double)], Int)])
  func changesAtOnceAreOneStep(name: String, steps: [(BoardStep, Double)], undone: Int) {
    var story = Story()
    for (index, step) in steps.enumerated() { story.become(index + 1, step.0, at: step.1) }
    #expect(story.undo() == undone, "\(name)")
  }

  @Test func whatAHandHoldsIsOneStepHoweverSlow() {
    var story = Story()
    story.become(1, .range(chart: 0), at: 0)
    story.history.hold(true)
    for number in 2...4 { story.become(number, .range(chart: 0), at: Double(number) * 10) }
    story.history.hold(false)
    story.become(5, .range(chart: 0), at: 40.1)
    #expect([story.undo(), story.undo(), story.undo()] == [4, 1, 0])
  }

  @Test func anUndoneChangeIsNotGoneOnWith() {
    var story = Story()
    story.become(1, .range(chart: 0), at: 0)
    _ = story.undo()
    story.become(2, .range(chart: 0), at: 0.1)
    #expect(story.undo() == 0)
  }

  @Test func itRemembersTheLastSteps() {
    var story = Story()
    for number in 1...1000 { story.become(number, .single) }
    var count = 0
    while story.undo() != nil { count += 1 }
    #expect(count == 200 && story.now == 800)
  }

  @Test func lookingAroundIsNoStep() {
    let tables = [Table(count: 3, every: 10), Table(count: 3, every: 10)]
    var board = Board(tables: tables)
    #expect(board.step(of: .bringToFront(chart: 1)) == nil)
    board.apply(.setLayout(.cards))
    #expect(board.step(of: .bringToFront(chart: 1)) == .front)
    #expect(board.step(of: .resume(KeptBoard(of: board))) == nil)
  }
}
