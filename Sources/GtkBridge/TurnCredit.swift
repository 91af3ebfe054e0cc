/// How long the main loop's turns go before work in the background: what that is promised is kept, also
/// where one turn follows another.
///
/// Turns use up what the time between them saves, so that background work has half of the time at
/// least. All times are nanoseconds of one clock.
nonisolated struct TurnCredit {
  /// What a turn gets at most: a frame's time. One that takes longer has missed its frame anyway.
  static let most = 16_000_000

  /// What there was when the loop began to do what it does.
  private var saved = most
  /// When that was.
  private var start: Int

  /// The whole of it, between two turns.
  init(at time: Int) { start = time }

  /// A turn begins; returns until when it goes before others.
  mutating func beginTurn(at time: Int) -> Int {
    let rest = min(max(0, time - start), Self.most)
    saved = min(saved + rest, Self.most)
    start = time
    return time + saved
  }

  /// The turn ends.
  mutating func endTurn(at time: Int) {
    saved = max(0, saved - max(0, time - start))
    start = time
  }
}
