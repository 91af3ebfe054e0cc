import ChartCore
import ChartFiles
import GtkBridge
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
    var wish = ReadingWish.goOn
    var end: ReadingEnd?
    var waiting: (@MainActor @Sendable (ReadingEnd) -> Void)?
  }

  private let state = Mutex(State())

  /// Whether nobody wants news any more.
  var isClosed: Bool { state.withLock(\.isClosed) }

  /// Says that somebody waits for charts.
  func wish() { state.withLock { $0.wish = .charts } }

  /// Takes news in; returns what is wanted next.
  func post(_ news: ReadingNews) -> ReadingWish {
    state.withLock { state in
      guard !state.isClosed else { return .stop }
      switch news {
      case .progress(let progress): state.news.progress = progress
      case .grown(let tables): state.news.tables = tables
      }
      return state.wish
    }
  }

  /// What has come since the last look.
  func fetch() -> News {
    state.withLock { state in
      defer { state.news = News() }
      return state.news
    }
  }

  /// Takes no more news, and lets go of what nobody has fetched.
  func close() {
    state.withLock { state in
      (state.news, state.end) = (News(), state.end == nil ? nil : .cancelled)
      state.isClosed = true
    }
  }

  /// Takes in what came of the reading, once; where nobody wants it any more, it goes with the caller.
  func finish(_ end: ReadingEnd) {
    let (waiting, end) = state.withLock { state in
      let kept = state.isClosed ? .cancelled : end
      state.end = kept
      return (state.waiting, kept)
    }
    if let waiting { onMainThread { waiting(end) } }
  }

  /// Calls `waiting` on the main thread with what came of the reading, or comes of it.
  func wait(_ waiting: @escaping @MainActor @Sendable (ReadingEnd) -> Void) {
    let end = state.withLock { state in
      state.waiting = waiting
      return state.end
    }
    if let end { onMainThread { waiting(end) } }
  }
}
