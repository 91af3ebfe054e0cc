import ChartCore
import Testing

@testable import ChartFiles

/// Lists of events that become notes, and notes that become such a list.
@Suite struct NotesFileTests {
  private func read(_ text: String, in zone: Zone = .utc) throws -> FileNotes {
    let folder = try TestFolder(["events.csv": text])
    var options = ReadingOptions()
    options.place.zone = zone
    return try ChartFile.readNotes(path: folder.path + "/events.csv", options: options).notes
  }

  private func moment(_ text: String) -> Double { Asked.moment(from: text) ?? .nan }

  private func told(_ notes: FileNotes) -> [String] {
    notes.entries.map(\.note).map { note in
      let ends =
        note.isAtPoint ? [note.range.lowerBound] : [note.range.lowerBound, note.range.upperBound]
      return (ends.map { "\($0)" } + [note.text]).joined(separator: " | ")
    }
  }

  @Test(arguments: [
    "", "date,event\n", "1,2\n3,4\n", "event\nLaunch\nOutage\n", "date,value\n2024-02-01,3\n",
  ]) func whatHasNoWordsOrNoPlaceIsRefused(text: String) {
    #expect(throws: ChartFileError.self) { _ = try read(text) }
  }

  @Test func eventsAreOfAnyDialect() throws {
    let expected = [moment("2024-02-01"), moment("2024-05-15")]
    for text in [
      "date,event\n2024-02-01,Launch\n2024-05-15,Outage\n",
      "Datum;Ereignis\n01.02.2024;Launch\n15.05.2024;Outage\n",
      "when\twhat\n2024-05-15\tOutage\n2024-02-01\tLaunch\n",
      "2024-02-01,Launch\n2024-05-15,Outage\n",
      "[{\"time\":\"2024-02-01\",\"title\":\"Launch\"},{\"time\":\"2024-05-15\",\"title\":\"Outage\"}]",
    ] {
      let notes = try read(text)
      #expect(notes.entries.map(\.note.text) == ["Launch", "Outage"], "\(text)")
      #expect(notes.entries.map(\.note.range.lowerBound) == expected, "\(text)")
    }
  }

  @Test func momentsWithoutAZoneAreOfTheCharts() throws {
    let zone = try #require(Zone(named: "Europe/Berlin"))
    let notes = try read(
      "time,note\n2024-07-01 12:00,Own\n2024-07-01 14:00,Later\n", in: zone)
    #expect(notes.entries.first?.note.range.lowerBound == moment("2024-07-01T10:00Z"))
  }

  @Test func columnsAreKnownByTheirNames() throws {
    let notes = try read(
      """
      time,severity,until,chart,note
      2024-02-01T00:00:00Z,high,2024-02-03T00:00:00Z,CPU,Migration
      2024-05-15T10:30:00Z,low,,,Outage
      2024-06-01T00:00:00Z,low,,,

      """)
    #expect(notes.entries.map(\.chart) == ["CPU", nil])
    #expect(notes.entries.map(\.note.text) == ["Migration", "Outage"])
    #expect(
      notes.entries[0].note.range == moment("2024-02-01")...moment("2024-02-03"))
    #expect(notes.entries[1].note.isAtPoint)
  }

  @Test func numbersAreNoted() throws {
    let notes = try read("x,until,note\n400,450,Blue\n700,,Red\n")
    #expect(notes.xKind == .numbers)
    #expect(told(notes) == ["400.0 | 450.0 | Blue", "700.0 | Red"])
  }

  @Test(
    arguments: [
      ("x,note\n1,one\n2.5,two\n", ["1.0 | one", "2.5 | two"]),
      ("chart,x,until,note\nA,7,,only\n", ["7.0 | only"]),
      ("x,until,note\n700,,Red\n400,450,Blue\n", ["400.0 | 450.0 | Blue", "700.0 | Red"]),
      (
        "time,note\n2024-01-03,42\n2024-01-05,10:30\n",
        ["1704240000000.0 | 42", "1704412800000.0 | 10:30"]
      ),
      (
        "start,end,note,cost\n2024-01-03,2024-01-04,alpha,3\n2024-01-05,2024-01-06,beta,4\n",
        ["1704240000000.0 | 1704326400000.0 | alpha", "1704412800000.0 | 1704499200000.0 | beta"]
      ),
      (
        ",time,until,note\n,2024-01-03,2024-01-04,alpha\n,2024-01-05,2024-01-06,beta\n",
        ["1704240000000.0 | 1704326400000.0 | alpha", "1704412800000.0 | 1704499200000.0 | beta"]
      ),
      (
        "time,until,note\n1704240000,1704412800,one\n1704499200,,two\n",
        ["1704240000000.0 | 1704412800000.0 | one", "1704499200000.0 | two"]
      ),
      (
        "from;to;event\n03.01.2024;05.01.2024;one\n13.01.2024;14.01.2024;two\n",
        ["1704240000000.0 | 1704412800000.0 | one", "1705104000000.0 | 1705190400000.0 | two"]
      ),
      (
        "duration,until,note\n0:10:00,0:20:00,ten\n0:30:00,26:40:00,thirty\n",
        ["600000.0 | 1200000.0 | ten", "1800000.0 | 96000000.0 | thirty"]
      ),
    ] as [(String, [String])]) func placesAndWordsAreWhatTheirColumnsSay(
      text: String, expected: [String]
    ) throws
  {
    #expect(told(try read(text)) == expected)
  }

  @Test func chartsMayBeCalledByNumbers() throws {
    let notes = try read("chart,time,note\n2024,2024-01-03,a\n2025,2025-01-03,b\n")
    #expect(notes.entries.map(\.chart) == ["2024", "2025"])
  }

  @Test func endsThatCannotBeReadAreTold() throws {
    let folder = try TestFolder([
      "e.csv": "time,until,note\n2024-01-03,soon,a\n2024-01-05,2024-01-06,b\n"
    ])
    let (notes, notices) = try ChartFile.readNotes(path: folder.path + "/e.csv")
    #expect(notes.entries.map(\.note.isAtPoint) == [true, false])
    #expect(
      notices.map(\.description) == [
        "1 note is at a point: \"until\" is not written as where it begins."
      ])
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let table = Table(
      title: "CPU, \"all\"", x: Column([moment("2024-01-01"), moment("2024-12-01")]),
      series: [Series(number: 0, name: "y", column: Column([1, 2]))])
    var board = Board(tables: [table])
    let texts = ["plain", "with, comma and \"quotes\"", "Übung ☂", "=1+1"]
    let ranges = [
      moment("2024-02-01")...moment("2024-02-01"),
      moment("2024-02-01T10:00:00.5Z")...moment("2024-02-03"),
      moment("2024-03-01")...moment("2024-03-01"), moment("2024-04-01")...moment("2024-05-01"),
    ]
    for (text, range) in zip(texts, ranges) {
      board.apply(.write(chart: 0, ChartNote(text, at: range), at: range))
    }
    let written = board.fileNotes(likeChart: 0)
    #expect(written.csv.hasPrefix("chart,time,until,note\r\n\"CPU, \"\"all\"\"\",2024-02-01T"))
    #expect(try read(written.csv) == written)
  }
}
