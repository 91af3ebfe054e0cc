import CKernels
import ChartThreads
import Glibc
import Synchronization
import Testing

/// A thread does its work, on whatever processors there are.
@Suite struct WorkThreadTests {
  @Test func isDoneWhenJoined() {
    let found = Found()
    WorkThread { found.thread.store(pthread_self(), ordering: .relaxed) }?.join()
    let thread = found.thread.load(ordering: .relaxed)
    #expect(thread != 0 && thread != pthread_self())
  }

  @Test func goesOnWhenNobodyWaits() {
    let found = Found()
    do { _ = WorkThread { found.thread.store(pthread_self(), ordering: .relaxed) } }
    while found.thread.load(ordering: .relaxed) == 0 { usleep(100) }
  }

  @Test func mayUseTheSameProcessors() {
    let found = Found()
    WorkThread { found.processors.store(chart_processor_count(), ordering: .relaxed) }?.join()
    #expect(found.processors.load(ordering: .relaxed) == chart_processor_count())
  }

  /// The work goes when it is done, and what it holds with it.
  @Test func letsGoOfItsWork() {
    weak var held: Found?
    do {
      let found = Found()
      held = found
      WorkThread { found.processors.store(1, ordering: .relaxed) }?.join()
      #expect(found.processors.load(ordering: .relaxed) == 1)
    }
    #expect(held == nil)
  }
}

private final class Found: Sendable {
  let thread = Atomic<pthread_t>(0)
  let processors = Atomic<UInt32>(0)
}
