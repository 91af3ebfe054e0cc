import Glibc
import Testing

@testable import ChartFetch

/// Each test has a server of its own on the loopback. The limit is for what hangs: a test waits
/// for the others on a busy machine, and that counts too.
@Suite(.timeLimit(.minutes(15))) struct FetchTests {
  @Test(arguments: [
    http("prices"), http("prices", headers: ["Content-Type: text/html"]),
    .bytes("HTTP/1.1 200 OK\r\n\r\nprices"),
    .bytes(
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\npri\r\n3\r\nces\r\n0\r\n\r\n"),
    // Less is told than comes: HTTP has no more then.
    http("prices and more", length: 6),
  ])
  func anAnswerIsItsBytes(answer: LoopbackServer.Answer) throws {
    #expect(try fetch(from: [answer]) == "prices")
  }

  @Test func anAnswerMayBeEmpty() throws { #expect(try fetch(from: [http("")]) == "") }

  @Test(arguments: [
    (http("pri", length: 6), FetchError.brokenOff(host: local)),
    (
      .bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n6\r\npri"),
      .brokenOff(host: local)
    ),
    (http("", status: "404 Not Found"), .status(host: local, 404, "Not Found")),
    (
      http("", status: "503 Service Unavailable"), .status(host: local, 503, "Service Unavailable")
    ),
    (
      http("", status: "429 Too Many Requests", headers: ["Retry-After: 60"]),
      .limit(host: local, seconds: 60)
    ),
    (
      http("", status: "429 Too Many Requests", headers: ["Retry-After: Mon, 1 Jan"]),
      .limit(host: local, seconds: nil)
    ),
    (http("", status: "302 Found"), .sentAstray(host: local)),
    (
      http("", status: "302 Found", headers: ["Location: file:///etc/passwd"]),
      .sentAstray(host: local)
    ),
    (
      http("", status: "302 Found", headers: ["Location: http://example.invalid/"]),
      .sentAstray(host: local)
    ),
    (http("", status: "302 Found", headers: ["Location: /again"]), .sentAstray(host: local)),
    (
      .endless("HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "1,2,3\n", count: 999)),
      .tooLong(host: local)
    ),
    (.silence(3), .silence(host: local, seconds: 1)),
    (.bytes(""), .brokenOff(host: local)), (.bytes("prices\r\n\r\n"), .noConnection(host: local)),
  ])
  func whatIsNoAnswerHasASentence(answer: LoopbackServer.Answer, error: FetchError) {
    #expect(throws: error) { try fetch(from: [answer]) }
  }

  @Test func anAnswerIsFollowedToWhereItIs() throws {
    let answers = [
      http("", status: "301 Moved Permanently", headers: ["Location: /there"]), http("prices"),
    ]
    #expect(try fetch(from: answers) == "prices")
  }

  @Test func nobodyThereIsNoConnection() throws {
    let port = LoopbackServer([http("")]).port
    let request = try SymbolRequest(
      "IBM", of: PriceProvider(address: "http://127.0.0.1:\(port)/{symbol}"))
    #expect(throws: FetchError.noConnection(host: local)) {
      try Fetch().answer(to: request, until: FetchStop())
    }
  }

  @Test func aSilentHostIsLeftAtOnceWhenThatIsAskedFor() throws {
    let server = LoopbackServer([.silence(600)])
    let request = try SymbolRequest("IBM", of: PriceProvider(address: server.address("/{symbol}")))
    let stop = FetchStop()
    var fetch = Fetch()
    // On a busy machine the canceller may have to wait long for its turn.
    fetch.patience = 600
    let canceller = Task.detached {
      usleep(100_000)
      stop()
    }
    #expect(throws: FetchError.cancelled) { try fetch.answer(to: request, until: stop) }
    canceller.cancel()
  }

  private func fetch(from answers: [LoopbackServer.Answer]) throws -> String {
    let server = LoopbackServer(answers)
    let request = try SymbolRequest("IBM", of: PriceProvider(address: server.address("/{symbol}")))
    var fetch = Fetch()
    (fetch.patience, fetch.longest) = (1, 100_000)
    return String(decoding: try fetch.answer(to: request, until: FetchStop()), as: UTF8.self)
  }
}

private let local = "127.0.0.1"
