import ChartCore
import ChartFiles

/// What a window reads a file for.
enum ReadingPurpose {
  /// For its first charts.
  case first
  /// For charts beside those that it has, or in place of those that came from the file before.
  case addition
  /// For what the file has become, in place of what came from it before.
  case change
  /// For charts that stood beside those that it has when they were closed.
  case returning
}

/// Something that is to be read.
struct ReadingTask {
  /// Where its charts come from.
  let origin: BoardPart.Origin
  /// What people call it.
  let name: String
  /// How it is read if it is a table in text.
  let options: ReadingOptions
  /// What it is read for.
  let purpose: ReadingPurpose

  /// What comes from somewhere and has a name.
  init(
    _ origin: BoardPart.Origin, name: String, options: ReadingOptions,
    purpose: ReadingPurpose = .addition
  ) {
    (self.origin, self.name, self.options, self.purpose) = (origin, name, options, purpose)
  }

  /// A file.
  init(path: String, name: String, options: ReadingOptions, purpose: ReadingPurpose = .first) {
    self.init(.file(path: path), name: name, options: options, purpose: purpose)
  }

  /// Whether it has come through a pipe.
  var isPipe: Bool { if case .pipe = origin { true } else { false } }
}

/// A window as a reading sees it.
protocol ReadingHost: AnyObject {
  /// A file takes its time, and nothing is known of it.
  func readingIsSlow(_ name: String)
  /// Shows as much of a file as is known; returns whether these are its first charts.
  func grow(to tables: [Table], named name: String) -> Bool
  /// Shows what came of a file; `isSlow` where people were told that it takes its time.
  func ended(_ end: ReadingEnd, _ task: ReadingTask, isSlow: Bool)
  /// Gives the keyboard to what is shown.
  func focus()
}

/// The file that a window reads, one at a time, and what tells of it.
final class WindowReading {
  private weak var host: (any ReadingHost)?
  private let notice: ReadingNotice
  private var session: FileLoad?

  /// Nothing is read yet; what comes is told with a notice, and to a host.
  init(_ notice: ReadingNotice, for host: any ReadingHost) {
    (self.notice, self.host) = (notice, host)
  }

  /// Whether a file is being read.
  var isOn: Bool { session != nil }

  /// Begins to read a file or folder.
  func begin(_ task: ReadingTask) {
    guard let path = task.origin.path else { return }
    session = FileLoad(path: path, name: task.name, options: task.options) {
      [weak self] news, session in
      self?.follow(news, of: session, task)
    }
  }

  /// Says that something of a name is waited for.
  func wait(for name: String) {
    notice.showPage(of: name)
    host?.readingIsSlow(name)
  }

  /// Stops it, and tells no more.
  func cancel() {
    dismantle()
    notice.end()
  }

  /// Stops it with its window, whose notice is gone.
  func dismantle() {
    session?.cancel()
    session = nil
  }

  private func follow(_ news: FileLoad.News, of session: FileLoad, _ task: ReadingTask) {
    switch news {
    case .slow: tellOfSlowness(of: task)
    case .grown(let tables):
      let isFirst = task.purpose == .first && host?.grow(to: tables, named: task.name) == true
      if isFirst { notice.showBar(of: task.name) }
    case .progress(let progress): notice.show(progress)
    case .ended(let end):
      let hadFocus = notice.hasFocus
      self.session = nil
      notice.end()
      host?.ended(end, task, isSlow: session.isSlow)
      if hadFocus { host?.focus() }
    }
  }

  private func tellOfSlowness(of task: ReadingTask) {
    guard task.purpose == .first else { return notice.showBar(of: task.name) }
    notice.showPage(of: task.name)
    host?.readingIsSlow(task.name)
  }
}
