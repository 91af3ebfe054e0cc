import ChartWidgets
import CGtk
import ChartCore
import ChartFiles
import ChartScene
import GtkBridge

/// What people are asked once of their activities and their health: the unit that a list does not tell, the weight that
/// energy is estimated with, and which source is believed first. The menu asks again.
final class ActivityQuestions {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let toasts: Toasts
  private let settings: Settings
  private let onChange: ((inout ReadingOptions) -> Void) -> Void
  private var options = ReadingOptions()
  private var sources: [String] = []
  private var account: OpaquePointer?
  private var weight: OpaquePointer?
  private var order: OpaquePointer?

  /// Nothing to ask yet; `onChange` hears what becomes of how the file is read.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, _ toasts: Toasts, _ settings: Settings,
    onChange: @escaping ((inout ReadingOptions) -> Void) -> Void
  ) {
    (self.window, self.toasts, self.settings) = (window, toasts, settings)
    self.onChange = onChange
    account = addToggle(.accountInMiles, to: window) { [weak self] in self?.takeUnit($0) }
    weight = addAction(.bodyWeight, to: window) { [weak self] in self?.askForWeight() }
    order = addAction(.healthSources, to: window) { [weak self] in self?.askForOrder() }
    show(ReadingOptions(), [], sources: [])
  }

  /// Lets what makes sense of a file be asked, which was read in a way; `isNew` where it has just been opened.
  func show(
    _ options: ReadingOptions, _ choices: Set<ActivityChoice>, sources: [String],
    isNew: Bool = false
  ) {
    (self.options, self.sources) = (options, sources)
    g_simple_action_set_state(account, g_variant_new_boolean(isAccountInMiles ? 1 : 0))
    g_simple_action_set_enabled(account, choices.contains(.accountUnit) ? 1 : 0)
    g_simple_action_set_enabled(weight, choices.contains(.weight) ? 1 : 0)
    g_simple_action_set_enabled(order, sources.count > 1 ? 1 : 0)
    if isNew { offer(choices) }
  }

  /// Asks by itself what was never asked, and makes numbers wrong.
  private func offer(_ choices: Set<ActivityChoice>) {
    guard choices.contains(.accountUnit), settings.accountIsInMiles == nil else { return }
    let isInMiles = isAccountInMiles
    toasts.ask(
      tr(
        isInMiles
          ? "The list does not say what it counts in, and was read in miles."
          : "The list does not say what it counts in, and was read in kilometers."),
      button: tr(isInMiles ? "They Are _Kilometers" : "They Are _Miles")
    ) { [weak self] in self?.takeUnit(!isInMiles) }
    settings.accountIsInMiles = isInMiles
  }

  private var isAccountInMiles: Bool {
    let activities = options.activities ?? .here
    return activities.accountIsInMiles ?? activities.isInMiles
  }

  private func takeUnit(_ isInMiles: Bool) {
    settings.accountIsInMiles = isInMiles
    change { $0.accountIsInMiles = isInMiles }
  }

  private func change(_ change: (inout ActivityOptions) -> Void) {
    onChange { options in
      var activities = options.activities ?? .here
      change(&activities)
      options.activities = activities
    }
  }

  private func askForWeight() {
    let entry = WeightEntry(
      kilograms: settings.weightKilograms, isInPounds: (options.activities ?? .here).isInMiles)
    ask(
      tr("Body Weight"),
      tr(
        "The energy of a run or a walk is about a kilocalorie a kilometer and kilogram. It is told as an estimate."
      ),
      with: entry.widget, yesWords: tr("_Set"), over: window
    ) { [weak self] in
      self?.settings.weightKilograms = entry.kilograms
      self?.change { $0.weightKilograms = entry.kilograms }
    }
  }

  private func askForOrder() {
    let list = OrderedList(sources)
    ask(
      tr("Order of Sources"),
      tr("Where several measured at one time, the first of them is believed."),
      with: list.widget, yesWords: tr("_Apply"), over: window
    ) { [weak self] in
      self?.settings.healthSources = list.names
      self?.onChange { $0.health.sources = list.names }
    }
  }
}

/// Kilograms of a pound, and what people weigh.
private let (pound, leastWeight, mostWeight, usualWeight) = (0.45359237, 20.0, 300.0, 70.0)

/// A number of kilograms or pounds that is typed or turned up and down.
private final class WeightEntry {
  let widget = Widget.row(spacing: 6)
  private let number: UnsafeMutablePointer<GtkWidget>
  private let unit: Double

  init(kilograms: Double?, isInPounds: Bool) {
    unit = isInPounds ? pound : 1
    number = gtk_spin_button_new_with_range(leastWeight / unit, mostWeight / unit, 1)
    gtk_spin_button_set_digits(number.opaque, 1)
    gtk_spin_button_set_value(number.opaque, (kilograms ?? usualWeight) / unit)
    // Return sets it: the text within has what a spin button of GTK 4.8 does not.
    gtk_editable_get_delegate(number.opaque).map { gtk_text_set_activates_default($0.cast(), 1) }
    setAccessibleLabel(tr("Body weight"), of: number)
    gtk_widget_set_hexpand(number, 1)
    gtk_box_append(widget.cast(), number)
    gtk_box_append(widget.cast(), gtk_label_new(isInPounds ? "lb" : "kg"))
  }

  /// What was entered.
  var kilograms: Double {
    gtk_spin_button_update(number.opaque)
    return gtk_spin_button_get_value(number.opaque) * unit
  }
}

/// Names in an order that two buttons on each row change.
private final class OrderedList {
  let widget: UnsafeMutablePointer<GtkWidget>
  private(set) var names: [String]
  private let list = Widget.list()

  init(_ names: [String]) {
    self.names = names
    widget = .scroller(of: list, mostHeight: 320)
    list.addStyles("boxed-list")
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    for name in names { gtk_list_box_append(list.opaque, row(name)) }
  }

  private func row(_ name: String) -> UnsafeMutablePointer<GtkWidget> {
    let row = Widget.actionRow()
    adw_preferences_row_set_use_markup(row.cast(), 0)
    adw_preferences_row_set_title(row.cast(), name.shortened)
    adw_action_row_set_title_lines(row.cast(), 1)
    let moves: [(icon: String, words: Phrase, step: Int)] = [
      ("go-up-symbolic", "Move \(name.shortened) up", -1),
      ("go-down-symbolic", "Move \(name.shortened) down", 1),
    ]
    for (icon, words, step) in moves {
      let button = Widget.button(icon: icon)
      setAccessibleLabel(tr(words), of: button)
      button.addStyles("flat", "circular")
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      // The dialog keeps the button, which keeps this list as long as it is there.
      connect(button, "clicked") { [self, row] in move(row, by: step) }
      adw_action_row_add_suffix(row.cast(), button)
    }
    return row
  }

  private func move(_ row: UnsafeMutablePointer<GtkWidget>, by step: Int) {
    let place = Int(gtk_list_box_row_get_index(row.cast()))
    guard names.indices.contains(place), names.indices.contains(place + step) else { return }
    names.swapAt(place, place + step)
    g_object_ref(row)
    gtk_list_box_remove(list.opaque, row)
    gtk_list_box_insert(list.opaque, row, Int32(place + step))
    g_object_unref(row)
  }
}
