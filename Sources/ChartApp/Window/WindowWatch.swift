import CGtk
import ChartCore
import ChartWidgets
import GtkBridge

/// The one door for who measures the program: what its windows do, as they do it.
@MainActor public protocol WindowWatch: AnyObject {
  /// The layout that windows open in.
  var firstLayout: BoardLayout { get }
  /// A window shows its first page, without a file.
  func started(_ window: WatchedWindow)
  /// All charts of a file are in a window, and not drawn yet.
  func showsCharts(_ window: WatchedWindow)
}

/// A window as a watch sees it; it does nothing more once it is closed.
public struct WatchedWindow {
  private weak var window: Window?

  /// Lets a window be watched.
  init(_ window: Window) { self.window = window }

  /// The clock of its frames, once it is on the screen.
  public var frameClock: OpaquePointer? {
    window.flatMap { gtk_widget_get_frame_clock($0.widget) }
  }
  /// The state of what it shows.
  public var store: Store? { window?.store }

  /// Opens a file as the user would.
  public func open(path: String) { window?.open(File(g_file_new_for_path(path))) }

  /// Closes it.
  public func close() { window.map { gtk_window_destroy($0.widget.cast()) } }
}
