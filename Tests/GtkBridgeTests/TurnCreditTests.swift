import Testing

@testable import GtkBridge

private let millisecond = 1_000_000
private let most = TurnCredit.most

/// Work in the background gives way, and never for ever.
struct TurnCreditTests {
  /// The first turn begins at 0; then turns and the time between them, in milliseconds, and what the
  /// next turn gets.
  @Test(arguments: [
    ([], 16),
    ([(turn: 0, rest: 0)], 16),
    ([(turn: 10, rest: 0)], 6),
    ([(turn: 10, rest: 2)], 8),
    ([(turn: 10, rest: 10)], 16),
    ([(turn: 10, rest: 10_000)], 16),
    ([(turn: 15, rest: 0)], 1),
    ([(turn: 16, rest: 0)], 0),
    ([(turn: 10_000, rest: 0)], 0),
    ([(turn: 10_000, rest: 3)], 3),
    ([(turn: 5, rest: 0), (turn: 5, rest: 0), (turn: 5, rest: 0)], 1),
    ([(turn: 5, rest: 0), (turn: 5, rest: 0), (turn: 5, rest: 0), (turn: 5, rest: 0)], 0),
    // Frames that take half of the time.
    ([(turn: 8, rest: 8), (turn: 8, rest: 8), (turn: 8, rest: 8)], 16),
    // A clock that goes back.
    ([(turn: -5, rest: -5)], 16),
  ])
  func turnsUseUpWhatTheTimeBetweenThemSaves(turns: [(turn: Int, rest: Int)], next: Int) {
    var credit = TurnCredit(at: 0)
    var now = 0
    var end = credit.beginTurn(at: now)
    for (turn, rest) in turns {
      now += turn * millisecond
      credit.endTurn(at: now)
      now += rest * millisecond
      end = credit.beginTurn(at: now)
    }
    #expect(end - now == next * millisecond)
  }

  @Test func backgroundWorkHasHalfWhereTurnsFollowOneAnother() {
    for (turn, rest) in [(1, 0), (16, 1), (9, 1), (40, 3), (1_000, 1)] {
      var credit = TurnCredit(at: 0)
      var (now, given) = (0, 0)
      for _ in 0..<1_000 {
        let end = credit.beginTurn(at: now)
        given += min(turn * millisecond, end - now)
        now += turn * millisecond
        credit.endTurn(at: now)
        now += rest * millisecond
      }
      #expect(given <= now / 2 + most, "turns of \(turn) ms, \(rest) ms between them")
    }
  }
}
