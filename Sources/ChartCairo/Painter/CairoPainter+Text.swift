import CCairo
import ChartCore
import ChartScene

extension CairoPainter {
  /// Paints a line of text as the outlines of its letters.
  ///
  /// Outlines keep their distances to a fraction of a pixel; Cairo's own pictures of letters lie on
  /// whole pixels, which tears groups of digits apart.
  func label(_ label: Text, in device: DeviceSpace) {
    guard device.clip.widened(by: ClipBounds.limit / 4).contains(label.position),
      let line = text?.line(label)
    else { return }
    let (start, grid) = (label.start(of: line), device.grid)
    let baseline = grid.edge(y: label.position.y)
    if line.isPictorial || target == .document {
      show(line, label, at: Point(start, baseline))
    } else if let scale = grid.uniformScale, target.isScreen {
      stamp(line, scale: scale, label, at: Point(grid.edge(x: start), baseline))
    } else {
      fill(line, label, at: Point(start, baseline))
    }
  }

  private func stamp(_ line: TextLine, scale: Double, _ label: Text, at start: Point) {
    saved {
      cairo_translate(context, start.x, start.y)
      if let halo = label.halo {
        set(halo)
        line.rim(width: 2 * Text.haloReach, scale: scale)?.paint(on: context)
      }
      set(label.color)
      line.letters(scale: scale)?.paint(on: context)
    }
  }

  private func fill(_ line: TextLine, _ label: Text, at start: Point) {
    addRim(line, label, at: start)
    set(label.color)
    cairo_fill(context)
  }

  /// Leaves the letters' outlines as the path, their halo painted.
  private func addRim(_ line: TextLine, _ label: Text, at start: Point) {
    cairo_move_to(context, start.x, start.y)
    line.addPath(to: context)
    guard let halo = label.halo else { return }
    set(halo)
    cairo_set_line_width(context, 2 * Text.haloReach)
    cairo_stroke_preserve(context)
  }

  /// Writes the letters as their font has them: those that are pictures in their own colours.
  private func show(_ line: TextLine, _ label: Text, at start: Point) {
    if label.halo != nil && !line.isPictorial { addRim(line, label, at: start) }
    cairo_new_path(context)
    cairo_move_to(context, start.x, start.y)
    set(label.color)
    line.show(on: context)
    cairo_new_path(context)
  }
}

extension Text {
  /// Where on the x axis the layout of `line` starts.
  func start(of line: TextLine) -> Double {
    switch anchor {
    case .leading: position.x
    case .middle: position.x - line.width / 2
    case .trailing: position.x - line.width
    }
  }
}
