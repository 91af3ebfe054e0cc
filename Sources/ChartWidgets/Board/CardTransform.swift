import CGtk
import ChartScene
import GtkBridge

/// The distance of the eye from the page, in pixels: far enough that a turned page keeps its shape.
private let eyeDistance: Float = 1600
/// How much of a turn the flat look shows as a slant, without perspective.
private let slantPerDegree: Float = 0.04
/// How much lower a degree makes a page there, as a part of its height.
private let loweringPerDegree: Float = 0.0015

/// The transform that puts a widget of the place's size where the place says.
///
/// Without perspective (GTK's Cairo renderer cannot draw it) a turned page is narrowed by the turn's
/// cosine and slanted a little. The caller passes it on to GTK, which frees it.
func transform(of place: CardPlacement, hasPerspective: Bool) -> OpaquePointer? {
  let rect = place.rect
  var next: OpaquePointer? = nil
  next = moved(next, by: rect.midX, rect.midY)
  if place.rotationDegrees != 0 {
    next = turned(next, by: place.rotationDegrees, width: rect.width, hasPerspective)
  }
  if place.scale != 1 { next = gsk_transform_scale(next, Float(place.scale), Float(place.scale)) }
  return moved(next, by: -rect.width.rounded() / 2, -rect.height.rounded() / 2)
}

private func moved(_ next: OpaquePointer?, by x: Double, _ y: Double) -> OpaquePointer? {
  var offset = graphene_point_t(x: Float(x.rounded()), y: Float(y.rounded()))
  return gsk_transform_translate(next, &offset)
}

/// Turns a page about the edge that is nearer to the middle, so that no page comes towards the eye.
private func turned(
  _ next: OpaquePointer?, by degrees: Double, width: Double, _ hasPerspective: Bool
) -> OpaquePointer? {
  guard hasPerspective else {
    let lowered = 1 - Float(abs(degrees)) * loweringPerDegree
    let narrowed = gsk_transform_scale(next, max(0.05, Float(cos(degrees.inRadians))), lowered)
    return gsk_transform_skew(narrowed, 0, Float(degrees) * slantPerDegree)
  }
  var back = graphene_point3d_t(x: 0, y: 0, z: Float(-width / 2 * abs(sin(degrees.inRadians))))
  let seen = gsk_transform_translate_3d(gsk_transform_perspective(next, eyeDistance), &back)
  return gsk_transform_rotate_3d(seen, Float(degrees), graphene_vec3_y_axis())
}

extension Double {
  fileprivate var inRadians: Double { self * .pi / 180 }
}

/// Whether the renderer of a widget's window draws true perspective.
func hasPerspective(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  guard let native = gtk_widget_get_native(widget),
    let renderer = gtk_native_get_renderer(native)
  else { return false }
  let type = renderer.cast(to: GTypeInstance.self).pointee.g_class.pointee.g_type
  return String(cString: g_type_name(type)) != "GskCairoRenderer"
}

/// Whether the keyboard is in a widget or in what it holds; it is not where that is not seen any more.
public func hasFocusWithin(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  let flags = gtk_widget_get_state_flags(widget).rawValue
  guard flags & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0 else { return false }
  let focus = gtk_widget_get_root(widget).flatMap { gtk_root_get_focus($0) }
  return focus.map { gtk_widget_get_mapped($0) != 0 } ?? true
}
