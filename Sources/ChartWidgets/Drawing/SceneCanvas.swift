import CGtk
import ChartCairo
import ChartCore
import ChartRaster
import ChartScene
import GtkBridge

/// A canvas that shows one scene and builds it anew only when its key changed.
final class SceneCanvas<Key: Equatable> {
  let canvas = Canvas()
  /// How far the scene may reach above the canvas, in pixels.
  var overhang = 0.0
  private var key: Key?
  private var text: PangoTextMeasure?
  /// How much smaller the canvas is shown than it is: letters are painted for that size.
  private var scale = 1.0
  private var scene: Scene?
  /// The scene's series for a scale factor; GTK asks for it again when only its surroundings changed.
  private var kept: (texture: Texture, factor: Double)?

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
    kept = nil
    canvas.queueDraw()
  }

  /// Lets go of the data that what it shows was made of, which may be all of a file: it is built anew when it is shown next.
  func letGo() { key = nil }

  private func draw(on snapshot: OpaquePointer, width: Int, height: Int) {
    guard let scene, let text, !scene.items.isEmpty, width > 0, height > 0 else { return }
    if let rectangles = scene.plainRectangles {
      for (rect, color) in rectangles { fill(rect, with: color, on: snapshot) }
    } else if let texture = texture(of: scene) {
      texture.append(over: bounds(of: scene), to: snapshot)
    } else if let part = part(of: scene, text, width, height) {
      var bounds = graphene_rect_t(part)
      let context = gtk_snapshot_append_cairo(snapshot, &bounds)!
      CairoPainter(context, text: text, for: .screen(scale: scale * deviceScale)).paint(scene)
      cairo_destroy(context)
    }
  }

  /// The part of the canvas that a scene is painted on: the rest would be cleared, sent to the
  /// graphics card and laid over what is below, all for nothing. In whole units, as GTK 4.8's GL
  /// renderer paints what begins between two of them from the lower one on.
  private func part(
    of scene: Scene, _ text: PangoTextMeasure, _ width: Int, _ height: Int
  ) -> Rect? {
    let whole = Rect(0, -overhang, Double(width), Double(height) + overhang)
    // What is shown smaller has its pixels elsewhere.
    guard scale == 1 else { return whole }
    return CairoPainter.bounds(of: scene.items, text: text)?
      .inset(horizontally: -2, vertically: -2).common(with: whole)?.roundedOut
  }

  private var deviceScale: Double { Double(gtk_widget_get_scale_factor(widget)) }

  /// The scene's series in as many pixels as the screen has; nil where Cairo has to paint it.
  private func texture(of scene: Scene) -> Texture? {
    if let kept, kept.factor == deviceScale { return kept.texture }
    guard let raster = Raster(of: scene, scale: deviceScale), raster.width > 0, raster.height > 0
    else { return nil }
    let texture = Texture(
      width: raster.width, height: raster.height, rowLength: raster.rowLength
    ) { raster.paint(into: &$0) }
    kept = (texture, deviceScale)
    return texture
  }

  /// The place of the scene's texture: the whole pixels that it touches.
  private func bounds(of scene: Scene) -> graphene_rect_t {
    func pixels(_ length: Double) -> Double { (length * deviceScale).rounded(.up) / deviceScale }
    return graphene_rect_t(Rect(Size(pixels(scene.size.width), pixels(scene.size.height))))
  }
}

/// What the picture of a part depends on.
struct PartKey: Equatable {
  let look: Look
  let inputs: ChartPartInputs
}

/// How pictures are painted, whatever is in them.
struct Look: Equatable {
  let fonts: FontChoice
  /// How large the chart is shown, 1 being its own size.
  let scale: Double
}
