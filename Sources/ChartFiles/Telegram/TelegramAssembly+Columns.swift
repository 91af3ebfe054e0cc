import ChartCore

/// The columns of a chart by what they are for.
struct TelegramColumns {
  /// The moments.
  let x: TelegramColumn
  /// The places among the chart's columns of what is drawn, at least one, in drawing order.
  let drawn: [Int]
  /// How all of them are drawn.
  let mark: TelegramMark
}

/// What `types` makes of a column.
private enum Role {
  case x
  case drawn(TelegramMark)
  /// A type that this program does not know.
  case unknown(Fault)
}

/// The columns of a chart by role.
private struct Parts {
  var x: TelegramColumn?
  /// By place among the chart's columns.
  var drawn: [(place: Int, mark: TelegramMark)] = []
  var unknown: [(column: TelegramColumn, fault: Fault)] = []
}

extension TelegramAssembly {
  /// The chart's columns; those of a type that is not known are left out, unless none remains.
  mutating func columns() throws(Fault) -> TelegramColumns {
    guard let columnsOffset = chart.columnsOffset else {
      throw Fault(
        at: chart.offset, in: "columns", expected: "an array of columns was expected, found none")
    }
    let parts = try parts()
    if parts.drawn.isEmpty, let fault = parts.unknown.first?.fault { throw fault }
    guard let x = parts.x else { throw missingX() }
    guard let mark = parts.drawn.first?.mark else { throw nothingToDraw(columnsOffset) }
    for (column, fault) in parts.unknown {
      note("the column \(column.id.quoted) is left out: \(fault.problem)")
    }
    noteMix(parts.drawn.map(\.mark))
    return TelegramColumns(x: x, drawn: parts.drawn.map(\.place), mark: mark)
  }

  private func parts() throws(Fault) -> Parts {
    let types = try types()
    var parts = Parts()
    parts.drawn.reserveCapacity(chart.columns.count)
    var ids: Set<ExactText> = []
    for (place, column) in chart.columns.enumerated() {
      guard ids.insert(ExactText(column.id)).inserted else { throw repeatedID(column) }
      switch try role(of: column, types) {
      case .x where parts.x != nil: throw secondX(column)
      case .x: parts.x = column
      case .drawn(let mark): parts.drawn.append((place, mark))
      case .unknown(let fault): parts.unknown.append((column, fault))
      }
    }
    return parts
  }

  private func types() throws(Fault) -> [ExactText: JSONNode] {
    guard let node = chart[.types] else { return [:] }
    if case .object(let members) = node.value { return members }
    throw Fault(
      at: node.offset, in: "types",
      expected: "an object of types by column id was expected, found \(node.value.words)")
  }

  private func role(
    of column: TelegramColumn, _ types: [ExactText: JSONNode]
  ) throws(Fault) -> Role {
    guard let type = types[ExactText(column.id)] else {
      throw Fault(
        at: column.offset, in: "types",
        expected: "a type for the column \(column.id.quoted) was expected, found none")
    }
    if type.value == .string("x") { return .x }
    if case .string(let name) = type.value, let mark = TelegramMark(rawValue: name) {
      return .drawn(mark)
    }
    let known = TelegramMark.allCases.map(\.rawValue.quoted).joined(separator: ", ")
    return .unknown(
      Fault(
        at: type.offset, in: "types", column.id,
        expected: "\(known) or \"x\" was expected, found \(type.value.words)"))
  }

  private mutating func noteMix(_ marks: [TelegramMark]) {
    guard let first = marks.first, let other = marks.first(where: { $0 != first }) else { return }
    note(
      """
      the columns are of several types, all are drawn as the first, \(first.rawValue.quoted), \
      and none as \(other.rawValue.quoted)
      """)
  }
}

extension TelegramAssembly {
  private func repeatedID(_ column: TelegramColumn) -> Fault {
    Fault(
      at: column.offset, in: "columns",
      expected: "columns with different ids were expected, found \(column.id.quoted) twice")
  }

  private func secondX(_ column: TelegramColumn) -> Fault {
    Fault(
      at: column.offset, in: "columns",
      expected: "one column of type \"x\" was expected, found a second one, \(column.id.quoted)")
  }

  private func missingX() -> Fault {
    Fault(
      at: chart.offset, in: "types", expected: "a column of type \"x\" was expected, found none")
  }

  private func nothingToDraw(_ offset: Int) -> Fault {
    Fault(
      at: offset, in: "columns",
      expected: "at least one column to draw was expected beside \"x\", found none")
  }
}
