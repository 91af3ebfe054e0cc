import ChartCore
import ChartFiles
import GtkBridge

/// How often a window looks for news: about fifteen times a second. Each time means a frame, for which the
/// reading gives way.
private let lookMilliseconds: UInt32 = 66

/// What a window knows of the file that is being read for it.
///
/// It ends once: with what came of it, or without a word where it is cancelled or nobody holds it.
final class Reading {
  /// The file's name.
  let name: String
  /// How far it has come; nil before that is told.
  private(set) var progress: ReadingProgress?
  /// The charts so far; empty before there are any.
  private(set) var tables: [Table] = []
  /// Whether they have grown since they were taken.
  private(set) var hasGrown = false
  private let background: BackgroundReading
  private let onNews: () -> Void
  private var isOver = false
  private lazy var looking = Later(milliseconds: lookMilliseconds) { [weak self] in self?.look() }

  /// Follows a reading: `onNews` hears of what is new, at most about fifteen times a second, `onEnd`
  /// of the end.
  init(
    _ background: BackgroundReading, name: String, onNews: @escaping () -> Void,
    onEnd: @escaping (ReadingEnd) -> Void
  ) {
    self.background = background
    self.name = name
    self.onNews = onNews
    looking.schedule()
    background.mailbox.wait { [weak self] end in
      guard let self, !isOver else { return }
      stop()
      onEnd(end)
    }
  }

  isolated deinit { cancel() }

  /// How long it has taken up to now, in seconds.
  var seconds: Double { monotonicSeconds() - background.start }

  /// The charts so far, to be shown.
  func takeTables() -> [Table] {
    hasGrown = false
    return tables
  }

  /// Stops it; nothing more is told.
  func cancel() {
    guard !isOver else { return }
    stop()
    background.cancel()
    freeElsewhere(tables)
  }

  private func stop() {
    isOver = true
    looking.cancel()
  }

  private func look() {
    looking.schedule()
    if fetch() { onNews() }
  }

  /// Takes in what is new; returns whether something is.
  private func fetch() -> Bool {
    let news = background.mailbox.fetch()
    progress = news.progress ?? progress
    if let grown = news.tables { (tables, hasGrown) = (grown, true) }
    return news.progress != nil || news.tables != nil
  }
}
