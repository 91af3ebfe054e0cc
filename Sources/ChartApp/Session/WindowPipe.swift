import ChartWidgets
import ChartCore
import ChartFiles
import GtkBridge

/// How long a pipe's charts stay as they are before they are read again, in milliseconds.
private let restMilliseconds: UInt32 = 300

/// A pipe whose charts a window shows, from the first line to the last.
final class WindowPipe {
  /// What people call it.
  static let name = tr("Standard input")

  private let spool: PipeSpool
  private let isBusy: () -> Bool
  private let onTurn: () -> Void
  private var hasNews = false
  private lazy var resting = Debounce(milliseconds: restMilliseconds) { [weak self] in
    self?.turn()
  }

  /// A pipe that is read from now on. `onTurn` has what has come read, while nothing `isBusy`.
  init(_ spool: PipeSpool, isBusy: @escaping () -> Bool, onTurn: @escaping () -> Void) {
    (self.spool, self.isBusy, self.onTurn) = (spool, isBusy, onTurn)
    spool.start { [weak self] in self?.news() }
  }

  isolated deinit { spool.stop() }

  /// Where what has come is read.
  var path: String { spool.path }

  /// Whether more may come.
  var isOpen: Bool { !spool.isEnded }

  /// Why the rest is missing, where something went wrong.
  var failure: String? { spool.failure.map { tr("\(Self.name): \($0)") } }

  /// Whether more may come, in words.
  var remark: String { isOpen ? tr("live") : tr("ended") }

  /// What has come has been read: what came meanwhile is next. Returns whether that was all.
  func wasRead() -> Bool {
    if spool.hold(false) { hasNews = true }
    if hasNews { schedule() }
    return !isOpen
  }

  private func news() {
    hasNews = true
    schedule()
  }

  private func schedule() { if !resting.isScheduled { resting.schedule() } }

  private func turn() {
    guard hasNews else { return }
    guard !isBusy() else { return schedule() }
    hasNews = false
    _ = spool.hold(true)
    onTurn()
  }
}
