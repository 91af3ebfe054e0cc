import CGtk
import GtkBridge

/// The most files in a menu of those that were used last.
private let mostFiles = 10

/// The files that this program has shown last, as the desktop knows them.
enum RecentFiles {
  /// Adds a file that was shown.
  static func add(_ path: String) {
    let file: OpaquePointer = g_file_new_for_path(path)
    defer { g_object_unref(file.raw) }
    guard let address = g_file_get_uri(file) else { return }
    defer { g_free(address) }
    gtk_recent_manager_add_item(gtk_recent_manager_get_default(), address)
  }

  /// Has a menu list them, the last one first, each of which opens.
  static func fill(_ menu: Menu) {
    menu.clear()
    for file in list(mostFiles) {
      menu.append(file.name.shortenedName, Command.openRecent.action, telling: file.address)
    }
  }

  /// The last ones, at most so many: their names, with where they are of folders, whose names alone say little, and where
  /// several of a menu are called alike, and their addresses.
  static func list(_ most: Int) -> [(name: String, address: String)] {
    let files = files.prefix(mostFiles)
    let counts = Dictionary(files.map { ($0.name, 1) }, uniquingKeysWith: +)
    return files.prefix(most).map { file in
      guard let path = g_filename_from_uri(file.address, nil, nil).map(String.init(taking:)),
        counts[file.name] != 1 || g_file_test(path, G_FILE_TEST_IS_DIR) != 0
      else { return file }
      return ("\(file.name) (\(folderName(of: path)))", file.address)
    }
  }

  private static var files: [(name: String, address: String)] {
    let items = gtk_recent_manager_get_items(gtk_recent_manager_get_default())
    defer { g_list_free(items) }
    let infos = sequence(first: items, next: { $0?.pointee.next }).prefix { $0 != nil }
      .compactMap { $0?.pointee.data.map { OpaquePointer($0) } }
    defer { for info in infos { gtk_recent_info_unref(info) } }
    return
      infos
      .filter {
        gtk_recent_info_has_application($0, g_get_application_name()) != 0
          && gtk_recent_info_exists($0) != 0
      }
      .map { (time(of: $0), $0) }.sorted { $0.0 > $1.0 }
      .map {
        (
          String(cString: gtk_recent_info_get_display_name($1)),
          String(cString: gtk_recent_info_get_uri($1))
        )
      }
  }

  private static func time(of info: OpaquePointer) -> Int {
    gtk_recent_info_get_modified(info).map { g_date_time_to_unix($0) } ?? 0
  }
}

/// The most letters of a name in a menu.
private let mostLetters = 60

extension String {
  /// The name in a menu: cut where it is long, and without letters that would choose it.
  fileprivate var shortenedName: String {
    let name = count > mostLetters ? prefix(mostLetters) + "…" : self
    return name.replacing("_", with: "__")
  }
}
