import CGtk
import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// A check button in its series' colour: a real `GtkCheckButton` around a painted pill, or a legend's row.
@MainActor final class SeriesCheck {
  let button: UnsafeMutablePointer<GtkWidget>
  /// The user wants the series switched.
  var onToggle: (() -> Void)?
  /// The user wants only this series, or all again.
  var onSolo: (() -> Void)?
  /// The keyboard is to go on to the button so many further on. GTK's own check button would switch itself.
  var onStep: ((Int) -> Void)?
  /// The series is looked at, by the pointer or the keyboard, or no more.
  var onLook: ((Bool) -> Void)?
  let picture = SceneCanvas<Key>()
  private var isSetting = false
  private var name = ""
  private var tooltip: String?
  private lazy var calm = Debounce(milliseconds: shakeMilliseconds) { [weak self] in
    guard let self else { return }
    gtk_widget_remove_css_class(button, "shake")
  }

  struct Key: Equatable {
    let look: Look
    let setting: ChartSetting
    let series: Int
    let isOn: Bool
    /// What a legend's row says, and how; nil for a pill.
    var row: ChartPartInputs?
    /// How wide a legend's row is.
    var width = 0.0
  }

  /// A button of a style class.
  init(class name: String = "series") {
    button = gtk_check_button_new()
    g_object_ref_sink(button)
    gtk_widget_add_css_class(button, name)
    gtk_check_button_set_child(button.cast(), picture.widget)
    connect(button, "toggled") { [weak self] in
      guard let self, !isSetting else { return }
      onToggle?()
    }
    offerToggle()
    followLongPress()
    followSecondaryClick()
    followLooks()
    onKey(button) { [weak self] key, modifiers in
      if key.isLeft || key.isRight {
        self?.onStep?(key.isRight ? 1 : -1)
        return true
      }
      let isSolo = key.isOneOf(GDK_KEY_space) && has(GDK_SHIFT_MASK, in: modifiers)
      guard isSolo || key.isOneOf(GDK_KEY_Menu) else { return false }
      self?.onSolo?()
      return true
    }
    gtk_widget_set_hexpand(picture.widget, 1)
    gtk_widget_set_vexpand(picture.widget, 1)
  }

  isolated deinit { g_object_unref(button) }

  /// Shows a series of a chart.
  func show(
    _ chart: ChartPicture, _ look: Look, series: Int, isOn: Bool, measure: PangoTextMeasure
  ) {
    let key = Key(look: look, setting: chart.setting, series: series, isOn: isOn)
    show(key, measure: measure) {
      chart.checkbox(series, isOn: isOn, measure: measure)
    }
    tell(chart.hasCutName(series, measure: measure) ? name : nil)
  }

  /// Shows what `build` returns, on or off as the key says.
  func show(_ key: Key, measure: PangoTextMeasure, build: () -> Scene) {
    isSetting = true
    gtk_check_button_set_active(button.cast(), key.isOn ? 1 : 0)
    isSetting = false
    picture.show(key, text: measure, scale: key.look.scale, build: build)
  }

  private func tell(_ name: String?) {
    guard name != tooltip else { return }
    tooltip = name
    gtk_widget_set_tooltip_text(button, name)
  }

  /// The name that a screen reader says, and that is told where the button has no room for it.
  func setName(_ name: String) {
    self.name = name.shortened
    setAccessibleLabel(self.name, of: button)
  }

  /// Says no: the last visible series stays.
  func shake() {
    gtk_widget_add_css_class(button, "shake")
    calm.schedule()
  }

  /// Lets assistive technologies switch it: GTK 4.8 shows them a widget's own actions, and a check button has none.
  private func offerToggle() {
    let group = g_simple_action_group_new()!
    let action = g_simple_action_new("toggle", nil)!
    connect(action, "activate") { [weak self] in
      guard let self else { return }
      gtk_check_button_set_active(
        button.cast(), 1 - gtk_check_button_get_active(button.cast()))
    }
    g_action_map_add_action(group.opaque, action)
    gtk_widget_insert_action_group(button, "series", group.opaque)
    for object in [action.raw, UnsafeMutableRawPointer(group)] { g_object_unref(object) }
  }

  private func followLooks() {
    let pointer = Controller.motion()
    let keyboard = Controller.focus()
    connect(pointer, "enter") { [weak self] (_: Double, _: Double) in self?.onLook?(true) }
    connect(keyboard, "enter") { [weak self] in self?.focused() }
    for controller in [pointer, keyboard] {
      connect(controller, "leave") { [weak self] in self?.onLook?(false) }
      gtk_widget_add_controller(button, controller)
    }
  }

  /// A click leaves the keyboard on the button, when nobody looks at it any more.
  private func focused() {
    let root = gtk_widget_get_root(button)
    if gtk_window_get_focus_visible(root?.cast()) != 0 { onLook?(true) }
  }

  private func followLongPress() {
    let press = Gesture.longPress()
    connect(press, "pressed") { [weak self] (_: Double, _: Double) in
      claim(press)
      self?.onSolo?()
    }
    gtk_event_controller_set_propagation_phase(press, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(button, press)
  }

  private func followSecondaryClick() {
    let click = Gesture.click()
    gtk_gesture_single_set_button(click, UInt32(GDK_BUTTON_SECONDARY))
    connect(click, "pressed") { [weak self] (_: Int, _: Double, _: Double) in
      claim(click)
      self?.onSolo?()
    }
    gtk_widget_add_controller(button, click)
  }
}

/// As long as the style sheet's animation of the class "shake".
private let shakeMilliseconds: UInt32 = 400
