import CGtk
import ChartCore
import ChartScene
import GtkBridge

// A pie has no moments to read, but sectors to choose: by the pointer, or round and round by keys.
extension ChartView {
  /// Whether a pie is on show.
  var isPie: Bool { side?.table.kind.hasAxes == false }

  /// Chooses the sector under the pointer.
  func hoveredPie(_ place: Point?) {
    choose(place.flatMap { pie?.sector(at: $0) })
  }

  /// Goes to the next sector or the one before; returns whether the key was one that does.
  func pressedOnPie(_ key: UInt32) -> Bool {
    guard isPie, key.isLeft || key.isRight else { return false }
    choose(pie?.sector(after: sectors.chosen, by: key.isRight ? 1 : -1))
    return true
  }

  /// Chooses a sector, or none.
  func choose(_ series: Int?) {
    guard series != sectors.chosen else { return }
    let now = canvas.frameSeconds
    sectors.choose(series, isAnimated: canvas.isAnimated, at: now)
    describing.schedule()
    if refresh(at: now) { ticker.start() }
  }

  /// The pie on show, where its visible series will have come to rest.
  var pie: PieGeometry? {
    guard isPie, leaving == nil, let side, let motion = side.motion else { return nil }
    return PieGeometry(
      of: side.table, sample: motion.sample(at: canvas.frameSeconds), in: side.layout.plot.size)
  }
}
