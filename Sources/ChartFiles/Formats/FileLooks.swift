import ChartCore

/// What the beginning of a file looks like to a person, where it is no chart: for the sentence that says
/// so.
enum FileLooks: Equatable {
  case archive, picture, document, database, sound, recording
  case page, markup, table, program, text
  case unknown

  /// How many bytes of a file are looked at.
  static let size = 4096

  /// What is said of a file, whose window is at its start, that no format takes for its own.
  static func refusal(of window: ByteWindow) -> Fault {
    let expected: Phrase = "charts, a table or activities were expected"
    do throws(Fault) {
      var reader = try JSONReader(window)
      try reader.skipSpace()
      guard reader.position < reader.window.end else {
        return Fault(
          ofFile: """
            the file is empty: charts, a table or activities were expected, found the end of the file
            """)
      }
      let looks = FileLooks(of: window.bytes(in: 0..<min(window.end, size)))
      if looks == .page {
        return Fault(
          ofFile: """
            charts, a table or activities were expected, found a web page, which is what servers send where they do not \
            send what they were asked for
            """)
      }
      return Fault(at: reader.position, expected: "\(expected), found \(looks.words)")
    } catch {
      return error
    }
  }

  /// What it looks like, in words that follow "found".
  var words: Phrase {
    self == .unknown ? "nothing that is known" : "what looks like \(name)"
  }

  private var name: Phrase {
    switch self {
    case .archive: "an archive"
    case .picture: "a picture"
    case .document: "a document"
    case .database: "a database"
    case .sound: "a sound or a film"
    case .recording: "a recording of a sports watch"
    case .page: "a web page"
    case .markup: "an XML text"
    case .table: "a table in text"
    case .program: "program text"
    case .text: "a text"
    case .unknown: ""
    }
  }

  /// Looks at the first bytes of a file, some of them at least.
  init(of bytes: ArraySlice<UInt8>) {
    if let known = Self.signatures.first(where: { $0.isFound(in: bytes) }) {
      self = known.looks
    } else if bytes.contains(where: { $0 < 0x20 && !Self.lineSigns.contains($0) }) {
      self = .unknown
    } else {
      self.init(ofText: String(decoding: bytes, as: UTF8.self))
    }
  }

  private init(ofText text: String) {
    let all = text.split(whereSeparator: \.isNewline).prefix(Self.mostLines)
    // Comments stand above tables as well as above programs.
    let others = all.filter { !$0.hasPrefix("//") }
    let lines = Self.areRows(others) ? others[...] : all
    let start = (lines.first ?? "").drop(while: \.isWhitespace).lowercased()
    // Names in angle brackets, as Stooq has them, are no markup.
    if start.hasPrefix("<"), ![",", ";", "\t"].contains(where: { start.contains(">\($0)<") }) {
      self = Self.markup(start, text)
    } else if Self.isTable(lines) {
      self = .table
    } else if lines.contains(where: Self.isProgram) {
      self = .program
    } else {
      self = .text
    }
  }
}

extension FileLooks {
  /// Bytes that files of a kind begin with (W3C, IANA and the kinds' own specifications).
  private struct Signature {
    let offset: Int
    let bytes: [UInt8]
    let looks: FileLooks

    init(_ text: String, at offset: Int = 0, _ looks: FileLooks) {
      (bytes, self.offset, self.looks) = (
        Array(text.unicodeScalars.map { UInt8($0.value) }), offset, looks
      )
    }

    func isFound(in file: ArraySlice<UInt8>) -> Bool { file.dropFirst(offset).starts(with: bytes) }
  }

  private static let signatures = [
    Signature("PK\u{3}\u{4}", .archive), Signature("PK\u{5}\u{6}", .archive),
    Signature("\u{1F}\u{8B}", .archive), Signature("BZh", .archive),
    Signature("\u{FD}7zXZ\u{0}", .archive), Signature("7z\u{BC}\u{AF}", .archive),
    Signature("\u{28}\u{B5}\u{2F}\u{FD}", .archive), Signature("Rar!", .archive),
    Signature("ustar", at: 257, .archive),
    Signature("\u{89}PNG", .picture), Signature("\u{FF}\u{D8}\u{FF}", .picture),
    Signature("GIF8", .picture), Signature("WEBP", at: 8, .picture), Signature("BM", .picture),
    Signature("II*\u{0}", .picture), Signature("MM\u{0}*", .picture),
    Signature("%PDF-", .document), Signature("%!PS", .document),
    Signature("\u{D0}\u{CF}\u{11}\u{E0}", .document),
    Signature(".FIT", at: 8, .recording), Signature("SQLite format 3", .database),
    Signature("RIFF", .sound), Signature("OggS", .sound), Signature("ID3", .sound),
    Signature("fLaC", .sound), Signature("ftyp", at: 4, .sound),
    Signature("\u{1A}\u{45}\u{DF}\u{A3}", .sound),
  ]

  /// Control characters that texts have: tab, line feed, vertical tab, form feed and return.
  private static let lineSigns: ClosedRange<UInt8> = 0x09...0x0D
  private static let mostLines = 20
}

extension FileLooks {
  private static func markup(_ start: String, _ text: String) -> FileLooks {
    if text.contains("<svg") { return .picture }
    if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") { return .page }
    return start.hasPrefix("<?php") ? .program : .markup
  }

  /// Whether lines have as many separators as the first one, or more, as some may stand in quotation
  /// marks; the last line may be cut.
  private static func isTable(_ lines: ArraySlice<Substring>) -> Bool {
    let whole = lines.count > 2 ? lines.dropLast() : lines
    return [",", ";", "\t", "|"].contains { (separator: Character) in
      let counts = whole.map { line in line.count { $0 == separator } }
      guard let least = counts.first, least + counts.count > 2 else { return false }
      return least > 0 && counts.allSatisfy { $0 >= least }
    }
  }

  /// Whether lines have figures, most of them, and are none of a program.
  private static func areRows(_ lines: [Substring]) -> Bool {
    lines.count { $0.contains(where: \.isNumber) } * 2 > lines.count
      && !lines.contains { isProgram($0) || $0.hasSuffix(";") || $0.contains("{") }
  }

  private static func isProgram(_ line: Substring) -> Bool {
    let line = line.drop(while: \.isWhitespace)
    if ["#!", "#include", "//", "/*", "import ", "package "].contains(where: line.hasPrefix) {
      return true
    }
    // Logs have sentences that begin so as well.
    let signs: [(start: String, sign: String)] = [
      ("from ", " import "), ("using ", ";"), ("function ", "("), ("func ", "("), ("def ", "("),
      ("class ", "{"), ("class ", ":"), ("const ", "="), ("let ", "="), ("var ", "="),
      ("public ", "{"), ("public ", ";"), ("static ", "{"), ("static ", ";"),
    ]
    return signs.contains { line.hasPrefix($0.start) && line.contains($0.sign) }
  }
}
