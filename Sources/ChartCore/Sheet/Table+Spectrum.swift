/// Points that are less milliseconds apart are some each second.
private let mostForHertz = 10_000.0
/// Of longer times people ask what repeats every day.
private let fewDays = 3.0
/// Of a day, as clocks change.
private let nearlyOne = 0.9
/// A year of Julian days, in milliseconds.
private let yearLength = 365.25 * millisecondsPerDay

extension Table {
  /// The line of the waves in values of a unit at the points of a table, over their frequencies; one without any point where
  /// there are none.
  init(
    of found: Waves?, at points: Table, unit: MeasureUnit?,
    called title: String, number: Int, _ words: Words
  ) {
    let (length, frequencyUnit) = points.frequencyUnit(
      step: found?.spectrum.step ?? 1, of: found?.spacing ?? 0)
    var presentation = Presentation()
    (presentation.xKind, presentation.addsUp) = (.numbers, false)
    (presentation.xName, presentation.xUnit) = (words("Frequency"), frequencyUnit)
    let amplitudes = found.map { Column($0.spectrum.amplitudes) } ?? Column(gaps: 1)
    let step = found.map { $0.spectrum.step * length / $0.spacing } ?? 1
    let x = Column(start: step, step: step, count: amplitudes.count)
    presentation.layout.openingRange = step...step * Double(amplitudes.count)
    let series = Series(number: number, name: words("Amplitude"), column: amplitudes)
    self.init(
      title: title, kind: .lines, x: x, series: [series.measured(in: unit)],
      presentation: presentation)
  }

  /// The strongest frequency in each piece of values of a unit at the points of a table, which shows how strong all are; one
  /// without any point where there are none.
  init(
    of found: Sonogram?, at points: Table, _ computed: Presentation, unit: MeasureUnit?,
    called title: String, number: Int, _ words: Words
  ) {
    let (waves, spacing) = (found?.spectrogram, found?.spacing ?? 0)
    let (length, frequencyUnit) = points.frequencyUnit(step: waves?.step ?? 1, of: spacing)
    var presentation = computed
    // Pieces are told by the clock, also where the points' x leaves something out.
    if presentation.sessions != nil { presentation.xKind = .moments }
    (presentation.sessions, presentation.calledMoments, presentation.period) = (nil, nil, nil)
    presentation.layout.openingRange = nil
    presentation.addsUp = false
    let step = (waves?.step ?? 1) * length / (spacing > 0 ? spacing : 1)
    let first = found.map { $0.start + spacing * $0.spectrogram.middle(ofPiece: 0) }
    let apart = spacing * Double(waves?.hop ?? 1)
    let x = Column(
      (0..<(waves?.pieceCount ?? 1)).map { piece in
        ((first ?? points.domain.lowerBound) + apart * Double(piece)).withoutNoise
      })
    presentation.layout.openingRange = x[0]...x[x.count - 1]
    let name = words("Strongest frequency") + (frequencyUnit.map { " (\($0))" } ?? "")
    let column =
      waves.map { Column($0.strongest.map { ($0 * step).withoutNoise }) } ?? Column(gaps: 1)
    self = Table(
      title: title, kind: waves == nil ? .lines : .spectrogram, x: x,
      series: [Series(number: number, name: name, column: column)], presentation: presentation
    ).showing(
      waves.map {
        ShownSpectrogram(
          spectrogram: $0, start: x[0], spacing: apart, step: step,
          amplitudeUnit: unit?.textIfAny)
      })
  }

  /// In what the frequencies of waves are told, which are so many waves a value apart, of values so far apart on x: the length
  /// of x in which they are counted, and how that is written.
  private func frequencyUnit(
    step: Double, of spacing: Double
  ) -> (length: Double, unit: String?) {
    switch xKind {
    case .numbers:
      let unit = presentation.xUnit
      return (1, unit.map { $0.allSatisfy(\.isLetter) ? "\($0)⁻¹" : "1/(\($0))" })
    case .rows: return (1, nil)
    case .moments, .sessions, .timesOfDay, .durations: break
    }
    let isOfDays = spacing / step > fewDays * millisecondsPerDay
    switch spacing {
    case ..<mostForHertz: return (1000, "Hz")
    case ..<millisecondsPerHour where !isOfDays: return (millisecondsPerHour, "h⁻¹")
    case ..<(nearlyOne * millisecondsPerDay): return (millisecondsPerDay, "d⁻¹")
    default: return (yearLength, "year⁻¹")
    }
  }
}
