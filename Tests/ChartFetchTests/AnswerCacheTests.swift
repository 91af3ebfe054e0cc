import ChartCore
import Glibc
import Testing

@testable import ChartFetch

struct AnswerCacheTests {
  @Test func theLastAnswerIsKeptWithItsAge() throws {
    try withFolder { folder in
      let (cache, ibm) = (AnswerCache(folder: folder + "/a/b"), try request("IBM"))
      #expect(cache.answer(to: ibm) == nil)
      cache.keep(Array("one".utf8), to: ibm)
      cache.keep(Array("two".utf8), to: ibm)
      let answer = try #require(cache.answer(to: ibm))
      #expect(answer.bytes == Array("two".utf8))
      #expect((0..<60).contains(answer.age))
    }
  }

  @Test func eachRequestHasItsOwn() throws {
    try withFolder { folder in
      let cache = AnswerCache(folder: folder)
      let requests = try ["IBM", "ibm", "I/BM", "../../IBM", "größe"].map(request)
      for request in requests { cache.keep(Array(request.symbol.utf8), to: request) }
      for request in requests {
        #expect(cache.answer(to: request)?.bytes == Array(request.symbol.utf8))
      }
    }
  }

  @Test func anEmptyAnswerIsOne() throws {
    try withFolder { folder in
      let (cache, ibm) = (AnswerCache(folder: folder), try request("IBM"))
      cache.keep([], to: ibm)
      #expect(cache.answer(to: ibm)?.bytes == [])
    }
  }

  @Test func whereNothingCanBeKeptNothingIs() throws {
    let (cache, ibm) = (AnswerCache(folder: "/proc/no"), try request("IBM"))
    cache.keep([1], to: ibm)
    #expect(cache.answer(to: ibm) == nil)
  }

  @Test func whoAnsweredLastIsKnown() throws {
    try withFolder { folder in
      let cache = AnswerCache(folder: folder)
      #expect(cache.lastProvider == nil)
      cache.keep([1], to: try request("IBM"))
      #expect(cache.lastProvider == .alphaVantage(.days))
    }
  }

  @Test(arguments: [
    (0.0, "less than a minute ago"), (-5, "less than a minute ago"), (60, "1 minute ago"),
    (119, "1 minute ago"), (120, "2 minutes ago"), (3600, "1 hour ago"), (86_399, "23 hours ago"),
    (86_400, "1 day ago"), (864_000, "10 days ago"), (.infinity, "11574074074 days ago"),
  ])
  func agesAreToldInWholeParts(seconds: Double, words: String) {
    #expect(Age.words(seconds).description == words)
  }

  @Test func nobodyElseReadsAnswersAndNoNameHasAKey() throws {
    try withFolder { folder in
      let cache = AnswerCache(folder: folder)
      cache.keep([1], to: try request("IBM"))
      for name in names(in: folder) {
        var facts = stat()
        #expect(stat("\(folder)/\(name)", &facts) == 0 && facts.st_mode & 0o777 == 0o600)
        #expect(name == "provider" || name.hasPrefix("IBM-") && !name.contains("secret"))
      }
    }
  }

  private func request(_ symbol: String) throws -> SymbolRequest {
    try SymbolRequest(symbol, of: .alphaVantage(.days), key: "secret")
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    var name = Array("/tmp/chartdeck-cache-XXXXXX".utf8CString)
    let folder = String(cString: try #require(mkdtemp(&name)))
    defer { remove(folder) }
    try body(folder)
  }

  /// Removes a folder with all that is in it.
  private func remove(_ path: String) {
    for name in names(in: path) { remove("\(path)/\(name)") }
    _ = Glibc.remove(path)
  }

  /// What is in a folder; nothing where it is none.
  private func names(in folder: String) -> [String] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      names.append(
        withUnsafePointer(to: entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.filter { ![".", ".."].contains($0) }
  }
}
