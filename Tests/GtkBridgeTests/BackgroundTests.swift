import Glibc
import Synchronization
import Testing

@testable import GtkBridge

struct BackgroundTests {
  @Test func workIsDoneOnAnotherThread() {
    let own = pthread_self()
    let found = Mutex<pthread_t?>(nil)
    inBackground { found.withLock { $0 = pthread_self() } }
    while found.withLock({ $0 == nil }) { usleep(1000) }
    #expect(found.withLock { $0.map { pthread_equal($0, own) } } == 0)
  }
}
