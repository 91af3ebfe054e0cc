import Glibc

/// A server on this computer that answers one request after the other as it is told.
final class LoopbackServer: Sendable {
  /// What it does with a request once it has read it.
  enum Answer: Sendable {
    /// Sends bytes and closes.
    case bytes(String)
    /// Sends bytes without an end until nobody takes them any more.
    case endless(String)
    /// Says nothing for so many seconds, then closes.
    case silence(Double)
  }

  /// Where it listens.
  let port: UInt16
  private let socket: Int32

  /// A server that gives these answers, the last one again and again.
  init(_ answers: [Answer]) {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    port = withUnsafeMutablePointer(to: &address) { [socket] address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        precondition(bind(socket, address, length) == 0 && listen(socket, 8) == 0)
        precondition(getsockname(socket, address, &length) == 0)
      }
      return UInt16(bigEndian: address.pointee.sin_port)
    }
    signal(SIGPIPE, SIG_IGN)
    serve(answers)
  }

  /// Wakes the thread, which closes the socket: closed here, its number would soon be that of another server's, and the
  /// thread, busy with its last request, would take that one's next.
  deinit { shutdown(socket, Int32(SHUT_RDWR)) }

  /// An address on it.
  func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  private func serve(_ answers: [Answer]) {
    let socket = socket
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work { Self.serve(answers, on: socket) })
    pthread_create(
      &thread, nil,
      { context in
        Unmanaged<Work>.fromOpaque(context!).takeRetainedValue().run()
        return nil
      }, work.toOpaque())
    pthread_detach(thread)
  }

  private static func serve(_ answers: [Answer], on socket: Int32) {
    for place in 0... {
      let peer = accept(socket, nil, nil)
      guard peer >= 0 else {
        close(socket)
        return
      }
      readRequest(peer)
      switch answers[min(place, answers.count - 1)] {
      case .bytes(let text): _ = send(text, to: peer)
      case .endless(let text): while send(text, to: peer) {}
      case .silence(let seconds): usleep(UInt32(seconds * 1e6))
      }
      close(peer)
    }
  }

  private static func readRequest(_ peer: Int32) {
    var (text, piece) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    while !String(decoding: text, as: UTF8.self).contains("\r\n\r\n") {
      let count = read(peer, &piece, piece.count)
      guard count > 0 else { return }
      text += piece[..<count]
    }
  }

  private static func send(_ text: String, to peer: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(peer, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

private final class Work {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

/// An answer of HTTP with a body, whose length is told as it is or otherwise.
func http(
  _ body: String, status: String = "200 OK", headers: [String] = [], length: Int? = nil
) -> LoopbackServer.Answer {
  let lines =
    ["HTTP/1.1 \(status)", "Content-Length: \(length ?? body.utf8.count)", "Connection: close"]
    + headers
  return .bytes(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
}
