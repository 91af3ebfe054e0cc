import ChartCore
import ChartScene
import Testing

@Suite struct NotesTests {
  private func overlay(_ notes: [(String, ClosedRange<Int>)]) -> Scene {
    var fixture = Fixture(Table.daily([[1, 5, 3, 7, 2, 9, 4, 4]]))
    fixture.board.apply(.showAll(chart: 0))
    let written = notes.compactMap { text, days in
      ChartNote(
        text,
        at: firstMoment + Double(days.lowerBound) * day...firstMoment + Double(days.upperBound)
          * day)
    }
    return fixture.picture(notes: written).overlay(measure: FixedMeasure())
  }

  @Test func withoutNotesThereIsNothing() { #expect(overlay([]).items.isEmpty) }

  @Test func aPointHasALineAndItsWords() {
    let scene = overlay([("Launch", 3...3)])
    #expect(scene.texts.map(\.string) == ["Launch"])
    #expect(scene.rectangles.count == 2 && scene.rectangles[0].width == 1)
  }

  @Test func aRangeHasABand() {
    let scene = overlay([("Holidays", 2...5)])
    #expect(scene.texts.map(\.string) == ["Holidays"] && scene.rectangles[0].width > 100)
  }

  @Test func notesAtOnePlaceStandBelowEachOtherWhileThereIsRoom() {
    let scene = overlay((0..<5).map { ("Note \($0)", 3...(3 + $0 % 2)) })
    #expect(scene.texts.count == 3)
    #expect(Set(scene.texts.map(\.position.y)).count == 3)
  }

  @Test func longNotesHaveThreeLinesTheLastOfWhichIsCut() {
    let scene = overlay([(String(repeating: "long ", count: 60), 0...0)])
    #expect(scene.texts.count == 3)
    #expect(Set(scene.texts.map(\.maximumWidth)) == [220])
    #expect(Set(scene.texts.map(\.position.y)).count == 3)
  }

  @Test func aLabelStandsAtTheLowerEdge() {
    let scene = overlay([("Launch", 3...3)])
    #expect(scene.texts[0].position.y > scene.rectangles[0].height / 2)
  }

  @Test("what steps back beside a bar is behind the words", arguments: [nil, 1.0])
  func wordsAreNotVeiled(marked: Double?) throws {
    var fixture = Fixture(Table.daily([[1, 5, 3, 7, 2]], kind: .bars))
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + 3 * day))
    let note = try #require(ChartNote("Launch", at: firstMoment...firstMoment))
    let items = fixture.picture(
      mark: marked.map { firstMoment + $0 * day }, notes: [note]
    )
    .overlay(measure: FixedMeasure()).items
    let veil = try #require(items.firstIndex { if case .rectangles = $0 { true } else { false } })
    let words = try #require(items.firstIndex { if case .text = $0 { true } else { false } })
    #expect(veil < words)
  }

  @Test(
    "what is written beyond the visible range is at no edge of it",
    arguments: [
      (ChartKind.bars, [false, true, false, false]), (.lines, [false, true, true, false]),
    ]) func beyondTheRange(kind: ChartKind, isSeen: [Bool]) throws
  {
    var fixture = Fixture(Table.daily([[1, 5, 3, 7, 2, 9, 4, 4]], kind: kind))
    fixture.board.apply(.setRange(chart: 0, firstMoment + 3 * day...firstMoment + 5 * day))
    for (point, isSeen) in zip([2.0, 4, 5, 6], isSeen) {
      let x = firstMoment + point * day
      let note = try #require(ChartNote("Launch", at: x...x))
      let items = fixture.picture(notes: [note]).overlay(measure: FixedMeasure()).items
      #expect(items.isEmpty != isSeen, "\(point)")
    }
  }

  @Test func beyondTheDataThereIsNoMark() {
    #expect(overlay([("Later", 12...13)]).items.isEmpty)
  }
}
