import CGtk
import Glibc

/// Groups of keys and values in a text file, as GLib reads and writes them (Desktop Entry Specification, basic format).
@MainActor public final class KeyFile {
  private let file = g_key_file_new()!

  /// Nothing yet.
  public init() {}

  isolated deinit { g_key_file_unref(file) }

  /// Takes what a text file holds; returns whether it is such a file.
  public func read(path: String) -> Bool {
    g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, nil) != 0
  }

  /// Replaces a file by what it holds, whole or not at all; returns whether that could be done.
  public func write(path: String) -> Bool { g_key_file_save_to_file(file, path, nil) != 0 }

  /// Whether there is such a group.
  public func has(_ group: String) -> Bool { g_key_file_has_group(file, group) != 0 }

  /// A text; nil where there is none.
  public func string(_ group: String, _ key: String) -> String? {
    g_key_file_get_string(file, group, key, nil).map(String.init(taking:))
  }

  /// Texts; nil where there are none.
  public func strings(_ group: String, _ key: String) -> [String]? {
    var count: gsize = 0
    guard let list = g_key_file_get_string_list(file, group, key, &count, nil) else { return nil }
    defer { g_strfreev(list) }
    return (0..<Int(count)).map { String(cString: list[$0]!) }
  }

  /// Whole numbers; nil where there are none, or something else.
  public func integers(_ group: String, _ key: String) -> [Int]? {
    strings(group, key).flatMap { texts in
      let numbers = texts.compactMap { Int($0) }
      return numbers.count == texts.count ? numbers : nil
    }
  }

  /// Finite numbers; nil where there are none, or something else.
  public func doubles(_ group: String, _ key: String) -> [Double]? {
    strings(group, key).flatMap { texts in
      let numbers = texts.compactMap { Double($0) }.filter(\.isFinite)
      return numbers.count == texts.count ? numbers : nil
    }
  }

  /// Keeps a text.
  public func set(_ text: String, _ group: String, _ key: String) {
    g_key_file_set_string(file, group, key, text)
  }

  /// Keeps texts.
  public func set(_ texts: [String], _ group: String, _ key: String) {
    var pointers = texts.map { UnsafePointer<CChar>(strdup($0)) }
    g_key_file_set_string_list(file, group, key, &pointers, gsize(texts.count))
    for pointer in pointers { free(UnsafeMutableRawPointer(mutating: pointer)) }
  }
}
