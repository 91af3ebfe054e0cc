import CGtk
import GtkBridge

/// How many letters a second are read, by those who do not read fast.
private let lettersPerSecond = 12
/// How long a toast stays beside the time that it takes to read it, in seconds: until it is seen.
private let noticeSeconds = 3

/// A sentence over what a window shows.
struct Toast {
  /// The sentence.
  let sentence: String
  /// What can be done about it, at the press of a button.
  var answer: (words: String, onPress: () -> Void)?
  /// Whether it stays until it is answered.
  var isQuestion = false
  /// What is the case while it is true, as whoever tells of it calls that; nil where nothing is.
  var state: String?

  /// How long it takes to see it and to read it, in milliseconds.
  fileprivate var milliseconds: UInt32 {
    UInt32(1000 * (noticeSeconds + sentence.count / lettersPerSecond))
  }
}

/// Sentences over what a window shows, whole, for as long as it takes to read them: each takes the place of the one
/// before, as what was said last is what holds.
///
/// Not libadwaita's (1.2), which has them wait for each other, lays them over buttons, and frees one that is dismissed
/// while it is on its way.
final class Toasts {
  private let card: ToastCard
  private var current: Toast?
  /// The question that still waits for its answer; it is seen while nothing else is.
  private var question: Toast?
  private var ending: Debounce?

  /// Toasts over a widget.
  init(over child: UnsafeMutablePointer<GtkWidget>) {
    card = ToastCard(over: child)
    card.onClose = { [weak self] in self?.closed() }
    card.onAnswer = { [weak self] in self?.answered() }
  }

  /// The widget around what they are shown over.
  var widget: UnsafeMutablePointer<GtkWidget> { card.widget }

  /// Shows a sentence; `state` is what is the case while it is true.
  func show(_ sentence: String, of state: String? = nil) {
    show(Toast(sentence: beginning(of: sentence), state: state))
  }

  /// Shows a sentence with a button that does something about it.
  func show(_ sentence: String, button words: String, onPress: @escaping () -> Void) {
    show(Toast(sentence: beginning(of: sentence), answer: (words, onPress)))
  }

  /// Asks what a button answers, until it or the one that closes is pressed.
  func ask(_ sentence: String, button words: String, onPress: @escaping () -> Void) {
    let toast = Toast(sentence: sentence, answer: (words, onPress), isQuestion: true)
    question = toast
    show(toast)
  }

  /// Takes back what was said of a state, which has ended.
  func withdraw(_ state: String) { if current?.state == state { end() } }

  private func show(_ toast: Toast) {
    current = toast
    card.show(toast)
    ending =
      toast.isQuestion
      ? nil : Debounce(milliseconds: toast.milliseconds) { [weak self] in self?.end() }
    ending?.schedule()
  }

  private func end() {
    (current, ending) = (nil, nil)
    if let question { show(question) } else { card.hide() }
  }

  private func closed() {
    if current?.isQuestion == true { question = nil }
    end()
  }

  private func answered() {
    let answer = current?.answer
    closed()
    answer?.onPress()
  }
}

/// The longest sentence that is laid out: names in it come from files.
private let mostCharacters = 400

/// The beginning of a sentence that is too long to read.
func beginning(of text: String) -> String {
  text.count > mostCharacters ? text.prefix(mostCharacters) + "…" : text
}
