import CGtk
import ChartCore
import ChartFiles
import GtkBridge

/// What people told the program once: in the desktop's settings or, where its schema is not installed, as long as it
/// runs.
final class Settings {
  private let stored: OpaquePointer?
  private var remembered: [String: OpaquePointer] = [:]
  private let observers = Observers<Void>()

  /// Those of this desktop. A schema that is missing would end the program: it is looked up first.
  init() {
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, applicationID, 1)
    else {
      stored = nil
      return
    }
    g_settings_schema_unref(schema)
    let settings = g_settings_new(applicationID).opaque
    stored = settings
    // Other programs change settings too.
    connect(settings, "changed") { [weak self] in self?.tell() }
  }

  /// Calls `observer` after each change of one of them.
  func observe(_ observer: @escaping () -> Void) -> Observation { observers.add(observer) }

  private func tell() { observers.tell() }

  isolated deinit {
    stored.map { g_object_unref($0.raw) }
    for value in remembered.values { g_variant_unref(value) }
  }

  /// Whether lists that do not say it are in miles; nil where nobody has said.
  var accountIsInMiles: Bool? {
    get {
      guard let value = value("account-unit") else { return nil }
      let word = String(cString: g_variant_get_string(value, nil))
      return word == "miles" ? true : word == "kilometers" ? false : nil
    }
    set {
      let word = newValue.map { $0 ? "miles" : "kilometers" } ?? "unknown"
      set("account-unit", g_variant_new_string(word))
    }
  }

  /// The weight of whose activities they are; nil where nobody has said.
  var weightKilograms: Double? {
    get { value("body-weight").map(g_variant_get_double).flatMap { $0 > 0 ? $0 : nil } }
    set { set("body-weight", g_variant_new_double(newValue ?? 0)) }
  }

  /// The sources of health that are believed first, in order.
  var healthSources: [String] {
    get {
      guard let names = value("health-sources") else { return [] }
      return (0..<g_variant_n_children(names)).map { index in
        let name: OpaquePointer = g_variant_get_child_value(names, index)
        defer { g_variant_unref(name) }
        return String(cString: g_variant_get_string(name, nil))
      }
    }
    set {
      let names = newValue.map { UnsafePointer<CChar>(strdup($0)) }
      defer { for name in names { free(UnsafeMutableRawPointer(mutating: name)) } }
      set("health-sources", g_variant_new_strv(names, gssize(names.count)))
    }
  }

  /// A text out of those that a key may have; nil where none is kept.
  func text(_ key: String) -> String? {
    value(key).map { String(cString: g_variant_get_string($0, nil)) }
  }

  /// Keeps a text.
  func setText(_ text: String, _ key: String) { set(key, g_variant_new_string(text)) }

  /// Whether something is wanted; nil where nobody has said.
  func flag(_ key: String) -> Bool? { value(key).map { g_variant_get_boolean($0) != 0 } }

  /// Keeps whether something is wanted.
  func setFlag(_ isOn: Bool, _ key: String) { set(key, g_variant_new_boolean(isOn ? 1 : 0)) }

  /// A value, which is kept here until it is asked for again; nil where there is none.
  private func value(_ key: String) -> OpaquePointer? {
    if let stored { remember(key, g_settings_get_value(stored.cast(), key)) }
    return remembered[key]
  }

  private func set(_ key: String, _ value: OpaquePointer) {
    let value: OpaquePointer = g_variant_ref_sink(value)
    remember(key, value)
    if let stored { g_settings_set_value(stored.cast(), key, value) } else { tell() }
  }

  /// Takes over a reference.
  private func remember(_ key: String, _ value: OpaquePointer) {
    remembered.updateValue(value, forKey: key).map(g_variant_unref)
  }
}

extension Settings {
  /// How files are read, as far as people have said it once.
  var readingOptions: ReadingOptions {
    var options = ReadingOptions()
    var activities = ActivityOptions.here
    activities.accountIsInMiles = accountIsInMiles
    if let unit = distanceUnit { activities.isInMiles = unit == .miles }
    activities.weightKilograms = weightKilograms
    options.activities = activities
    options.health.sources = healthSources
    return options
  }
}
