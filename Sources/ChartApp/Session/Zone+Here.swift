import CGtk
import ChartCore
import ChartFiles

extension Zone {
  /// The zone of this computer as it was when it was first asked for; nil where the system does not name one.
  nonisolated static let here: Zone? = {
    let here: OpaquePointer = g_time_zone_new_local()
    defer { g_time_zone_unref(here) }
    let name = String(cString: g_time_zone_get_identifier(here))
    return Zone(named: name.hasSuffix("UTC") ? "UTC" : name)
  }()
}
