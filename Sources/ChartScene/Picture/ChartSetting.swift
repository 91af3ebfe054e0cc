import ChartCore

/// What a chart's pictures have in common from frame to frame: what it shows, how, and where.
///
/// It never changes, and each input of a part has it: one is in memory for all of them.
public final class ChartSetting: Equatable, Sendable {
  /// The data.
  let table: Table
  /// How their kind is drawn.
  let drawing: any KindDrawing
  /// The chart's name.
  let title: String
  /// Colours, formats and the size of text.
  let style: ChartStyle
  /// Where the parts lie.
  let layout: ChartLayout
  /// Whether its points open into something, or it is what a point opened into.
  let role: ChartRole
  /// Whether it stays, so that halos are left out where nothing passes behind them.
  let isStill: Bool

  init(
    table: Table, drawing: any KindDrawing, title: String, style: ChartStyle,
    layout: ChartLayout, role: ChartRole, isStill: Bool = false
  ) {
    (self.table, self.drawing, self.title, self.style) = (table, drawing, title, style)
    (self.layout, self.role, self.isStill) = (layout, role, isStill)
  }

  /// The same in another layout.
  func placed(in layout: ChartLayout) -> ChartSetting {
    ChartSetting(
      table: table, drawing: drawing, title: title, style: style, layout: layout, role: role,
      isStill: isStill)
  }

  /// The same as it is drawn where it stays.
  var still: ChartSetting {
    ChartSetting(
      table: table, drawing: drawing, title: title, style: style, layout: layout, role: role,
      isStill: true)
  }

  /// Whether both are of the same data, which are not looked at, in the same way. Constant time.
  public static func == (a: ChartSetting, b: ChartSetting) -> Bool {
    a === b
      || a.isStill == b.isStill && a.role == b.role && a.layout == b.layout && a.title == b.title
        && a.table.isSame(as: b.table) && a.style == b.style
  }
}

extension ChartSetting {
  /// Values of y axes to pixels from the plot's upper edge; those of a scatter's second one from its left edge.
  func yScales(of axes: [YAxisSample]) -> [ValueScale] {
    if table.kind.isScatter { return planeScales(of: axes) }
    let (lowest, highest) = (layout.foot, min(layout.upperInset, layout.plot.height))
    let isDownward = table.presentation.drawing.isDownward
    return axes.map { axis in
      ValueScale(
        domain: axis.domain, form: axis.form, from: isDownward ? highest : lowest,
        to: isDownward ? lowest : highest)
    }
  }

  private func planeScales(of axes: [YAxisSample]) -> [ValueScale] {
    let area = layout.scatterArea
    let ends = [(area.maxY, area.y), (area.x, area.maxX)]
    return zip(axes, ends).map { axis, ends in
      ValueScale(domain: axis.domain, form: axis.form, from: ends.0, to: ends.1)
    }
  }
}
