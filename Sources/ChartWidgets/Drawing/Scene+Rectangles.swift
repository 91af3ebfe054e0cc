import CGtk
import ChartCore
import ChartScene

extension Scene {
  /// The scene as plain rectangles, if it is nothing else: GTK fills those by itself, where a
  /// painted picture is a texture as large as the part.
  var plainRectangles: [(rect: Rect, fill: Color)]? {
    var rectangles: [(rect: Rect, fill: Color)] = []
    for item in items {
      guard case .rectangle(let rect, radius: 0, let fill) = item else { return nil }
      rectangles.append((rect, fill))
    }
    return rectangles
  }
}

/// Fills a rectangle on a snapshot.
func fill(_ rect: Rect, with color: Color, on snapshot: OpaquePointer) {
  var rgba = GdkRGBA(color)
  var bounds = graphene_rect_t(rect)
  gtk_snapshot_append_color(snapshot, &rgba, &bounds)
}

extension GdkRGBA {
  /// A colour in GTK's numbers.
  init(_ color: Color) {
    self.init(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      alpha: Float(color.alpha))
  }
}

extension graphene_rect_t {
  /// A rectangle in GTK's numbers.
  init(_ rect: Rect) {
    self.init(
      origin: graphene_point_t(x: Float(rect.x), y: Float(rect.y)),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
  }
}
