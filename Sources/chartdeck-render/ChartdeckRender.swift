import ArgumentParser
import ChartCairo
import ChartCore
import ChartLocale
import ChartFiles
import Glibc

/// The program: a chart file becomes a picture, or its facts become text.
struct ChartdeckRender: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chartdeck-render",
    abstract: Words.system(
      "Draws a chart of a chart file as PNG, SVG or PDF, or tells what the file holds."),
    discussion: Words.system(
      """
      A moment is written as 2019-01-31, 2019-01-31T16:05Z, 2019-01-31T16:05:30+02:00, or in \
      milliseconds after the start of 1970; without a zone it is in that of the labels. Where a \
      chart's x is numbers or rows, a range is of these, such as 400..700; where it is durations, of \
      seconds or of times such as 1:23:45. Words and numbers follow the locale: LC_ALL=C gives the same picture everywhere.
      """))

  @Argument(
    help: said("The chart file to read, or a folder with overview.json; - for the standard input."),
    completion: .file())
  var file: String

  @Option(
    name: .shortAndLong,
    help:
      said(
        "The picture to write, such as x.png, x.svg or x.pdf; x.csv for its values, x.txt for all that it says; - for the standard output."
      ),
    completion: .file())
  var output: String?

  @Option(
    parsing: .unconditional,
    help: said("png, svg, pdf, csv or txt; without it, what the picture's name ends with, or png."),
    completion: .list(
      ImageFormat.allCases.map(\.rawValue) + [RenderOptions.values, RenderOptions.words]))
  var format: String?

  @Flag(help: said("Print the file's facts as JSON instead of drawing."))
  var info = false

  @Flag(
    help: said("Print how a text table is written as JSON: its separators, quotes and numbers."))
  var dialect = false

  @Option(
    help: said("Write the table of a text file, as it is understood, to this CSV file."),
    completion: .file())
  var table: String?

  @OptionGroup(title: Words.system("Tables in text"))
  var tables: TableArguments

  @Option(
    parsing: .unconditional,
    help: said("Which of the file's charts, by number from 1 or by title; without it the first."))
  var chart: String?

  @Option(
    parsing: .unconditional,
    help: said(
      "Sets the charts up as this template says, which a window saved; --chart is one of these."),
    completion: .file())
  var template: String?

  @Option(
    parsing: .unconditional,
    help: said("list for all charts of the file on one page, one under the other."),
    completion: .list([BoardLayout.list.rawValue]))
  var layout: String?

  @Option(
    parsing: .unconditional,
    help: said(
      "Width and height in pixels at scale 1, of each chart in a list; without it 1000x560, or as high as each chart wants.",
      valueName: "WxH"))
  var size: String?

  @Option(parsing: .unconditional, help: said("Pixels of the image for each of the size's."))
  var scale = "1"

  @Option(
    parsing: .unconditional, help: said("light or dark."), completion: .list(["light", "dark"]))
  var theme = "light"

  @Option(
    parsing: .unconditional,
    help: said(
      "The y axis of lines: automatic, from-zero, logarithmic or percent.", valueName: "SCALE"),
    completion: .list(YScaleChoice.allCases.map(\.rawValue)))
  var yScale: String?

  @Option(
    parsing: .unconditional,
    help: said("How prices are drawn: candles, line or area.", valueName: "KIND"),
    completion: .list(PriceView.Form.allCases.map(\.rawValue)))
  var kind: String?

  @Flag(help: said("Give each series a pattern of its own, and lines markers, beside its colour."))
  var patterns = false

  @Option(
    parsing: .unconditional,
    help: said(
      "Shows the detail that a press on this day opens: its hours, or its shares.", valueName: "DAY"
    ))
  var zoom: String?

  @Option(
    parsing: .unconditional,
    help: said(
      "The visible range; without one of its ends, to the end of the data; or in words, such as 'March 2019' and 'last 90 days'.",
      valueName: "FROM..TO"))
  var range: String?

  @Option(
    parsing: .unconditional,
    help: said(
      "Where the indicator reads values, in the visible range; on the nearest point.",
      valueName: "TIME"))
  var indicator: String?

  @Option(
    parsing: .unconditional,
    help: said(
      "What is marked beside the indicator: its card tells of the range between both.",
      valueName: "TIME"))
  var mark: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: said("Leaves out the series of this name or id; repeatable.", valueName: "NAME"))
  var hide: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: said(
      "Computes a series, such as 'week = avg(Sales, 7 d)'; repeatable.", valueName: "FORMULA"))
  var compute: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: said(
      "Shows the series as they were earlier beside them: '1 year', '7 d', '1 year weekday', 'range' for as long as what is shown, 'every year' for all before the last; repeatable.",
      valueName: "TIME"))
  var beside: [String] = []

  @Option(
    parsing: .unconditional,
    help: said(
      "Lays the lines of the chart, or of its name on others, over the first one: by their 'starts', so that they 'fit' best, or by 'crossing 120', a value that they go through first.",
      valueName: "WAY"))
  var lay: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: said(
      "Shows the values of a series in zones, with the time in each: '115, 133, 152', with names 'easy < 115 < hard', or 'age 40', 'max 184', 'threshold 165', 'ftp 250'; of another than the first one behind its name, 'Power: ftp 250'; repeatable.",
      valueName: "ZONES"))
  var zones: [String] = []

  @Option(
    parsing: .unconditional,
    help: said(
      "Writes the notes of this file on the chart: a table of moments, or whatever its x is, and words."
    ), completion: .file())
  var notes: String?

  func validate() throws {
    if mark != nil, indicator == nil {
      throw ValidationError(
        Words.system("--mark goes with --indicator, which it is marked beside."))
    }
    if template != nil, output == nil {
      throw ValidationError(
        Words.system("--template goes with --output, whose charts it sets up."))
    }
    guard [info, dialect, output != nil, table != nil].count(where: \.self) == 1 else {
      throw ValidationError(
        Words.system(
          "Give one of --output with the picture to write, --table with a CSV file to write, --info and --dialect."
        )
      )
    }
  }

  /// Does what is asked for, with the letters of `fonts`.
  func run(fonts: FontSearch?) throws {
    do {
      if dialect {
        let input = try ChartInput(file)
        let facts = try ChartFile.dialect(path: input.path, named: input.name).info + "\n"
        if let reason = StandardStream.output.write(facts) {
          throw RenderError.notPrinted(reason: reason)
        }
        return
      }
      if let table { return try writeTable(to: table) }
      var options = try tables.options()
      // Pictures are for people, facts and values for programs.
      if try isPicture { options.place.formats = .system }
      let input = try ChartInput(file)
      var document = try ChartFile.read(path: input.path, named: input.name, options: options)
      try check(options.health.sources, areSourcesOf: document)
      if info {
        try tell(document)
      } else {
        if let template { document = try setUp(document, by: template, options.place.formats) }
        try draw(document, in: options.place.zone, fonts: fonts ?? FontSearch())
      }
    } catch {
      complain((error as? ChartFileError)?.sentence ?? Phrase(verbatim: "\(error)"))
      throw ExitCode.failure
    }
  }

  /// Whether what is written is for people to look at.
  private var isPicture: Bool {
    get throws(RenderError) {
      if info { return false }
      return try RenderOptions.isForPeople(format, of: output ?? "")
    }
  }

  private func draw(_ document: ChartDocument, in zone: Zone?, fonts: FontSearch) throws {
    let options = try RenderOptions(
      output: output ?? "", format: format, layout: layout, chart: chart, size: size, scale: scale,
      theme: theme, zoom: zoom, range: range, indicator: indicator, mark: mark, hidden: hide,
      formulas: compute, zones: zones, besides: beside, alignment: lay,
      yScale: yScale, kind: kind, hasPatterns: patterns, zone: zone)
    try checkOutput(isNotOf: document)
    var picture = try StillPicture(of: document, options: options, formats: .system)
    if let notes { try picture.write(notesOf: notes, zone: zone).forEach(complain) }
    if options.writesWords {
      let text = try fonts.text()
      try writeText(to: output ?? "") { write in try picture.tellWords(measure: text, write) }
      return (document.notices.map(\.sentence) + picture.notices).forEach(complain)
    }
    guard let format = options.format else {
      try writeText(to: output ?? "") { write in try picture.tellValues(write) }
      let notices = document.notices.map(\.sentence) + [picture.noticeOfValues].compactMap(\.self)
      return notices.forEach(complain)
    }
    // A page of many charts may be larger than all that can be painted.
    try checkSize(picture.size, scale: options.scale)
    let beginning = beginning(of: picture, options, during: fonts)
    let text = try fonts.text()
    try write(
      picture.scene(measure: text), as: format, scale: options.scale, text: text,
      beginning: beginning, to: output ?? "")
    for notice in document.notices.map(\.sentence) + picture.notices { complain(notice) }
  }

  /// The charts as a template says, what of that is not here told.
  private func setUp(
    _ document: ChartDocument, by path: String, _ formats: Formats
  ) throws -> ChartDocument {
    let template = try ChartFile.readTemplate(path: path)
    let (document, missing) = try document.setUp(by: template, named: path, formats)
    if !missing.isEmpty {
      let names = missing.map(\.quoted).joined(separator: ", ")
      complain("--template: these columns are not here: \(names).")
    }
    return document
  }

  /// The image as it most likely begins, painted while nothing else can be done: the letters decide
  /// little of where the rest lies.
  private func beginning(
    of picture: StillPicture, _ options: RenderOptions, during fonts: FontSearch
  ) -> ImageBeginning? {
    guard options.format == .png, case .chart = options.subject, !fonts.isOver else { return nil }
    return ImageBeginning(of: picture.scene(measure: RoughMeasure()), scale: options.scale)
  }

  /// Writes the table in the file to another one, which is there once it is whole.
  private func writeTable(to table: String) throws {
    let options = try tables.options()
    let input = try ChartInput(file)
    if let identity = FileIdentity(path: table), identity == FileIdentity(path: input.path) {
      throw RenderError.outputIsInput(table)
    }
    try writeText(to: table) { write in
      try ChartFile.tellTable(path: input.path, named: input.name, options: options, write)
    }
  }

  private func checkOutput(isNotOf document: ChartDocument) throws(RenderError) {
    guard let output, let identity = FileIdentity(path: output), document.isOf(identity) else {
      return
    }
    throw .outputIsInput(output)
  }

  /// Only what is of health has sources: of other files it makes no difference which are named.
  private func check(
    _ sources: [String], areSourcesOf document: ChartDocument
  ) throws(RenderError) {
    let known = document.healthSources
    guard !known.isEmpty, let name = sources.first(where: { !known.contains($0) }) else { return }
    throw .source(name, known: known)
  }

  private func tell(_ document: ChartDocument) throws {
    var facts = ""
    func print(_ text: String) throws(RenderError) {
      if let reason = StandardStream.output.write(text) { throw .notPrinted(reason: reason) }
    }
    try document.tellInfo { part in
      facts += part
      guard facts.utf8.count >= Self.printedBytes else { return }
      try print(facts)
      facts.removeAll(keepingCapacity: true)
    }
    try print(facts + "\n")
  }

  /// How much is printed at once.
  private static let printedBytes = 1 << 16

  private func complain(_ sentence: Phrase) {
    StandardStream.errors.write("chartdeck-render: \(Words.system(sentence).onOneLine)\n")
  }
}
