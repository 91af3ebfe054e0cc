import ChartWidgets
import CGtk
import ChartCore
import ChartFiles
import GtkBridge

/// The window's choices of how activities are summed and drawn, in its menu: they are there while its file is of
/// activities.
final class ActivityMenu {
  /// What `win.weeks` may be.
  private static let words = ["calendar", "rolling"]

  private let onChange: (ActivityOptions) -> Void
  private var options = ActivityOptions.here
  private var weeks: OpaquePointer?
  private var miles: OpaquePointer?
  private var overDistance: OpaquePointer?

  /// Nothing to choose yet; `onChange` hears what is asked for.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, onChange: @escaping (ActivityOptions) -> Void
  ) {
    self.onChange = onChange
    weeks = addChoice("weeks", to: window, words: Self.words) { [weak self] word in
      self?.change { $0.weeks = word == Self.words[1] ? .rolling : ActivityOptions.here.weeks }
    }
    miles = addToggle("miles", to: window) { [weak self] isOn in
      self?.change { $0.isInMiles = isOn }
    }
    overDistance = addToggle("over-distance", to: window) { [weak self] isOn in
      self?.change { $0.isOverDistance = isOn }
    }
    show(.here, [])
  }

  /// Shows how activities are summed and told, and lets some of that be chosen.
  func show(_ options: ActivityOptions, _ choices: Set<ActivityChoice>) {
    self.options = options
    let word = options.weeks == .rolling ? Self.words[1] : Self.words[0]
    g_simple_action_set_state(weeks, g_variant_new_string(word))
    g_simple_action_set_state(miles, g_variant_new_boolean(options.isInMiles ? 1 : 0))
    g_simple_action_set_state(
      overDistance, g_variant_new_boolean(options.isOverDistance ? 1 : 0))
    for (action, choice) in [(weeks, ActivityChoice.weeks), (miles, .unit), (overDistance, .axis)] {
      g_simple_action_set_enabled(action, choices.contains(choice) ? 1 : 0)
    }
  }

  private func change(_ change: (inout ActivityOptions) -> Void) {
    var options = options
    change(&options)
    onChange(options)
  }
}

/// Adds the choices to a menu, where there are some.
func appendActivities(to menu: OpaquePointer, _ window: WindowChoices) {
  guard
    window.have(
      "weeks", "miles", "over-distance", "account-in-miles", "body-weight", "health-sources",
      "splits")
  else { return }
  let (choices, kinds, units, asked) = (g_menu_new()!, g_menu_new()!, g_menu_new()!, g_menu_new()!)
  g_menu_append(kinds, tr("_Calendar Weeks"), "win.weeks::calendar")
  g_menu_append(kinds, tr("_Rolling \(7) Days"), "win.weeks::rolling")
  g_menu_append(units, tr("_Miles and Feet"), "win.miles")
  g_menu_append(units, tr("Over _Distance"), "win.over-distance")
  g_menu_append(asked, tr("_List Counts in Miles"), "win.account-in-miles")
  g_menu_append(asked, tr("Body _Weight…"), "win.body-weight")
  g_menu_append(asked, tr("Order of _Sources…"), "win.health-sources")
  g_menu_append(asked, tr("Laps and S_plits…"), "win.splits")
  for section in [kinds, units, asked] { g_menu_append_section(choices, nil, section.cast()) }
  g_menu_append_submenu(menu, tr("Acti_vities"), choices.cast())
  for part in [choices, kinds, units, asked] { g_object_unref(part.raw) }
}
