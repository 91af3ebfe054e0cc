import CGtk
import ChartCore
import ChartFiles
import ChartWidgets
import GtkBridge

/// The question how the table in front in a window is to be read again: an action of the window, which is there while
/// there is such a table.
final class ReadAgain {
  /// How it was read.
  private var options = ReadingOptions()
  private let overlay: UnsafeMutablePointer<GtkWidget>
  private let readings: LastReadings
  private let appearance: AppearanceSource
  private let onAnswer: (BoardPart.Origin, ReadingOptions) -> Void
  private var table: BoardPart.Origin?
  private var action: OpaquePointer?
  private var card: ReadAs?
  private var activities: BoardPart.Origin?
  private var choice: ActivityMenu?
  private var questions: ActivityQuestions?

  /// Nothing to read again yet, in a window whose content an overlay holds; `onAnswer` hears what is to be read,
  /// and how.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, over overlay: UnsafeMutablePointer<GtkWidget>,
    _ toasts: Toasts, _ settings: Settings, _ readings: LastReadings,
    _ appearance: AppearanceSource,
    onAnswer: @escaping (BoardPart.Origin, ReadingOptions) -> Void
  ) {
    (self.overlay, self.readings, self.appearance) = (overlay, readings, appearance)
    self.onAnswer = onAnswer
    action = addAction(.readAs, to: window) { [weak self] in self?.ask() }
    choice = ActivityMenu(in: window) { [weak self] activities in
      self?.change { $0.activities = activities }
    }
    questions = ActivityQuestions(in: window, toasts, settings) { [weak self] in self?.change($0) }
    offer(nil)
  }

  /// Whether there is a file to read again.
  var isOffered: Bool { table != nil }

  /// Lets a part be read again, as far as that makes sense, or none, which ends the question; `isNew` where it has just
  /// been opened.
  func offer(_ part: BoardPart?, isNew: Bool = false) {
    offer(part?.isReadable == true ? part?.origin : nil, read: part?.options)
    activities = part?.activities == nil ? nil : part?.origin
    let choices = part?.activities?.choices ?? []
    choice?.show(options.activities ?? .here, choices)
    questions?.show(
      options, choices, sources: part?.activities?.healthSources ?? [], isNew: isNew)
  }

  /// Lets what could not be read with some options be read with others.
  func offer(refused origin: BoardPart.Origin, read options: ReadingOptions) {
    offer(nil)
    offer(origin, read: options)
  }

  private func offer(_ origin: BoardPart.Origin?, read options: ReadingOptions?) {
    let table = origin?.path.map(ChartFile.isOfFiles) == true ? nil : origin
    self.table = table
    self.options = options ?? ReadingOptions()
    if table == nil { card?.dismiss() }
    g_simple_action_set_enabled(action, table == nil ? 0 : 1)
  }

  /// Lets go of the question with its window.
  func dismantle() { card = nil }

  private func change(_ change: (inout ReadingOptions) -> Void) {
    guard let activities else { return }
    var options = options
    change(&options)
    options.activities?.now = nil
    onAnswer(activities, options)
  }

  private func ask() {
    guard let table, let path = table.path, card == nil else { return }
    let card = ReadAs(over: overlay, path, options, readings, appearance) { [weak self] options in
      guard let self else { return }
      self.card = nil
      if let options { onAnswer(table, options) }
    }
    self.card = card
    card.present()
  }
}
