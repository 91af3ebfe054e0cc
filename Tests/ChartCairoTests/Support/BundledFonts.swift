import CCairo
import ChartCairo

/// The letters of all pictures in these tests: the ones beside them, whatever the machine has.
///
/// Each thread has fonts of its own, and other tests may have used them: so they are set whenever
/// someone asks.
var bundledFonts: FontChoice {
  let map = pango_cairo_font_map_get_default()!
  pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer)
  return FontChoice(family: "Cantarell")
}

/// The folder of this test target.
let testFolder = #filePath.split(separator: "/").dropLast(2).reduce("") { $0 + "/" + $1 }

/// Fontconfig's view of a machine that has the bundled fonts only; it never changes.
private struct Configuration: @unchecked Sendable {
  let pointer: OpaquePointer
}

private let configuration: Configuration = {
  let configuration = FcConfigCreate()!
  let file = testFolder + "/Fonts/fonts.conf"
  let isLoaded = FcConfigParseAndLoad(configuration, file, FcBool(1)) != 0
  precondition(isLoaded, "\(file) cannot be read")
  FcConfigBuildFonts(configuration)
  return Configuration(pointer: configuration)
}()
