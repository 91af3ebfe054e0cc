import CGtk
import ChartCore
import ChartFiles
import GtkBridge

/// The question how the table of a window is to be read again: an action of the window, which is there while there
/// is such a table.
final class ReadAgain {
  /// How the table here was read where people said so.
  var options = TableOptions()
  private let overlay: UnsafeMutablePointer<GtkWidget>
  private let onAnswer: (String, TableOptions) -> Void
  private var path: String?
  private var action: OpaquePointer?
  private var card: ReadAs?
  private var activities: String?
  private var choice: ActivityMenu?

  /// Nothing to read again yet, in a window whose content an overlay holds; `onAnswer` hears which file is to be read,
  /// and how.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, over overlay: UnsafeMutablePointer<GtkWidget>,
    onAnswer: @escaping (String, TableOptions) -> Void
  ) {
    (self.overlay, self.onAnswer) = (overlay, onAnswer)
    action = addAction("read-as", to: window) { [weak self] in self?.ask() }
    choice = ActivityMenu(in: window) { [weak self] in self?.tell($0) }
    offer(nil)
  }

  /// Whether there is a file to read again.
  var isOffered: Bool { path != nil }

  /// Lets the file at a path be read again, or none, which ends the question; and the activities of one be summed and
  /// told in another way.
  func offer(
    _ path: String?, activities: (path: String, choices: Set<ActivityChoice>)? = nil
  ) {
    (self.path, self.activities) = (path, activities?.path)
    choice?.show(options.activities ?? .here, activities?.choices ?? [])
    if path == nil { card?.dismiss() }
    g_simple_action_set_enabled(action, path == nil ? 0 : 1)
  }

  /// Lets go of the question with its window.
  func dismantle() { card = nil }

  private func tell(_ activityOptions: ActivityOptions) {
    guard let activities else { return }
    var options = options
    options.activities = activityOptions
    options.activities?.now = nil
    onAnswer(activities, options)
  }

  private func ask() {
    guard let path, card == nil else { return }
    let card = ReadAs(over: overlay, path, options) { [weak self] options in
      guard let self else { return }
      self.card = nil
      if let options { onAnswer(path, options) }
    }
    self.card = card
    card.present()
  }
}
