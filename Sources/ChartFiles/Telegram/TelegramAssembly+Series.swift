import ChartCore

extension TelegramAssembly {
  /// The series of the chart's lines, each `count` values long.
  mutating func series(_ lines: [TelegramColumn], count: Int) throws(Fault) -> [Series] {
    let names = try members(of: chart.names, key: "names", of: "names")
    let colors = try members(of: chart.colors, key: "colors", of: "colours")
    let hidden = visibleFirst(try hiddenIDs(), lines)
    var series: [Series] = []
    for (index, line) in lines.enumerated() {
      series.append(
        Series(
          id: line.id, name: try name(of: line.id, names),
          color: color(of: line.id, colors, index: index), column: column(of: line, count: count),
          isHidden: hidden.contains(line.id)))
    }
    return series
  }

  /// The members of the object under `key`: none where it is missing or null.
  func members(
    of node: JSONNode?, key: String, of content: String
  ) throws(Fault) -> [String: JSONNode] {
    switch node?.value {
    case .object(let members): return members
    case .none, .null: return [:]
    case .some(let other):
      throw Fault(
        at: node?.offset ?? chart.offset, in: key,
        expected: "an object of \(content) by column id was expected, found \(other.words)")
    }
  }

  /// The text of a node that may be missing or null.
  func text(_ node: JSONNode?, in keys: String...) throws(Fault) -> String? {
    guard let node, node.value != .null else { return nil }
    if case .string(let text) = node.value { return text }
    throw Fault(
      at: node.offset, in: keys, expected: "a text was expected, found \(node.value.words)")
  }

  private func name(of id: String, _ names: [String: JSONNode]) throws(Fault) -> String {
    let name = try text(names[id], in: "names", id)?.onOneLine ?? ""
    return name.isBlank ? id.onOneLine : name
  }

  private mutating func column(of line: TelegramColumn, count: Int) -> Column {
    let missing = count - line.values.count
    guard missing > 0 else { return line.values.finished() }
    let subject = missing == 1 ? "1 value is" : "\(missing) values are"
    note("\(subject) missing at the end of the column \(line.id.quoted), a gap is left")
    line.values.appendGaps(missing)
    return line.values.finished()
  }
}

extension TelegramAssembly {
  private mutating func color(
    of id: String, _ colors: [String: JSONNode], index: Int
  ) -> Color {
    let spare = SeriesPalette.color(index)
    guard let node = colors[id], node.value != .null else { return spare }
    if case .string(let text) = node.value, let color = Color(telegram: text) { return color }
    note(
      "a colour such as \"#3DC23F\" was expected for the column \(id.quoted), found "
        + "\(node.value.words), \(spare.hex) is used")
    return spare
  }

  private func hiddenIDs() throws(Fault) -> Set<String> {
    switch chart.hidden?.value {
    case .none, .null: return []
    case .array(let nodes):
      var ids: Set<String> = []
      for node in nodes {
        if let id = try text(node, in: "hidden") { ids.insert(id) }
      }
      return ids
    case .some(let other):
      throw Fault(
        at: chart.hidden?.offset ?? chart.offset, in: "hidden",
        expected: "an array of column ids was expected, found \(other.words)")
    }
  }

  /// The hidden series; where that would be all, the first one is shown.
  private mutating func visibleFirst(
    _ hidden: Set<String>, _ lines: [TelegramColumn]
  ) -> Set<String> {
    guard let first = lines.first, lines.allSatisfy({ hidden.contains($0.id) }) else {
      return hidden
    }
    note("all series were hidden, the first one is shown")
    return hidden.subtracting([first.id])
  }
}
