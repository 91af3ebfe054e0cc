import Foundation
import Testing

/// The chart file that comes from another program, in all forms that files have.
@Suite struct StandardInputTests {
  private let folder = TemporaryFolder()

  private var sample: String { ProjectFolder.path + "/Resources/sample.json" }

  /// Runs the program behind a pipe that a command of the shell fills; `$1` is a file.
  private func pipe(
    _ command: String, _ file: String = "", into arguments: [String], folder: String? = nil
  ) throws -> Program.Run {
    var environment = ["LC_ALL": "C"]
    if let folder { environment["TMPDIR"] = folder }
    return try Program("/bin/sh").run(
      [
        "-c", "file=$1; program=$2; shift 2; { \(command); } | \"$program\" \"$@\"", "sh", file,
        Program.render.path,
      ] + arguments, environment: environment)
  }

  @Test func nothingIsOneSentence() throws {
    let sentence =
      "chartdeck-render: Standard input: a chart file was expected, found nothing.\n"
    let empty = folder.path("empty.json")
    try Data().write(to: URL(filePath: empty))
    let file = try #require(FileHandle(forReadingAtPath: empty))
    for run in try [
      pipe(":", into: ["--info", "-"]), pipe(":", into: ["-", "--output", folder.path("x.png")]),
      pipe(":", into: ["--dialect", "-"]), pipe(":", into: ["-", "--table", folder.path("x.csv")]),
      Program.render(["--info", "-"]), Program.render(["--info", "-"], input: file),
      Program("/bin/sh").run(["-c", "exec \"$0\" --info - <&-", Program.render.path]),
    ] {
      #expect(run.status == 1 && run.output == "" && run.errors == sentence, "\(run)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["empty.json"])
  }

  @Test func aTerminalIsOneSentence() throws {
    let line = "\(Program.render.path) --info -"
    let run = try Program("/usr/bin/script").run(
      ["--quiet", "--return", "--command", line, "/dev/null"])
    #expect(run.status == 1)
    #expect(
      run.output
        == "chartdeck-render: Standard input: a chart file was expected, found a terminal: pipe one in, "
        + "or name a file.\r\n")
  }

