import Foundation
import Testing

/// The built program, run as people run it.
@Suite struct ChartdeckRenderTests {
  private let folder = TemporaryFolder()

  private var sample: String { ProjectFolder.path + "/Resources/sample.json" }

  @Test(arguments: ["png", "svg", "pdf"])
  func theSameCommandGivesTheSameBytes(format: String) throws {
    var images: [Data] = []
    for name in ["a.\(format)", "b.\(format)"] {
      let run = try Program.render([
        sample, "--output", folder.path(name), "--chart", "2", "--theme", "dark", "--scale", "2",
      ])
      #expect(run.status == 0 && run.output == "" && run.errors == "")
      images.append(try Data(contentsOf: URL(filePath: folder.path(name))))
    }
    #expect(images[0].count > 10_000)
    #expect(images[0] == images[1])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test(arguments: ["svg", "csv"])
  func aPictureGoesToTheStandardOutputToo(format: String) throws {
    let file = folder.path("a.\(format)")
    #expect(try Program.render([sample, "--output", file]).status == 0)
    let run = try Program.render([sample, "--output", "-", "--format", format])
    #expect(run.status == 0 && run.errors == "")
    #expect(try run.output == String(contentsOfFile: file, encoding: .utf8))
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }

  @Test func nothingOfAPictureThatFailsIsPrinted() throws {
    let run = try Program.render([sample, "--output", "-", "--chart", "99"])
    #expect(run.status == 1 && run.output == "" && run.errors.isSentence)
    let command = "exec \"$0\" \"$@\" --output - >&-"
    let closed = try Program("/bin/sh").run(["-c", command, Program.render.path, sample])
    #expect(closed.status == 1 && closed.errors.isSentence, "\(closed.errors)")
  }

  @Test(arguments: [
    ["--chart", "5"], ["--size", "700x400"], ["--scale", "2"], ["--theme", "dark"],
    ["--y-scale", "logarithmic"], ["--patterns"],
    ["--hide", "y0"], ["--indicator", "2025-06-15"], ["--range", ".."],
    ["--range", "..2025-04-15"],
  ])
  func everyOptionChangesThePicture(options: [String]) throws {
    let (plain, changed) = (folder.path("plain.png"), folder.path("changed.png"))
    #expect(try Program.render([sample, "--output", plain]).status == 0)
    let run = try Program.render([sample, "--output", changed] + options)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(
      try Data(contentsOf: URL(filePath: plain)) != Data(contentsOf: URL(filePath: changed)))
  }

  @Test(arguments: [
    ("x.svg", [], "<?xml"), ("x.pdf", [], "%PDF"), ("x", ["--format", "svg"], "<?xml"),
  ])
  func theNameOrAnOptionChoosesTheFormat(
    name: String, options: [String], start: String
  ) throws {
    let run = try Program.render([sample, "--output", folder.path(name)] + options)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let bytes = try Data(contentsOf: URL(filePath: folder.path(name)))
    #expect(bytes.starts(with: Data(start.utf8)))
  }

  @Test func valuesAreWrittenAsTheyAreShown() throws {
    let table = folder.path("in.csv")
    try Data("day,a,b\n2026-01-01,1,4\n2026-01-02,,5\n2026-01-03,3,6.5\n".utf8)
      .write(to: URL(filePath: table))
    let run = try Program.render([
      table, "--output", folder.path("x.csv"), "--range", "2026-01-02..2026-01-03", "--hide", "a",
    ])
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let text = try String(contentsOfFile: folder.path("x.csv"), encoding: .utf8)
    #expect(text == "day,b\r\n2026-01-02,5\r\n2026-01-03,6.5\r\n")
    let same = try Program.render([table, "--output", table, "--format", "csv"])
    #expect(same.status == 1 && same.errors.isSentence)
  }

  @Test func wordsSayWhatIsMarked() throws {
    let table = folder.path("marked.csv")
    try Data("day,a\n2026-01-01,1\n2026-01-02,2\n2026-01-03,4.5\n".utf8)
      .write(to: URL(filePath: table))
    let run = try Program.render([
      table, "--output", folder.path("x.txt"), "--indicator", "2026-01-03", "--mark", "2026-01-01",
    ])
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let lines = try String(contentsOfFile: folder.path("x.txt"), encoding: .utf8)
      .split(separator: "\n")
    #expect(lines.contains("header\tmarked\t1 Jan 2026 – 3 Jan 2026"), "\(lines)")
    #expect(
      lines.contains("copied\ta\t3.5\t350\t1\t4.5\t1\t4.5\t2.5\t1.75\t1.8027756\t4.75"), "\(lines)")
    let alone = try Program.render([table, "--output", "-", "--mark", "2026-01-01"])
    #expect(alone.status != 0 && alone.errors.contains("--mark goes with --indicator"))
  }

