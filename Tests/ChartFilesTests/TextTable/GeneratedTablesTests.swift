import ChartCore
import TestSupport
import Testing

@testable import ChartFiles

/// A table as somebody may have written it: what it holds, and how.
private struct WrittenTable {
  var delimiter = ","
  var decimal = "."
  var date = 0
  var newline = "\n"
  var headerRows = 1
  var hasPreamble = false
  var quotesWords = false
  var fault = 0
  var encoding = TextEncoding.utf8
  var hasMark = false
  let days: [Int]
  let numbers: [[Double]]

  init(_ random: inout some RandomNumberGenerator) {
    delimiter = [",", ";", "\t", "|", ", ", " "].randomElement(using: &random) ?? ","
    decimal = delimiter.first == "," ? "." : [".", ","].randomElement(using: &random) ?? "."
    date = Int.random(in: 0..<Self.dates, using: &random)
    if delimiter == " " && Self.datesWithBlanks.contains(date) { date = 0 }
    newline = ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
    headerRows = Int.random(in: 0...2, using: &random)
    hasPreamble = Bool.random(using: &random)
    quotesWords = Bool.random(using: &random)
    fault = Int.random(in: 0..<Self.faults, using: &random)
    encoding = Self.encodings.randomElement(using: &random) ?? .utf8
    hasMark = Bool.random(using: &random)
    let count = Int.random(in: 15...60, using: &random)
    days = (0..<count).map { 20_000 + $0 }
    numbers = (0..<3).map { column in
      (0..<count).map { _ in
        Double(Int.random(in: -99_999...99_999, using: &random) + column * 200_000) / 100
      }
    }
  }

  static let dates = 9
  static let faults = 5
  private static let datesWithBlanks = [2, 5, 6, 7]

  /// The row with a fault.
  var faultyRow: Int { days.count / 2 }

  var text: String {
    var lines: [String] = hasPreamble ? ["Measured at the harbour", ""] : []
    let names = ["day", "place", "depth", "level", "flow"]
    for row in 0..<headerRows {
      lines.append(names.map { row == 0 ? $0 : $0 + "s" }.joined(separator: delimiter))
    }
    for row in days.indices { lines.append(line(row)) }
    return lines.joined(separator: newline) + newline
  }

  /// The text in its encoding, with a mark where it has one.
  var bytes: [UInt8] {
    let text = hasMark && !encoding.isOfBytes ? "\u{FEFF}" + text : text
    switch encoding {
    case .utf8: return Array(text.utf8)
    case .utf16LittleEndian: return text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: return text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    default: return text.unicodeScalars.map { Self.byte(of: $0) }
    }
  }

  private static let encodings: [TextEncoding] = [
    .utf8, .utf16LittleEndian, .utf16BigEndian, .windows1250, .windows1252,
  ]

  private static func byte(of letter: Unicode.Scalar) -> UInt8 {
    ["ř": 0xF8, "ě": 0xEC, "ž": 0x9E, "ö": 0xF6, "ü": 0xFC][letter] ?? UInt8(ascii: letter)
  }

  private func line(_ row: Int) -> String {
    let place = (encoding == .windows1250 ? ["střed", "věž"] : ["nörd", "süd"])[row % 2]
    var cells = [day(row), quotesWords ? "\"\(place)\"" : place] + numbers.map { number($0[row]) }
    guard row == faultyRow else { return cells.joined(separator: delimiter) }
    switch fault {
    case 1: cells.removeLast()
    case 2: cells.append("more")
    case 3: cells[0] = "\"" + cells[0]
    case 4: cells[2] = "broken"
    default: break
    }
    return cells.joined(separator: delimiter)
  }

  private func number(_ value: Double) -> String {
    let cents = Int((value * 100).rounded()).magnitude
    let broken = cents % 100 < 10 ? "0\(cents % 100)" : "\(cents % 100)"
    return (value < 0 ? "-" : "") + "\(cents / 100)\(decimal)\(broken)"
  }

  private func day(_ row: Int) -> String {
    let date = CivilDate(milliseconds: moment(row))
    let (month, day) = (two(date.month), two(date.day))
    let name = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ][date.month - 1]
    return switch self.date {
    case 0: "\(date.year)-\(month)-\(day)"
    case 1: "\(day).\(month).\(date.year)"
    case 2: "\(date.year)-\(month)-\(day) 00:00:00"
    case 3: "\(month)/\(day)/\(date.year)"
    case 4: "\(date.year)-\(month)-\(day)T00:00:00Z"
    case 5: "\(day) \(name) \(date.year)"
    case 6: "\(day)/\(month)/\(date.year) 00:00"
    case 7: "\(day)-\(name)-\(date.year) 12:00 AM"
    default: "\(Int(moment(row) / 1000))"
    }
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  func moment(_ row: Int) -> Double { Double(days[row]) * millisecondsPerDay }
}

@Suite struct GeneratedTablesTests {
  @Test(
    "five hundred ways to write a table are read, whatever is wrong with a row", arguments: 1...10)
  func generated(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var wrong: [String] = []
    for _ in 0..<50 {
      let written = WrittenTable(&random)
      if let complaint = complaint(written) {
        wrong.append(
          "\(complaint), \(written.encoding.rawValue), fault \(written.fault): \(written.text.prefix(120))"
        )
      }
    }
    #expect(wrong == [])
  }

  /// What is wrong with what is read of a table; the row with a fault may be missing, or have gaps.
  private func complaint(_ written: WrittenTable) -> String? {
    do throws(Fault) {
      var input = FormatInput(window: ByteWindow(written.bytes), name: "x.csv")
      guard try input.prepare()?.name == FileFormat.table.name else { return "no table" }
      guard input.encoding == written.encoding else { return "\(input.encoding.rawValue)" }
      let document = try TableFile.document(input)
      let table = document.tables[0]
      let series = document.tables.flatMap(\.series).map(\.column)
      guard series.count == 3 else { return "\(series.count) series" }
      for row in written.days.indices where row != written.faultyRow || written.fault == 0 {
        let index = table.index(atOrAfter: written.moment(row))
        guard index < table.x.count, table.x[index] == written.moment(row) else {
          return "row \(row) is missing"
        }
        for (column, numbers) in zip(series, written.numbers) where column[index] != numbers[row] {
          return "row \(row) has \(column[index]), not \(numbers[row])"
        }
      }
      return table.x.count > written.days.count ? "\(table.x.count) rows" : nil
    } catch {
      return error.problem.description
    }
  }
}
