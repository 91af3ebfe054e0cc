import CGtk

/// The program's own icons, which only an installed program finds.
enum Icons {
  /// The icon of this name, or one of the theme's where it is not installed.
  static func named(_ name: String, else common: String) -> String {
    let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
    return gtk_icon_theme_has_icon(theme, name) != 0 ? name : common
  }
}
