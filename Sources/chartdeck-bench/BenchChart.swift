import CCairo
import ChartCairo
import ChartCore
import ChartRaster
import ChartScene

private let plainStyle = ChartStyle(theme: .light, formats: .english)

/// One chart on screen: its motion, its scenes, and the pictures of its parts.
struct BenchChart {
  private let title: String
  private let style = plainStyle
  private let text = PangoTextMeasure(fonts: .standard)
  private let labels: XLabelMetrics
  private var frame: ChartFrame
  private var seconds = 0.0
  private var parts: [ChartPart: Part] = [:]
  /// The parts that are drawn; nil means all.
  private var names: Set<String>?

  /// A part's scene, what it was built for, and whether it is painted.
  private struct Part {
    let key: ChartPartInputs
    let scene: Scene
    var isPainted: Bool
  }

  /// A chart as wide as the window's list makes it.
  init(table: Table, title: String, width: Double, state: ChartState) {
    let list = BoardArrangements(of: [table], viewport: Size(width, 1000), textScale: 1)[.list]
    let place = list.place(of: 0, in: Board(tables: [table]), at: BoardPosition())
    self.init(table: table, title: title, size: place.rect.size, state: state)
  }

  /// A chart whose plot has a size; of its parts all, or those that `parts` names.
  init(
    table: Table, title: String, plot: Size, state: ChartState, parts names: Set<String>? = nil
  ) {
    var size = plot
    for _ in 0..<2 {
      // What is beside the plot does not depend on how high it is.
      let layout = Self.layout(of: table, size: size, text: PangoTextMeasure(fonts: .standard))
      size.height += plot.height - layout.plot.height
    }
    self.init(table: table, title: title, size: size, state: state)
    self.names = names
  }

  private init(table: Table, title: String, size: Size, state: ChartState) {
    self.title = title
    labels = ChartPicture.labelMetrics(style: style, measure: text)
    frame = ChartFrame(of: table, in: Self.layout(of: table, size: size, text: text))
    follow(state, at: 0)
  }

  private static func layout(
    of table: Table, size: Size, text: PangoTextMeasure
  ) -> ChartLayout {
    ChartLayout(of: table, size: size, style: plainStyle, measure: text)
  }

  /// Takes over a new state, and the time.
  mutating func follow(_ state: ChartState, at seconds: Double) {
    self.seconds = seconds
    frame.head(for: frame.target(of: state, labels: labels), .follow, at: seconds)
  }

  /// Builds the scenes, unless nothing moved since; tells what each part cost.
  mutating func build(_ tell: (String, Double) -> Void) {
    guard let picture = frame.picture(at: seconds, title: title, style: style) else { return }
    for part in ChartPart.allCases where names?.contains(part.rawValue) ?? (part != .overlay) {
      let key = picture.inputs(of: part)
      guard parts[part]?.key != key else { continue }
      tell(part.rawValue, processorMilliseconds { show(part, key, of: picture) })
    }
  }

  private mutating func show(_ part: ChartPart, _ key: ChartPartInputs, of picture: ChartPicture) {
    let scene = picture.scene(of: part, measure: text)
    let isPainted = parts[part]?.scene == scene && parts[part]?.isPainted == true
    parts[part] = Part(key: key, scene: scene, isPainted: isPainted)
  }

  /// Paints the parts that changed, each on an image of its size; tells what each cost.
  mutating func paint(_ tell: (String, Double) -> Void) {
    for part in ChartPart.allCases {
      guard let scene = parts[part]?.scene, parts[part]?.isPainted == false else { continue }
      parts[part]?.isPainted = true
      tell(part.rawValue, processorMilliseconds { paintImage(of: scene, text: text) })
    }
  }
}

/// Paints a scene on an image of its size, as the window does: series straight into pixels, the rest
/// with Cairo.
func paintImage(of scene: Scene, text: PangoTextMeasure) {
  if let raster = Raster(of: scene, scale: 1) { return paintImage(of: raster) }
  let (width, height) = (scene.size.width.rounded(.up), scene.size.height.rounded(.up))
  let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
  let context = cairo_create(surface)!
  CairoPainter(context, text: text).paint(scene)
  precondition(cairo_status(context) == CAIRO_STATUS_SUCCESS, "every part can be painted")
  cairo_destroy(context)
  cairo_surface_destroy(surface)
}

/// Paints a raster into new memory, as the window does.
func paintImage(of raster: Raster) {
  let count = raster.rowLength * raster.height
  let memory = UnsafeMutableRawPointer.allocate(byteCount: count * 4, alignment: 64)
  let pixels = UnsafeMutableBufferPointer(
    start: memory.bindMemory(to: UInt32.self, capacity: count), count: count)
  var span = pixels.mutableSpan
  raster.paint(into: &span)
  memory.deallocate()
}
