import CSoup

/// An address of the web.
struct WebAddress: Hashable, Sendable {
  /// The whole address.
  let text: String
  /// The computer that has it.
  let host: String
  private let scheme: String

  /// Nil for what is no address of the web.
  init?(_ text: String) {
    guard let uri = g_uri_parse(text, uriFlags, nil) else { return nil }
    defer { g_uri_unref(uri) }
    guard let host = g_uri_get_host(uri), host.pointee != 0,
      let scheme = g_uri_get_scheme(uri).map({ String(cString: $0) }),
      ["http", "https"].contains(scheme)
    else { return nil }
    (self.text, self.host, self.scheme) = (text, String(cString: host), scheme)
  }

  /// Whether nobody on the way can read what is sent: it is encrypted, or stays on this computer.
  var isPrivate: Bool {
    scheme == "https" || host == "localhost" || host == "::1" || host.isLoopback
  }

  /// Where an answer sends on to from here (RFC 9110, section 10.2.2); nil where that is no address of the web, or where
  /// it could be read on the way and this one not.
  func next(_ location: String) -> WebAddress? {
    guard let absolute = g_uri_resolve_relative(text, location, uriFlags, nil) else { return nil }
    defer { g_free(absolute) }
    guard let next = WebAddress(String(cString: absolute)), next.isPrivate || !isPrivate else {
      return nil
    }
    return next
  }

  /// A message that asks for what is there.
  var message: OpaquePointer? {
    guard let uri = g_uri_parse(text, uriFlags, nil) else { return nil }
    defer { g_uri_unref(uri) }
    return soup_message_new_from_uri("GET", uri)
  }
}

/// What libsoup calls `SOUP_HTTP_URI_FLAGS`, a macro that Swift does not see.
private let uriFlags = GUriFlags(
  rawValue: [
    G_URI_FLAGS_HAS_PASSWORD, G_URI_FLAGS_ENCODED_PATH, G_URI_FLAGS_ENCODED_QUERY,
    G_URI_FLAGS_ENCODED_FRAGMENT, G_URI_FLAGS_SCHEME_NORMALIZE,
  ].reduce(0) { $0 | $1.rawValue })

extension String {
  /// Whether it is an address of this computer in numbers.
  fileprivate var isLoopback: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}
