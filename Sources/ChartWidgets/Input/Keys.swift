import CGtk
import ChartCore
import GtkBridge

extension UInt32 {
  /// The left arrow, also the keypad's.
  var isLeft: Bool { isOneOf(GDK_KEY_Left, GDK_KEY_KP_Left) }
  /// The right arrow, also the keypad's.
  var isRight: Bool { isOneOf(GDK_KEY_Right, GDK_KEY_KP_Right) }
  /// The arrow up, also the keypad's.
  var isUp: Bool { isOneOf(GDK_KEY_Up, GDK_KEY_KP_Up) }
  /// The arrow down, also the keypad's.
  var isDown: Bool { isOneOf(GDK_KEY_Down, GDK_KEY_KP_Down) }
  /// Home, also the keypad's.
  var isHome: Bool { isOneOf(GDK_KEY_Home, GDK_KEY_KP_Home) }
  /// End, also the keypad's.
  var isEnd: Bool { isOneOf(GDK_KEY_End, GDK_KEY_KP_End) }
  /// Page Up, also the keypad's.
  var isPageUp: Bool { isOneOf(GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up) }
  /// Page Down, also the keypad's.
  var isPageDown: Bool { isOneOf(GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down) }
  /// Return or Enter.
  var isEnter: Bool { isOneOf(GDK_KEY_Return, GDK_KEY_KP_Enter) }
  /// Escape.
  var isEscape: Bool { isOneOf(GDK_KEY_Escape) }

  func isOneOf(_ keys: gint...) -> Bool { keys.contains { UInt32($0) == self } }
}

/// Whether a held key is among the modifiers of an event.
func has(_ modifier: GdkModifierType, in state: UInt32) -> Bool { state & modifier.rawValue != 0 }

/// Calls `handler` with key values and modifiers over `widget` until it returns that it used one.
func onKey(
  _ widget: UnsafeMutablePointer<GtkWidget>, _ handler: @escaping (UInt32, UInt32) -> Bool
) {
  let controller = Controller.keys()
  connect(controller, "key-pressed") { (key: UInt32, _: UInt32, state: UInt32) in
    handler(key, state)
  }
  gtk_widget_add_controller(widget, controller)
}

/// How much plus and minus show of what was visible.
private let zoomStep = 0.8

/// What plus, minus and zero do to a chart's range; what is at `moment` keeps its place.
func zoomAction(
  for key: UInt32, chart: Int, state: ChartState, about moment: Double
) -> Board.Action? {
  if key.isOneOf(GDK_KEY_plus, GDK_KEY_KP_Add, GDK_KEY_equal) {
    return zoomAction(by: zoomStep, chart: chart, state: state, about: moment)
  }
  if key.isOneOf(GDK_KEY_minus, GDK_KEY_KP_Subtract) {
    return zoomAction(by: 1 / zoomStep, chart: chart, state: state, about: moment)
  }
  return key.isOneOf(GDK_KEY_0, GDK_KEY_KP_0) ? .showAll(chart: chart) : nil
}

/// A range that snaps becomes one step longer or shorter: a small factor would change nothing.
private func zoomAction(
  by factor: Double, chart: Int, state: ChartState, about moment: Double
) -> Board.Action {
  guard let step = state.snapStep else {
    return .zoom(chart: chart, factor: factor, about: moment)
  }
  let range = state.visibleRange
  if factor < 1 { return .resizeUpper(chart: chart, to: range.upperBound - step) }
  return range.upperBound < state.domain.upperBound
    ? .resizeUpper(chart: chart, to: range.upperBound + step)
    : .resizeLower(chart: chart, to: range.lowerBound - step)
}

extension ClosedRange<Double> {
  /// What lies as far from one bound as from the other.
  var middle: Double { lowerBound + span / 2 }
}
