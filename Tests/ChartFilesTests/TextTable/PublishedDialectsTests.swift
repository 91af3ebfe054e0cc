import Foundation
import Testing

@testable import ChartFiles

@Suite("Dialects of published tables", .enabled(if: ProjectFiles.hasTables))
struct PublishedDialectsTests {
  private static let names = [
    "comma": ",", "semicolon": ";", "tab": "\t", "doublequote": "\"", "singlequote": "'",
  ]

  /// A file and what people who looked at it say of it.
  private struct Annotation {
    let file: String
    let delimiter, quote: String

    init?(_ line: Substring) {
      // Names may hold bars.
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      guard parts.count >= 6, let delimiter = names[String(parts[parts.count - 4])],
        let quote = names[String(parts[parts.count - 3])]
      else { return nil }
      file = parts.dropLast(5).joined(separator: "|")
      (self.delimiter, self.quote) = (delimiter, quote)
    }
  }

  @Test("delimiter and quote are what people see")
  func annotated() throws {
    let list = try String(
      contentsOf: ProjectFiles.tables.appending(path: "dialects.txt"), encoding: .utf8)
    let annotations = list.split(whereSeparator: \.isNewline).compactMap(Annotation.init)
    #expect(annotations.count == 88)
    for annotation in annotations {
      let dialect = try ChartFile.dialect(
        path: ProjectFiles.tables.appending(path: annotation.file).path)
      // A comma and a blank are a comma to them.
      let delimiter = dialect.delimiter == .commaAndBlank ? "," : dialect.delimiter.text
      #expect(delimiter == annotation.delimiter, "\(annotation.file)")
      #expect(String(dialect.quote) == annotation.quote, "\(annotation.file)")
    }
  }
}
