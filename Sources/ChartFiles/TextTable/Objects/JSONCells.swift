import ChartCore

/// Keys of what a cell has in it, the likelier one first.
private let keysOfValues = ["v", "value"]
/// Keys of what columns are called.
private let keysOfTitles = ["label", "name", "id"]

/// Rows whose cells are objects: those of Google's charts, `{"c": [{"v": 5}]}`, and of its reports, which have an array
/// for each kind of column, `dimensionValues` under `dimensionHeaders`.
enum JSONCells {
  /// The table of rows, named by what stands beside them; nil where they are others.
  static func table(
    of objects: JSONObjects, in chain: [[JSONMember]], at steps: [JSONStep]
  ) -> JSONTable? {
    let keys = objects.nested.prefix { $0.row == 0 }.map(\.keys)
    guard objects.count > 0, !keys.isEmpty, objects.numberCount == 0,
      objects.nested.count == keys.count * objects.count,
      let headers = headers(of: keys.map { $0.last ?? "" }, in: chain)
    else { return nil }
    var columns = Array(repeating: JSONList(), count: headers.count)
    for row in 0..<objects.count {
      var cells: [(text: String, kind: JSONKind)] = []
      for (place, key) in keys.enumerated() {
        let array = objects.nested[row * keys.count + place]
        guard array.keys == key, let found = self.cells(of: array.part) else { return nil }
        cells += found
      }
      guard cells.count <= columns.count else { return nil }
      for (column, cell) in cells.enumerated() { columns[column].append(cell.text, cell.kind) }
      for column in cells.count..<columns.count { columns[column].fill(to: row + 1) }
    }
    var table = JSONTable(Array(zip(headers, columns)), at: steps)
    table.lines = objects.lines
    return table
  }

  /// What the columns of arrays are called, one array's behind the other's; nil where nothing says so.
  private static func headers(of keys: [String], in chain: [[JSONMember]]) -> [String]? {
    var names: [String] = []
    for key in keys {
      guard let members = chain.last(where: { $0.contains { $0.key == header(of: key) } }),
        case .objects(let titles)? = members.first(where: { $0.key == header(of: key) })?.part
      else { return nil }
      names += (0..<titles.count).map { title(of: $0, in: titles) }
    }
    return names
  }

  private static func header(of key: String) -> String {
    key == "c" ? "cols" : key.replacing("Values", with: "Headers")
  }

  private static func title(of row: Int, in titles: JSONObjects) -> String {
    let columns = keysOfTitles.compactMap { titles.names.firstIndex(of: $0) }
    return columns.map { titles.columns[$0].text(row) }.first { !$0.isEmpty } ?? ""
  }

  /// The values of cells; nil where these are no objects with one.
  private static func cells(of part: JSONPart) -> [(text: String, kind: JSONKind)]? {
    switch part {
    case .list(let list):
      let isEmpty = (0..<list.count).allSatisfy { list[$0].isEmpty }
      return isEmpty ? Array(repeating: ("", .null), count: list.count) : nil
    case .objects(let objects): return values(of: objects)
    case .array(let elements):
      var cells: [(text: String, kind: JSONKind)] = []
      for element in elements {
        guard let inner = self.cells(of: element.part) else { return nil }
        cells += inner
      }
      return cells
    default: return nil
    }
  }

  private static func values(of objects: JSONObjects) -> [(text: String, kind: JSONKind)] {
    let column = keysOfValues.lazy.compactMap { objects.names.firstIndex(of: $0) }.first
    var cells = (0..<objects.count).map { row -> (text: String, kind: JSONKind) in
      guard let list = column.map({ objects.columns[$0] }) else { return ("", .null) }
      let text = list.text(row)
      return (ScriptMoment.written(text) ?? text, list.kind(row))
    }
    // Times of day are arrays: hours, minutes, seconds.
    for array in objects.nested where array.keys == ["v"] {
      guard case .list(let list) = array.part else { continue }
      let parts = (0..<min(3, list.count)).map { list.text($0) }
      cells[array.row] = (
        parts.map { $0.count < 2 ? "0\($0)" : $0 }.joined(separator: ":"), .string
      )
    }
    return cells
  }
}

/// Moments as programs in JavaScript make them, whose months count from 0.
enum ScriptMoment {
  /// `Date(2024,4,1,10,30)` as dates are written elsewhere; nil for other texts.
  static func written(_ text: String) -> String? {
    guard text.hasPrefix("Date("), text.hasSuffix(")") else { return nil }
    return written(arguments: text.dropFirst("Date(".count).dropLast())
  }

  /// The same of what stands between the brackets.
  static func written(arguments: some StringProtocol, firstMonth: Int = 0) -> String? {
    let numbers = arguments.split(separator: ",").map { Int(String($0).trimmed) }
    guard (1...7).contains(numbers.count), !numbers.contains(nil) else { return nil }
    let parts = numbers.compactMap(\.self)
    if parts.count == 1 { return "\(parts[0])" }
    // Months and days beyond their ends go on in the next year or month.
    let months = parts[0] * 12 + parts[1] - firstMonth
    guard (0..<120_000).contains(months),
      let month = CivilDate(year: months / 12, month: months % 12 + 1, day: 1)?.milliseconds
    else { return nil }
    let units = [86_400_000.0, 3_600_000, 60_000, 1000, 1]
    let rest = zip(parts.dropFirst(2), units).enumerated().map { index, part in
      Double(part.0 - (index == 0 ? 1 : 0)) * part.1
    }
    return text(of: CivilDate(milliseconds: month + rest.reduce(0, +)), hasTime: parts.count > 3)
  }

  private static func text(of date: CivilDate, hasTime: Bool) -> String {
    func figures(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = "\(figures(date.year, 4))-\(figures(date.month, 2))-\(figures(date.day, 2))"
    guard hasTime else { return day }
    let clock = [date.hour, date.minute, date.second].map { figures($0, 2) }
    return day + "T" + clock.joined(separator: ":")
  }
}
