public import ChartCore

/// What a template has at its start, so that no other file is taken for one, and the number of its form.
private let (mark, form) = ("chartdeck template", 1.0)
/// A template is no larger: it has names, and no numbers.
private let largestTemplate = 4 << 20
/// What is said of all other files.
private let noTemplate: Phrase = "a template of Chartdeck was expected"
/// The names of its members.
private enum Key {
  static let (layout, linked, formulas, charts) = ("layout", "linked", "formulas", "charts")
  static let (columns, axis, prices) = ("columns", "y axis", "prices")
  static let (adjusted, sessions) = ("adjusted", "sessions alone")
  static let (name, title, color, right, off) = ("name", "title", "color", "right axis", "off")
  static let (formula, zones) = ("formula", "zones")
  static let (dropped, words) = ("left out", "words")
}

extension BoardTemplate {
  /// The template as JSON (RFC 8259), as it is read again: a line for each chart.
  public var json: String {
    let left = dropped.sorted { $0.key < $1.key }.map { name, words in
      JSONText.object([
        (Key.name, JSONText.string(name)),
        (Key.words, JSONText.array(words.sorted().map(JSONText.string))),
      ])
    }
    let members = [
      (mark, JSONText.number(form)), (Key.layout, JSONText.string(layout.rawValue)),
      (Key.linked, String(isLinked)),
      (Key.formulas, JSONText.array(formulas.map(JSONText.string))),
      (Key.dropped, JSONText.array(left)),
      (Key.charts, "[\n    " + charts.map(\.json).joined(separator: ",\n    ") + "\n  ]"),
    ]
    let lines = members.map { "  \(JSONText.string($0.0)): \($0.1)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }
}

extension BoardTemplate.Chart {
  fileprivate var json: String {
    let seen = prices.map { view in
      [
        (Key.prices, JSONText.string(view.form.rawValue)),
        (Key.adjusted, String(view.isAdjusted)), (Key.sessions, String(view.hasSessionsAlone)),
      ]
    }
    return JSONText.object(
      [(Key.axis, JSONText.string(yScale.rawValue))] + (seen ?? [])
        + [(Key.columns, JSONText.array(columns.map(\.json)))])
  }
}

extension BoardTemplate.Column {
  fileprivate var json: String {
    let facts: [(String, String)?] = [
      (isComputed ? Key.formula : Key.name, JSONText.string(name)),
      title.map { (Key.title, JSONText.string($0)) },
      color.map { (Key.color, JSONText.string($0.hex)) },
      zones.map { (Key.zones, JSONText.string($0.text)) },
      isRight ? (Key.right, "true") : nil, isHidden ? (Key.off, "true") : nil,
    ]
    return JSONText.object(facts.compactMap(\.self))
  }
}

// MARK: - Reading

extension ChartFile {
  /// Reads the template at `path`. Blocks while it reads; linear time.
  public static func readTemplate(
    path: String, named name: String? = nil
  ) throws(ChartFileError) -> BoardTemplate {
    let file = name ?? ending(of: path)
    let found = try FileStream.bytes(ofFile: path, named: file, atMost: largestTemplate)
    guard let bytes = found else { throw ChartFileError(file: file, problem: noTemplate) }
    do throws(Fault) {
      var reader = try JSONReader(bytes)
      let node = try reader.node()
      try reader.finish()
      return try BoardTemplate(node)
    } catch {
      let place = error.offset.map { TextPlace(of: $0, in: bytes) }
      throw ChartFileError(error, at: place, file: file)
    }
  }
}

extension BoardTemplate {
  fileprivate init(_ node: JSONNode) throws(Fault) {
    guard node.member(mark)?.number == form, let charts = node.member(Key.charts) else {
      throw Fault(at: node.offset, expected: noTemplate)
    }
    var all: [Chart] = []
    for chart in charts.elements { all.append(try Chart(chart)) }
    self.init(all)
    formulas = node.texts(Key.formulas)
    layout = node.member(Key.layout)?.text.flatMap(BoardLayout.init(rawValue:)) ?? layout
    isLinked = node.isTrue(Key.linked)
    for words in node.member(Key.dropped)?.elements ?? [] {
      if let name = words.member(Key.name)?.text { dropped[name] = Set(words.texts(Key.words)) }
    }
  }
}

extension BoardTemplate.Chart {
  fileprivate init(_ node: JSONNode) throws(Fault) {
    var columns: [BoardTemplate.Column] = []
    for column in node.member(Key.columns)?.elements ?? [] {
      columns.append(try BoardTemplate.Column(column))
    }
    self.init(columns)
    yScale = node.member(Key.axis)?.text.flatMap(YScaleChoice.init(rawValue:)) ?? yScale
    guard let form = node.member(Key.prices)?.text.flatMap(PriceView.Form.init(rawValue:)) else {
      return
    }
    var view = PriceView()
    view.form = form
    (view.isAdjusted, view.hasSessionsAlone) = (
      node.isTrue(Key.adjusted), node.isTrue(Key.sessions)
    )
    prices = view
  }
}

extension BoardTemplate.Column {
  fileprivate init(_ node: JSONNode) throws(Fault) {
    let computed = node.member(Key.formula)?.text
    guard let name = computed ?? node.member(Key.name)?.text else {
      throw Fault(at: node.offset, expected: "a column with a name was expected")
    }
    self.init(name: name, isComputed: computed != nil)
    title = node.member(Key.title)?.text
    color = node.member(Key.color)?.text.flatMap(Color.init(telegram:))
    zones = node.member(Key.zones)?.text.flatMap { ValueZones($0) }
    (isRight, isHidden) = (node.isTrue(Key.right), node.isTrue(Key.off))
  }
}

extension JSONNode {
  fileprivate func isTrue(_ key: String) -> Bool { member(key)?.value == .bool(true) }

  fileprivate func texts(_ key: String) -> [String] {
    member(key)?.elements.compactMap(\.text) ?? []
  }
}
