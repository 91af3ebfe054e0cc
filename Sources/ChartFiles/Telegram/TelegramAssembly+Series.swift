import ChartCore

extension TelegramAssembly {
  /// The series of the columns that are drawn, each `count` values long.
  mutating func series(_ lines: [Int], count: Int) -> [Series] {
    let names = members(of: .names, of: "names")
    let colors = members(of: .colors, of: "colours")
    let hidden = visibleFirst(hiddenIDs(), lines)
    return lines.enumerated().map { index, place in
      let line = chart.columns[place]
      let color = color(of: line.id, colors)
      return Series(
        id: line.id, name: name(of: line.id, names),
        color: color?.day ?? SeriesPalette.color(index),
        nightColor: color == nil ? SeriesPalette.nightColor(index) : color?.night,
        column: column(of: line, count: count),
        isHidden: hidden.contains(ExactText(line.id)))
    }.withColorsApart
  }

  /// The text of a node; nil where there is none, with a notice where it is something else.
  mutating func text(_ node: JSONNode?, in keys: String...) -> String? {
    guard let node, node.value != .null else { return nil }
    if case .string(let text) = node.value { return text }
    note("a text", in: keys.joined(separator: "."), found: node)
    return nil
  }

  private mutating func members(
    of key: TelegramChart.Key, of content: Phrase
  ) -> [ExactText: JSONNode] {
    guard let node = chart[key] else { return [:] }
    if case .object(let members) = node.value { return members }
    note("an object of \(content) by column id", in: key.rawValue, found: node)
    return [:]
  }

  private mutating func name(of id: String, _ names: [ExactText: JSONNode]) -> String {
    let name = text(names[ExactText(id)], in: "names", id)?.onOneLine ?? ""
    return name.isBlank ? id.onOneLine : name
  }

  private mutating func column(of line: TelegramColumn, count: Int) -> Column {
    let missing = count - line.values.count
    guard missing > 0 else { return line.values }
    note(
      Phrase(
        counting: missing,
        one:
          "\(missing) value is missing at the end of the column \(line.id.quoted), a gap is left",
        many:
          "\(missing) values are missing at the end of the column \(line.id.quoted), a gap is left")
    )
    return line.values.padded(to: count)
  }
}

extension TelegramAssembly {
  private mutating func color(
    of id: String, _ colors: [ExactText: JSONNode]
  ) -> TelegramColor? {
    guard let node = colors[ExactText(id)], node.value != .null else { return nil }
    if case .string(let text) = node.value, let color = TelegramColor(text) { return color }
    note("a colour such as \"#3DC23F\"", in: "colors", id, found: node)
    return nil
  }

  private mutating func hiddenIDs() -> Set<ExactText> {
    guard let node = chart[.hidden] else { return [] }
    guard case .array(let nodes) = node.value else {
      note("an array of column ids", in: "hidden", found: node)
      return []
    }
    return nodes.reduce(into: []) { ids, node in
      if let id = text(node, in: "hidden") { ids.insert(ExactText(id)) }
    }
  }

  /// The hidden series; where that would be all, the first one is shown.
  private mutating func visibleFirst(
    _ hidden: Set<ExactText>, _ lines: [Int]
  ) -> Set<ExactText> {
    let ids = lines.map { ExactText(chart.columns[$0].id) }
    guard let first = ids.first, ids.allSatisfy(hidden.contains) else { return hidden }
    note("all series were hidden, the first one is shown")
    return hidden.subtracting([first])
  }
}