  @Test func infoIsJSON() throws {
    let run = try Program.render(["--info", sample])
    #expect(run.status == 0 && run.errors == "")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["format"] as? String == "telegram-chart")
    let charts = try #require(object?["charts"] as? [[String: Any]])
    #expect(charts.count == 5)
    #expect(Set(charts[0].keys).isSuperset(of: ["title", "kind", "x", "visibleRange", "series"]))
    #expect(object?["notices"] as? [String] == [])
  }

  @Test func theZoneIsTheOneThatIsAskedFor() throws {
    let times = folder.path("times.csv")
    try Data("time,v\n2024-01-02 08:00,1\n2024-01-02 09:30,2\n".utf8)
      .write(to: URL(filePath: times))
    let run = try Program.render(["--info", times, "--zone", "Europe/Berlin"])
    #expect(run.status == 0 && run.errors == "" && run.output.contains(#""zone": "Europe/Berlin""#))
    let picture = folder.path("zone.svg")
    #expect(try Program.render([times, "--zone", "-03:30", "-o", picture]).status == 0)
    for zone in ["Mars/Phobos", "../Europe/Berlin", "/Europe/Berlin", ""] {
      let run = try Program.render(["--info", sample, "--zone", zone])
      #expect(run.status == 1 && run.output == "" && run.errors.isSentence, "\(run.errors)")
    }
  }

  @Test func theDialectIsThatOfWhatIsCompressed() throws {
    let path = folder.path("x.csv")
    try Data("Größe;Länge\n1,5;2\n".utf8).write(to: URL(filePath: path))
    let plain = try Program.render(["--dialect", path])
    #expect(try Program("/usr/bin/env").run(["gzip", path]).status == 0)
    let compressed = try Program.render(["--dialect", path + ".gz"])
    #expect(compressed.status == 0 && compressed.errors == "")
    #expect(compressed.output == plain.output && plain.output.contains(#""delimiter": ";""#))
  }

