import CGtk
import Glibc
import GtkBridge

/// The program's own icons, which only an installed program finds.
enum Icons {
  /// The icon of this name, or one of the theme's where it is not installed.
  ///
  /// `folder` is the icon's in the hicolor theme. Looks for the file: asking the icon theme would
  /// make a start wait until the theme is read.
  static func named(_ name: String, in folder: String, else common: String) -> String {
    let file = "/icons/hicolor/\(folder)/\(name).svg"
    return dataFolders.contains { access($0 + file, R_OK) == 0 } ? name : common
  }
}

/// Where programs have what they install, what people have for themselves first.
var dataFolders: [String] {
  var folders = [String(cString: g_get_user_data_dir())]
  var next = g_get_system_data_dirs()
  while let folder = next?.pointee {
    folders.append(String(cString: folder))
    next = next?.advanced(by: 1)
  }
  return folders
}
