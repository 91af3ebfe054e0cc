/// How the files of a kind are called among others.
enum FileNaming: Sendable {
  /// As anything: what is in them tells.
  case any
  /// With an ending of their own, in small letters: ".gpx".
  case ending(String)
  /// With an ending that other kinds have too.
  case sharedEnding(String)
  /// As the contents of an export, beside files of other matters; it is asked with a name in small letters.
  case export(@Sendable (String) -> Bool)
}

extension FileFormat {
  /// The kinds of recordings.
  static let recordings = all.filter(\.isOfRecordings)
  /// The kinds that are the contents of an export.
  static let exports = all.filter(\.isOfExport)

  /// Whether its files are the contents of an export.
  var isOfExport: Bool { if case .export = naming { true } else { false } }
}
