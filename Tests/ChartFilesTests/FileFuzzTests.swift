import ChartCore
import ChartResources
import TestSupport
import Testing

@testable import ChartFiles

@Suite struct FileFuzzTests {
  /// How many damaged files a seed stands for: all seeds together take a few seconds.
  private static let filesPerSeed = 300

  @Test(arguments: 1...4)
  func damagedFilesGiveChartsOrOneSentence(seed: UInt64) {
    let read = { (bytes, name) throws(ChartFileError) in try ChartFile.parse(bytes, name: name) }
    #expect(complaints(seed: seed, read) == [])
  }

  @Test func damageIsNeitherAlwaysFatalNorNever() {
    var accepted = 0
    let files = damagedFiles(seed: 1)
    for file in files where (try? ChartFile.parse(file, name: "a")) != nil { accepted += 1 }
    #expect(accepted > files.count / 50)
    #expect(accepted < files.count / 2)
  }

  /// The trap: a reader that answers some files wrongly must not pass.
  @Test func wrongAnswersAreNoticed() {
    let silent = complaints(seed: 1) { (bytes, name) throws(ChartFileError) in
      do throws(ChartFileError) {
        return try ChartFile.parse(bytes, name: name)
      } catch {
        throw ChartFileError(file: name, problem: error.line == 3 ? "" : error.problem)
      }
    }
    let lost = complaints(seed: 1) { (bytes, name) throws(ChartFileError) in
      let document = try ChartFile.parse(bytes, name: name)
      return ChartDocument(
        format: document.format, tables: document.tables.map(\.backwards), notices: [])
    }
    #expect(!silent.isEmpty)
    #expect(!lost.isEmpty)
  }

  private typealias Reader = ([UInt8], String) throws(ChartFileError) -> ChartDocument

  /// What is wrong with a reader's answers to damaged files.
  private func complaints(seed: UInt64, _ reader: Reader) -> [String] {
    damagedFiles(seed: seed).enumerated().compactMap { index, file in
      complaint(about: file, reader).map { "seed \(seed), file \(index): \($0)" }
    }
  }

  private func complaint(about file: [UInt8], _ reader: Reader) -> String? {
    do throws(ChartFileError) {
      let document = try reader(file, "a.json")
      return document.tables.lazy.compactMap(complaint).first
    } catch {
      let sentence = error.description
      let isOneLine = !sentence.contains(where: \.isNewline) && sentence.count < 400
      let isWhole = sentence.hasPrefix("a.json") && sentence.hasSuffix(".")
      let says = sentence.contains(" expected") && sentence.contains(", found ")
      return isOneLine && isWhole && says ? nil : sentence
    }
  }

  private func complaint(about table: Table) -> String? {
    let moments = (0..<table.x.count).map { table.x[$0] }
    if !moments.allSatisfy(\.isFinite) { return "a moment is no number" }
    if zip(moments, moments.dropFirst()).contains(where: { $0 > $1 }) { return "x is unsorted" }
    if table.series.allSatisfy(\.isHidden) { return "nothing is visible" }
    if Set(table.series.map(\.id)).count < table.series.count { return "an id is not unique" }
    return table.series.contains { $0.name.isEmpty } ? "a name is empty" : nil
  }

  private func damagedFiles(seed: UInt64) -> [[UInt8]] {
    var random = SeededGenerator(seed: seed)
    let small = Array(
      "[\n\(TelegramText().text)\n,\n\(TelegramText(more: #","hidden":["y0"]"#).text)]".utf8)
    let statistics = Array(
      StatisticsText.object([
        "a_graph": StatisticsText.graph(TelegramText().text), "b_graph": #"{"token":"t"}"#,
        "c_graph": StatisticsText.tdlibGraph(TelegramText(more: #","stacked":1"#).text),
      ]).utf8)
    return (0..<Self.filesPerSeed).map { index in
      let form = index.isMultiple(of: 3) ? statistics : small
      let whole = index.isMultiple(of: 30) ? Resources.sample : form
      return Mutation.mutated(whole, using: &random)
    }
  }
}

extension Table {
  /// The same table from its end to its start, which no table may be.
  fileprivate var backwards: Table {
    Table(x: Column((0..<x.count).reversed().map { x[$0] }), series: series)
  }
}
