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
    leaving = isAnimated && old.frame.hasBegun && old.isDetail != wanted.isDetail ? old : nil
    motion.head(toDetail: wanted.isDetail, isAnimated: leaving != nil, at: seconds)
  }

  /// Lets the other end go.
  mutating func finish() { leaving = nil }

  /// Has the ends' parts where a layout for their tables says.
  mutating func place(_ layout: (Table) -> ChartLayout) {
    shown.map { shown?.frame.place(in: layout($0.table)) }
    leaving.map { leaving?.frame.place(in: layout($0.table)) }
  }

  /// Sends the end on show to where it comes to rest; at its first target it is at once.
  mutating func head(for target: ChartTarget, _ transition: Transition, at seconds: Double) {
    shown?.frame.head(for: target, transition, at: seconds)
  }

  /// Forgets what moves, as nothing looks as it did.
  mutating func startAnew() {
    shown?.frame.startAnew()
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
  /// The point of the overview that it is the detail of; nil for the overview.
  let moment: Double?
  /// It on its way, in the place that its parts have while it is all there is to see; it begins when that is known.
  fileprivate(set) var frame: ChartFrame
  /// The moment that the indicator read when the zoom left it, the one marked beside it, and what was written there.
  fileprivate(set) var indicator: Double?
  fileprivate(set) var mark: Double?
  fileprivate(set) var notes: [ChartNote] = []

  /// An end that heads nowhere yet.
  init(of moment: Double?, in frame: ChartFrame) { (self.moment, self.frame) = (moment, frame) }

  /// The data.
  var table: Table { frame.table }
  /// What its header and its card have to say of what it is.
  var role: ChartRole { frame.role }
  /// Where the parts lie.
  var layout: ChartLayout { frame.layout }
  /// Whether it is the detail of a point.
  var isDetail: Bool { moment != nil }
}
