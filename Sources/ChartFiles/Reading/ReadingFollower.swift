import ChartCore

/// How many bytes lie between two tellings of how far it has come: nothing here has a clock, and so
/// many take less than a millisecond from memory and a twentieth of a second from a slow disk.
private let progressInterval = 1 << 20
/// How many bytes lie at least between two showings of the charts so far, which take time to draw.
private let growthInterval = 16 << 20

/// Tells somebody how the reading of files goes on, and stops it where they say so.
///
/// One stands for one reading; all copies of its readers and windows share it.
final class ReadingFollower {
  private let watch: ReadingWatch
  private var total = 0
  /// The bytes of the files that have been read.
  private var bytesBefore = 0
  private var tablesBefore: [Table] = []
  /// The charts of this file that are complete.
  private var tables: [Table] = []
  private var chart = 1
  private var column: Int?
  /// The bytes of the files, and of the texts that they hold, that have been read. They are the same where no file
  /// is compressed; news comes by how far the texts have been read.
  private var reached = 0
  private var textReached = 0
  /// The bytes of the texts in the files that have been read.
  private var textBefore = 0
  private var toldAt = 0
  private var shownAt = 0
  private var wish = ReadingWish.goOn
  /// Whether it was said to stop.
  var isStopped: Bool { wish == .stop }

  /// Follows for `watch`.
  init(_ watch: @escaping ReadingWatch) { self.watch = watch }

  /// Makes known that so many bytes more are to be read.
  func expect(bytes: Int) { total += bytes }

  /// The reading has come to an offset of the text that so many bytes of the file hold. A fault where it is to
  /// stop.
  func come(to offset: Int, fileBytes: Int) throws(Fault) {
    reached = max(reached, bytesBefore + fileBytes)
    textReached = max(textReached, textBefore + offset)
    if textReached - toldAt >= progressInterval { tellProgress() }
    if isStopped { throw Fault(ofFile: "the reading was stopped") }
  }

  /// A chart of this number begins.
  func begin(chart number: Int) { (chart, column) = (number, nil) }

  /// A column of this number in its chart begins; nil where its columns are over.
  func begin(column number: Int?) { column = number }

  /// The file has more complete charts: these. They are kept here once more, as an array that somebody else has
  /// too is copied whenever it grows.
  func complete(_ more: ArraySlice<Table>) {
    tables += more
    if isGrowthDue { show(tables) }
  }

  /// The chart that is being read has grown by a column; `draft` makes a table of what it has.
  func grow(_ draft: () -> Table?) {
    guard isGrowthDue, let table = draft() else { return }
    show(tables + [table])
  }

  /// All columns of the table that is being read have grown; `draft` makes its charts so far, which takes as long as
  /// half of what was read.
  func growAll(_ draft: () -> [Table]) {
    guard wish == .charts, textReached - shownAt >= max(progressInterval, shownAt) else { return }
    let tables = draft()
    if tables.isEmpty { shownAt = textReached } else { show(tables) }
  }

  /// A file of so many bytes has been read, with these charts.
  func finishFile(bytes: Int, _ tables: [Table]) {
    bytesBefore += bytes
    textBefore = max(textReached, textBefore + bytes)
    tablesBefore += tables
    self.tables = []
  }

  /// Tells that all has been read; returns whether what was read is still wanted.
  func finish() -> Bool {
    reached = max(bytesBefore, reached)
    total = max(total, reached)
    reached = total
    tellProgress()
    return !isStopped
  }

  private var isGrowthDue: Bool { textReached - shownAt >= growthInterval }

  private var subject: Phrase {
    column.map { "column \($0) of chart \(chart)" } ?? "chart \(chart)"
  }

  private func show(_ tables: [Table]) {
    shownAt = textReached
    tell(.grown(tablesBefore + tables))
  }

  private func tellProgress() {
    toldAt = textReached
    total = max(total, reached)
    tell(.progress(ReadingProgress(bytes: reached, total: total, subject: subject)))
  }

  private func tell(_ news: ReadingNews) {
    if !isStopped { wish = watch(news) }
  }
}