  @Test func theOrderOfSourcesIsTheOneThatIsAskedFor() throws {
    let path = folder.path("export.xml")
    let records = [("Watch", 100), ("iPhone", 90)].map { source, steps in
      "<Record type=\"HKQuantityTypeIdentifierStepCount\" sourceName=\"\(source)\" unit=\"count\" "
        + "startDate=\"2024-05-01 09:00:00 +0000\" endDate=\"2024-05-01 09:10:00 +0000\" value=\"\(steps)\"/>"
    }
    try Data("<HealthData>\(records.joined())</HealthData>".utf8).write(to: URL(filePath: path))
    for (options, sources, sum) in [
      ([], #""Watch", "iPhone""#, 100), (["--sources", "iPhone"], #""iPhone", "Watch""#, 90),
      (["--sources", "Watch,iPhone"], #""Watch", "iPhone""#, 100),
    ] {
      let run = try Program.render(["--info", path] + options)
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
      #expect(run.output.contains("\"sources\": [\(sources)]"), "\(run.output)")
      #expect(run.output.contains("\"sum\": \(sum),"), "\(run.output)")
    }
    let run = try Program.render(["--info", path, "--sources", "iPhone,Ring"])
    #expect(run.status == 1 && run.output == "")
    #expect(
      run.errors
        == "chartdeck-render: --sources: \"Ring\" is no source: the file has \"iPhone\", \"Watch\".\n"
    )
    #expect(try Program.render(["--info", sample, "--sources", "Ring"]).status == 0)
  }

  @Test func aWeightEstimatesEnergy() throws {
    let path = folder.path("activities.csv")
    let header = "id,date,name,type,description,elapsed_time,distance,commute,gear,filename"
    try Data("\(header)\n1,2024-01-07 10:30:00,a,Run,,3600,10000,,,\n".utf8)
      .write(to: URL(filePath: path))
    let title = "Energy (kcal, estimated) by Day"
    #expect(try !Program.render(["--info", path]).output.contains("Energy"))
    let run = try Program.render(["--info", path, "--weight", "72.5"])
    #expect(run.status == 0 && run.output.contains(title) && run.output.contains("\"max\": 751.1"))
    for weight in ["", "0", "19", "301", "-70", "nan", "inf", "70kg", "70,5"] {
      let run = try Program.render(["--info", path, "--weight", weight])
      #expect(run.status == 1 && run.output == "" && run.errors.isSentence, "\(run.errors)")
    }
  }

  @Test func aFolderIsItsCharts() throws {
    let charts = folder.path("charts")
    for number in ["2", "10"] {
      try FileManager.default.createDirectory(
        atPath: "\(charts)/\(number)", withIntermediateDirectories: true)
      let text =
        #"{"columns": [["x", 100, 200], ["y0", 1, 2]], "types": {"x": "x", "y0": "bar"}, "#
        + #""title": "Number \#(number)", "stacked": true}"#
      try Data(text.utf8).write(to: URL(filePath: "\(charts)/\(number)/overview.json"))
    }
    let run = try Program.render(["--info", charts])
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let infos = try #require(object?["charts"] as? [[String: Any]])
    #expect(infos.map { $0["title"] as? String } == ["Number 2", "Number 10"])
    #expect(infos.map { $0["kind"] as? String } == ["stacked-bars", "stacked-bars"])
    let image = folder.path("second.png")
    #expect(try Program.render([charts, "--chart", "2", "--output", image]).status == 0)
    #expect(FileManager.default.fileExists(atPath: image))
  }

  @Test(arguments: BadFile.all)
  func aBadFileIsOneSentence(file: BadFile) throws {
    let path = try file.make(in: folder)
    for arguments in [["--info", path], [path, "--output", folder.path("x.png")]] {
      let run = try Program.render(arguments)
      #expect(run.status == 1, "\(file): \(run)")
      #expect(run.output == "")
      #expect(run.errors.isSentence, "\(file): \(run.errors)")
      #expect(run.errors.hasPrefix("chartdeck-render: "))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("x.png")))
  }

  @Test func aFileThatMayNotBeReadIsOneSentence() throws {
    let path = folder.path("secret.json")
    try FileManager.default.copyItem(atPath: sample, toPath: path)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let run = try Program.render.runUnprivileged(["--info", path])
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.isSentence && run.errors.contains("secret.json"), "\(run.errors)")
    #expect(run.errors.contains("ermission denied"), "\(run.errors)")
  }

  @Test(arguments: [
    ["--chart", "9"], ["--chart", "x"], ["--size", "5x5"], ["--scale", "0"], ["--scale", "100"],
    ["--theme", "blue"], ["--y-scale", "log"], ["--kind", "pie"], ["--kind", "candles"],
    ["--range", "5"],
    ["--range", "1999-01-01..2000-01-01"],
    ["--range", "-5..-4"], ["--hide", "nobody"], ["--hide", "y0", "--hide", "y1"],
    ["--format", "gif"], ["--output", "x.jpg"], ["--output", "/nowhere/x.png"],
    ["--output", "/dev/full"], ["--output", "/tmp"],
  ])
  func aBadValueIsOneSentence(options: [String]) throws {
    let output = options.contains("--output") ? [] : ["--output", folder.path("x.png")]
    let run = try Program.render([sample] + output + options)
    #expect(run.status == 1, "\(run)")
    #expect(run.output == "" && run.errors.isSentence, "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test(arguments: [
    [], ["--output", "x.png"], ["--info"], ["a", "b", "--info"], ["a", "--what"],
  ])
  func wrongUsageIsExplained(arguments: [String]) throws {
    let run = try Program.render(arguments)
    #expect(run.status == 64)
    #expect(run.errors.lowercased().contains("usage: chartdeck-render"))
  }

  @Test func neitherOrBothOfOutputAndInfoIsWrongUsage() throws {
    #expect(try Program.render([sample]).status == 64)
    #expect(try Program.render([sample, "--info", "--output", "x.png"]).status == 64)
  }

  @Test func aFailureKeepsTheOldImage() throws {
    let path = folder.path("kept.png")
    try Data("old".utf8).write(to: URL(filePath: path))
    #expect(try Program.render([sample, "--output", path, "--scale", "60"]).status == 1)
    #expect(try Data(contentsOf: URL(filePath: path)) == Data("old".utf8))
  }

  /// Where the machine has no sources of locales, there is nothing to see.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/i18n/locales/de_DE")))
  func wordsFollowTheLocale() throws {
    let compiled = try Program("/usr/bin/localedef").run(
      ["-i", "de_DE", "-f", "UTF-8", folder.path("de_DE.UTF-8")])
    #expect(compiled.status == 0, "\(compiled.errors)")
    let images = try ["C", "C.UTF-8", "de_DE.UTF-8"].map { locale in
      let image = folder.path("\(locale).png")
      let run = try Program.render.run(
        [sample, "--output", image, "--range", "2025-05-01..2025-05-31"],
        environment: ["LC_ALL": locale, "LOCPATH": folder.path])
      #expect(run.status == 0, "\(run.errors)")
      return try Data(contentsOf: URL(filePath: image))
    }
    #expect(images[0] == images[1])
    #expect(images[0] != images[2], "Mai is not May")
  }

