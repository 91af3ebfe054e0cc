extension Formats {
  /// By how much something is moved along the x of a table: `0:12 later`, `365 d earlier`, `moved by +0.35 nm`.
  public func moved(by length: Double, along table: Table) -> String {
    let amount = self.length(length.magnitude, along: table.xKind)
    if table.xKind.isTime { return words(length < 0 ? "\(amount) earlier" : "\(amount) later") }
    let unit = table.presentation.xUnit.map { " \($0)" } ?? ""
    return words("moved by \((length > 0 ? "+" : numbers.minus) + amount + unit)")
  }

  /// A length of an x of a kind: `0:12`, `−365 d`, `0.35`.
  func length(_ length: Double, along kind: Presentation.XKind) -> String {
    kind.isTime ? duration(length) : value(length)
  }
}
