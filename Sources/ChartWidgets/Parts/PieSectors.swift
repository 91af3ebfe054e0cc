import ChartCore
import ChartScene
import GtkBridge

/// The sectors of a pie: it has no moments to read, but sectors to choose, by the pointer, or round and
/// round by keys.
final class PieSectors {
  private let model: ChartModel
  private var motion = SectorMotion()

  /// The sectors of a model's chart, where that is a pie.
  init(_ model: ChartModel) { self.model = model }

  /// The series whose sector is chosen.
  var chosen: Int? { motion.chosen }

  /// All in their places at once.
  func startAnew() { motion = SectorMotion() }

  /// Whether some move at a time.
  func isMoving(at seconds: Double) -> Bool { !motion.isFinished(at: seconds) }

  /// The sectors of an end that have moved out at a time; none of what is no pie.
  func selections(in end: ZoomEnd, at seconds: Double) -> [PieSelection] {
    end.table.kind.hasSectors ? motion.selections(at: seconds) : []
  }

  /// Chooses the sector at a place of the plot, or none.
  func choose(at place: Point?) { choose(place.flatMap { pie?.sector(at: $0) }) }

  /// Chooses the next sector, or for -1 the one before.
  func step(by count: Int) { choose(pie?.sector(after: motion.chosen, by: count)) }

  /// Chooses a series' sector, or none.
  func choose(_ series: Int?) {
    guard series != motion.chosen else { return }
    motion.choose(series, isAnimated: model.isAnimated, at: model.seconds)
    model.commit(true)
  }

  /// The pie on show, where its visible series will have come to rest.
  private var pie: PieGeometry? {
    guard model.hasSectors, model.leaving == nil, let end = model.shown,
      let sample = end.frame.sample(at: model.seconds)
    else { return nil }
    return PieGeometry(of: end.table, sample: sample, in: end.layout.plot.size)
  }
}
