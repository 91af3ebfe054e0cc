import CSoup

/// So many addresses are followed that answers send on to.
private let mostSteps = 5
/// Bytes that are read at once.
private let chunk = 64 << 10

/// One look for an answer on the web, on the thread that asks for it.
public struct Fetch: Sendable {
  /// How long a host may say nothing, in seconds.
  public var patience = 20
  /// How long an answer may be, in bytes, once it is unpacked: a minute's prices of twenty years are less.
  public var longest = 256 << 20

  /// A look with the usual patience.
  public init() {}

  /// The answer to a request. Blocks until it is whole, or `stop` has been called elsewhere.
  public func answer(
    to request: SymbolRequest, until stop: FetchStop
  ) throws(FetchError) -> [UInt8] {
    // Not the main thread's, which runs its own sources meanwhile.
    let context = g_main_context_new()
    g_main_context_push_thread_default(context)
    defer {
      g_main_context_pop_thread_default(context)
      g_main_context_unref(context)
    }
    let session = soup_session_new()!
    defer { g_object_unref(session) }
    soup_session_set_timeout(session, guint(patience))
    soup_session_set_user_agent(session, "Chartdeck")
    return try answer(at: request.address, session, stop)
  }

  private func answer(
    at first: WebAddress, _ session: UnsafeMutablePointer<SoupSession>, _ stop: FetchStop
  ) throws(FetchError) -> [UInt8] {
    var address = first
    for _ in 0...mostSteps {
      guard let message = address.message else { throw .noAddress }
      defer { g_object_unref(UnsafeMutableRawPointer(message)) }
      for flag in [SOUP_MESSAGE_NO_REDIRECT, SOUP_MESSAGE_COLLECT_METRICS] {
        soup_message_add_flags(message, flag)
      }
      var error: UnsafeMutablePointer<GError>?
      guard let stream = soup_session_send(session, message, stop.cancellable, &error) else {
        throw failure(error, address.host)
      }
      defer { g_object_unref(stream) }
      guard let location = try Self.location(in: message, address.host) else {
        let bytes = try bytes(of: stream, address.host, stop)
        guard Self.isWhole(message) else { throw .brokenOff(host: address.host) }
        return bytes
      }
      guard let next = address.next(location) else { throw .sentAstray(host: address.host) }
      address = next
    }
    throw .sentAstray(host: first.host)
  }

  /// Where an answer sends on to; nil for one that is an answer, a fault for what is none.
  private static func location(
    in message: OpaquePointer, _ host: String
  ) throws(FetchError) -> String? {
    func header(_ name: String) -> String? {
      soup_message_headers_get_one(soup_message_get_response_headers(message), name)
        .map { String(cString: $0) }
    }
    switch Int(soup_message_get_status(message).rawValue) {
    case 200: return nil
    case 301, 302, 303, 307, 308:
      guard let location = header("Location") else { throw .sentAstray(host: host) }
      return location
    case 429: throw .limit(host: host, seconds: header("Retry-After").flatMap { Int($0) })
    case let status:
      let words = soup_message_get_reason_phrase(message).map { String(cString: $0) } ?? ""
      throw .status(host: host, status, words)
    }
  }

  /// Whether as much has come as was told, which libsoup leaves to us.
  private static func isWhole(_ message: OpaquePointer) -> Bool {
    let headers = soup_message_get_response_headers(message)
    guard soup_message_headers_get_encoding(headers) == SOUP_ENCODING_CONTENT_LENGTH else {
      return true
    }
    let received = soup_message_metrics_get_response_body_bytes_received(
      soup_message_get_metrics(message))
    return received >= UInt64(clamping: soup_message_headers_get_content_length(headers))
  }

  private func bytes(
    of stream: UnsafeMutablePointer<GInputStream>, _ host: String, _ stop: FetchStop
  ) throws(FetchError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: chunk)
    while true {
      var error: UnsafeMutablePointer<GError>?
      let count = g_input_stream_read(stream, &piece, gsize(chunk), stop.cancellable, &error)
      guard count >= 0 else { throw failure(error, host) }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= longest else { throw .tooLong(host: host) }
      bytes.append(contentsOf: piece[..<count])
    }
  }

  /// What an error says, which is freed.
  private func failure(_ error: UnsafeMutablePointer<GError>?, _ host: String) -> FetchError {
    guard let error else { return .noConnection(host: host) }
    defer { g_error_free(error) }
    let (domain, code) = (error.pointee.domain, error.pointee.code)
    if domain == g_tls_error_quark() { return .untrusted(host: host) }
    guard domain == g_io_error_quark() else { return .noConnection(host: host) }
    return switch GIOErrorEnum(rawValue: UInt32(bitPattern: code)) {
    case G_IO_ERROR_CANCELLED: .cancelled
    case G_IO_ERROR_TIMED_OUT: .silence(host: host, seconds: patience)
    case G_IO_ERROR_PARTIAL_INPUT, G_IO_ERROR_CONNECTION_CLOSED, G_IO_ERROR_INVALID_DATA:
      .brokenOff(host: host)
    default: .noConnection(host: host)
    }
  }
}

/// What stops a look for an answer, from any thread.
public final class FetchStop: Sendable {
  // GCancellable is made to be cancelled on another thread than the one that looks at it.
  nonisolated(unsafe) let cancellable: UnsafeMutablePointer<GCancellable> = g_cancellable_new()

  /// Nothing is stopped yet.
  public init() {}

  deinit { g_object_unref(cancellable) }

  /// Stops it soon.
  public func callAsFunction() { g_cancellable_cancel(cancellable) }
}
