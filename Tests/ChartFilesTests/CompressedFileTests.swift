import ChartCore
import Foundation
import Testing

@testable import ChartFiles

/// Compressed files, and texts in other encodings, through the door of all.
@Suite("Files that are compressed or not in UTF-8")
struct CompressedFileTests {
  private static let kinds: [(String, @Sendable ([UInt8]) -> [UInt8])] = [
    ("gz", { Compressed.gzip($0) }), ("zst", { Compressed.zstd($0) }),
  ]

  /// A folder with a file, and its path.
  private func file(_ name: String, _ bytes: [UInt8]) throws -> (folder: TestFolder, path: String) {
    let folder = try TestFolder()
    let path = folder.path + "/" + name
    try Data(bytes).write(to: URL(filePath: path))
    return (folder, path)
  }

  @Test("charts, whatever the name", arguments: [0, 1], ["a.json.gz", "a.json", "a"])
  func charts(kind: Int, name: String) throws {
    let text = Array(TelegramText().text.utf8)
    let (folder, path) = try file(name, Self.kinds[kind].1(text))
    let document = try ChartFile.read(path: path)
    #expect(document.tables == (try ChartFile.parse(text, name: name)).tables)
    #expect(document.files == [FileIdentity(path: path)].compactMap(\.self))
    withExtendedLifetime(folder) {}
  }

  /// Large enough for two threads, and with progress in the bytes of the file on the disk.
  @Test("large charts", arguments: [0, 1])
  func largeCharts(kind: Int) throws {
    let text = Self.largeChart
    let bytes = Self.kinds[kind].1(text)
    try #require(bytes.count > 1 << 20 && bytes.count < text.count / 2)
    let (folder, path) = try file("a.json.gz", bytes)
    var progress: [ReadingProgress] = []
    let document = try ChartFile.read(path: path) { news in
      if case .progress(let news) = news { progress.append(news) }
      return .goOn
    }
    #expect(document?.tables == (try ChartFile.parse(text, name: "a")).tables)
    #expect(progress.map(\.bytes) == progress.map(\.bytes).sorted())
    #expect(progress.allSatisfy { $0.total == bytes.count })
    #expect(progress.count > text.count >> 21)
    #expect(progress.last?.bytes == bytes.count)
    #expect(Set(progress.map(\.bytes)).count > 4)
    withExtendedLifetime(folder) {}
  }

  private static let largeChart: [UInt8] = {
    let columns = ["x", "y"].map { id in
      let numbers = (0..<600_000).map { String(100_000_000 + $0 * 700 + $0 * $0 % 509) }
      return "[\"\(id)\",\(numbers.joined(separator: ","))]"
    }
    return Array(
      "{\"columns\":[\(columns.joined(separator: ","))],\"types\":{\"x\":\"x\",\"y\":\"line\"}}"
        .utf8)
  }()

  @Test("what is wrong in the text is told with its line there", arguments: [0, 1])
  func faults(kind: Int) throws {
    let text = "\n\n [1, 2, {\"a\": x"
    let (folder, path) = try file("a.json", Self.kinds[kind].1(Array(text.utf8)))
    #expect(refusal(ofFile: path) == refusal(text))
    #expect(refusal(ofFile: path)?.hasPrefix("a.json, line 3, column 15") == true)
    withExtendedLifetime(folder) {}
  }

