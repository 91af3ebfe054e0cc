import CCairo
import ChartCore
import ChartScene

/// How far a halo reaches around its letters, in device-independent pixels.
let haloReach = 2.5

extension CairoPainter {
  /// Paints a line of text as filled outlines.
  ///
  /// Outlines lie where the text does, to a fraction of a pixel; Cairo's glyph pictures lie on whole
  /// pixels, which tears groups of digits apart and makes moving labels hop.
  func label(_ label: Text, in surroundings: Surroundings) {
    guard surroundings.reach.widened(by: Reach.limit / 4).contains(label.position),
      let line = text.line(label)
    else { return }
    cairo_move_to(
      context, label.start(of: line), surroundings.grid.edge(y: label.position.y))
    if line.isPictorial {
      set(label.color)
      line.show(on: context)
      cairo_new_path(context)
    } else {
      line.addPath(to: context)
      if let halo = label.halo { strokeHalo(halo) }
      set(label.color)
      cairo_fill(context)
    }
  }

  /// Strokes the path and keeps it; coarse edges show little here and cost a third.
  private func strokeHalo(_ color: Color) {
    set(color)
    cairo_set_line_width(context, 2 * haloReach)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_FAST)
    cairo_stroke_preserve(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
  }
}

extension Text {
  /// Where on the x axis the layout of `line` starts.
  func start(of line: TextLine) -> Double {
    switch anchor {
    case .leading: position.x - line.indent
    case .middle: position.x - line.indent - line.width / 2
    case .trailing: position.x - line.indent - line.width
    }
  }
}
