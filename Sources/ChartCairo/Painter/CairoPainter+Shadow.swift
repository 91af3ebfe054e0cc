import CCairo
import ChartCore
import ChartScene

/// Steps a shadow's edge is painted in at most; finer ones do not show.
private let finestSteps = 12.0

extension CairoPainter {
  /// Paints a soft shadow as rings around the rectangle, each wider and fainter than the last.
  ///
  /// The rings leave the rectangle itself free. Cairo has no blur, and a blurred mask as large as a
  /// card costs many times as much.
  func shadow(
    of rect: Rect, radius: Double, blur: Double, offset: Double, color: Color,
    in device: DeviceSpace
  ) {
    let radius = radius.clamped(to: ClipBounds.lengths)
    guard ClipBounds.lengths.contains(blur), blur > 0, ClipBounds.lengths.contains(abs(offset)),
      let hole = device.clip.widened(by: radius + 2 * (blur + abs(offset)) + 1).part(
        of: rect)
    else { return }
    let steps = min(max(1, blur.rounded(.up)), finestSteps)
    // A few layers of little alpha add up almost plainly.
    set(color.faded(by: 1 / steps))
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    for step in stride(from: 1, through: steps, by: 1) {
      // The rings crowd near the rectangle, where a shadow is darkest, and move away with their
      // width: one that moved more would let the rectangle look out of its own shadow.
      let part = step / steps
      let widening = blur * part * part + abs(offset) * part
      addPath(hole, radius: radius)
      addPath(hole.widened(by: widening, down: offset * part), radius: radius + widening)
      cairo_fill(context)
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }
}

extension Rect {
  fileprivate func widened(by margin: Double, down offset: Double) -> Rect {
    Rect(x - margin, y - margin + offset, width + 2 * margin, height + 2 * margin)
  }
}
