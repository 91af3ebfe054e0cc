import ChartApp
import Glibc

exit(Program.run(arguments: CommandLine.arguments))
