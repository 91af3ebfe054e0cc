import CGtk
import ChartCore
import ChartResources
import ChartScene
import ChartWidgets
import GtkBridge

/// The program's CSS: the style sheet, after the colours of Telegram's charts as named colours, which windows of
/// such charts have.
@MainActor final class StyleSheet {
  private let provider: UnsafeMutablePointer<GtkCssProvider> = gtk_css_provider_new()
  private let manager: OpaquePointer = adw_style_manager_get_default()
  private var handlers: [gulong] = []

  /// A sheet for the whole display that follows the system's colours as long as it lives.
  init() {
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), provider.opaque, UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    load()
    handlers = ["notify::dark", "notify::high-contrast"].map { signal in
      connect(manager, signal) { [weak self] in self?.load() }
    }
  }

  isolated deinit {
    // The style manager outlives the program's objects.
    for handler in handlers { g_signal_handler_disconnect(manager.raw, handler) }
    g_object_unref(provider)
  }

  private func load() {
    let theme = Theme.current(.telegram)
    let colors = [
      ("telegram_bg_color", theme.window), ("telegram_fg_color", theme.text),
      ("telegram_accent_color", theme.accent),
    ]
    let definitions = colors.map { name, color in
      "@define-color \(name) alpha(\(color.hex), \(color.alpha));\n"
    }
    gtk_css_provider_load_from_data(provider, definitions.joined() + Resources.styleSheet, -1)
  }
}
