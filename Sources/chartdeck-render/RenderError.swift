import ChartCore
import ChartLocale
import ChartFiles

/// Why an option cannot be followed; the description is one sentence for a person.
enum RenderError: Error, Equatable, CustomStringConvertible {
  /// No format of pictures.
  case format(String)
  /// A picture's name whose ending is of none.
  case ending(String)
  /// No number of a chart.
  case chart(String)
  /// None of the file's charts has this title.
  case missingTitle(String, count: Int)
  /// The file has fewer charts.
  case missingChart(Int, count: Int)
  /// No arrangement of charts.
  case layout(String)
  /// One chart, values or a detail, where all charts are to be drawn.
  case chartOfList, valuesOfList, zoomOfList
  /// No size that a chart fits.
  case size(String)
  /// No number of pixels for one.
  case scale(String)
  /// None of the y axes there are.
  case yScale(String)
  /// `--kind` names no way to draw prices, or the chart has none.
  case kind(String), missingKind(String)
  /// The kind of chart has no such y axis.
  case missingYScale(YScaleChoice)
  /// Neither of the themes.
  case theme(String)
  /// No two ends, and no words.
  case range(String)
  /// No moment.
  case moment(String, AskedPlace.Option = .range)
  /// No time of day.
  case timeOfDay(String, AskedPlace.Option = .range)
  /// No number.
  case number(String, AskedPlace.Option = .range)
  /// No duration.
  case duration(String, AskedPlace.Option = .range)
  /// The end comes before the start.
  case reversedRange(String)
  /// Nothing of the chart lies there.
  case emptyRange(String, domain: String)
  /// The indicator would be outside of the visible range, on no point, or on a chart that has none.
  case outOfSight(String, shown: String, AskedPlace.Option = .indicator)
  case noPoint(String, AskedPlace.Option = .indicator), noIndicator
  /// The chart's points open into nothing, or into cards of activities.
  case noDetails, activityDetails
  /// There is nothing that a point opens into.
  case noDetail(String)
  /// There is no data at the place that an option names.
  case outOfData(String, domain: String, AskedPlace.Option = .zoom)
  /// What a point opens into cannot be read.
  case brokenDetail(ChartFileError)
  /// No series of that name or id, in the chart or in any of several.
  case series(String, known: [String], charts: Int = 1)
  /// A series that cannot be computed.
  case formula(String, FormulaError)
  /// No length of time or x.
  case earlierTime(String)
  /// What was earlier cannot be shown.
  case beside(Board.BesideFault)
  case alignment(String)
  /// No zones, or of what has none.
  case zones(String), noZones, zonesOf(String, known: [String])
  /// A template none of whose columns are there.
  case template(String)
  case laying(Board.LayingFault)
  /// Every series would be left out.
  case nothingLeft(count: Int)
  /// Somebody sits where a chart file is to come from, or nothing came.
  case terminalInput, emptyInput
  /// The standard input cannot be read, or not be kept.
  case input(reason: String), notKept(folder: String, reason: String)
  /// The picture would replace the file that it shows.
  case outputIsInput(String)
  /// A name of a file that is no text.
  case name(String)
  /// No sign that can be between two cells.
  case delimiter(String)
  /// No column and its role.
  case role(String)
  /// Neither of the decimal signs.
  case decimal(String)
  /// No number of rows.
  case header(String)
  /// No weeks, and no moment until which there are some.
  case weeks(String), now(String)
  /// Nothing that somebody weighs.
  case weight(String)
  /// No time zone.
  case zone(String)
  /// No source of the file's.
  case source(String, known: [String])
  /// The system has no thread for the search for fonts.
  case noThread
  /// Standard output does not take the text.
  case notPrinted(reason: String)

  /// The sentence in the language of the process.
  var description: String { Words.system(sentence) }

