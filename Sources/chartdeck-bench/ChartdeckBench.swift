import ArgumentParser
import ChartFiles
import ChartRaster
import ChartResources
import Glibc

/// The program: fixed work, measured in one run.
@main
struct ChartdeckBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chartdeck-bench",
    abstract: "Measures what charts cost the processor, as task,n,median,min,p99,unit.",
    discussion: """
      Times are of the processor; only first frames are by the clock on the wall. Build with
      -c release. script/bench brings the programs for the first frames, and a display.
      """)

  @Argument(help: "A chart file; without one, the built-in sample.", completion: .file())
  var file: String?

  @Option(help: "Frames of a drag.")
  var frames = 1_200

  @Option(help: "Zooms into a day, of 25 frames each.")
  var zooms = 20

  @Option(help: "The chartdeck to time from its start to its first frame.", completion: .file())
  var program: String?

  @Option(help: "The window without content to compare it with.", completion: .file())
  var yardstick: String?

  @Option(help: "Starts of each program, or openings of a file.")
  var starts = 15

  @Option(help: "Only open this file, several times.", completion: .file())
  var open: String?

  @Option(
    help: ArgumentHelp(
      "Only time this program against others, in turn; repeatable.", valueName: "NAME=LINE"))
  var command: [String] = []

  @Option(help: "Only make a chart file here, in the contest's form.", completion: .file())
  var makeFile: String?

  @Option(
    help: "Only make a table in text here, of seconds and columns that wander.", completion: .file()
  )
  var makeTable: String?

  @Option(help: "How many columns it has behind its moments.")
  var columns = 10

  @Flag(help: "Its moments are days.")
  var days = false

  @Option(help: "About how many bytes it has.")
  var bytes = 1_000_000_000

  @Flag(help: "Its values have two decimals.")
  var decimals = false

  @Flag(help: "Its moments are not evenly spaced.")
  var irregular = false

  @Option(parsing: .upToNextOption, help: "Only draw charts of so many points each.")
  var points: [Int] = []

  @Flag(help: "Only measure the program's window.")
  var window = false

  @Option(help: "A large file, to find the window's longest stall while it opens.")
  var stall: String?

  func validate() throws {
    guard frames >= 1 else { throw ValidationError("Give at least one frame.") }
    for text in command where CommandBench.Command(text) == nil {
      throw ValidationError("\(text) is not NAME=LINE.")
    }
    guard zooms >= 1 else { throw ValidationError("Give at least one zoom.") }
    guard bytes >= 1 else { throw ValidationError("Give at least one byte.") }
    guard columns >= 1 else { throw ValidationError("Give at least one column.") }
  }

  func run() throws {
    if let makeFile {
      let file = LargeFile(bytes: bytes, isDecimal: decimals, isRegular: !irregular)
      return try file.write(path: makeFile)
    }
    if let makeTable {
      let table = LargeTable(bytes: bytes, columns: columns, hasDays: days)
      return try table.write(path: makeTable)
    }
    if let open { return printAll(try OpenBench(path: open, count: starts).measurements()) }
    if !command.isEmpty {
      let commands = command.compactMap(CommandBench.Command.init)
      return printAll(try CommandBench(commands: commands, count: starts).measurements())
    }
    if !points.isEmpty {
      return printAll(
        ScaleBench(counts: points, frames: frames).measurements()
          + StackBench(counts: points, frames: frames).measurements())
    }
    if window {
      print(Measurement.header)
      return try measureWindow()
    }
    let bytes: [UInt8]? = file == nil ? Resources.sample : nil
    let document = try read(bytes)
    print(Measurement.header)
    for measurement in DragBench(tables: document.tables, frames: frames).measurements() {
      print(measurement)
    }
    for measurement in RasterBench().measurements() { print(measurement) }
    for measurement in KindBench(frames: frames).measurements() { print(measurement) }
    for measurement in ZoomBench(rounds: zooms).measurements() { print(measurement) }
    for measurement in MorphBench(rounds: zooms).measurements() { print(measurement) }
    print(MonthBench(rounds: zooms).measurement())
    print(try Measurement(task: "parse file", count: 50) { _ = try read(bytes) })
    let large = LargeFile(bytes: 10_000_000).text
    print(
      try Measurement(task: "parse 10 MB", count: 10) {
        _ = try ChartFile.parse(large, name: "large.json")
      })
    try measureWindow()
  }

  private func printAll(_ measurements: [Measurement]) {
    print(Measurement.header)
    for measurement in measurements { print(measurement) }
  }

  private func measureWindow() throws {
    guard let program, let yardstick else { return }
    let bench = WindowBench(
      program: program, yardstick: yardstick, argument: file ?? "--sample", stallFile: stall,
      count: starts)
    for measurement in try bench.measurements() { print(measurement) }
  }

  private func read(_ bytes: [UInt8]?) throws -> ChartDocument {
    if let bytes { return try ChartFile.parse(bytes, name: "sample.json") }
    return try ChartFile.read(path: file ?? "")
  }
}
