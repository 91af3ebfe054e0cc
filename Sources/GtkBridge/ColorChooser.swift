import CGtk

/// A chooser of colours that has none chosen: GTK begins with the one that was chosen last, by any program, and lists it
/// among people's own for good where the palette does not have it.
public func makeColorChooser() -> UnsafeMutablePointer<GtkWidget> {
  let name = "org.gtk.gtk4.Settings.ColorChooser"
  if let source = g_settings_schema_source_get_default(),
    let schema = g_settings_schema_source_lookup(source, name, 1)
  {
    g_settings_schema_unref(schema)
    let settings = g_settings_new(name)!
    g_settings_reset(settings, "selected-color")
    g_object_unref(settings.raw)
  }
  return gtk_color_chooser_widget_new()!
}
