import ChartCairo
import ChartCore
import ChartScene

/// What to draw and how, checked as far as that is possible without the file.
struct RenderOptions: Equatable {
  /// What kind of file the picture becomes; nil where its values are written as CSV instead, or its words.
  let format: ImageFormat?
  /// Whether all that it says is written instead.
  let writesWords: Bool
  /// Which charts it shows, and how large they are.
  let subject: Subject
  /// The image's pixels for each of these.
  let scale: Double
  /// Whether letters are lighter than their ground.
  let isDark: Bool
  /// The point whose detail is shown; nil for the chart itself.
  let zoom: AskedPlace?
  /// The visible range; nil for the one on which the chart opens.
  let range: AskedRange?
  /// Where the indicator is, and what is marked beside it; nil for none.
  let indicator, mark: AskedPlace?
  /// Names or ids of series to leave out.
  let hidden: [String]
  /// The series that are computed, in the order in which they may be computed from each other.
  let formulas: [Formula]
  /// The zones in which values are seen.
  let zones: [ZonesRequest]
  /// What is shown as it was earlier.
  let besides: [BesideRequest]
  /// How lines are laid over each other, if they are.
  let alignment: Alignment?
  /// Whether its size was asked for.
  let hasSize: Bool
  /// The y axis; nil for what each chart has when it is opened.
  let yScale: YScaleChoice?
  /// How prices are drawn; nil for how they are when they are opened.
  let priceForm: PriceView.Form?
  /// Whether lines have patterns and markers of their own.
  let hasPatterns: Bool
  /// The zone that times of day are told in; nil where the file tells.
  let zone: Zone?

  /// The charts of a picture, and how large they are in device-independent pixels.
  enum Subject: Equatable {
    /// The one of a number, from 1, or of a title, as large as the picture.
    case chart(String, Size)
    /// All of them, on cards so wide and high; without a height as high as each wants to be.
    case list(width: Double, height: Double?)

    /// How wide each is.
    var width: Double {
      switch self {
      case .chart(_, let size): size.width
      case .list(let width, _): width
      }
    }
  }

  /// Reads the texts of the options.
  init(
    output: String = "", format: String? = nil, layout: String? = nil, chart: String? = nil,
    size: String? = nil, scale: String = "1", theme: String = "light",
    zoom: String? = nil, range: String? = nil, indicator: String? = nil, mark: String? = nil,
    hidden: [String] = [], formulas: [String] = [], zones: [String] = [], besides: [String] = [],
    alignment: String? = nil,
    yScale: String? = nil, kind: String? = nil, hasPatterns: Bool = false, zone: Zone? = nil
  ) throws(RenderError) {
    let subject = try Self.subject(layout: layout, chart: chart, size: size)
    guard let factor = Double(scale), factor > 0, factor.isFinite else { throw .scale(scale) }
    guard ["light", "dark"].contains(theme) else { throw .theme(theme) }
    writesWords = Self.isWords(format, of: output)
    self.format = writesWords ? nil : try Self.format(named: format, of: output)
    if case .list = subject {
      if self.format == nil, !writesWords { throw .valuesOfList }
      if zoom != nil { throw .zoomOfList }
    }
    self.subject = subject
    hasSize = size != nil
    self.zoom = zoom.map { AskedPlace(text: $0, option: .zoom) }
    self.scale = factor
    isDark = theme == "dark"
    self.range = range.map { AskedRange($0) }
    self.indicator = indicator.map { AskedPlace(text: $0, option: .indicator) }
    self.mark = mark.map { AskedPlace(text: $0, option: .mark) }
    self.hidden = hidden
    self.formulas = try Self.formulas(formulas)
    self.zones = try zones.map { (text) throws(RenderError) in
      guard let request = ZonesRequest(text) else { throw .zones(text) }
      return request
    }
    self.besides = try Self.requests(besides)
    self.alignment = try alignment.map { (text) throws(RenderError) in
      guard let alignment = Alignment(text) else { throw .alignment(text) }
      return alignment
    }
    self.yScale = if let yScale { try Self.yScale(named: yScale) } else { nil }
    priceForm = if let kind { try Self.priceForm(named: kind) } else { nil }
    (self.hasPatterns, self.zone) = (hasPatterns, zone)
  }

  private static func formulas(_ texts: [String]) throws(RenderError) -> [Formula] {
    var formulas: [Formula] = []
    for text in texts {
      do throws(FormulaError) { formulas.append(try Formula(text)) } catch {
        throw .formula(text, error)
      }
    }
    return formulas
  }

  private static func requests(_ texts: [String]) throws(RenderError) -> [BesideRequest] {
    var requests: [BesideRequest] = []
    for text in texts {
      guard let request = BesideRequest(text) else { throw .earlierTime(text) }
      requests.append(request)
    }
    return requests
  }

  private static func yScale(named name: String) throws(RenderError) -> YScaleChoice {
    guard let choice = YScaleChoice(rawValue: name) else { throw .yScale(name) }
    return choice
  }

  private static func subject(
    layout: String?, chart: String?, size: String?
  ) throws(RenderError) -> Subject {
    if let chart, let number = Int(chart), number < 1 { throw .chart(chart) }
    let pixels = size.map(PictureSize.size(from:))
    if let size, pixels == .some(nil) { throw .size(size) }
    let asked = pixels ?? nil
    guard let layout else { return .chart(chart ?? "1", asked ?? PictureSize.usual) }
    guard layout == BoardLayout.list.rawValue else { throw .layout(layout) }
    if chart != nil { throw .chartOfList }
    return .list(width: asked?.width ?? PictureSize.usual.width, height: asked?.height)
  }

  private static func priceForm(named name: String) throws(RenderError) -> PriceView.Form {
    guard let form = PriceView.Form(rawValue: name) else { throw .kind(name) }
    return form
  }

  /// The name, and the ending, of values instead of a picture.
  static let values = "csv"

  /// The name, and the ending, of all that a picture says instead of it.
  static let words = "txt"

  /// Whether a format of this name or, without one, the ending of the picture's own name asks for words.
  private static func isWords(_ name: String?, of output: String) -> Bool {
    name.map { $0.lowercased() == words } ?? output.lowercased().hasSuffix("." + words)
  }

  /// Whether what is written is a picture, or its words.
  static func isForPeople(_ name: String?, of output: String) throws(RenderError) -> Bool {
    if isWords(name, of: output) { return true }
    return try format(named: name, of: output) != nil
  }

  /// The format of this name or, without one, the one that the picture's own name ends with: PNG
  /// where it has no ending.
  static func format(
    named name: String?, of output: String
  ) throws(RenderError) -> ImageFormat? {
    if let name {
      if name.lowercased() == values { return nil }
      guard let format = ImageFormat(rawValue: name.lowercased()) else { throw .format(name) }
      return format
    }
    let file = output.split(separator: "/").last ?? ""
    guard let dot = file.dropFirst().lastIndex(of: ".") else { return .png }
    let ending = file[file.index(after: dot)...].lowercased()
    if ending == values { return nil }
    guard let format = ImageFormat(rawValue: ending) else { throw .ending(String(file)) }
    return format
  }
}

/// Reads sizes such as `1000x560`.
enum PictureSize {
  /// The size without another wish.
  static let usual = Size(1000, 560)
  /// The smallest size that a chart fits.
  static let smallest = "240x200"
  private static let widths = 240...32_767
  private static let heights = 200...32_767

  /// The size that a text names; nil where it names none that a picture can have.
  static func size(from text: String) -> Size? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      widths.contains(width), heights.contains(height)
    else { return nil }
    return Size(Double(width), Double(height))
  }
}
