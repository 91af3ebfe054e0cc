import CGtk
import CGtkShim

/// A widget whose drawing, size and children's places are Swift.
///
/// The canvas keeps its widget; the widget knows its canvas weakly, so either may die first. The
/// closures belong to the canvas: capture their owner weakly.
@MainActor public final class Canvas {
  /// The widget; it lives at least as long as the canvas.
  public let widget: UnsafeMutablePointer<GtkWidget>
  /// Draws on a snapshot: width and height in pixels.
  public var onDraw: ((OpaquePointer, Int, Int) -> Void)?
  /// Tells the minimal and the natural size along an axis.
  public var onMeasure: ((GtkOrientation) -> (minimum: Int, natural: Int))?
  /// Places the children in the new width and height.
  public var onAllocate: ((Int, Int) -> Void)?
  /// Tells where the pages stand that a swipe moves.
  public var onSwipe: (() -> ChartSwipe)?
  private let count = LiveBox()

  /// A canvas with nothing on it.
  public init() {
    let box = CanvasBox()
    var hooks = ChartWidgetHooks(
      draw: { canvas($0)?.onDraw?($1!, Int($2), Int($3)) },
      measure: { context, axis, _, minimum, natural in
        guard let size = canvas(context)?.onMeasure?(axis) else { return }
        minimum!.pointee = gint(size.minimum)
        natural!.pointee = gint(size.natural)
      },
      allocate: { canvas($0)?.onAllocate?(Int($1), Int($2)) },
      swipe: { context, swipe in
        if let answer = canvas(context)?.onSwipe?() { swipe!.pointee = answer }
      },
      destroy: { Unmanaged<CanvasBox>.fromOpaque($0!).release() })
    widget = chart_widget_new(&hooks, Unmanaged.passRetained(box).toOpaque())
    g_object_ref_sink(widget)
    box.canvas = self
  }

  isolated deinit { g_object_unref(widget) }

  /// Asks for a new drawing in the next frame.
  public func queueDraw() { gtk_widget_queue_draw(widget) }

  /// Asks for new places of the children in the next frame.
  public func queueAllocate() { gtk_widget_queue_allocate(widget) }
}

private final class CanvasBox {
  weak var canvas: Canvas?
  private let count = LiveBox()
}

private func canvas(_ context: UnsafeMutableRawPointer?) -> Canvas? {
  Unmanaged<CanvasBox>.fromOpaque(context!).takeUnretainedValue().canvas
}
