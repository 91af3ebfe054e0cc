import ChartCore

/// How high a band is, and one with words in it, for letters of the usual size.
private let (slimBand, wordedBand) = (7.0, 16.0)
/// The space between bands.
private let bandGap = 2.0
/// From a word to the ends of its stretch, and the least room for a word that is cut, in its size.
private let (besideWord, leastRoom) = (5.0, 3.0)

extension Table {
  /// What the bands of states take at the plot's foot; 0 where there are none.
  func stateHeight(in style: ChartStyle) -> Double {
    stateHeight(isWorded: style.wantsPatterns, textScale: style.textScale)
  }

  /// The same of bands that have words in them or not.
  func stateHeight(isWorded: Bool, textScale: Double) -> Double {
    let (count, band) = (Double(states.count), bandHeight(isWorded, textScale))
    return count > 0 ? count * band + (count - 1) * bandGap : 0
  }
}

/// The height of a band of states: where colours alone do not tell, words stand in it.
private func bandHeight(_ isWorded: Bool, _ textScale: Double) -> Double {
  ((isWorded ? wordedBand : slimBand) * textScale).rounded()
}

/// What the bands of states depend on.
struct StatesInput: TimeDrawing, Equatable {
  let setting: ChartSetting
  let visibleRange: ClosedRange<Double>
  let xScale: LinearScale

  /// Those of a picture.
  init(_ picture: ChartPicture) {
    (setting, visibleRange, xScale) = (picture.setting, picture.visibleRange, picture.xScale)
  }

  private var bandHeight: Double {
    ChartScene.bandHeight(style.wantsPatterns, style.textScale)
  }

  /// The states, a band for each column of words that has some, on whole pixels; gaps where there are none.
  func scene(measure: some TextMeasure) -> Scene {
    let bands = table.states.enumerated().flatMap { number, labels in
      let upper = Double(number) * (bandHeight + bandGap)
      return band(of: labels, number: number, at: upper, measure: measure)
    }
    return Scene(size: Size(layout.plot.width, layout.stateHeight), items: bands)
  }

  private func band(
    of labels: Labels, number: Int, at upper: Double, measure: some TextMeasure
  ) -> [Scene.Item] {
    let runs = table.stateRuns(
      of: labels, in: visibleRange, bucketSpan: xScale.bucketSpan
    ).compactMap { run in rect(of: run, at: upper).map { (word: run.word, rect: $0) } }
    let words = Set(runs.map(\.word)).sorted()
    let surfaces = words.map { word in
      Scene.Item.rectangles(
        runs.filter { $0.word == word }.map { $0.rect.withSeam(style.theme.seam) },
        fill: color(ofState: word, in: number))
    }
    guard style.wantsPatterns else { return surfaces }
    return surfaces
      + runs.compactMap { run in
        text(labels.words[run.word].onOneLine.shortened, in: run.rect, measure: measure) {
          style.theme.ink(on: color(ofState: run.word, in: number))
        }
      }
  }

  /// Where a stretch is seen, on whole pixels; nil where it is not.
  private func rect(of run: StateRun, at upper: Double) -> Rect? {
    let edges = layout.rangeEdges
    let left = xScale(run.range.lowerBound).clamped(to: edges).rounded()
    let right = xScale(run.range.upperBound).clamped(to: edges).rounded()
    return right > left ? Rect(left, upper, right - left, bandHeight) : nil
  }

  /// The word of a stretch, cut where that is shorter; nil where it has no room.
  private func text(
    _ word: String, in rect: Rect, measure: some TextMeasure, color: () -> Color
  ) -> Scene.Item? {
    let room = rect.width - 2 * besideWord
    guard room >= min(leastRoom * style.label.size, measure.width(of: word, style: style.label))
    else { return nil }
    let baseline = style.label.baseline(centredOn: rect.y + rect.height / 2).rounded()
    return .text(
      Text(
        word, at: Point(rect.x + besideWord, baseline), style: style.label, color: color(),
        maximumWidth: room))
  }
}

extension ChartDrawing {
  /// The colour of a word of one of the columns of states. Those of all columns differ, up to what a palette has.
  func color(ofState word: Int, in column: Int) -> Color {
    let before = table.states.prefix(column).map { $0.stateNumber(ofWord: $0.words.count) }
    let number = before.reduce(0, +) + table.states[column].stateNumber(ofWord: word)
    let color =
      style.theme.isDark
      ? SeriesPalette.nightStateColor(number) : SeriesPalette.stateColor(number)
    return style.theme.seriesColor(color, isSurface: true)
  }
}

extension Labels {
  /// How many words there are before one, without the empty one.
  fileprivate func stateNumber(ofWord word: Int) -> Int { words.prefix(word).count { !$0.isEmpty } }
}

extension Rect {
  /// Without a seam at its end where that leaves most of it.
  fileprivate func withSeam(_ seam: Double) -> Rect {
    width > 2 * seam ? Rect(x, y, width - seam, height) : self
  }
}
