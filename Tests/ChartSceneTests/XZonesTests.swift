import ChartCore
import TestSupport
import Testing

@testable import ChartScene

/// What an axis says where clocks change.
@Suite struct XZonesTests {
  private let hour = day / 24

  private func utc(_ year: Int, _ month: Int, _ day: Int, _ hours: Double = 0) -> Double {
    (CivilDate(year: year, month: month, day: day)?.milliseconds ?? .nan) + hours * hour
  }

  private func zone(_ name: String, _ first: Double, _ changes: (Double, Double)...) -> Zone {
    Zone(
      name, firstOffset: first * hour,
      transitions: changes.map { Zone.Change(moment: $0.0, offset: $0.1 * hour) })
  }

  private var zones: [Zone] {
    [
      .utc, Zone(offset: 5.5 * hour),
      zone("Europe/Berlin", 1, (utc(2024, 3, 31, 1), 2), (utc(2024, 10, 27, 1), 1)),
      zone("Australia/Lord_Howe", 11, (utc(2024, 4, 6, 15), 10.5), (utc(2024, 10, 5, 15.5), 11)),
      zone("America/Sao_Paulo", -3, (utc(2018, 11, 4, 3), -2), (utc(2019, 2, 17, 2), -3)),
    ]
  }

  /// Points every quarter of an hour from one moment to another, told in a zone.
  private func fixture(_ lower: Double, _ upper: Double, _ zone: Zone) -> Fixture {
    let count = Int((upper - lower) / (hour / 4)) + 1
    let table = Table(
      x: Column(start: lower, step: hour / 4, count: count),
      series: [
        Series(
          id: "y", name: "y", color: red, column: Column((0..<count).map { Double($0 % 7) }))
      ]
    ).shown(in: zone)
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    return fixture
  }

  /// A range's words and its labels, each level on a line.
  private func words(_ lower: Double, _ upper: Double, _ zone: Zone) -> String {
    let picture = fixture(lower, upper, zone).picture(Size(900, 440))
    let header = picture.header(measure: FixedMeasure()).texts.dropFirst().map(\.string)
    let rows = picture.xLabels(measure: FixedMeasure()).rows.map { row in
      row.map { "\(Int($0.position.x)) \($0.string)" }.joined(separator: " | ")
    }
    return (header + rows).joined(separator: "\n")
  }

  @Test func labelsAroundClockChanges() {
    let ranges = [
      (utc(2024, 3, 30, 12), utc(2024, 4, 1)), (utc(2024, 3, 30, 23), utc(2024, 3, 31, 4)),
      (utc(2024, 10, 26, 12), utc(2024, 10, 28)), (utc(2024, 10, 26, 23), utc(2024, 10, 27, 4)),
      (utc(2024, 4, 6, 12), utc(2024, 4, 6, 18)), (utc(2018, 11, 2), utc(2018, 11, 7)),
      (utc(2024, 3, 20), utc(2024, 4, 12)), (utc(2023, 12, 1), utc(2025, 2, 1)),
    ]
    let text = ranges.flatMap { lower, upper in zones.map { words(lower, upper, $0) } }
    let difference = Golden.difference(of: text.joined(separator: "\n\n") + "\n", from: "x-zones")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func cardsAndWhatIsCopiedSayLocalTimes() {
    var fixture = fixture(utc(2024, 10, 27), utc(2024, 10, 27, 4), zones[2])
    for (moment, copied) in [
      (0.5, "02:30:00+02:00"), (1.5, "02:30:00+01:00"), (2, "03:00:00+01:00"),
    ] {
      fixture.board.apply(.setIndicator(chart: 0, utc(2024, 10, 27, moment)))
      let picture = fixture.picture(Size(900, 440))
      #expect(picture.spokenPoint?.hasPrefix("Sun, 27 Oct 2024, \(copied.prefix(5))") == true)
      #expect(picture.copiedPoint?.hasPrefix("2024-10-27T\(copied)\ny\t") == true)
    }
  }

  @Test("labels do not crowd as an hour is skipped", arguments: 0..<60)
  func labelsAreApart(step: Int) {
    let lower = utc(2024, 3, 29) + Double(step) * hour / 3
    let labels =
      fixture(lower, lower + Double(6 + step) * hour, zones[2])
      .picture(Size(600, 440)).xLabels(measure: FixedMeasure()).rows.first ?? []
    for (label, next) in zip(labels, labels.dropFirst()) {
      let half = Double(label.string.count + next.string.count) / 2 * label.style.size * 0.6
      #expect(next.position.x - label.position.x - half >= 3.9, "\(label.string) \(next.string)")
    }
  }
}
