import CSecret
import Synchronization

/// The keys that providers want: in the desktop's keyring and, where there is none, in memory while the program runs.
public final class KeyRing: Sendable {
  private let remembered = Mutex<[String: String]>([:])

  /// That of this program.
  public static let own = KeyRing()

  /// No key is remembered yet.
  public init() {}

  /// The key for a provider's site. May wait for somebody to unlock the keyring: call it in the background.
  public func key(for site: String) -> String? {
    if let key = remembered.withLock({ $0[site] }) { return key }
    let attributes = attributes(of: site)
    defer { g_hash_table_unref(attributes) }
    guard let found = secret_password_lookupv_sync(schema, attributes, nil, nil) else { return nil }
    defer { secret_password_free(found) }
    return String(cString: found)
  }

  /// Keeps a key for a provider's site, which is called `label` in the keyring: here at once, and in the keyring as soon as it answers, which nobody waits for.
  public func keep(_ key: String, for site: String, label: String) {
    remembered.withLock { $0[site] = key }
    let attributes = attributes(of: site)
    defer { g_hash_table_unref(attributes) }
    secret_password_storev(
      schema, attributes, SECRET_COLLECTION_DEFAULT, label, key, nil, nil, nil)
  }

  private func attributes(of site: String) -> OpaquePointer {
    let attributes = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free)!
    g_hash_table_insert(attributes, g_strdup(siteAttribute), g_strdup(site))
    return attributes
  }
}

private let siteAttribute = "site"
/// What the keyring tells these keys from others by; it is made once and never changed.
nonisolated(unsafe) private let schema: UnsafeMutablePointer<SecretSchema> = {
  let attributes = g_hash_table_new(g_str_hash, g_str_equal)!
  defer { g_hash_table_unref(attributes) }
  g_hash_table_insert(
    attributes, g_strdup(siteAttribute),
    UnsafeMutableRawPointer(bitPattern: UInt(SECRET_SCHEMA_ATTRIBUTE_STRING.rawValue)))
  return secret_schema_newv("io.github.chartdeck.Chartdeck", SECRET_SCHEMA_NONE, attributes)
}()
