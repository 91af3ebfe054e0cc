import CGtk
import ChartCore
import ChartFetch
import ChartWidgets
import GtkBridge

/// The list of what a window's charts came from, each of which can be read again or taken away: an action of the window.
final class FileList {
  private let overlay: UnsafeMutablePointer<GtkWidget>
  private unowned let files: WindowFiles
  private var card: ListCard?

  /// The list of a window's files, in a window whose content an overlay holds.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, over overlay: UnsafeMutablePointer<GtkWidget>,
    _ files: WindowFiles
  ) {
    (self.overlay, self.files) = (overlay, files)
    let action = addAction(.files, to: window) { [weak self] in self?.open() }
    g_simple_action_set_enabled(action, 0)
    files.onParts = { [weak self] in
      g_simple_action_set_enabled(action, 1)
      self?.show()
    }
  }

  /// Lets go of it with its window.
  func dismantle() { card = nil }

  private func open() {
    guard card == nil else { return }
    let card = ListCard(over: overlay, title: tr("Files"), emptyWords: "") { [weak self] in
      self?.card = nil
      self?.files.focus()
    }
    self.card = card
    show()
    card.present()
  }

  private func show() { card?.show(files.parts.map(row)) }

  private func row(of part: BoardPart) -> ListCard.Row {
    let origin = part.origin
    let refresh = ListCard.Button(
      icon: "view-refresh-symbolic", name: tr("Refresh"), isEnabled: origin != .sample
    ) { [weak self] in self?.files.refresh(origin) }
    let remove = ListCard.Button(
      icon: "list-remove-symbolic", name: tr("Remove"), isEnabled: files.parts.count > 1
    ) { [weak self] in self?.files.remove(origin) }
    return ListCard.Row(
      title: part.name, subtitle: origin.place, buttons: [refresh, remove], onChoose: nil)
  }
}

extension BoardPart.Origin {
  /// Where it is, as people know it.
  fileprivate var place: String {
    switch self {
    case .file(let path): path
    case .symbol(let provider, _): provider.site
    case .sample, .pipe: ""
    }
  }
}
