import CKernels
import ChartThreads
import Foundation
import Synchronization
import Testing

/// A thread does its work, wherever it begins.
@Suite struct WorkThreadTests {
  private static let places: [WorkThread.Place] = [.anywhere, .elsewhere]

  @Test(arguments: places)
  func isDoneWhenJoined(place: WorkThread.Place) {
    let found = Found()
    WorkThread(place) { found.thread.store(pthread_self(), ordering: .relaxed) }?.join()
    let thread = found.thread.load(ordering: .relaxed)
    #expect(thread != 0 && thread != pthread_self())
  }

  @Test(.timeLimit(.minutes(15)), arguments: places)
  func goesOnWhenNobodyWaits(place: WorkThread.Place) async throws {
    let found = Found()
    do { _ = WorkThread(place) { found.thread.store(pthread_self(), ordering: .relaxed) } }
    while found.thread.load(ordering: .relaxed) == 0 { try await Task.sleep(for: .milliseconds(1)) }
  }

  /// It is told so while it begins, and may have begun before.
  @Test(arguments: places)
  func mayUseItsCallersProcessorsSoon(place: WorkThread.Place) throws {
    let (allowed, found) = (ThreadStatus().allowed, Found())
    WorkThread(place) {
      var status = ThreadStatus()
      for _ in 0..<10_000 where status.allowed != allowed {
        usleep(1000)
        status = ThreadStatus()
      }
      found.status.withLock { [status] in $0 = status }
    }?.join()
    #expect(try #require(found.kept).allowed == allowed && !allowed.isEmpty)
  }

  /// Left to the kernel, about half of them do. Where others have both processors, it cannot help it: so the best of
  /// some rounds counts, which of halves never is so good.
  @Test(.enabled(if: chart_processor_count() > 1))
  func beginsElsewhere() throws {
    var best = 0
    for _ in 0..<20 where best < 130 { best = max(best, try beginningsElsewhere(of: 200)) }
    #expect(best >= 130)
  }

  /// How many of some threads begin on another processor than the one that starts them.
  private func beginningsElsewhere(of count: Int) throws -> Int {
    var (starts, there) = (0, 0)
    while starts < count {
      let (before, found) = (ThreadStatus().processor, Found())
      WorkThread(.elsewhere) { found.status.withLock { $0 = ThreadStatus() } }?.join()
      let status = try #require(found.kept)
      // Who was moved meanwhile cannot tell.
      guard ThreadStatus().processor == before else { continue }
      starts += 1
      if status.processor != before { there += 1 }
    }
    return there
  }

  /// The work goes when it is done, and what it holds with it.
  @Test(arguments: places)
  func letsGoOfItsWork(place: WorkThread.Place) {
    weak var held: Found?
    do {
      let found = Found()
      held = found
      WorkThread(place) { found.thread.store(1, ordering: .relaxed) }?.join()
      #expect(found.thread.load(ordering: .relaxed) == 1)
    }
    #expect(held == nil)
  }
}

private final class Found: Sendable {
  let thread = Atomic<pthread_t>(0)
  let status = Mutex<ThreadStatus?>(nil)

  var kept: ThreadStatus? { status.withLock { $0 } }
}

/// Where the calling thread is, and where it may be.
private struct ThreadStatus: Sendable {
  let processor, allowed: String

  init() {
    let (facts, names) = (text(of: "stat"), text(of: "status"))
    // The processor is the 37th word behind the program's name, which may hold anything.
    let words = facts[(facts.lastIndex(of: ")") ?? facts.startIndex)...].split(separator: " ")
    processor = words.indices.contains(37) ? String(words[37]) : ""
    let line = names.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") }
    allowed = line.map(String.init) ?? ""
  }
}

private func text(of file: String) -> String {
  (try? String(contentsOfFile: "/proc/thread-self/\(file)", encoding: .utf8)) ?? ""
}
