import CGtk
import Glibc
import Synchronization
import Testing

@testable import GtkBridge

/// Background work stands aside during a turn of the main loop, and not for longer than it has to.
@Suite(.serialized) struct TurnsTests {
  private nonisolated static var now: Int { Int(g_get_monotonic_time()) * 1000 }

  @Test func nobodyWaitsWhereTheLoopDoesNotRun() {
    giveWayToMainLoop()
  }

  @Test func whoGivesWayGoesOnWhenTheTurnHasHadWhatItGets() {
    let before = Self.now
    beginTurn()
    defer { stopFollowing() }
    let passed = Atomic(0)
    inBackground {
      giveWayToMainLoop()
      passed.store(Self.now, ordering: .releasing)
    }
    // The turn goes on meanwhile.
    while passed.load(ordering: .acquiring) == 0 { usleep(1000) }
    #expect(passed.load(ordering: .relaxed) - before >= TurnCredit.most)
  }

  @Test func whoGivesWayGoesOnWhereTheLoopRests() {
    beginTurn()
    defer { stopFollowing() }
    let passed = Atomic(false)
    inBackground {
      for _ in 0..<20 { giveWayToMainLoop() }
      passed.store(true, ordering: .releasing)
    }
    #expect(Display.wait(seconds: 20) { passed.load(ordering: .acquiring) })
  }

  /// Lets the main loop wait so long that it has saved all it can, and comes back from there.
  private func beginTurn() {
    followTurnsOfMainLoop()
    var isOver = false
    let later = Later(milliseconds: 40) { isOver = true }
    later.schedule()
    while !isOver { g_main_context_iteration(nil, 1) }
  }

  private func stopFollowing() { g_main_context_set_poll_func(nil, nil) }
}
