import Glibc

/// Tables in text, as large as wanted, the same in every run: moments, and columns that wander.
struct LargeTable {
  /// About how many bytes of text.
  var bytes: Int
  /// How many columns stand behind the moments.
  var columns = 10
  /// Whether the moments are days, as the dates of prices are; else seconds.
  var hasDays = false

  private static let start = 978_307_200
  private static let day = 86_400
  /// The calendar ends with the year 9999: more rows share their days.
  private static let mostDays = 2_900_000

  /// The whole text.
  var text: [UInt8] {
    var text: [UInt8] = []
    write { text += $0 }
    return text
  }

  /// Writes the text to a file, chunk by chunk.
  func write(path: String) throws(SystemError) { try TextWriter.write(path: path, write) }

  private var rows: Int { max(2, bytes / (21 - (hasDays ? 9 : 0) + columns * 9)) }

  private var rowsOfDay: Int { rows / Self.mostDays + 1 }

  private func write(to output: @escaping ([UInt8]) -> Void) {
    var writer = TextWriter(output: output)
    let names = (1...columns).map { "y\($0)" }
    writer.add(([hasDays ? "date" : "time"] + names).joined(separator: ","))
    var numbers = SplitMix64(state: 5)
    var values = [Int](repeating: 5_000_000, count: columns)
    for row in 0..<rows {
      writer.add(moment(of: row))
      for column in values.indices {
        let step = Int(numbers.next() % 20_001) - 10_000
        values[column] = min(max(values[column] + step, 1_000_000), 9_999_999)
        writer.add(number: values[column], decimals: 4)
      }
    }
    writer.add("\n")
    writer.finish()
  }

  /// The end of the line before, and `2001-01-01T00:00:00Z`, or its day alone.
  private func moment(of row: Int) -> String {
    var seconds = Self.start + (hasDays ? row / rowsOfDay * Self.day : row)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let length = strftime(
      &text, text.count, hasDays ? "\n%Y-%m-%d" : "\n%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: text.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
