import CGtk
import Glibc
import GtkBridge

/// The pages of the help where no help browser has them.
private let pagesOnTheWeb = "https://github.com/chartdeck/chartdeck/tree/main/data/help/C"

/// Opens the help: in the desktop's help browser where there is one and the pages are installed, else on the web; the keys
/// alone where nothing on the desktop can.
func showHelp(over window: UnsafeMutablePointer<GtkWidget>?) {
  let uri = hasBrowser && isInstalled ? "help:chartdeck" : pagesOnTheWeb
  guard g_app_info_launch_default_for_uri(uri, nil, nil) == 0, let window else { return }
  showShortcuts(over: window)
}

private var isInstalled: Bool {
  dataFolders.contains { access($0 + "/help/C/chartdeck/index.page", R_OK) == 0 }
}

private var hasBrowser: Bool {
  guard let browser = g_app_info_get_default_for_uri_scheme("help") else { return false }
  g_object_unref(browser.raw)
  return true
}
