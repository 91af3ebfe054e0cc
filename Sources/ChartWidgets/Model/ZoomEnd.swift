import ChartCore
import ChartScene

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
  /// The moment that the indicator read when the zoom left it.
  var indicator: Double?

  /// Whether it is the detail of a point.
  var isDetail: Bool { moment != nil }
}
