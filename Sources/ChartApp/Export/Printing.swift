import ChartCore
import CGtk
import ChartCairo
import ChartScene
import ChartWidgets
import GtkBridge

/// Points of paper for each pixel of a screen: 72 and 96 are an inch.
private let pointsPerPixel = 0.75
/// The height of a chart on paper for each of its width, and the space between charts for each of its height.
private let (heightPart, gapPart) = (0.56, 0.06)

/// Charts on their way to paper: as many to a page as find room, each as wide as the page.
final class Printing {
  private let stills: StillCharts
  private let count: Int
  private let text: PangoTextMeasure
  private let operation: UnsafeMutablePointer<GtkPrintOperation> = gtk_print_operation_new()
  private var handlers: [gulong] = []

  /// So many charts, their letters laid out by `text`.
  init(_ stills: StillCharts, count: Int, _ text: PangoTextMeasure) {
    (self.stills, self.count, self.text) = (stills, count, text)
    gtk_print_operation_set_unit(operation, GTK_UNIT_POINTS)
    gtk_print_operation_set_job_name(operation, "Chartdeck")
    gtk_print_operation_set_allow_async(operation, 1)
    handlers = [
      connect(operation, "begin-print") { [weak self] (context: OpaquePointer) in
        self?.begin(context)
      },
      connect(operation, "draw-page") { [weak self] (context: OpaquePointer, page: Int) in
        self?.draw(page, on: context)
      },
    ]
  }

  isolated deinit {
    // A dialog that is open keeps the operation where its window goes.
    for handler in handlers { g_signal_handler_disconnect(operation, handler) }
    g_object_unref(operation)
  }

  /// Asks how, over a window, and prints; `onEnd` hears when it is over, and of what failed.
  func run(
    over window: UnsafeMutablePointer<GtkWidget>, onEnd: @escaping (String?) -> Void
  ) {
    let held = operation
    handlers.append(
      connect(operation, "done") { (result: UInt32) in
        onEnd(result == GTK_PRINT_OPERATION_RESULT_ERROR.rawValue ? failure(of: held) : nil)
      })
    gtk_print_operation_run(
      operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window.cast(), nil)
  }

  private func begin(_ context: OpaquePointer) {
    let pages = (count + perPage(context) - 1) / perPage(context)
    gtk_print_operation_set_n_pages(operation, gint(pages))
  }

  private func draw(_ page: Int, on context: OpaquePointer) {
    let (size, perPage) = (chartSize(context), perPage(context))
    let cairo: OpaquePointer = gtk_print_context_get_cairo_context(context)
    let painter = CairoPainter(cairo, text: text, for: .document)
    for (place, chart) in (page * perPage..<min((page + 1) * perPage, count)).enumerated() {
      let offset = Double(place) * size.height * (1 + gapPart)
      painter.paint(
        stills.scene(of: chart, size: size), at: Point(0, offset), scale: pointsPerPixel)
    }
  }

  private func chartSize(_ context: OpaquePointer) -> Size {
    let width = gtk_print_context_get_width(context) / pointsPerPixel
    return Size(width, width * heightPart)
  }

  private func perPage(_ context: OpaquePointer) -> Int {
    let height = gtk_print_context_get_height(context) / pointsPerPixel
    return max(1, Int(height / (chartSize(context).height * (1 + gapPart))))
  }
}

/// Why a print failed, in GTK's words.
private func failure(of operation: UnsafeMutablePointer<GtkPrintOperation>) -> String {
  var error: UnsafeMutablePointer<GError>?
  gtk_print_operation_get_error(operation, &error)
  defer { g_clear_error(&error) }
  return error.map { tr("Nothing was printed: \(String(cString: $0.pointee.message)).") }
    ?? tr("Nothing was printed.")
}
