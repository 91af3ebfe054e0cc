import Glibc
import Synchronization
import Testing

@testable import GtkBridge

struct BackgroundTests {
  /// The niceness of the calling thread, on Linux.
  private nonisolated static var niceness: Int32 {
    getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0)
  }

  @Test func workInTheBackgroundStepsBackAndTheCallerDoesNot() {
    let own = Self.niceness
    let found = Mutex<Int32?>(nil)
    inBackground { found.withLock { $0 = Self.niceness } }
    while found.withLock({ $0 == nil }) { usleep(1000) }
    #expect(found.withLock { $0 } == min(own + 5, 19))
    #expect(Self.niceness == own)
  }
}
