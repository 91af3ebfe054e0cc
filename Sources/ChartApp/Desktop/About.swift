import ChartWidgets
import ChartCore
import CGtk
import GtkBridge

/// What the desktop knows the program by.
let applicationID = "io.github.chartdeck.Chartdeck"
/// The program's version, as in its metainfo.
let version = "0.1.0"

/// Shows who made the program and where it lives.
func showAbout(over parent: UnsafeMutablePointer<GtkWindow>?) {
  let about: Widget = adw_about_window_new()
  let window = about.opaque
  adw_about_window_set_application_name(window, "Chartdeck")
  adw_about_window_set_application_icon(window, applicationID)
  adw_about_window_set_version(window, version)
  adw_about_window_set_developer_name(window, tr("The Chartdeck developers"))
  adw_about_window_set_comments(window, tr("See a time series, now."))
  adw_about_window_set_license_type(window, GTK_LICENSE_MIT_X11)
  gtk_window_set_transient_for(about.cast(), parent)
  gtk_window_present(about.cast())
}
