import ChartCore
import GtkBridge

/// What it takes a while to know of the table on show, from when somebody first asks for it: it is made beside the frames.
final class TableFigures<Value: Sendable> {
  private var made: (table: Table, value: Value?)?
  private let make: @Sendable (Table) -> Value?
  private let onCome: () -> Void

  /// None yet; `make` makes them on another thread, and `onCome` hears when they are there.
  init(_ make: @escaping @Sendable (Table) -> Value?, onCome: @escaping () -> Void) {
    (self.make, self.onCome) = (make, onCome)
  }

  /// Those of a table, where they are there.
  func known(of table: Table) -> Value? { made?.table == table ? made?.value : nil }

  /// Those of a table; nil while they are being made, which begins with the first question.
  func of(_ table: Table) -> Value? {
    if let made, made.table == table { return made.value }
    made = (table, nil)
    inBackground { [make] in
      make(table)
    } then: { [weak self] value in
      guard let self, made?.table == table else { return }
      made = (table, value)
      onCome()
    }
    return nil
  }
}
