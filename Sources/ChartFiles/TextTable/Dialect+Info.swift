import ChartCore

extension Dialect {
  /// The dialect as one line of JSON; null where no cell tells.
  public var info: String {
    func sign(_ sign: Unicode.Scalar?) -> String {
      sign.map { JSONText.string(String($0)) } ?? "null"
    }
    return JSONText.object([
      "encoding": JSONText.string(encoding.rawValue),
      "delimiter": JSONText.string(delimiter.text),
      "quote": sign(quote),
      "escape": sign(escape),
      "newline": JSONText.string(newline.rawValue),
      "header": String(headerRows),
      "decimal": sign(decimal),
      "thousands": sign(thousands),
    ])
  }
}

extension ChartFile {
  /// How the text table at `path` is written, as its first 64 KiB tell; `name` stands for the file where the end of its
  /// path says nothing. Blocks while it reads.
  public static func dialect(
    path: String, named name: String? = nil
  ) throws(ChartFileError) -> Dialect {
    let name = name ?? ending(of: path)
    let file = try FileStream(path: path, name: name)
    do throws(Fault) {
      var window = FormatInput(opening: file, name: name, isShared: false).window
      let head = try window.tableHead()
      guard !head.isEmpty else {
        throw Fault(ofFile: "a text table was expected, the file is empty")
      }
      guard TableFile.rows(in: head.prefix(FileHead.size)) == nil else {
        throw Fault(ofFile: "a text table was expected, found one in JSON, which has no dialect")
      }
      let looks = FileLooks(of: head.prefix(FileLooks.size))
      guard looks.isText || TextEncoding(of: head).isWide else {
        throw Fault(ofFile: "a text table was expected, found \(looks.words)")
      }
      return Dialect(of: head, isWhole: !window.hasMore && head.count == window.end)
    } catch {
      throw ChartFileError(error, at: nil, file: name)
    }
  }
}

extension FileLooks {
  /// Whether it may be a text table.
  fileprivate var isText: Bool { [.table, .text, .program, .markup].contains(self) }
}
