import ChartApp
import Glibc

let reports = Reports()
exit(Program.run(arguments: CommandLine.arguments, watch: reports))
