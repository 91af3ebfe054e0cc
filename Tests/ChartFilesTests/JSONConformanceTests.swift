import TestSupport
import Testing

@testable import ChartFiles

@Suite struct JSONConformanceTests {
  @Test(arguments: JSONCases.all)
  func readsAsTheStandardSays(_ example: JSONCase) {
    let tree = try? JSONNode(text: example.bytes)
    #expect((tree != nil) == (example.verdict == .accepted))
  }

  @Test(arguments: JSONCases.all)
  func skipsWhatItReads(_ example: JSONCase) {
    let isSkipped = (try? skip(example.bytes)) != nil
    #expect(isSkipped == (example.verdict == .accepted))
  }

  @Test(arguments: JSONCases.all)
  func agreesWithFoundationButForExceptions(_ example: JSONCase) throws {
    let oracle = JSONOracle.value(of: example.bytes)
    #expect((oracle != nil) == (example.verdict == .accepted || example.exception != nil))
    guard example.verdict == .accepted else { return }
    #expect(JSONOracle.agrees(try JSONNode(text: example.bytes), with: try #require(oracle)))
  }

  @Test(arguments: 1...8)
  func agreesWithFoundationOnDamagedTexts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let texts = JSONCases.all.filter { $0.verdict == .accepted && $0.bytes.count < 200 }
    for _ in 0..<1500 {
      let text = Mutation.mutated(
        try #require(texts.randomElement(using: &random)).bytes, using: &random)
      let disagreement = disagreement(on: text)
      #expect(
        disagreement == nil,
        "seed \(seed): \(String(decoding: text, as: UTF8.self).debugDescription)")
    }
  }

  /// What our reader and Foundation's decide differently about a text without a known reason.
  private func disagreement(on text: [UInt8]) -> String? {
    let oracle = JSONOracle.value(of: text)
    do throws(Fault) {
      let tree = try JSONNode(text: text)
      guard let oracle else { return "Foundation refuses it" }
      return JSONOracle.agrees(tree, with: oracle) ? nil : "the values differ"
    } catch {
      if oracle == nil || JSONOracle.leniency(text, refusedAt: error) != nil { return nil }
      return "Foundation accepts it: \(error)"
    }
  }

  private func skip(_ text: [UInt8]) throws(Fault) {
    var reader = try JSONReader(text)
    try reader.skip()
    try reader.finish()
  }
}

@Suite struct JSONOracleTests {
  @Test(arguments: [
    ("1", "2"), ("1", "true"), ("true", "1"), ("false", "true"), ("null", "0"), ("\"a\"", "\"b\""),
    ("\"é\"", "\"e\u{301}\""), ("[1]", "[1,1]"), ("[]", "{}"), ("{\"a\":1}", "{\"a\":2}"),
    ("{\"a\":1}", "{\"b\":1}"), ("{}", "{\"a\":1}"), ("0.1", "0.10000000000001"),
  ])
  func tellsDifferentValuesApart(ours: String, theirs: String) throws {
    let tree = try JSONNode(text: Array(ours.utf8))
    #expect(JSONOracle.agrees(tree, with: try #require(JSONOracle.value(of: Array(ours.utf8)))))
    #expect(!JSONOracle.agrees(tree, with: try #require(JSONOracle.value(of: Array(theirs.utf8)))))
  }
}
