import ChartCore
import GtkBridge

/// The sums of the table on show, from when somebody first marks a range of it: they are made beside the frames.
final class MarkedSums {
  private var made: (table: Table, sums: RangeSums?)?
  private let onCome: () -> Void

  /// None yet; `onCome` hears when they are there.
  init(onCome: @escaping () -> Void) { self.onCome = onCome }

  /// Those of a table, where they are there.
  func known(of table: Table) -> RangeSums? { made?.table == table ? made?.sums : nil }

  /// Those of a table; nil while they are being made, which begins with the first question.
  func of(_ table: Table) -> RangeSums? {
    if let made, made.table == table { return made.sums }
    made = (table, nil)
    inBackground {
      RangeSums(of: table)
    } then: { [weak self] sums in
      guard let self, made?.table == table else { return }
      made = (table, sums)
      onCome()
    }
    return nil
  }
}
