import ChartCore
import ChartScene

/// The sides of a chart on show: one, or two for as long as the chart turns from one to the other.
struct ChartTurn {
  /// What is on show; nil while there is no chart.
  private(set) var side: ChartSide?
  /// What was on show before and still is, in part.
  private(set) var leaving: ChartSide?
  private var zoom = ZoomMotion(isZoomedIn: false)

  /// A side at rest.
  init(to side: ChartSide? = nil) {
    self.side = side
    zoom = ZoomMotion(isZoomedIn: side?.isDetail == true)
  }

  /// The side on show, and the one on its way out.
  var sides: [ChartSide] { [side, leaving].compactMap { $0 } }

  /// Turns to a side, from the other one, whose indicator then stands where it read. Turned back
  /// midway, it is the side that has not gone yet.
  mutating func turn(
    to wanted: ChartSide, indicator: Double?, isAnimated: Bool, at seconds: Double
  ) {
    guard var old = side else { return }
    old.indicator = indicator
    side = leaving.flatMap { $0.moment == wanted.moment ? $0 : nil } ?? wanted
    leaving = isAnimated && old.motion != nil && old.isDetail != wanted.isDetail ? old : nil
    zoom.head(toDetail: wanted.isDetail, isAnimated: leaving != nil, at: seconds)
  }

  /// Lets the other side go.
  mutating func end() { leaving = nil }

  /// Has the sides' parts where a layout for their tables says.
  mutating func place(_ layout: (Table) -> ChartLayout) {
    side.map { side?.layout = layout($0.table) }
    leaving.map { leaving?.layout = layout($0.table) }
  }

  /// Sends the side on show to where it comes to rest; at its first target it is at once.
  mutating func head(for target: ChartTarget, _ transition: Transition, at seconds: Double) {
    side?.target = target
    if side?.motion == nil {
      side?.motion = ChartMotion(resting: target)
    } else {
      side?.motion?.follow(target, transition: transition, at: seconds)
    }
  }

  /// Forgets what moves, as nothing looks as it did.
  mutating func startAnew() {
    side?.motion = nil
    leaving = nil
  }

  /// How far the way has come: 0 at the overview, 1 at the detail.
  func progress(at seconds: Double) -> Double { zoom.progress(at: seconds) }

  /// Whether the way has come to its end.
  func isFinished(at seconds: Double) -> Bool { zoom.isFinished(at: seconds) }

  /// How opaque is what only one side has, from 0 to 1: it comes when the other side's has gone.
  func opacity(of side: ChartSide, at seconds: Double) -> Double {
    guard leaving != nil else { return 1 }
    let progress = progress(at: seconds)
    return crowdedOpacity(side.isDetail ? progress : 1 - progress)
  }
}
