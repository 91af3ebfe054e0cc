import ChartCore
import ChartFiles
import Synchronization

/// Where a reading leaves its news for the main loop: the newest replace what nobody has fetched.
nonisolated final class ReadingMailbox: Sendable {
  /// What has come since the last look.
  struct News {
    /// How far the reading has come, nil where that has not been told since.
    var progress: ReadingProgress?
    /// The charts so far, nil where none have grown since.
    var tables: [Table]?
  }

  private struct State {
    var news = News()
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Whether nobody wants news any more.
  var isClosed: Bool { state.withLock(\.isClosed) }

  /// Takes news in; returns whether more are wanted.
  func post(_ news: ReadingNews) -> Bool {
    state.withLock { state in
      guard !state.isClosed else { return false }
      switch news {
      case .progress(let progress): state.news.progress = progress
      case .grown(let tables): state.news.tables = tables
      }
      return true
    }
  }

  /// What has come since the last look.
  func fetch() -> News {
    state.withLock { state in
      defer { state.news = News() }
      return state.news
    }
  }

  /// Takes no more news; returns the charts that nobody has fetched.
  func close() -> [Table] {
    state.withLock { state in
      defer { state.news = News() }
      state.isClosed = true
      return state.news.tables ?? []
    }
  }
}
