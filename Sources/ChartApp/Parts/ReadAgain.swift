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
  private let onAnswer: (BoardParts.Origin, TableOptions) -> Void
  private var path: String?
  private var action: OpaquePointer?
  private var card: ReadAs?
  private var activities: BoardParts.Origin?
  private var choice: ActivityMenu?
  private var questions: ActivityQuestions?

  /// Nothing to read again yet, in a window whose content an overlay holds; `onAnswer` hears what is to be read,
  /// and how.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, over overlay: UnsafeMutablePointer<GtkWidget>,
    _ toasts: Toasts, _ settings: Settings,
    onAnswer: @escaping (BoardParts.Origin, TableOptions) -> Void
  ) {
    (self.overlay, self.onAnswer) = (overlay, onAnswer)
    action = addAction("read-as", to: window) { [weak self] in self?.ask() }
    choice = ActivityMenu(in: window) { [weak self] activities in
      self?.change { $0.activities = activities }
    }
    questions = ActivityQuestions(in: window, toasts, settings) { [weak self] in self?.change($0) }
    offer(nil)
  }

  /// Whether there is a file to read again.
  var isOffered: Bool { path != nil }

  /// Lets the file at a path be read again, or none, which ends the question; and the activities of one be summed and
  /// told in another way.
  /// `isNew` where it has just been opened.
  func offer(_ path: String?, activities: BoardParts.Activities? = nil, isNew: Bool = false) {
    let path = path.flatMap { ChartFile.isOfFiles($0) ? nil : $0 }
    (self.path, self.activities) = (path, activities?.origin)
    let choices = activities?.choices ?? []
    choice?.show(options.activities ?? .here, choices)
    questions?.show(options, choices, sources: activities?.healthSources ?? [], isNew: isNew)
    if path == nil { card?.dismiss() }
    g_simple_action_set_enabled(action, path == nil ? 0 : 1)
  }

  /// Lets go of the question with its window.
  func dismantle() { card = nil }

  private func change(_ change: (inout TableOptions) -> Void) {
    guard let activities else { return }
    var options = options
    change(&options)
    options.activities?.now = nil
    onAnswer(activities, options)
  }

  private func ask() {
    guard let path, card == nil else { return }
    let card = ReadAs(over: overlay, path, options) { [weak self] options in
      guard let self else { return }
      self.card = nil
      if let options { onAnswer(.file(path: path), options) }
    }
    self.card = card
    card.present()
  }
}
