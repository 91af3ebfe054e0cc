/// Where a window gets another from, and asks for one that shows a file already.
protocol WindowOwner: AnyObject {
  /// What people told the program once.
  var settings: Settings { get }
  /// A window that is not on the screen before it has something to show.
  func makeWindow() -> Window
  /// Brings the window that shows a file, or is about to, to the front; returns whether there is one.
  func present(_ source: Source) -> Bool
  /// Whether a window has something from a file.
  func show(_ file: Source) -> Bool
}
