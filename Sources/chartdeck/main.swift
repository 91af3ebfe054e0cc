import CGtk
import Glibc
import GtkBridge

setlocale(LC_ALL, "")
attachMainActorToMainLoop()
let status = Program.run(arguments: CommandLine.arguments)
Program.reportLiveBoxes()
exit(status)
