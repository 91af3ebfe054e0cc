import CGtk
import Glibc

/// What is used of GStreamer, found when a sound is first asked for.
///
/// Linked, it would be there at every start with what it needs itself, and that would take 3.5 ms longer of 16, though
/// most people never hear a chart. So its functions are looked up by name: of version 1, whose binary interface stays.
nonisolated struct GStreamer: @unchecked Sendable {
  /// Of these types are its functions.
  typealias Parse =
    @convention(c) (
      UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> OpaquePointer?
  typealias SetState = @convention(c) (OpaquePointer, CInt) -> CInt
  typealias QueryPosition =
    @convention(c) (OpaquePointer, CInt, UnsafeMutablePointer<gint64>) -> gboolean
  typealias GetBus = @convention(c) (OpaquePointer) -> OpaquePointer?
  typealias PopMessage = @convention(c) (OpaquePointer, CInt) -> OpaquePointer?
  typealias Release = @convention(c) (OpaquePointer) -> Void
  private typealias Initialize =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> gboolean

  let parseLaunch: Parse
  let setState: SetState
  let queryPosition: QueryPosition
  let bus: GetBus
  let popMessage: PopMessage
  let releaseObject: Release
  let releaseMessage: Release

  /// Loads and initializes it, where it has to look for its plugins first for seconds; nil where it is not installed.
  private init?() {
    guard let library = dlopen("libgstreamer-1.0.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func find<Function>(_ name: String) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let initialize: Initialize = find("gst_init_check"), initialize(nil, nil, nil) != 0,
      let parseLaunch: Parse = find("gst_parse_launch"),
      let setState: SetState = find("gst_element_set_state"),
      let queryPosition: QueryPosition = find("gst_element_query_position"),
      let bus: GetBus = find("gst_element_get_bus"),
      let popMessage: PopMessage = find("gst_bus_pop_filtered"),
      let releaseObject: Release = find("gst_object_unref"),
      let releaseMessage: Release = find("gst_mini_object_unref")
    else { return nil }
    self.parseLaunch = parseLaunch
    self.setState = setState
    self.queryPosition = queryPosition
    self.bus = bus
    self.popMessage = popMessage
    self.releaseObject = releaseObject
    self.releaseMessage = releaseMessage
  }

  /// The library, loaded once by whoever asks first while others wait; nil where it is not installed.
  static let loaded = GStreamer()

  /// States of an element (GstState), what a change of them may come to (GstStateChangeReturn), the format of times
  /// (GstFormat), and messages (GstMessageType).
  static let (null, playing, failure, time) = (CInt(1), CInt(4), CInt(0), CInt(3))
  static let (error, warning) = (CInt(1 << 1), CInt(1 << 2))
}
