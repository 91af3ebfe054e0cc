import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// What people choose of a chart in words beside each other, at the right of its check buttons.
final class CardWords {
  private let model: ChartModel
  private let parent: Canvas
  private let sibling: UnsafeMutablePointer<GtkWidget>
  private let box = Widget.row()
  private let buttons: OneOfButtons

  /// The words of a model's chart; they come into `parent`, below `sibling`.
  init(_ model: ChartModel, in parent: Canvas, below sibling: UnsafeMutablePointer<GtkWidget>) {
    (self.model, self.parent, self.sibling) = (model, parent, sibling)
    let box = box
    g_object_ref_sink(box)
    buttons = OneOfButtons(
      add: { button in
        gtk_widget_set_hexpand(button, 1)
        gtk_box_append(box.cast(), button)
      }, remove: { gtk_box_remove(box.cast(), $0) })
    setAccessibleRole(GTK_ACCESSIBLE_ROLE_RADIO_GROUP, of: box)
    gtk_widget_add_css_class(box, "card-words")
    buttons.onChoose = { [weak self] in self?.choose($0) }
  }

  isolated deinit { g_object_unref(box) }

  private var choice: CardChoice? {
    model.form == .full && model.shown?.isDetail == false ? model.shown?.table.cardChoice : nil
  }

  /// Has the words that there are to choose from, and the chosen one on.
  func bind() {
    let choice = choice
    if choice != nil, gtk_widget_get_parent(box) == nil {
      gtk_widget_insert_before(box, parent.widget, sibling)
    }
    if let choice { setAccessibleLabel(choice.subject.words, of: box) }
    buttons.show(choice?.words.count ?? 0, chosen: choice?.chosen ?? 0) { button, number in
      guard let word = choice?.words[number] else { return }
      gtk_button_set_label(button.cast(), tr(word))
      // A label that may be cut needs no more room than there is.
      let label = gtk_button_get_child(button.cast())
      gtk_label_set_ellipsize(label?.opaque, PANGO_ELLIPSIZE_END)
    }
    gtk_widget_set_visible(box, choice == nil ? 0 : 1)
  }

  /// Makes them as opaque as their end.
  func fade(at seconds: Double) {
    guard let end = model.zoom.ends.first(where: { !$0.isDetail }) else { return }
    gtk_widget_set_opacity(box, model.zoom.opacity(of: end, at: seconds))
  }

  /// Puts them in their place, if they have one.
  func place(_ rect: Rect?) {
    if gtk_widget_get_parent(box) != nil { placeWidget(box, choice == nil ? nil : rect) }
  }

  private func choose(_ number: Int) {
    guard let chart = model.chart, let choice, number != choice.chosen else { return }
    switch choice.subject {
    case .prices:
      guard var view = model.shown?.table.prices?.view else { return }
      view.form = PriceView.Form.allCases[number]
      model.store.change(.view(chart: chart, view))
    case .weeks:
      gtk_widget_activate_action_variant(
        box, "win.weeks", g_variant_new_string(number == 0 ? "calendar" : "rolling"))
    case .metrics where number < (model.shown?.table.presentation.metrics?.names.count ?? 0):
      model.store.change(.turn(chart: chart, to: number))
    case .metrics:
      bind()
      gtk_widget_activate_action_variant(box, "win.body-weight", nil)
    }
  }
}

extension CardChoice.Subject {
  /// What a screen reader calls the words together.
  fileprivate var words: String {
    switch self {
    case .prices: tr("How prices are drawn")
    case .weeks: tr("Which days are a week")
    case .metrics: tr("What is shown")
    }
  }
}
