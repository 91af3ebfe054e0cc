/// Small movements that count only once they make up a whole step.
struct Ratchet {
  private var rest = 0.0

  /// Adds a movement in steps; returns the whole steps that are made up now, and keeps the rest.
  ///
  /// A turn the other way starts anew.
  mutating func steps(adding movement: Double) -> Double {
    guard movement.isFinite else { return 0 }
    rest = rest * movement < 0 ? movement : rest + movement
    let whole = rest.rounded(.towardZero)
    rest -= whole
    return whole
  }
}
