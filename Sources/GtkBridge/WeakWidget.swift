import CGtk

/// A widget that may go at any time; then there is none.
@MainActor public final class WeakWidget {
  private let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
  private let count = LiveBox()

  /// None yet.
  public init() { g_weak_ref_init(reference, nil) }

  isolated deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// The widget, if it is still there.
  public var widget: UnsafeMutablePointer<GtkWidget>? {
    get {
      guard let object = g_weak_ref_get(reference) else { return nil }
      // Whoever has it keeps it.
      g_object_unref(object)
      return object.assumingMemoryBound(to: GtkWidget.self)
    }
    set { g_weak_ref_set(reference, newValue) }
  }
}
