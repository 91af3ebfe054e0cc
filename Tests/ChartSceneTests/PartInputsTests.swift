import ChartCore
import Testing

@testable import ChartScene

/// The input of a part is all that its scene is made of, and no more.
@Suite struct PartInputsTests {
  private static let moment = firstMoment + 30 * day

  /// What may be another from frame to frame, and the parts that it is seen in, of lines.
  enum Change: String, CaseIterable {
    case nothing, reading, mark, note, selection, pointer, raised, growth, range, series, title
    case theme, data, alike

    var parts: Set<ChartPart> {
      switch self {
      case .nothing, .pointer: []
      case .reading, .mark, .note, .selection: [.overlay]
      case .raised: [.plot, .overlay]
      case .growth: [.plot]
      case .range: Set(ChartPart.allCases)
      case .series: [.grid, .plot, .yLabels, .miniMapSeries, .overlay]
      case .title, .theme, .data, .alike: Set(ChartPart.allCases)
      }
    }
  }

  private func fixture(_ kind: ChartKind, _ change: Change, in table: Table) throws -> ChartPicture
  {
    var fixture = Fixture(
      change == .data ? .sample(kind).reversed : change == .alike ? .sample(kind) : table)
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, Self.moment))
    if change == .range { fixture.board.apply(.moveRange(chart: 0, by: -3 * day)) }
    if change == .range { fixture.board.apply(.zoom(chart: 0, factor: 0.8, about: Self.moment)) }
    if change == .series { fixture.board.apply(.toggle(chart: 0, series: 0)) }
    if change == .title { fixture.title = "Others" }
    if change == .theme { fixture.style.theme = .dark }
    if change == .reading { fixture.board.apply(.setIndicator(chart: 0, Self.moment + day)) }
    let note = try #require(ChartNote("Launch", at: Self.moment...Self.moment))
    return fixture.picture(
      pointerY: change == .pointer ? 40 : nil, mark: change == .mark ? firstMoment : nil,
      selection: change == .selection ? firstMoment...Self.moment : nil,
      notes: change == .note ? [note] : [],
      effects: PlotEffects(
        raised: change == .raised ? RaisedSeries(1) : nil, growth: change == .growth ? 0.5 : 1))
  }

  @Test(
    "a part whose scene is another has another input", arguments: ChartKind.allCases,
    Change.allCases)
  func noneIsStale(kind: ChartKind, change: Change) throws {
    let table = Table.sample(kind)
    let (before, after) = (
      try fixture(kind, .nothing, in: table), try fixture(kind, change, in: table)
    )
    for part in ChartPart.allCases where after.layout.rect(of: part) != nil {
      let isSame = before.inputs(of: part) == after.inputs(of: part)
      let measure = FixedMeasure()
      #expect(
        !isSame
          || before.scene(of: part, measure: measure) == after.scene(of: part, measure: measure),
        "\(part)")
    }
  }

  @Test(
    "of lines a part has another input where it is seen there, and nowhere else",
    arguments: Change.allCases)
  func noneIsBuiltInVain(change: Change) throws {
    let table = Table.sample(.lines)
    let (before, after) = (
      try fixture(.lines, .nothing, in: table), try fixture(.lines, change, in: table)
    )
    let others = ChartPart.allCases.filter {
      after.layout.rect(of: $0) != nil && before.inputs(of: $0) != after.inputs(of: $0)
    }
    #expect(Set(others).isSubset(of: change.parts), "\(others)")
  }

  @Test("on the way into a day both ends count, and how far it is")
  func ways() {
    let (overview, detail) = (ZoomPair.lines.overview(), ZoomPair.lines.detail())
    func inputs(_ progress: Double, _ detail: ChartPicture) -> ChartPartInputs {
      ZoomPicture(overview: overview, detail: detail, progress: progress).inputs(of: .overlay)
    }
    #expect(inputs(0, detail) == overview.inputs(of: .overlay))
    #expect(inputs(1, detail) == detail.inputs(of: .overlay))
    #expect(
      inputs(0.3, detail) == inputs(0.3, detail) && inputs(0.3, detail) != inputs(0.4, detail))
    let read = detail.reading(ChartReading(ZoomPair.opened + day / 2))
    #expect(inputs(0.3, detail) != inputs(0.3, read))
  }
}

extension Table {
  /// The same moments with each column's values from the last to the first.
  fileprivate var reversed: Table {
    let columns = series.map { series in
      Series(
        id: series.id, name: series.name, color: series.color,
        column: Column((0..<x.count).map { series.column[x.count - 1 - $0] }))
    }
    return Table(kind: kind, x: x, series: columns, presentation: presentation)
  }
}
