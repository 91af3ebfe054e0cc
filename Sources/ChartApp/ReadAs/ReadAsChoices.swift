import ChartWidgets
import CGtk
import ChartCore
import ChartFiles

/// What can be chosen of how a table is read, as the lists of a window have it: what the text itself tells first.
nonisolated enum ReadAsChoices {
  /// The separators, and what they are called.
  static let delimiters: [(name: String, value: Dialect.Delimiter?)] = [
    (tr("Automatic"), nil), (tr("Comma"), .sign(",")), (tr("Semicolon"), .sign(";")),
    (tr("Tab"), .sign("\t")),
    (tr("Vertical bar"), .sign("|")), (tr("Blanks"), .blanks),
    (tr("Comma and blank"), .commaAndBlank),
  ]
  /// The decimal signs.
  static let decimals: [(name: String, value: Unicode.Scalar?)] = [
    (tr("Automatic"), nil), (tr("Point"), "."), (tr("Comma"), ","),
  ]
  /// How many rows of names there are.
  static let headerRows: [(name: String, value: Int?)] = [
    (tr("Automatic"), nil), (tr("None"), 0), ("1", 1), ("2", 2), ("3", 3), ("4", 4),
  ]

  /// How columns are drawn that are called as prices are: whether without candles.
  static let kinds: [(name: String, value: Bool?)] = [
    (tr("Automatic"), nil), (tr("As other columns"), true),
  ]

  /// The zones of moments: this computer's and UTC before those of the world.
  static let zones: [(name: String, value: String?)] = {
    let own = Zone.here?.name ?? "UTC"
    let first = own == "UTC" ? ["UTC"] : [own, "UTC"]
    let others = Zone.inhabited().filter { !first.contains($0) }.map { (placeFirst($0), $0) }
    return [(tr("Automatic"), nil)] + first.map { (placeFirst($0), $0) }
      + others.sorted { $0.0 < $1.0 }
  }()

  /// `Buenos Aires, America` for `America/Argentina/Buenos_Aires`: lists are searched from their texts' beginning.
  static func placeFirst(_ zone: String) -> String {
    let parts = zone.replacing("_", with: " ").split(separator: "/")
    return parts.count > 1 ? "\(parts[parts.count - 1]), \(parts[0])" : zone
  }

  /// What a column may be there for, what it is taken for first.
  static func roles(of column: TablePreview.Column) -> [(name: String, value: TableRole?)] {
    let all = TableRole.choices.filter { role in
      role != .x || column.mayBeX
    }
    return [(tr("Automatic (\(word(for: column.role)))"), nil)]
      + all.map { (name: word(for: $0), value: $0) }
  }

  /// What people call a role.
  private static func word(for role: TableRole) -> String {
    switch role {
    case .x: "X"
    case .key: tr("Key")
    case .value: tr("Value")
    case .unit: tr("Unit")
    case .clock: tr("Clock")
    case .counter: tr("Counter")
    case .constant: tr("Constant")
    case .state: tr("State")
    case .words: tr("Words")
    case .empty: tr("Empty")
    case .ignored: tr("Left out")
    }
  }

  /// The columns that may be x, and the rows' numbers.
  static func x(of preview: TablePreview) -> [(name: String, value: String?)] {
    let columns = preview.columns.filter(\.mayBeX).map(\.name)
    return [(tr("Automatic"), nil)] + columns.map { (name: $0, value: $0) } + [
      (tr("Row numbers"), "row")
    ]
  }
}
