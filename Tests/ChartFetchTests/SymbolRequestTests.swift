import Testing

@testable import ChartFetch

struct SymbolRequestTests {
  @Test(arguments: [
    ("IBM", "https://x.org/q?s={symbol}&k={key}", "https://x.org/q?s=IBM&k=a%26b"),
    (" EUR/USD ", "https://x.org/{symbol}.csv", "https://x.org/EUR%2FUSD.csv"),
    ("^spx&x=1", "https://x.org/?s={symbol}", "https://x.org/?s=%5Espx%26x%3D1"),
    ("Größe", "https://x.org/?s={symbol}", "https://x.org/?s=Gr%C3%B6%C3%9Fe"),
    ("{key}", "https://x.org/?s={symbol}", "https://x.org/?s=%7Bkey%7D"),
    ("A", " http://127.0.0.1:8080/{symbol}/{key} ", "http://127.0.0.1:8080/A/a%26b"),
  ])
  func symbolAndKeyGoWhereTheyBelong(symbol: String, address: String, expected: String) throws {
    let request = try SymbolRequest(symbol, of: PriceProvider(address: address), key: "a&b")
    #expect(request.address.text == expected)
  }

  @Test(arguments: [
    (" ", "https://x.org/{symbol}", FetchError.noSymbol),
    ("IBM", "https://x.org/", .noPlaceForSymbol), ("IBM", "", .noPlaceForSymbol),
    ("IBM", "ftp://x.org/{symbol}", .noAddress), ("IBM", "x.org/{symbol}", .noAddress),
    ("IBM", "https:///{symbol}", .noAddress), ("IBM", "file:///{symbol}", .noAddress),
    ("IBM", "https://x.org/{symbol}?k={key}", .noKey),
  ])
  func whatIsMissingIsTold(symbol: String, address: String, error: FetchError) {
    #expect(throws: error) {
      try SymbolRequest(symbol, of: PriceProvider(address: address))
    }
  }

  @Test(arguments: [
    ("http://x.org/{symbol}/{key}", false), ("http://127.0.0.1.x.org/{symbol}/{key}", false),
    ("http://127.x.0.1/{symbol}/{key}", false), ("http://127.0.0.1/{symbol}/{key}", true),
    ("http://localhost:80/{symbol}/{key}", true), ("http://[::1]/{symbol}/{key}", true),
    ("https://x.org/{symbol}/{key}", true), ("http://x.org/{symbol}", true),
  ])
  func keysGoWhereNobodyReadsThem(address: String, isTaken: Bool) {
    let request = try? SymbolRequest("IBM", of: PriceProvider(address: address), key: "secret")
    #expect((request != nil) == isTaken)
  }

  @Test func keysAreInNoSentence() throws {
    let provider = PriceProvider.alphaVantage(.days)
    let request = try SymbolRequest("IBM", of: provider, key: "S3CRET+KEY")
    #expect(
      request.masked("S3CRET+KEY is wrong: apikey=S3CRET%2BKEY") == "… is wrong: apikey=…")
    let short = try SymbolRequest("IBM", of: provider, key: "a")
    #expect(short.masked("a day") == "a day")
  }

  @Test func oneKeyDoesForASite() {
    let sites = AlphaVantagePeriod.allCases.map { PriceProvider.alphaVantage($0).site }
    #expect(Set(sites) == ["https://www.alphavantage.co"])
    #expect(PriceProvider(address: "http://127.0.0.1:80/a/b").site == "http://127.0.0.1:80")
  }

  @Test(arguments: [
    ("https://x.org/a", "https://y.org/b", "https://y.org/b"),
    ("https://x.org/a/b", "../c", "https://x.org/c"), ("http://x.org/", "/b", "http://x.org/b"),
    ("http://x.org/", "https://y.org/", "https://y.org/"), ("https://x.org/", "http://x.org/", nil),
    ("https://x.org/", "javascript:1", nil), ("http://127.0.0.1/", "http://y.org/", nil),
  ])
  func answersSendOnOnlyToWhereNobodyReads(from: String, location: String, expected: String?) {
    #expect(WebAddress(from)?.next(location)?.text == expected)
  }
}
