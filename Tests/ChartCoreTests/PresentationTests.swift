import Testing

@testable import ChartCore

@Suite struct PresentationTests {
  /// Facts that few presentations have, each as it is set, taken away and asked for.
  enum Fact: CaseIterable {
    case sessions, calledMoments, activity, metrics

    func set(_ isThere: Bool, of presentation: inout Presentation) {
      let moments = Column([0, 86_400_000, 4 * 86_400_000])
      switch self {
      case .sessions:
        presentation.sessions = isThere ? TradingTime(moments, length: 86_400_000) : nil
      case .calledMoments: presentation.calledMoments = isThere ? moments : nil
      case .activity:
        presentation.activity = isThere ? ShownActivity(Activity(.run), unit: .kilometers) : nil
      case .metrics:
        presentation.metrics =
          isThere ? TableMetrics(group: "week", names: ["Distance"], shown: 0) : nil
      }
    }

    func isThere(in presentation: Presentation) -> Bool {
      switch self {
      case .sessions: presentation.sessions != nil
      case .calledMoments: presentation.calledMoments != nil
      case .activity: presentation.activity != nil
      case .metrics: presentation.metrics != nil
      }
    }
  }

  @Test(
    "each is by itself: one that comes or goes leaves the others", arguments: Fact.allCases,
    Fact.allCases)
  func factsAreApart(_ first: Fact, _ second: Fact) {
    var presentation = Presentation()
    first.set(true, of: &presentation)
    second.set(true, of: &presentation)
    #expect(
      Fact.allCases.filter { $0.isThere(in: presentation) }.count == (first == second ? 1 : 2))
    first.set(false, of: &presentation)
    #expect(second.isThere(in: presentation) == (first != second))
    second.set(false, of: &presentation)
    #expect(presentation == Presentation())
  }
}
