import CGtk

/// Whether a text is what people look for with some words: it holds them as they are, in either case, or its
/// words begin with theirs, accents left out of account.
public func matches(_ text: String, _ words: String) -> Bool {
  let (folded, sought) = (casefolded(text), casefolded(words))
  return folded.contains(sought) || g_str_match_string(words, text, 1) != 0
}

private func casefolded(_ text: String) -> String { String(taking: g_utf8_casefold(text, -1)) }

extension String {
  /// A text that was made for its caller, who frees it.
  nonisolated public init(taking text: UnsafeMutablePointer<CChar>) {
    self.init(cString: text)
    g_free(text)
  }

  /// Whether it comes before another text in the order of the locale.
  public func isBefore(_ other: String) -> Bool { g_utf8_collate(self, other) < 0 }
}

/// Sets a property that is a text.
public func setProperty(_ name: String, to text: String, of object: some ObjectPointer) {
  var value = GValue()
  g_value_init(&value, 16 << 2)  // G_TYPE_STRING, a macro that Swift does not see
  g_value_set_string(&value, text)
  g_object_set_property(object.cast(), name, &value)
  g_value_unset(&value)
}
