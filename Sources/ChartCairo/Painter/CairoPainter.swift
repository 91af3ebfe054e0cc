import CCairo
import ChartCore
public import ChartScene

/// Paints scenes on a borrowed Cairo context: a widget's or an image's alike.
///
/// What is not finite or far outside the picture is never handed to Cairo.
public struct CairoPainter {
  /// The borrowed context.
  let context: OpaquePointer
  /// Lays out the letters; nil where there are none.
  let text: PangoTextMeasure?
  /// What the picture is for.
  let target: Target

  /// What a picture is for decides how much work it is worth.
  public enum Target: Equatable, Sendable {
    /// A window with so many pixels for each unit of its contexts. Edges of lines and letters have
    /// 17 shades, which an eye tells from more only side by side, for a third of the time; letters
    /// are kept as stamps.
    case screen(scale: Double = 1)
    /// A picture that is kept: edges have 256 shades.
    case image
    /// A document of shapes and letters: letters stay letters.
    case document
  }

  /// A painter that shares its laid out text with others, and with frames to come.
  public init(
    _ context: OpaquePointer, text: PangoTextMeasure, for target: Target = .screen()
  ) {
    self.init(context, letters: text, for: target)
  }

  /// A painter that leaves letters out where nothing lays them out.
  init(_ context: OpaquePointer, letters text: PangoTextMeasure?, for target: Target) {
    self.context = context
    self.text = text
    self.target = target
  }

  /// Paints a scene at the context's origin and leaves the context as it was.
  public func paint(_ scene: Scene) {
    saved {
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      paint(scene.items)
    }
  }

  /// Paints a scene at an offset, both in the scene's own units, each of which is `scale` of the context's.
  public func paint(_ scene: Scene, at offset: Point, scale: Double) {
    saved {
      cairo_scale(context, scale, scale)
      cairo_translate(context, offset.x, offset.y)
      paint(scene)
    }
  }

  /// What went wrong on the context so far, in Cairo's words; once set, nothing more is painted.
  public var failure: String? {
    let status = cairo_status(context)
    return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
  }

  /// Paints items in the present coordinates.
  func paint(_ items: [Scene.Item]) {
    let device = DeviceSpace(
      clip: ClipBounds(of: context), grid: PixelGrid(of: context, surfaceScale: target.scale))
    guard !device.clip.isEmpty else { return }
    for item in items { paint(item, in: device) }
  }

  private func paint(_ item: Scene.Item, in device: DeviceSpace) {
    switch item {
    case .rectangle(let rect, let radius, let fill):
      rectangle(rect, radius: radius, fill: fill, in: device)
    case .outline(let rect, let radius, let width, let color):
      outline(rect, radius: radius, width: width, color: color, in: device)
    case .polyline(let points, let width, let color):
      polyline(points, width: width, color: color, in: device)
    case .segments(let segments, let width, let color):
      self.segments(segments, width: width, color: color, in: device)
    case .polygon(let points, let fill):
      polygon(points, fill: fill, in: device)
    case .rectangles(let rects, let fill):
      rectangles(rects, fill: fill, in: device)
    case .cells(let rect, let cells):
      self.cells(cells, in: rect, in: device)
    case .ring(let center, let radius, let width, let fill, let color):
      ring(at: center, radius: radius, width: width, fill: fill, color: color, in: device)
    case .text(let text):
      label(text, in: device)
    case .shadow(let rect, let radius, let blur, let offset, let color):
      shadow(
        of: rect, radius: radius, blur: blur, offset: offset, color: color, in: device)
    case .clipped(let rect, let radius, let items):
      clipped(to: rect, radius: radius, items, in: device)
    case .moved(let offset, let items):
      moved(by: offset, items)
    case .faded(let opacity, let items):
      faded(to: opacity, items, in: device)
    }
  }

  /// Undoes every change of the context that `body` makes.
  func saved(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  /// Strokes and forgets the path, with as many shades as the picture is worth.
  func strokeLine(isQuick: Bool) { shaded(isQuick: isQuick) { cairo_stroke(context) } }

  /// Fills and forgets the path, with as many shades as the picture is worth.
  func fillShape(isQuick: Bool) { shaded(isQuick: isQuick) { cairo_fill(context) } }

  private func shaded(isQuick: Bool, _ paint: () -> Void) {
    let isQuick = isQuick || target.isScreen
    cairo_set_antialias(context, isQuick ? CAIRO_ANTIALIAS_FAST : CAIRO_ANTIALIAS_DEFAULT)
    paint()
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
  }

  /// The colour that the next fill or stroke takes.
  func set(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}

extension CairoPainter.Target {
  /// The pixels for each unit of the context's surface.
  fileprivate var scale: Double {
    if case .screen(let scale) = self { scale } else { 1 }
  }

  /// Whether speed counts for more than shades.
  var isScreen: Bool { if case .screen = self { true } else { false } }
}

/// What a painter must know of the context's present coordinates.
struct DeviceSpace {
  /// The part that shows.
  var clip: ClipBounds
  /// Where the pixels lie.
  var grid: PixelGrid
}
