import CGtk
import ChartCairo
import ChartCore
import ChartRaster
import ChartScene
import GtkBridge

/// A canvas that shows one scene and builds it anew only when its key changed.
final class SceneCanvas<Key: Equatable> {
  let canvas = Canvas()
  private var key: Key?
  private var text: PangoTextMeasure?
  /// How much smaller the canvas is shown than it is: letters are painted for that size.
  private var scale = 1.0
  private var scene: Scene?

  init() {
    canvas.onDraw = { [weak self] snapshot, width, height in
      self?.draw(on: snapshot, width: width, height: height)
    }
  }

  var widget: UnsafeMutablePointer<GtkWidget> { canvas.widget }

  /// Shows what `build` returns, its letters laid out by `text`, if `key` is not the one shown already.
  func show(_ key: Key, text: PangoTextMeasure, scale: Double = 1, build: () -> Scene) {
    guard key != self.key else { return }
    self.key = key
    self.text = text
    if scale != self.scale { canvas.queueDraw() }
    self.scale = scale
    let new = build()
    guard new != scene else { return }
    scene = new
    canvas.queueDraw()
  }

  private func draw(on snapshot: OpaquePointer, width: Int, height: Int) {
    guard let scene, let text, !scene.items.isEmpty, width > 0, height > 0 else { return }
    if let rectangles = scene.plainRectangles {
      for (rect, color) in rectangles { fill(rect, with: color, on: snapshot) }
    } else if let image = Raster.image(of: scene, scale: deviceScale) {
      append(image, to: snapshot)
    } else {
      var bounds = graphene_rect_t(Rect(Size(Double(width), Double(height))))
      let context = gtk_snapshot_append_cairo(snapshot, &bounds)!
      CairoPainter(context, text: text, for: .screen(scale: scale * deviceScale)).paint(scene)
      cairo_destroy(context)
    }
  }

  private var deviceScale: Double { Double(gtk_widget_get_scale_factor(widget)) }

  private func append(_ image: PixelImage, to snapshot: OpaquePointer) {
    let size = Size(Double(image.width) / deviceScale, Double(image.height) / deviceScale)
    GtkBridge.append(
      pixels: image.pixels, width: image.width, height: image.height,
      over: graphene_rect_t(Rect(size)), to: snapshot)
  }
}

/// What every part's picture depends on.
struct PictureKey: Equatable {
  let chart: Int
  /// The point whose detail is shown, nil for the overview.
  let moment: Double?
  let role: ChartRole
  let layout: ChartLayout
  let appearance: Appearance
  /// How large the chart is shown, 1 being its own size.
  let scale: Double
  /// The other side, while it is on its way out.
  let turn: TurnKey?
}

/// What the picture of a chart that turns to its other side depends on beside this side.
struct TurnKey: Equatable {
  let progress: Double
  let left: ChartSample
}