  /// UDUNITS-2 reads numbers as the locale writes them.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/i18n/locales/de_DE")))
  func unitsAreKnownWhereNumbersHaveCommas() throws {
    _ = try Program("/usr/bin/localedef").run(
      ["-i", "de_DE", "-f", "UTF-8", folder.path("de_DE.UTF-8")])
    let (path, output) = (folder.path("speed.csv"), folder.path("mph.csv"))
    try Data("day,Speed (km/h)\n2024-01-01,16.09344\n2024-01-02,0\n".utf8)
      .write(to: URL(filePath: path))
    let run = try Program.render.run(
      [path, "--compute", "v = unit(Speed, mph)", "--range", "..", "--output", output],
      environment: ["LC_ALL": "de_DE.UTF-8", "LOCPATH": folder.path])
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let text = try String(contentsOfFile: output, encoding: .utf8)
    let rows = text.split(whereSeparator: \.isNewline)
    #expect(rows[0].hasSuffix("v (mph)") && rows[1].hasSuffix(",10"), "\(rows)")
  }

  /// Boxes stand for letters then.
  @Test(arguments: ["png", "svg", "pdf"])
  func aMachineWithoutFontsHasPictures(format: String) throws {
    let run = try drawWithFonts("", format: format, locale: "C")
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
  }

  /// Fonts are searched for while numbers are written, and the C library has one memory for how.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/i18n/locales/de_DE")))
  func aLocaleWithCommasDoesNotDisturbTheFonts() throws {
    _ = try Program("/usr/bin/localedef").run(
      ["-i", "de_DE", "-f", "UTF-8", folder.path("de_DE.UTF-8")])
    let number =
      "<match><test name=\"size\"><double>7.5</double></test>"
      + "<edit name=\"dpi\"><double>0.75</double></edit></match>"
    // With two locales, a drawing in three did not get its fonts.
    for _ in 0..<4 {
      let run = try drawWithFonts(
        "<dir>/usr/share/fonts</dir>" + String(repeating: number, count: 20_000), format: "svg",
        locale: "de_DE.UTF-8")
      #expect(run.status == 0 && run.errors == "", "\(run.errors.prefix(200))")
    }
  }

  /// A drawing of many numbers with a configuration of fonts.
  private func drawWithFonts(
    _ configuration: String, format: String, locale: String
  ) throws -> Program.Run {
    let fonts =
      "<!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>\(configuration)</fontconfig>"
    try Data(fonts.utf8).write(to: URL(filePath: folder.path("fonts.conf")))
    let (x, y) = (0..<20_000).reduce(into: ("", "")) { columns, index in
      columns.0 += ",\(index * 60_000)"
      columns.1 += ",\(index * 7919 % 1009)"
    }
    let chart = """
      [{"columns":[["x"\(x)],["y"\(y)]],"types":{"x":"x","y":"line"},"names":{"y":"Y"},\
      "colors":{"y":"#3DC23F"}}]
      """
    try Data(chart.utf8).write(to: URL(filePath: folder.path("chart.json")))
    return try Program.render.run(
      [
        folder.path("chart.json"), "--output", folder.path("a.\(format)"), "--size", "20000x1000",
        "--range", "..",
      ],
      environment: [
        "FONTCONFIG_FILE": folder.path("fonts.conf"), "LC_ALL": locale, "LOCPATH": folder.path,
      ])
  }

  /// The threads beside the main one take turns with it.
  @Test func oneProcessorIsEnough() throws {
    let first = "$(taskset -cp $$ | sed 's/.*: //; s/[-,].*//')"
    let run = try Program("/bin/sh").run([
      "-c", "exec taskset -c \"\(first)\" \"$0\" \"$@\"", Program.render.path, sample, "--output",
      folder.path("x.png"),
    ])
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(FileManager.default.fileExists(atPath: folder.path("x.png")))
  }

  @Test func theProgramLinksNoGTK() throws {
    let run = try Program("/usr/bin/ldd").run([Program.render.path])
    #expect(run.output.contains("libcairo"))
    #expect(!run.output.lowercased().contains("gtk") && !run.output.contains("adwaita"))
  }
}
