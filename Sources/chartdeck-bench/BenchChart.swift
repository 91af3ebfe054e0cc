import CCairo
import ChartCairo
import ChartCore
import ChartRaster
import ChartScene

/// One chart on screen: its motion, its scenes, and the pictures of its parts.
struct BenchChart {
  private let table: Table
  private let title: String
  private let style = ChartStyle(theme: .light, formats: .english)
  private let text = PangoTextMeasure(fonts: .standard)
  private let layout: ChartLayout
  private let labelSpacing: Double
  private var target: ChartTarget
  private var motion: ChartMotion
  private var sample: ChartSample
  private var builtSample: ChartSample?
  private var parts: [Part] = []
  /// The parts that are drawn; nil means all.
  private var names: Set<String>?

  /// A part's scene and whether it is painted.
  private struct Part {
    let name: String
    var scene: Scene
    var isPainted = false
  }

  /// A chart as wide as the window's list makes it.
  init(table: Table, title: String, width: Double, state: ChartState) {
    let heights = [ChartLayout.listHeight(for: table, width: width, textScale: 1)]
    let place = ListLayout(viewport: Size(width, 1000), heights: heights).place(of: 0, scroll: 0)
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
    self.table = table
    self.title = title
    layout = Self.layout(of: table, size: size, text: text)
    labelSpacing = ChartPicture.labelSpacing(style: style, measure: text)
    target = ChartTarget(
      table: table, state: state, width: layout.grid.width, overhang: layout.grid.x,
      labelSpacing: labelSpacing)
    motion = ChartMotion(resting: target)
    sample = ChartSample(settled: target)
  }

  private static func layout(
    of table: Table, size: Size, text: PangoTextMeasure
  ) -> ChartLayout {
    let widths = table.series.map {
      ChartPicture.checkboxSize(name: $0.name, textScale: 1, measure: text).width
    }
    return ChartLayout(
      size: size, parts: .full, checkboxWidths: widths,
      hasMiniMap: table.presentation.hasMiniMap)
  }

  /// Takes over a new state, and the time.
  mutating func follow(_ state: ChartState, at seconds: Double) {
    target = ChartTarget(
      table: table, state: state, width: layout.grid.width, overhang: layout.grid.x,
      labelSpacing: labelSpacing, after: target)
    motion.follow(target, transition: .follow, at: seconds)
    sample = motion.sample(at: seconds)
  }

  /// Builds the scenes, unless nothing moved since; tells what each part cost.
  mutating func build(_ tell: (String, Double) -> Void) {
    guard sample != builtSample else { return }
    let hasNewMiniMap =
      sample.axes.map(\.miniMapDomain) != builtSample?.axes.map(\.miniMapDomain)
      || sample.opacities != builtSample?.opacities
    builtSample = sample
    let (measure, picture) = (
      text,
      ChartPicture(
        table: table, title: title, sample: sample, indicator: nil, style: style, layout: layout)
    )
    show("header", tell) { picture.header(measure: measure) }
    show("grid lines", tell) { picture.gridLines() }
    show("plot", tell) { picture.plot() }
    show("y labels", tell) { picture.yLabels(measure: measure) }
    show("x labels", tell) { picture.xLabels(measure: measure) }
    if hasNewMiniMap { show("mini-map series", tell) { picture.miniMapSeries() } }
    show("mini-map window", tell) { picture.miniMapWindow() }
  }

  private mutating func show(
    _ name: String, _ tell: (String, Double) -> Void, _ build: () -> Scene
  ) {
    if names?.contains(name) == false { return }
    let cost = processorMilliseconds {
      let scene = build()
      let index = parts.firstIndex { $0.name == name }
      if let index, parts[index].scene != scene {
        parts[index] = Part(name: name, scene: scene)
      } else if index == nil {
        parts.append(Part(name: name, scene: scene))
      }
    }
    tell(name, cost)
  }

  /// Paints the parts that changed, each on an image of its size; tells what each cost.
  mutating func paint(_ tell: (String, Double) -> Void) {
    for index in parts.indices where !parts[index].isPainted {
      parts[index].isPainted = true
      tell(
        parts[index].name, processorMilliseconds { paintImage(of: parts[index].scene, text: text) })
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