  @Test func aFolderIsOneSentence() throws {
    let run = try Program("/bin/sh").run(
      ["-c", "exec \"$0\" --info - <\"$1\"", Program.render.path, folder.path])
    #expect(run.status == 1 && run.output == "")
    #expect(
      run.errors == "chartdeck-render: Standard input: it cannot be read (Is a directory).\n")
  }

  @Test func whatIsNoChartIsNamed() throws {
    for command in ["echo hello", "printf '[{\"columns\": [[\"x\", 1, 2'"] {
      let run = try pipe(command, into: ["--info", "-"])
      #expect(run.status == 1 && run.output == "" && run.errors.isSentence)
      #expect(run.errors.hasPrefix("chartdeck-render: Standard input, line 1, column "))
    }
  }

  @Test func aFolderThatKeepsNothingIsNamed() throws {
    let run = try pipe("echo 1,2", into: ["--info", "-"], folder: "/nowhere")
    #expect(run.status == 1 && run.output == "")
    #expect(
      run.errors
        == "chartdeck-render: Standard input: it cannot be kept in \"/nowhere\" while it is read "
        + "(No such file or directory).\n")
  }

  /// A pipe, a file from its start, and one of which something has been read before.
  @Test func aPictureIsThatOfTheFile() throws {
    let wanted = try Program.render([sample, "--output", "-", "--format", "svg"])
    #expect(wanted.status == 0)
    let options = ["-", "--output", "-", "--format", "svg"]
    let piped = try pipe("cat \"$file\"", sample, into: options, folder: folder.path)
    let slow = try pipe(
      "head -c 9 \"$file\"; sleep 0.1; tail -c +10 \"$file\"", sample, into: options)
    let shifted = folder.path("shifted")
    let text = try Data("# more\n".utf8) + Data(contentsOf: URL(filePath: sample))
    try text.write(to: URL(filePath: shifted))
    let half = try Program("/bin/sh").run(
      [
        "-c", "{ read line; exec \"$0\" - -o - --format svg; } <\"$1\"", Program.render.path,
        shifted,
      ])
    let file = try #require(FileHandle(forReadingAtPath: sample))
    for run in try [piped, slow, half, Program.render(options, input: file)] {
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
      #expect(run.output == wanted.output)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["shifted"])
  }

  /// Pipes that programs share may be such as do not wait.
  @Test func whatDoesNotWaitIsWaitedFor() throws {
    let script = """
      import fcntl, os, subprocess, sys, time
      reading, writing = os.pipe()
      fcntl.fcntl(reading, fcntl.F_SETFL, os.O_NONBLOCK)
      run = subprocess.Popen([sys.argv[1], "--info", "-"], stdin=reading)
      time.sleep(0.2)
      os.write(writing, open(sys.argv[2], "rb").read())
      os.close(writing)
      sys.exit(run.wait())
      """
    let path = folder.path("x.csv")
    try Data("a,b\n1,2\n2,3\n".utf8).write(to: URL(filePath: path))
    let run = try Program("/usr/bin/env").run(
      ["python3", "-c", script, Program.render.path, path], environment: ["TMPDIR": ""])
    #expect(run.status == 0 && run.errors == "" && run.output.hasPrefix("{\"format\""), "\(run)")
  }

  @Test func theFileItselfIsNeverReplaced() throws {
    let copy = folder.path("copy.json")
    try FileManager.default.copyItem(atPath: sample, toPath: copy)
    let file = try #require(FileHandle(forReadingAtPath: copy))
    let run = try Program.render(["-", "--output", copy, "--format", "png"], input: file)
    #expect(run.status == 1 && run.output == "" && run.errors.contains("is the chart file itself"))
    #expect(FileManager.default.contentsEqual(atPath: copy, andPath: sample))
  }

  @Test(arguments: ["cat \"$file\"", "gzip -c \"$file\"", "zstd -qc \"$file\""])
  func tablesComeInAllForms(command: String) throws {
    let path = folder.path("x.csv")
    try Data("Größe;Länge\n1,5;2\n2,5;3\n".utf8).write(to: URL(filePath: path))
    for (options, wanted) in try [
      (["--dialect"], Program.render(["--dialect", path])),
      (["--table", "-"], Program.render(["--table", "-", path])),
      (["--info", "--x", "1"], Program.render(["--info", path, "--x", "1"])),
    ] {
      let run = try pipe(command, path, into: options + ["-"])
      let expected = wanted.output.replacing(
        "\"title\": \"x\"", with: "\"title\": \"Standard input\"")
      #expect(run.status == 0 && run.errors == "" && run.output == expected, "\(run)")
    }
  }

  /// What is told of an archive stands at its end.
  @Test func anArchiveIsReadWhole() throws {
    let archive = folder.path("export.zip")
    let track =
      "<gpx><trk><name>Way</name><trkseg>"
      + (0..<9).map {
        "<trkpt lat=\"52.\($0)\" lon=\"13.4\"><time>2024-05-01T10:0\($0):00Z</time></trkpt>"
      }.joined() + "</trkseg></trk></gpx>"
    try Data(track.utf8).write(to: URL(filePath: folder.path("way.gpx")))
    let packed = try Program("/usr/bin/env").run(
      [
        "python3", "-c",
        "import sys, zipfile; zipfile.ZipFile(sys.argv[1], 'w').write(sys.argv[2], 'way.gpx')",
        archive, folder.path("way.gpx"),
      ])
    #expect(packed.status == 0, "\(packed.errors)")
    for path in [archive, folder.path("way.gpx")] {
      let run = try pipe("cat \"$file\"", path, into: ["--info", "-"])
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
      #expect(run.output == (try Program.render(["--info", path])).output)
    }
  }
}
