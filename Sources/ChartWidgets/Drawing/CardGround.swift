import CGtk
import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// The line along a card's edge, in pixels.
private let borderWidth = 1.0

/// A card and its soft shadow in any size: painted once, small, and stretched along the sides.
///
/// A style sheet's rounded ground and blurred shadow look the same, but GTK's GL renderer compiles
/// shaders for them in the first frame, and rounds every pixel; these are eight plain textures and two
/// plain rectangles.
@MainActor final class CardGround {
  /// What a card looks like.
  struct Look: Hashable {
    let radius, blur, offset: Double
    let fill, border, shadow: Color
  }

  /// From the card's edge to the end of the shadow, in pixels.
  private let margin: Double
  /// From the end of the shadow to where a side is the same all along.
  private let corner: Double
  private let radius: Double
  private let fill: Color
  private let tiles: [(column: Int, row: Int, texture: OpaquePointer)]

  init(_ look: Look, text: PangoTextMeasure) {
    (radius, fill) = (look.radius, look.fill)
    margin = (look.blur + 2 * look.offset + 1).rounded(.up)
    corner = margin + (look.radius + look.blur).rounded(.up)
    let side = Int(clamping: 2 * corner + 1)
    let pixels = Pixels(side: side)
    let card = Rect(Size(Double(side), Double(side))).inset(
      horizontally: margin, vertically: margin)
    let scene = Scene(
      size: Size(Double(side), Double(side)),
      items: [
        .shadow(
          card, radius: look.radius, blur: look.blur, offset: look.offset, color: look.shadow),
        .rectangle(card, radius: look.radius, fill: look.fill),
        .outline(
          card.inset(horizontally: borderWidth / 2, vertically: borderWidth / 2),
          radius: look.radius - borderWidth / 2, width: borderWidth, color: look.border),
      ])
    CairoPainter(pixels.context, text: text).paint(scene)
    let starts = [0, Int(clamping: corner), Int(clamping: corner) + 1, side]
    tiles = places.map { column, row in
      let (x, y) = (starts[column], starts[row])
      let texture = pixels.texture(
        x: x, y: y, width: starts[column + 1] - x, height: starts[row + 1] - y)
      return (column, row, texture)
    }
  }

  isolated deinit { for tile in tiles { g_object_unref(tile.texture.raw) } }

  /// Draws a card of a size at the origin, and its shadow around it.
  func draw(_ size: Size, on snapshot: OpaquePointer) {
    for rect in ground(of: size) { ChartWidgets.fill(rect, with: fill, on: snapshot) }
    let xs = [-margin, corner - margin, size.width - corner + margin, size.width + margin]
    let ys = [-margin, corner - margin, size.height - corner + margin, size.height + margin]
    for tile in tiles {
      let (x, y) = (xs[tile.column], ys[tile.row])
      var bounds = graphene_rect_t(
        Rect(x, y, max(0, xs[tile.column + 1] - x), max(0, ys[tile.row + 1] - y)))
      gtk_snapshot_append_texture(snapshot, tile.texture, &bounds)
    }
  }

  /// What is within the border, but for the corners: not the middle alone, as tiles of a card that is
  /// shown smaller leave gaps through which the card behind it would be seen.
  private func ground(of size: Size) -> [Rect] {
    [(radius, borderWidth), (borderWidth, radius)].map {
      Rect(size).inset(horizontally: $0, vertically: $1)
    }
  }
}

/// Corners and sides of a square of three columns and rows; the middle needs no texture.
private let places = [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)]

/// A square picture that textures are cut from.
@MainActor private final class Pixels {
  let context: OpaquePointer
  private let surface: OpaquePointer
  private let side: Int

  init(side: Int) {
    self.side = side
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(side), Int32(side))
    context = cairo_create(surface)
  }

  isolated deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// A copy of a part as a texture that the caller owns.
  func texture(x: Int, y: Int, width: Int, height: Int) -> OpaquePointer {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let start = cairo_image_surface_get_data(surface)! + y * stride + x * 4
    let bytes = g_bytes_new(start, gsize((height - 1) * stride + width * 4))
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(
      Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride)
    ).opaque
  }
}
