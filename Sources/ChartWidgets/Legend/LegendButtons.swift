import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// What a legend can show at once.
enum LegendChoice: CaseIterable {
  /// Only the series whose row has the keyboard, or had it last.
  case onlyThis
  /// All series that are listed, beside those that are on.
  case all
  /// None of the series that are listed.
  case none

  /// What its button says.
  fileprivate var words: String {
    switch self {
    case .onlyThis: tr("Only This")
    case .all: tr("All")
    case .none: tr("None")
    }
  }
}

/// What is below a legend's rows: how many series are on, and buttons that switch many at once.
final class LegendButtons {
  /// The widget that shows them.
  let widget = Widget.row(spacing: 8)
  /// A choice was made.
  var onShow: ((LegendChoice) -> Void)?
  private let count = Widget.label()
  private var buttons: [LegendChoice: UnsafeMutablePointer<GtkWidget>] = [:]
  private let model: ChartModel
  private var shown: String?

  /// The buttons of a model's chart.
  init(_ model: ChartModel) {
    self.model = model
    gtk_widget_add_css_class(count, "dim-label")
    gtk_label_set_xalign(count.opaque, 0)
    gtk_label_set_ellipsize(count.opaque, PANGO_ELLIPSIZE_END)
    gtk_widget_set_hexpand(count, 1)
    gtk_box_append(widget.cast(), count)
    for choice in LegendChoice.allCases {
      let button = Widget.button(choice.words)
      connect(button, "clicked") { [weak self] in self?.onShow?(choice) }
      gtk_box_append(widget.cast(), button)
      buttons[choice] = button
    }
  }

  /// Says how many series are on, and which one "Only This" means.
  func show(listed: [Int], current: Int?, of picture: ChartPicture) {
    guard let state = model.state, let table = model.shown?.table else { return }
    let on = table.series.count - state.hidden.count
    let name = current.map { table.series[$0].name.shortened }
    let words = tr("\(on) of \(table.series.count)")
    let key = "\(words) \(name ?? "")"
    guard key != shown else { return }
    shown = key
    gtk_label_set_text(count.opaque, words)
    guard let onlyThis = buttons[.onlyThis] else { return }
    gtk_widget_set_tooltip_text(
      onlyThis, name.map { tr("Show only \($0)") } ?? tr("Show only one series"))
    gtk_widget_set_sensitive(onlyThis, name == nil ? 0 : 1)
  }
}