  @Test("what is wrong with the data is told, also far behind", arguments: [0, 1])
  func damage(kind: Int) throws {
    let whole = Self.kinds[kind].1(Self.largeChart)
    let name = ["gzip", "zstd"][kind]
    let cut = try file("a.gz", Array(whole.dropLast(whole.count / 3)))
    #expect(
      refusal(ofFile: cut.path)
        == "a.gz: the rest of the \(name) data was expected, found the end of the file.")
    var damaged = whole
    for index in whole.count / 2..<whole.count / 2 + 3_000 { damaged[index] ^= 0x55 }
    let broken = try file("a.gz", damaged)
    #expect(
      refusal(ofFile: broken.path)
        == "a.gz: whole \(name) data was expected, found some that is damaged.")
  }

  @Test("nothing, no charts, and what is compressed once more", arguments: [0, 1])
  func others(kind: Int) throws {
    let compress = Self.kinds[kind].1
    func refusal(of content: [UInt8]) throws -> String? {
      let (folder, path) = try file("a.gz", compress(content))
      defer { withExtendedLifetime(folder) {} }
      return ChartFilesTests.refusal(ofFile: path)
    }
    #expect(try refusal(of: [])?.contains("found the end of the file") == true)
    #expect(try refusal(of: Array("a,b\nc,d\n".utf8))?.contains("a column of numbers") == true)
    for again in Self.kinds {
      let nested = again.1(compress(Array(TelegramText().text.utf8)))
      #expect(try refusal(of: nested)?.contains("found what looks like an archive") == true)
    }
    let archive =
      Array(repeating: 0, count: 257) + Array("ustar".utf8) + Array(repeating: 0, count: 700)
    #expect(try refusal(of: archive)?.contains("found what looks like an archive") == true)
  }

  @Test("a change of the file is told")
  func changes() throws {
    let (folder, path) = try file("a.gz", Compressed.gzip(Self.largeChart))
    let found = refusal { () throws(ChartFileError) in
      try ChartFile.read(path: path) { _ in
        try? Data([0x1F, 0x8B]).write(to: URL(filePath: path))
        return .goOn
      }
    }
    #expect(found == "a.gz: the file was changed while it was read, open it again.")
    withExtendedLifetime(folder) {}
  }

  /// Zeros, and spaces, of which there are thousands in each byte of the file.
  @Test("bombs are stopped where somebody says so", arguments: [0, 0x20] as [UInt8])
  func bombs(byte: UInt8) throws {
    let part = Compressed.zstd(Array(repeating: byte, count: 1 << 24))
    let (folder, path) = try file("a.zst", Array(repeatElement(part, count: 4_000).joined()))
    var news = 0
    let document = try? ChartFile.read(path: path) { _ in
      news += 1
      return news < 8 ? .goOn : .stop
    }
    // Zeros are no JSON at once; spaces may go on for 64 GB.
    #expect(document == nil && news == (byte == 0 ? 0 : 8))
    withExtendedLifetime(folder) {}
  }

  @Test("dialects of what is in there", arguments: [0, 1])
  func dialects(kind: Int) throws {
    let text = "Počet;Město\n1,5;Brno\n2,5;Plzeň\n"
    for encoding in [TextEncoding.utf8, .utf16BigEndian, .windows1250] {
      let bytes = try #require(text.bytes(in: encoding))
      let (folder, path) = try file("x.csv.gz", Self.kinds[kind].1(bytes))
      let dialect = try ChartFile.dialect(path: path)
      #expect(dialect == Dialect(of: bytes[...], isWhole: true))
      #expect(dialect.encoding == encoding && dialect.delimiter == .sign(";"))
      withExtendedLifetime(folder) {}
    }
    let (folder, path) = try file("x", Self.kinds[kind].1(Self.kinds[kind].1(Array(text.utf8))))
    let found = refusal { () throws(ChartFileError) in try ChartFile.dialect(path: path) }
    #expect(found == "x: a text table was expected, found what looks like an archive.")
    withExtendedLifetime(folder) {}
  }

  /// A format of texts in any encoding, which has what it reads handed out.
  private func text(
    _ bytes: [UInt8], isFile: Bool, takesAnyEncoding: Bool = true
  ) throws -> (text: String, encoding: TextEncoding, place: TextPlace?) {
    let format = FileFormat(
      name: "text", claims: { !$0.bytes.isEmpty }, takesAnyEncoding: takesAnyEncoding,
      reader: .document { _ throws(Fault) in throw Fault(ofFile: "no reading was expected") })
    let source = PieceSource(Compression.opened(MemoryStream(bytes: bytes)), pieceSize: 128)
    var input = FormatInput(window: isFile ? ByteWindow(source) : ByteWindow(bytes))
    #expect(try input.prepare([format])?.name == "text")
    var (window, text) = (input.window, [UInt8]())
    repeat {
      text += window.bytes(in: text.count..<window.end)
      let hasMore = window.hasMore
      try window.slide(to: window.end)
      if !hasMore { break }
    } while true
    return (
      String(decoding: text, as: UTF8.self), input.encoding, input.window.place(of: text.count)
    )
  }

  @Test(
    "formats that take any encoding read UTF-8",
    arguments: TextEncoding.allCases.filter { !$0.isGuessed }, [false, true])
  func encodings(encoding: TextEncoding, isFile: Bool) throws {
    let line = encoding == .windows1252 ? "Größe;1,5\n" : "Počet Město;1,5\n"
    let content = String(repeating: line, count: 80)
    let bytes = try #require(content.bytes(in: encoding))
    let found = try text(bytes, isFile: isFile)
    #expect(found.text == content && found.encoding == encoding)
    #expect(found.place == TextPlace(line: 81, column: 1))
    if isFile {
      #expect(try text(Compressed.gzip(bytes), isFile: true).text == content)
    }
    let raw = try text(bytes, isFile: isFile, takesAnyEncoding: false)
    #expect(raw.encoding == .utf8 && raw.text == String(decoding: bytes, as: UTF8.self))
  }
}
