import ChartCore
import ChartScene

/// The ends of a zoom that are on show: one at rest, or two on the way from one to the other.
struct ZoomTransition {
  /// What is on show; nil while there is no chart.
  private(set) var shown: ZoomEnd?
  /// What was on show before and still is, in part.
  private(set) var leaving: ZoomEnd?
  private var motion = ZoomMotion(isZoomedIn: false)

  /// An end at rest.
  init(at end: ZoomEnd? = nil) {
    shown = end
    motion = ZoomMotion(isZoomedIn: end?.isDetail == true)
  }

  /// The end on show, and the one on its way out.
  var ends: [ZoomEnd] { [shown, leaving].compactMap { $0 } }

  /// Goes to an end, from the other one, whose indicator, mark and notes then stand where they were. Sent back midway, it
  /// is the end that has not gone yet.
  mutating func begin(
    to wanted: ZoomEnd, indicator: Double?, mark: Double? = nil, notes: [ChartNote] = [],
    isAnimated: Bool, at seconds: Double
  ) {
    guard var old = shown else { return }
    (old.indicator, old.mark, old.notes) = (indicator, mark, notes)
    shown = leaving.flatMap { $0.moment == wanted.moment ? $0 : nil } ?? wanted
    leaving = isAnimated && old.motion != nil && old.isDetail != wanted.isDetail ? old : nil
    motion.head(toDetail: wanted.isDetail, isAnimated: leaving != nil, at: seconds)
  }

  /// Lets the other end go.
  mutating func finish() { leaving = nil }

  /// Has the ends' parts where a layout for their tables says.
  mutating func place(_ layout: (Table) -> ChartLayout) {
    shown.map { shown?.layout = layout($0.table) }
    leaving.map { leaving?.layout = layout($0.table) }
  }

  /// Sends the end on show to where it comes to rest; at its first target it is at once.
  mutating func head(for target: ChartTarget, _ transition: Transition, at seconds: Double) {
    shown?.target = target
    if shown?.motion == nil {
      shown?.motion = ChartMotion(resting: target)
    } else {
      shown?.motion?.follow(target, transition: transition, at: seconds)
    }
  }

  /// Forgets what moves, as nothing looks as it did.
  mutating func startAnew() {
    shown?.motion = nil
    leaving = nil
  }

  /// How far the way has come: 0 at the overview, 1 at the detail.
  func progress(at seconds: Double) -> Double { motion.progress(at: seconds) }

  /// Whether the way has come to its end.
  func isFinished(at seconds: Double) -> Bool { motion.isFinished(at: seconds) }

  /// How opaque is what only one end has, from 0 to 1: it comes when the other end's has gone.
  func opacity(of end: ZoomEnd, at seconds: Double) -> Double {
    guard leaving != nil else { return 1 }
    let progress = progress(at: seconds)
    return crowdedOpacity(end.isDetail ? progress : 1 - progress)
  }
}

/// One of a chart's two zoom ends: its overview, or the detail of one of its points.
struct ZoomEnd {
  /// The data.
  let table: Table
  /// The point of the overview that it is the detail of; nil for the overview.
  let moment: Double?
  /// What its header and its card have to say of that.
  let role: ChartRole
  /// Where the parts lie while it is all there is to see.
  var layout: ChartLayout
  /// Where it headed last, which the next target of the same table is quicker to find after.
  var target: ChartTarget?
  /// What moves; nil until the layout is known.
  var motion: ChartMotion?
  /// The moment that the indicator read when the zoom left it, the one marked beside it, and what was written there.
  var indicator: Double?
  var mark: Double?
  var notes: [ChartNote] = []

  /// Whether it is the detail of a point.
  var isDetail: Bool { moment != nil }
}