  private var sentence: Phrase {
    switch self {
    case .format(let text):
      "--format \(text.quoted) is no format: expected png, svg, pdf or csv."
    case .ending(let name):
      """
      --output \(name.quoted) ends like no picture that can be written: expected .png, .svg, \
      .pdf or .csv, or --format.
      """
    case .chart(let text):
      "--chart \(text.quoted) is no number of a chart: the first one is 1."
    case .missingTitle(let text, let count):
      Phrase(
        counting: count,
        one: """
          --chart \(text.quoted) is not the title of the file's \(count) chart: expected a title or a number.
          """,
        many: """
          --chart \(text.quoted) is the title of none of the file's \(count) charts: expected a title or a number.
          """)
    case .missingChart(let number, let count):
      Phrase(
        counting: count, one: "There is no chart \(number): the file has \(count) chart.",
        many: "There is no chart \(number): the file has \(count) charts.")
    case .layout(let text):
      "--layout \(text.quoted) is no layout: expected list, or one chart without it."
    case .chartOfList:
      "--chart cannot go with --layout list, which draws all charts: leave out one of them."
    case .valuesOfList:
      "--layout list cannot be written as CSV, which has the values of one chart: expected --chart."
    case .zoomOfList:
      "--zoom cannot go with --layout list, as it opens a point of one chart: expected --chart."
    case .size(let text):
      """
      --size \(text.quoted) is no size of a picture: expected a width and a height of at least \
      \(String(describing: PictureSize.smallest)), such as 1000x560.
      """
    case .scale(let text):
      "--scale \(text.quoted) is no scale: expected a number above 0, such as 2."
    case .yScale(let text):
      """
      --y-scale \(text.quoted) is no y axis: expected automatic, from-zero, logarithmic or \
      percent.
      """
    case .missingYScale(let choice):
      "--y-scale \(choice.rawValue) is not for this kind of chart."
    case .kind(let text):
      "--kind \(text.quoted) is no kind of chart: expected candles, line or area."
    case .missingKind(let text):
      "--kind \(text) is for prices: the chart has none over time."
    case .theme(let text):
      "--theme \(text.quoted) is no theme: expected light or dark."
    case .range(let text):
      """
      --range \(text.quoted) is no range: expected two ends with .. between them, such as \
      2019-01-01..2019-01-31 or 400..700, or words such as 'March 2019' or 'last 90 days'.
      """
    case .moment(let text, let option):
      """
      \(option.rawValue): \(text.quoted) is no moment: expected a date such as 2019-01-31, a time such as \
      2019-01-31T16:05Z, or milliseconds after the start of 1970.
      """
    case .number(let text, let option):
      "\(option.rawValue): \(text.quoted) is no number, which this chart's x is: expected one such as 589.3."
    case .timeOfDay(let text, let option):
      """
      \(option.rawValue): \(text.quoted) is no time of day, which this chart's x is: expected hours from 0 to 24, such \
      as 5.5, or a time such as 05:30.
      """
    case .duration(let text, let option):
      """
      \(option.rawValue): \(text.quoted) is no duration, which this chart's x is: expected seconds, such as \
      90, or a time such as 1:23:45.
      """
    case .reversedRange(let text):
      "--range \(text.quoted) ends before it starts."
    case .emptyRange(let text, let domain):
      "--range \(text.quoted) shows nothing: the chart's data is of \(domain)."
    case .outOfSight(let text, let shown, let option):
      "\(option.rawValue) \(text.quoted) is outside of what the chart shows: that is \(shown)."
    case .noPoint(let text, let option):
      "\(option.rawValue) \(text.quoted) reads nothing: the chart shows no point there."
    case .noIndicator:
      "--indicator is not for shares of a whole, which have no moments to read."
    case .noDetails:
      "--zoom opens nothing: the points of this chart have no detail."
    case .activityDetails:
      "--zoom opens no activities, which have charts of their own: expected the file of one instead."
    case .outOfData(let text, let domain, let option) where option != .zoom:
      "\(option.rawValue) \(text.quoted) reads nothing: the chart's data is of \(domain)."
    case .outOfData(let text, let domain, _):
      "--zoom \(text.quoted) opens nothing: the chart's data is of \(domain)."
    case .noDetail(let text):
      "--zoom \(text.quoted) opens nothing: there is no data for this day."
    case .brokenDetail(let error):
      error.sentence
    case .series(let name, let known, let charts):
      charts == 1
        ? "--hide \(name.quoted) names no series: the chart has \(known.sentencePart)."
        : "--hide \(name.quoted) names no series: the charts have \(known.sentencePart)."
    case .formula(let text, let error):
      "--compute \(text.quoted), at sign \(error.range.lowerBound + 1): \(error.phrase)"
    case .earlierTime(let text):
      "--beside \(text.quoted) is no length: '1 year', '7 d', '0.5 x', 'range' or 'every year' was expected."
    case .alignment(let text):
      "--lay \(text.quoted) is no way to lay lines over each other: 'starts', 'fit' or 'crossing 120' was expected."
    case .beside(let fault): fault.sentence
    case .zones(let text):
      "--zones \(text.quoted) are no zones: expected up to 7 numbers that ascend, such as 115, 133, 152, or 'age 40'."
    case .zonesOf(let name, let known):
      "--zones \(name.quoted) names no series: the chart has \(known.sentencePart)."
    case .noZones:
      "--zones cannot be shown in this kind of chart: its values have no places of their own on an axis."
    case .laying(let fault): fault.sentence
    case .template(let file):
      "--template \(file.quoted): nothing of it is among the columns of the file."
    case .nothingLeft(let count):
      count == 1
        ? "The chart's only series cannot be hidden."
        : "All \(count) series cannot be hidden: at least one must stay."
    case .terminalInput:
      "Standard input: a chart file was expected, found a terminal: pipe one in, or name a file."
    case .emptyInput:
      "Standard input: a chart file was expected, found nothing."
    case .input(let reason):
      "Standard input: it cannot be read (\(reason))."
    case .notKept(let folder, let reason):
      "Standard input: it cannot be kept in \(folder.quoted) while it is read (\(reason))."
    case .outputIsInput(let name):
      "--output \(name.quoted) is the chart file itself: expected another name."
    case .name(let text):
      "\(text.quoted) is no name in UTF-8, which is what names are read in: rename the file."
    case .delimiter(let text):
      "--delimiter \(text.quoted) is no delimiter: expected one sign, tab, blanks or comma-blank."
    case .role(let text):
      """
      --role \(text.quoted) is no column and its role: expected NAME=x, NAME=key, NAME=value or NAME=ignored.
      """
    case .decimal(let text):
      "--decimal \(text.quoted) is no decimal sign: expected . or a comma."
    case .header(let text):
      "--header \(text.quoted) is no number of rows: expected 0 to 9."
    case .weeks(let text):
      "--weeks \(text.quoted) is no kind of weeks: expected the day they begin on, monday to sunday, or rolling."
    case .now(let text):
      """
      --now \(text.quoted) is no moment: expected a date such as 2019-01-31, a time such as \
      2019-01-31T16:05Z, or milliseconds after the start of 1970.
      """
    case .weight(let text):
      "--weight \(text.quoted) is no weight: expected kilograms from 20 to 300, such as 70."
    case .zone(let text):
      """
      --zone \(text.quoted) is no time zone that this system knows: expected UTC, an offset such as \
      +09:00, or a name such as Europe/Berlin.
      """
    case .source(let name, let known):
      "--sources: \(name.quoted) is no source: the file has \(known.sentencePart)."
    case .noThread:
      "No thread can be started, which letters need: end other programs, or raise the limit (ulimit -u)."
    case .notPrinted(let reason):
      "The facts could not be printed: \(reason)."
    }
  }
}

extension RenderError {
  /// What is said where all of some charts refuse something: a reason that only one may have, or else that of the first;
  /// of a name, which series all of them have. Nil where none refuses.
  init?(joining refusals: [RenderError]) {
    var known: [String] = []
    var seen: Set<String> = []
    for refusal in refusals {
      guard case .series(_, let names, _) = refusal else {
        self = refusal
        return
      }
      known += names.filter { seen.insert($0).inserted }
    }
    guard let first = refusals.first, case .series(let name, _, _) = first else { return nil }
    self = refusals.count == 1 ? first : .series(name, known: known, charts: refusals.count)
  }
}

extension [String] {
  /// The names that a sentence lists before it only counts the rest.
  private static let mostNames = 10

  /// The names in quotation marks, at most some.
  fileprivate var sentencePart: Phrase {
    let shown = prefix(Self.mostNames).map(\.quoted).joined(separator: ", ")
    let more = count - Self.mostNames
    return more > 0
      ? Phrase(counting: more, one: "\(shown) and \(more) more", many: "\(shown) and \(more) more")
      : Phrase(verbatim: shown)
  }
}
