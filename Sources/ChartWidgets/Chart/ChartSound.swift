import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// How long a device may take beside the time that a melody lasts, in seconds: then it does not answer.
private let patienceSeconds = 5.0

/// A chart as it is heard: the tones of a series from left to right, with the indicator at what sounds.
///
/// It belongs to the keyboard: it stops where that goes elsewhere, and where anything else moves the indicator or changes
/// what is seen, as it would tell of something else then.
final class ChartSound {
  private let model: ChartModel
  private let player = SoundPlayer()
  private unowned let canvas: Canvas
  /// When it is over at the latest, in the time of frames.
  private var deadline = 0.0
  /// Whether it is what moves the indicator now.
  private(set) var isStepping = false
  private lazy var ticker = Ticker(canvas) { [weak self] in self?.frame(at: $0) ?? false }

  /// The sound of a model's chart, whose card is a canvas.
  init(on canvas: Canvas, _ model: ChartModel) {
    (self.canvas, self.model) = (canvas, model)
    let focus = Controller.focus()
    connect(focus, "leave") { [weak self] in self?.stop() }
    gtk_widget_add_controller(canvas.widget, focus)
  }

  /// Whether it sounds, or is about to.
  var isOn: Bool { player.state != .silent }

  /// Begins, or stops what sounds; says why where there is nothing to hear.
  func toggle() {
    if isOn { return stop() }
    guard model.appearance.isHeard else {
      return model.store.tell(tr("Sounds are off. They can be switched on in the preferences."))
    }
    guard let series = model.readSeries else {
      return model.store.tell(tr("All series are off: there is nothing to hear."))
    }
    guard let melody = model.settledPicture()?.melody(ofSeries: series) else {
      return model.store.tell(tr("Only charts with a y axis can be heard."))
    }
    guard !melody.isSilent else {
      return model.store.tell(tr("There are no values to hear in the visible range."))
    }
    player.play(rate: Melody.rate) { melody.samples }
    deadline = model.seconds + Melody.seconds + patienceSeconds
    ticker.start()
  }

  /// Falls silent; the indicator stays where it has come to.
  func stop() {
    guard isOn else { return }
    ticker.stop()
    end()
  }

  private func end() {
    player.stop()
    model.commit(true)
  }

  /// What is heard at the time of a frame; returns whether it goes on.
  private func frame(at seconds: Double) -> Bool {
    switch player.state {
    case .silent: return false
    case .starting where seconds < deadline: return true
    case .starting: fail(.noDevice)
    case .failed(let failure): fail(failure)
    case .playing(let heard):
      step(to: min(heard / Melody.seconds, 1))
      if heard < Melody.seconds, seconds < deadline { return isOn }
      end()
    }
    return false
  }

  private func fail(_ failure: SoundFailure) {
    end()
    model.store.tell(failure.sentence)
  }

  /// Has the indicator read the point at a share of the visible range.
  private func step(to share: Double) {
    guard let chart = model.chart, let range = model.state?.visibleRange,
      let table = model.shown?.table
    else { return }
    isStepping = true
    model.store.send(.setIndicator(chart: chart, table.x(at: table.index(at: share, of: range))))
    isStepping = false
  }
}

extension Table {
  /// The point that is read at a share of a range: one inside, if there is any.
  fileprivate func index(at share: Double, of range: ClosedRange<Double>) -> Int {
    let moment = range.lowerBound.interpolated(to: range.upperBound, by: share)
    if kind.fillsPeriods { return index(reading: min(moment, range.upperBound.nextDown)) }
    let first = index(atOrAfter: range.lowerBound)
    let last = index(atOrAfter: range.upperBound.nextUp) - 1
    return first <= last ? min(max(index(reading: moment), first), last) : index(reading: moment)
  }
}

extension SoundFailure {
  /// What people are told.
  fileprivate var sentence: String {
    switch self {
    case .noLibrary: tr("There is no sound: GStreamer is not installed.")
    case .noPlugin: tr("There is no sound: some of GStreamer’s plugins are not installed.")
    case .noRoom: tr("There is no sound: no room is left for temporary files.")
    case .noDevice: tr("There is no sound: no device plays it.")
    }
  }
}
