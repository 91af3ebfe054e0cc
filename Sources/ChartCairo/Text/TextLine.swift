import CCairo
import ChartScene

/// One line of laid out letters, kept for as long as a frame after the next may need it again.
final class TextLine {
  /// The advance width in device-independent pixels.
  let width: Double
  /// Whether some of its signs are pictures, which have no outline to fill.
  let isPictorial: Bool
  /// How much larger the letters are than they were shaped.
  private let stretch: Double
  private let string: String
  private let runs: [TextRun]
  private var stamps: (letters: TextStamp?, rim: TextStamp?)

  /// A line of the runs that `string` was shaped into, from left to right.
  init(of string: String, runs: [TextRun], stretch: Double, isPictorial: Bool) {
    self.string = string
    self.runs = runs
    self.stretch = stretch
    self.isPictorial = isPictorial
    width = runs.last.map { Double($0.start + $0.width) * stretch / Double(PANGO_SCALE) } ?? 0
  }

  /// Adds the letters' outlines to the path of `context`, from the current point on the baseline.
  func addPath(to context: OpaquePointer) {
    forEachRun(on: context) { $0.addPath(to: context) }
  }

  /// Paints the letters as their font has them, from the current point on the baseline.
  func show(on context: OpaquePointer) {
    string.withCString { text in
      forEachRun(on: context) { $0.show(on: context, of: text) }
    }
  }

  /// The smallest rectangle around the letters' outlines, from the start of the baseline on; nil
  /// where there are none.
  var ink: Rect? {
    let ink = runs.compactMap(\.ink)
    guard let first = ink.first else { return nil }
    let unit = stretch / Double(PANGO_SCALE)
    let all = ink.dropFirst().reduce(first) { $0.joined(with: $1) }
    return Rect(all.x * unit, all.y * unit, all.width * unit, all.height * unit)
  }

  /// The letters' shape for a scale; the last one is kept.
  func letters(scale: Double) -> TextStamp? {
    if let stamp = stamps.letters, stamp.scale == scale { return stamp }
    stamps.letters = TextStamp(of: self, scale: scale, rimWidth: nil)
    return stamps.letters
  }

  /// The shape of a rim of `width` around the letters for a scale; the last one is kept.
  func rim(width: Double, scale: Double) -> TextStamp? {
    if let stamp = stamps.rim, stamp.scale == scale { return stamp }
    stamps.rim = TextStamp(of: self, scale: scale, rimWidth: width)
    return stamps.rim
  }

  /// Moves to where each run starts, at its size, and does something there.
  private func forEachRun(on context: OpaquePointer, _ body: (TextRun) -> Void) {
    var (x, y) = (0.0, 0.0)
    cairo_save(context)
    cairo_scale(context, stretch, stretch)
    cairo_get_current_point(context, &x, &y)
    for run in runs {
      cairo_move_to(context, x + Double(run.start) / Double(PANGO_SCALE), y)
      body(run)
    }
    cairo_restore(context)
  }
}
