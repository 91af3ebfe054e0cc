import CGtk

/// Hears of each popover of the program that closes, whoever has made it: GTK's own of menus and lists too.
@MainActor public final class PopoverWatch {
  private let signal: guint
  private let hook: gulong
  private let count = LiveBox()

  /// Calls `onClose` with each popover that has closed, as long as the watch lives.
  public init(onClose: @escaping (UnsafeMutablePointer<GtkWidget>) -> Void) {
    // The class has its signals once it is there.
    let type = g_type_class_ref(gtk_popover_get_type())
    defer { g_type_class_unref(type) }
    signal = g_signal_lookup("closed", gtk_popover_get_type())
    hook = g_signal_add_emission_hook(
      signal, 0,
      { _, _, values, context in
        let popover = g_value_get_object(values)!.assumingMemoryBound(to: GtkWidget.self)
        MainActor.assumeIsolated {
          Unmanaged<PopoverBox>.fromOpaque(context!).takeUnretainedValue().onClose(popover)
        }
        return 1
      }, Unmanaged.passRetained(PopoverBox(onClose)).toOpaque(),
      { Unmanaged<PopoverBox>.fromOpaque($0!).release() })
  }

  isolated deinit { g_signal_remove_emission_hook(signal, hook) }
}

private final class PopoverBox {
  let onClose: (UnsafeMutablePointer<GtkWidget>) -> Void
  init(_ onClose: @escaping (UnsafeMutablePointer<GtkWidget>) -> Void) { self.onClose = onClose }
}
