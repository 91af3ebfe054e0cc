import CGtk
import ChartScene
import GtkBridge

/// The button of a mouse that asks for a menu.
private let secondaryButton: guint = 3

/// Where people ask for the menu of a chart: with the second button of the mouse, a long press, or the keyboard.
final class BoardMenu {
  /// Follows the hand over a board's widget; `onAsk` hears where, or nothing where a key asks.
  init(on board: UnsafeMutablePointer<GtkWidget>, onAsk: @escaping (Point?) -> Void) {
    let click = Gesture.click()
    gtk_gesture_single_set_button(click, secondaryButton)
    connect(click, "pressed") { (_: Int, x: Double, y: Double) in
      claim(click)
      onAsk(Point(x, y))
    }
    gtk_widget_add_controller(board, click)
    let press = Gesture.longPress()
    gtk_gesture_single_set_touch_only(press, 1)
    connect(press, "pressed") { (x: Double, y: Double) in
      claim(press)
      onAsk(Point(x, y))
    }
    gtk_widget_add_controller(board, press)
    onKey(board) { key, modifiers in
      let isAsked =
        key.isOneOf(GDK_KEY_Menu) || key.isOneOf(GDK_KEY_F10) && has(GDK_SHIFT_MASK, in: modifiers)
      if isAsked { onAsk(nil) }
      return isAsked
    }
  }
}
