import CGtk
import ChartCore
import ChartLocale
import ChartFiles
import GtkBridge

/// How often news are looked for: about fifteen times a second.
private let lookMilliseconds: UInt32 = 66
/// How long a file may take before people are told that it is being read.
private let patienceSeconds = 0.2
/// How long charts stay as they are before they grow again: motion needs time to be seen.
private let growthSeconds = 0.1

/// A file on its way into a window, from its first byte to its charts or to what went wrong.
///
/// It ends once: with what came of it, or without a word where it is cancelled or nobody holds it.
final class FileLoad {
  /// What a window is to show of it.
  enum News {
    /// It takes its time, and nothing else is known.
    case slow
    /// Its charts so far, not empty.
    case grown([Table])
    /// How far it has come.
    case progress(ReadingProgress)
    /// What came of it.
    case ended(ReadingEnd)
  }

  /// The file's name.
  let name: String
  /// Whether it has taken so long that people were told of it.
  private(set) var isSlow = false
  private let background: BackgroundReading
  private let onNews: (News, FileLoad) -> Void
  private var progress: ReadingProgress?
  private var tables: [Table] = []
  private var hasGrown = false
  private var grownAt = 0.0
  private var isOver = false
  private lazy var looking = Debounce(milliseconds: lookMilliseconds) { [weak self] in self?.look()
  }
  private lazy var patience = Debounce(milliseconds: UInt32(patienceSeconds * 1000)) {
    [weak self] in
    self?.losePatience()
  }

  /// Starts to read the file or folder at `path` as the options say; `onNews` hears of it.
  init(
    path: String, name: String, options: ReadingOptions = ReadingOptions(),
    onNews: @escaping (News, FileLoad) -> Void
  ) {
    self.name = name
    self.onNews = onNews
    var options = options
    options.place.here = .here
    options.place.now = Double(g_get_real_time()) / 1000
    options.place.formats = .system
    options.activities = options.activities ?? .here
    options.activities?.now = options.place.now
    background = BackgroundReading(path: path, name: name, options: options)
    looking.schedule()
    patience.schedule()
    background.mailbox.wait { [weak self] in self?.end(with: $0) }
  }

  isolated deinit { cancel() }

  /// Stops it; nothing more is told.
  func cancel() {
    guard !isOver else { return }
    stop()
    background.cancel()
  }

  private func end(with end: ReadingEnd) {
    guard !isOver else { return }
    stop()
    onNews(.ended(end), self)
  }

  private func stop() {
    isOver = true
    looking.cancel()
    patience.cancel()
  }

  private func losePatience() {
    isSlow = true
    background.mailbox.wish()
    if tables.isEmpty { onNews(.slow, self) }
    tell()
  }

  /// Takes in what is new, and tells of it where people wait.
  private func look() {
    looking.schedule()
    let news = background.mailbox.fetch()
    progress = news.progress ?? progress
    if let grown = news.tables { (tables, hasGrown) = (grown, true) }
    if isSlow { tell() }
  }

  private func tell() {
    let now = monotonicSeconds
    if hasGrown, now - grownAt > growthSeconds {
      (hasGrown, grownAt) = (false, now)
      onNews(.grown(tables), self)
    }
    progress.map { onNews(.progress($0), self) }
  }
}
