import ChartWidgets
import ChartCore
import ChartFiles
import GtkBridge

/// What came of reading a file.
nonisolated enum ReadingEnd: Sendable {
  /// Its charts.
  case document(ChartDocument)
  /// It cannot be read: a sentence says why.
  case refused(String)
  /// It was stopped.
  case cancelled
}

/// A file that is being read on another thread, from now on.
nonisolated struct BackgroundReading: Sendable {
  /// What it tells on the way and in the end.
  let mailbox: ReadingMailbox

  /// Starts to read the file or folder at `path`, which is called by its name, as the options say.
  init(path: String, name: String, options: ReadingOptions) {
    let mailbox = ReadingMailbox()
    self.mailbox = mailbox
    inBackground { mailbox.finish(readingEnd(of: path, name, options, mailbox)) }
  }

  /// Stops it soon, if it has not ended.
  func cancel() { mailbox.close() }
}

private nonisolated func readingEnd(
  of path: String, _ name: String, _ options: ReadingOptions, _ mailbox: ReadingMailbox
) -> ReadingEnd {
  guard !mailbox.isClosed else { return .cancelled }
  do throws(ChartFileError) {
    let document = try ChartFile.read(
      path: path, named: name, options: options, watch: mailbox.post)
    return document.map(ReadingEnd.document) ?? .cancelled
  } catch {
    return .refused(tr(error.sentence))
  }
}
