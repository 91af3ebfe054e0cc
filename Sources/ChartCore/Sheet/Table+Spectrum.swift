/// A year of Julian days, in milliseconds.
private let yearLength = 365.25 * millisecondsPerDay

extension Table {
  /// The line of the waves in values of a unit at the points of a table, over their frequencies; one without any point where
  /// there are none.
  init(
    of found: Waves?, at points: Table, unit: MeasureUnit?,
    called title: String, number: Int, _ words: Words
  ) {
    let (length, frequencyUnit) = points.frequencyUnit(ofSpacing: found?.spacing ?? 0)
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

  /// In what frequencies are told of points that are so far apart: the length of x in which waves are counted, and how that is
  /// written.
  private func frequencyUnit(ofSpacing spacing: Double) -> (length: Double, unit: String?) {
    switch xKind {
    case .numbers: return (1, presentation.xUnit.map { "\($0)⁻¹" })
    case .rows: return (1, nil)
    case .moments, .sessions, .timesOfDay, .durations: break
    }
    switch spacing {
    case ..<(10 * 1000): return (1000, "Hz")
    case ..<millisecondsPerHour: return (millisecondsPerHour, "h⁻¹")
    case ..<(0.9 * millisecondsPerDay): return (millisecondsPerDay, "d⁻¹")
    default: return (yearLength, "year⁻¹")
    }
  }
}
