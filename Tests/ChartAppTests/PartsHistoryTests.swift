import ChartFiles
import Testing

@testable import ChartApp

/// The parts of a window through steps back and forth.
@MainActor final class PartsHistoryTests {
  private let a = BoardPart.Origin.file(path: "/a.csv")
  private let b = BoardPart.Origin.file(path: "/b.csv")
  private let document: ChartDocument
  private var history = PartsHistory()

  init() throws { document = try sampleDocument(ReadingOptions()) }

  private func put(_ origin: BoardPart.Origin, decimal: Unicode.Scalar? = nil) -> Bool {
    var options = ReadingOptions()
    options.text.decimal = decimal
    return history.put(document, from: origin, named: origin.name, read: options)
  }

  private func remove(_ origin: BoardPart.Origin) -> Bool { history.remove(origin) }

  private func go(to revision: Int) -> [BoardPart.Origin]? { history.go(to: revision) }

  private var origins: [BoardPart.Origin] { history.parts.parts.map(\.origin) }

  @Test func whatIsReadAgainAsBeforeIsNoStep() {
    #expect(put(a))
    let (revision, first) = (history.revision, history.parts)
    #expect(!put(a))
    #expect(history.revision == revision)
    #expect(history.parts[a]?.number == first[a]?.number)
    #expect(!history.parts.isSame(as: first), "it has come anew")
    #expect(put(a, decimal: ","))
    #expect(history.revision != revision)
  }

  @Test func theLastPartStays() {
    _ = put(a)
    #expect(!remove(a))
    _ = put(b)
    #expect(remove(a))
    #expect(!remove(a), "it is not there any more")
    #expect(origins == [b])
  }

  @Test func aStepBackHasThePartsOfBefore() {
    _ = put(a)
    let before = history.revision
    _ = put(b)
    let after = history.revision
    #expect(go(to: before) == [])
    #expect(origins == [a])
    #expect(go(to: before) == nil, "it is there already")
    #expect(go(to: after) == [b], "nobody knows what became of it")
    #expect(origins == [a, b])
  }

  @Test func aStepBackKeepsWhatWasReadMeanwhile() {
    _ = put(a)
    let before = history.revision
    _ = put(b)
    _ = put(a)
    let change = history.parts[a]?.change
    #expect(go(to: before) == [])
    #expect(history.parts[a]?.change == change)
  }

  @Test func stepsThatNobodyCanGoToAreForgotten() {
    _ = put(a)
    let before = history.revision
    _ = put(b)
    history.keep([])
    #expect(go(to: before) == nil)
    #expect(origins == [a, b])
  }

  @Test func partsStandInAnOrder() {
    for origin in [a, b, .sample] { _ = put(origin) }
    history.arrange(as: [b, .file(path: "/c.csv"), a])
    #expect(origins == [b, a, .sample])
    history.startAnew()
    #expect(history.parts.isEmpty)
  }

  @Test func eachTableKnowsItsPart() {
    _ = put(a)
    #expect(history.parts.document?.tables.count == document.tables.count)
    _ = put(b)
    let joined = history.parts.document
    let numbers = joined.map { history.parts.numbers(in: $0) } ?? []
    #expect(numbers.count == (joined?.tables.count ?? 0) + (joined?.waiting.count ?? 0))
    #expect(Set(numbers).isSubset(of: [-1, 1, 2]))
  }
}
