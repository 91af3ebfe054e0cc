import ChartCore
import ChartFiles
import GtkBridge
import Testing

@testable import ChartApp

/// What a reading and the main loop leave for each other.
struct ReadingMailboxTests {
  private static func progress(_ bytes: Int) -> ReadingNews {
    .progress(ReadingProgress(bytes: bytes, total: 9, subject: "x"))
  }

  @Test func theNewestNewsAreFetchedOnce() {
    let box = ReadingMailbox()
    _ = box.post(Self.progress(1))
    _ = box.post(Self.progress(2))
    _ = box.post(.grown([]))
    let news = box.fetch()
    #expect(news.progress?.bytes == 2)
    #expect(news.tables?.isEmpty == true)
    #expect(box.fetch().progress == nil)
    #expect(box.fetch().tables == nil)
  }

  @Test func aReadingHearsWhatIsWantedOfIt() {
    let box = ReadingMailbox()
    #expect(box.post(Self.progress(1)) == .goOn)
    box.wish()
    #expect(box.post(Self.progress(2)) == .charts)
    box.close()
    #expect(box.post(Self.progress(3)) == .stop)
    #expect(box.isClosed)
    #expect(box.fetch().progress == nil)
  }
}
