import CGtk
import ChartCore
import ChartScene
import ChartWidgets
import GtkBridge

/// The list of all notes on the charts, each of which is read whole, gone to, changed or deleted: an action of the window.
final class NoteList {
  private let overlay: UnsafeMutablePointer<GtkWidget>
  private let appearance: AppearanceSource
  private let files: NoteFiles
  private let onEdit: (PlacedNote) -> Void
  private let onGo: (Int) -> Void
  private let onClose: () -> Void
  private weak var store: Store?
  private var observations: [Observation?] = []
  private var action: OpaquePointer?
  private var card: ListCard?

  /// No notes yet, in a window whose content an overlay holds. `onEdit` asks what a note is to say, `onGo` comes to a
  /// chart, and `onClose` hears that the list is gone, which may have had the keyboard on a note that is no more.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, over overlay: UnsafeMutablePointer<GtkWidget>,
    _ appearance: AppearanceSource, _ files: NoteFiles, onGo: @escaping (Int) -> Void,
    onEdit: @escaping (PlacedNote) -> Void, onClose: @escaping () -> Void
  ) {
    (self.overlay, self.appearance, self.files) = (overlay, appearance, files)
    (self.onGo, self.onEdit, self.onClose) = (onGo, onEdit, onClose)
    action = addAction(.notes, to: window) { [weak self] in self?.open() }
    follow(nil)
  }

  /// Follows the charts of a store, or none.
  func follow(_ store: Store?) {
    self.store = store
    files.follow(store)
    observations = [
      store?.observe { [weak self] _, _, _ in self?.show() },
      store?.observeTables { [weak self] _ in self?.show() },
    ]
    g_simple_action_set_enabled(action, store == nil ? 0 : 1)
    card?.close()
  }

  /// Lets go of it with its window.
  func dismantle() {
    files.dismantle()
    card = nil
  }

  private func open() {
    guard card == nil else { return }
    let card = ListCard(
      over: overlay, title: tr("Notes"),
      emptyWords: tr("There are no notes yet. Ctrl+M writes one at the indicator."),
      footer: [
        ListCard.Button(name: tr("Open CSV…")) { [weak self] in self?.files.open() },
        ListCard.Button(name: tr("Save as CSV…"), isEnabled: store?.board.notes.isEmpty == false) {
          [weak self] in self?.files.save()
        },
      ]
    ) { [weak self] in
      self?.card = nil
      self?.onClose()
    }
    self.card = card
    show()
    card.present()
  }

  private func show() {
    guard let card, let store else { return }
    card.show(store.board.notes.map { row(of: $0, in: store) })
  }

  private func row(of placed: PlacedNote, in store: Store) -> ListCard.Row {
    let edit = ListCard.Button(icon: "document-edit-symbolic", name: tr("Edit")) { [weak self] in
      self?.card?.close()
      self?.onEdit(placed)
    }
    let delete = ListCard.Button(icon: "user-trash-symbolic", name: tr("Delete")) {
      [weak store] in store?.rewrite(placed, as: nil)
    }
    return ListCard.Row(
      title: placed.note.text,
      subtitle: "\(store.title(of: placed.chart)) · \(place(of: placed, in: store))",
      buttons: [edit, delete]
    ) { [weak self] in self?.go(to: placed) }
  }

  /// Where a note stands, in words.
  private func place(of placed: PlacedNote, in store: Store) -> String {
    let overview = store.board.charts[placed.chart].table
    switch placed.page {
    case .x: return tr("over another x")
    case .detail(let moment):
      guard let detail = store.knownDetail(of: placed.chart, at: moment) else {
        return point(moment, of: overview)
      }
      return place(of: placed.note, in: detail)
    case nil:
      return store.board.isBeyondData(placed)
        ? tr("beyond the data") : place(of: placed.note, in: overview)
    }
  }

  private func place(of note: ChartNote, in table: Table) -> String {
    let first = point(note.range.lowerBound, of: table)
    return note.isAtPoint ? first : "\(first) – \(point(note.range.upperBound, of: table))"
  }

  private func point(_ x: Double, of table: Table) -> String {
    appearance.current.style.formats.point(table.index(reading: x), of: table)
  }

  /// Shows the chart at a note, or the detail that it is in.
  private func go(to placed: PlacedNote) {
    onGo(placed.chart)
    store?.reveal(placed)
  }
}
