import CGtk
import GtkBridge

/// Buttons of which one is on: real `GtkToggleButton`s of one group.
final class OneOfButtons {
  /// Another one was chosen, by its number.
  var onChoose: ((Int) -> Void)?
  /// The buttons, in order.
  private(set) var buttons: [UnsafeMutablePointer<GtkWidget>] = []
  private var isSetting = false
  private let add: (UnsafeMutablePointer<GtkWidget>) -> Void
  private let remove: (UnsafeMutablePointer<GtkWidget>) -> Void

  /// No buttons yet, each of which comes into something by `add`, and leaves it by `remove`.
  init(
    add: @escaping (UnsafeMutablePointer<GtkWidget>) -> Void,
    remove: @escaping (UnsafeMutablePointer<GtkWidget>) -> Void
  ) {
    (self.add, self.remove) = (add, remove)
  }

  /// Has so many buttons, each as `dress` says, and one of them on.
  func show(_ count: Int, chosen: Int, dress: (UnsafeMutablePointer<GtkWidget>, Int) -> Void) {
    while buttons.count > count { remove(buttons.removeLast()) }
    while buttons.count < count { addOne() }
    for (number, button) in buttons.enumerated() { dress(button, number) }
    isSetting = true
    if buttons.indices.contains(chosen) {
      gtk_toggle_button_set_active(buttons[chosen].cast(), 1)
    }
    isSetting = false
  }

  private func addOne() {
    let (button, number) = (Widget.toggleButton(), buttons.count)
    if let first = buttons.first { gtk_toggle_button_set_group(button.cast(), first.cast()) }
    connect(button, "toggled") { [weak self, button] in
      guard let self, !isSetting, gtk_toggle_button_get_active(button.cast()) != 0 else { return }
      onChoose?(number)
    }
    buttons.append(button)
    add(button)
  }
}
