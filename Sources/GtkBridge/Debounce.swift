import CGtk

/// Calls a closure after a delay, once; asking again before then starts the delay anew.
@MainActor public final class Debounce {
  private let milliseconds: UInt32
  private let action: () -> Void
  private var id: guint = 0
  private let count = LiveBox()

  /// A call that waits to be asked for.
  public init(milliseconds: UInt32, action: @escaping () -> Void) {
    self.milliseconds = milliseconds
    self.action = action
  }

  isolated deinit { cancel() }

  /// Whether the call is still to come.
  public var isScheduled: Bool { id != 0 }

  /// Starts the delay, or starts it anew.
  public func schedule() {
    cancel()
    let box = Unmanaged.passRetained(DebounceBox(self))
    id = g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { context in
        Unmanaged<DebounceBox>.fromOpaque(context!).takeUnretainedValue().debounce?.fire()
        return 0
      }, box.toOpaque(), { Unmanaged<DebounceBox>.fromOpaque($0!).release() })
  }

  /// Drops a call that has not come yet.
  public func cancel() {
    if id != 0 { g_source_remove(id) }
    id = 0
  }

  private func fire() {
    id = 0
    action()
  }
}

private final class DebounceBox {
  weak var debounce: Debounce?
  init(_ debounce: Debounce) { self.debounce = debounce }
}
