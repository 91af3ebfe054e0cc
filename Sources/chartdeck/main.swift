import CGtk
import ChartRaster
import Glibc
import GtkBridge

PictureMemory.keep()
// The first font map starts a thread of Pango's that reads the fonts' configuration. GTK would make
// it later, and wait for that thread.
_ = pango_cairo_font_map_get_default()
setlocale(LC_ALL, "")
attachMainActorToMainLoop()
followTurnsOfMainLoop()
let status = Program.run(arguments: CommandLine.arguments)
Program.reportLiveBoxes()
exit(status)
