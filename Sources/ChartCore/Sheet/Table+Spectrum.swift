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
    let (length, frequencyUnit) = points.frequencyUnit(of: found)
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

  /// In what the frequencies of waves are told: the length of x in which they are counted, and how that is
  /// written.
  private func frequencyUnit(of waves: Waves?) -> (length: Double, unit: String?) {
    switch xKind {
    case .numbers:
      let unit = presentation.xUnit
      return (1, unit.map { $0.allSatisfy(\.isLetter) ? "\($0)⁻¹" : "1/(\($0))" })
    case .rows: return (1, nil)
    case .moments, .sessions, .timesOfDay, .durations: break
    }
    let spacing = waves?.spacing ?? 0
    let isOfDays = spacing / (waves?.spectrum.step ?? 1) > fewDays * millisecondsPerDay
    switch spacing {
    case ..<mostForHertz: return (1000, "Hz")
    case ..<millisecondsPerHour where !isOfDays: return (millisecondsPerHour, "h⁻¹")
    case ..<(nearlyOne * millisecondsPerDay): return (millisecondsPerDay, "d⁻¹")
    default: return (yearLength, "year⁻¹")
    }
  }
}
