import ChartWidgets
import ChartCore
import CGtk
import ChartFetch
import GtkBridge

/// The rows in which people say which symbol they want, and from whom.
final class SymbolForm {
  /// The rows.
  let widget = Widget.grid(rowSpacing: 6, columnSpacing: 12)
  /// Return was pressed in one of them.
  var onSubmit: (() -> Void)?
  private let provider = makeDropDown(ProviderChoices.names, called: tr("From"))
  private let address = Widget.entry()
  private let symbol = Widget.entry()
  private let key: Widget = gtk_password_entry_new()
  private lazy var rows = [
    (tr("From"), provider, Widget.label(tr("From"))),
    (tr("Address"), address, Widget.label(tr("Address"))),
    (tr("Symbol"), symbol, Widget.label(tr("Symbol"))),
    (tr("Key"), key, Widget.label(tr("Key"))),
  ]
  /// How often a key was looked for: one for an older provider is not shown.
  private var question = 0

  /// Rows that ask for a symbol of a provider.
  init(_ provider: PriceProvider) {
    gtk_entry_set_placeholder_text(address.cast(), "https://… {symbol} … {key}")
    gtk_password_entry_set_show_peek_icon(key.opaque, 1)
    arrange()
    let place = ProviderChoices.place(of: provider)
    gtk_drop_down_set_selected(self.provider.opaque, guint(place))
    if place == ProviderChoices.named.count { setText(provider.address, of: address) }
    followHand()
    changed()
  }

  private func arrange() {
    for (index, (name, field, label)) in rows.enumerated() {
      gtk_label_set_xalign(label.opaque, 0)
      gtk_widget_set_hexpand(field, 1)
      setAccessibleLabel(name, of: field)
      // The keyboard is given to what is in it.
      gtk_widget_get_first_child(field).map { setAccessibleLabel(name, of: $0) }
      gtk_grid_attach(widget.cast(), label, 0, gint(index), 1, 1)
      gtk_grid_attach(widget.cast(), field, 1, gint(index), 1, 1)
    }
  }

  /// Lets the rows be changed, or not while something is fetched.
  func setEnabled(_ isEnabled: Bool) { gtk_widget_set_sensitive(widget, isEnabled ? 1 : 0) }

  /// Gives the keyboard to the symbol, or first to the address it is asked at.
  func focus() {
    let isAsked = chosen.address.isEmpty
    gtk_widget_grab_focus(isAsked ? address : symbol)
  }

  /// What is asked for; throws what is missing.
  var request: SymbolRequest {
    get throws(FetchError) {
      try SymbolRequest(text(of: symbol), of: chosen, key: chosen.wantsKey ? text(of: key) : "")
    }
  }

  private var chosen: PriceProvider {
    let place = Int(gtk_drop_down_get_selected(provider.opaque))
    return ProviderChoices.named.indices.contains(place)
      ? ProviderChoices.named[place].provider : PriceProvider(address: text(of: address))
  }

  private func followHand() {
    connect(provider, "notify::selected") { [weak self] in self?.changed() }
    connect(address, "changed") { [weak self] in self?.changed() }
    for row in [address, symbol, key] {
      connect(row, "activate") { [weak self] in self?.onSubmit?() }
    }
  }

  private func show(_ field: UnsafeMutablePointer<GtkWidget>, _ isVisible: Bool) {
    for (_, other, label) in rows where other == field {
      for part in [field, label] { gtk_widget_set_visible(part, isVisible ? 1 : 0) }
    }
  }

  /// Shows the rows that the provider needs, and its key where that is known.
  private func changed() {
    let isNamed = ProviderChoices.place(of: chosen) < ProviderChoices.named.count
    show(address, !isNamed)
    show(key, chosen.wantsKey)
    question += 1
    let (question, site) = (question, chosen.site)
    guard chosen.wantsKey, text(of: key).isEmpty else { return }
    inBackground {
      KeyRing.own.key(for: site)
    } then: { [weak self] (found: String?) in
      guard let self, question == self.question, let found, text(of: key).isEmpty else { return }
      setText(found, of: key)
    }
  }
}

private func text(of row: UnsafeMutablePointer<GtkWidget>) -> String {
  String(cString: gtk_editable_get_text(row.opaque))
}

private func setText(_ text: String, of row: UnsafeMutablePointer<GtkWidget>) {
  gtk_editable_set_text(row.opaque, text)
}
