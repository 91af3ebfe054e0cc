import ChartWidgets
import CGtk
import ChartCore
import ChartFiles
import GtkBridge

/// The window's choices of how activities are summed and drawn, in its menu: they are there while its file is of
/// activities.
final class ActivityMenu {
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
    weeks = addChoice(.weeks, to: window) { [weak self] word in
      self?.change { $0.weeks = word == "rolling" ? .rolling : ActivityOptions.here.weeks }
    }
    miles = addToggle(.miles, to: window) { [weak self] isOn in
      self?.change { $0.isInMiles = isOn }
    }
    overDistance = addToggle(.overDistance, to: window) { [weak self] isOn in
      self?.change { $0.isOverDistance = isOn }
    }
    show(.here, [])
  }

  /// Shows how activities are summed and told, and lets some of that be chosen.
  func show(_ options: ActivityOptions, _ choices: Set<ActivityChoice>) {
    self.options = options
    let word = options.weeks == .rolling ? "rolling" : "calendar"
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
