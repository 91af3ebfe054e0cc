import CCairo
import ChartCairo

/// The letters of all pictures in these tests: the ones beside them, whatever the machine has.
///
/// Pango takes them over when a thread first asks for fonts, so tests name no others.
let bundledFonts: FontChoice = {
  let configuration = FcConfigCreate()
  let file = testFolder + "/Fonts/fonts.conf"
  let isLoaded = FcConfigParseAndLoad(configuration, file, FcBool(1)) != 0
  precondition(isLoaded, "\(file) cannot be read")
  FcConfigBuildFonts(configuration)
  FcConfigSetCurrent(configuration)
  return FontChoice(family: "Cantarell")
}()

/// The folder of this test target.
let testFolder = #filePath.split(separator: "/").dropLast(2).reduce("") { $0 + "/" + $1 }
