import ChartCore
import Glibc
import GtkBridge

/// How long, in seconds, the main thread has to let go of what shows tables: it must not be the last
/// that does.
private nonisolated let farewell: UInt32 = 1

/// Frees tables on another thread once the main thread has let go of them: giving back the memory of
/// a large one takes longer than a frame.
nonisolated func freeElsewhere(_ tables: [Table]) {
  guard !tables.isEmpty else { return }
  inBackground {
    sleep(farewell)
    withExtendedLifetime(tables) {}
  }
}
