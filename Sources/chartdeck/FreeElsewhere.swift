import ChartCore

/// How long the main thread has to let go of what shows tables: it must not be the last that does.
private let farewell = Duration.seconds(1)

/// Frees tables on another thread once the main thread has let go of them: giving back the memory of
/// a large one takes longer than a frame.
nonisolated func freeElsewhere(_ tables: [Table]) {
  guard !tables.isEmpty else { return }
  Task.detached {
    try? await Task.sleep(for: farewell)
    withExtendedLifetime(tables) {}
  }
}
