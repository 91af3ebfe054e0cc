import ChartCore
import Testing

@testable import ChartFiles

@Suite struct LineRowsTests {
  @Test(
    "logs are tables of what their lines have in common",
    arguments: [
      (
        "[2024-01-01 10:00:00] 20.5 40\n[2024-01-01 10:01:00] 21.5 41\n[2024-01-01 10:02:00] 22.5 40\n",
        "Time 2024-01-01T10:00..2024-01-01T10:02: Column 2 [20.5 21.5 22.5], Column 3 [40 41 40]"
      ),
      (
        "01.01.2024 10:00:00: 20.25\n01.01.2024 10:01:00: 21.25\n01.01.2024 10:02:00: 20.25\n",
        "Column 1 2024-01-01T10:00..2024-01-01T10:02: Column 3 [20.25 21.25 20.25]"
      ),
      (
        "time=2024-05-02T10:00:00Z level=info ms=12.25\ntime=2024-05-02T10:01:00Z level=warn ms=13.25\ntime=2024-05-02T10:02:00Z level=info ms=12.5\n",
        "time 2024-05-02T10:00..2024-05-02T10:02: ms [12.25 13.25 12.5]"
      ),
      (
        "2024-05-02 10:00:00 - T:200.25 /200.00 B:60.50\n2024-05-02 10:01:00 - T:201.25 /200.00 B:61.50\nDone.\n2024-05-02 10:02:00 - T:202.25 /200.00 B:60.50\n",
        "Time 2024-05-02T10:00..2024-05-02T10:02: T [200.25 201.25 202.25], B [60.5 61.5 60.5]"
      ),
      (
        "64 bytes from a.b: seq=1 ttl=57 time=12.3\n64 bytes from a.b: seq=2 ttl=57 time=11.3\n64 bytes from a.b: seq=3 ttl=57 time=12.5\n",
        "seq 1..3: time [12.3 11.3 12.5] | seq 1..3: Column 1 [64 64 64], ttl [57 57 57]"
      ),
    ])
  func logs(text: String, expected: String) throws {
    let found = try understood(text, name: "x.log")
    #expect(found == expected)
  }

  @Test func linesOfAnotherKindAreTold() throws {
    let text =
      "[2024-01-01 10:00:00] 20.5\nrestarted\n[2024-01-01 10:01:00] 21.5\n[2024-01-01 10:02:00] 22.5\n"
    let document = try ChartFile.parse(Array(text.utf8), name: "x.log")
    #expect(
      document.notices.map(\.description) == [
        #"1 row is left out, in line 2: a line like the others was expected, found "restarted"."#
      ])
  }

  @Test(
    "tables below each other are charts of their own",
    arguments: [
      (
        "05/02/2024 10:00:00 AM\navg-cpu:  %user  %idle\n          20.00  80.00\n\nDevice   r/s   w/s\nsda     1.00  4.00\n\n05/02/2024 10:01:00 AM\navg-cpu:  %user  %idle\n          21.00  79.00\n\nDevice   r/s   w/s\nsda     2.00  5.00\n",
        "Time 2024-05-02T10:00..2024-05-02T10:01: %user [20 21], %idle [80 79] | Time 2024-05-02T10:00..2024-05-02T10:01: r/s [1 2], w/s [4 5]"
      ),
      ("t,v\n1,5\n2,6\n\nt,w,u\n1,7,8\n2,8,9\n", "t 1..2: v [5 6] | t 1..2: w [7 8], u [8 9]"),
      // What tells of a table is none.
      ("Rate,5\nRange,10\n\nt,v\n1,5\n2,6\n3,5\n", "t 1..3: v [5 6 5]"),
    ])
  func sections(text: String, expected: String) throws {
    let found = try understood(text, name: "x.txt")
    #expect(found == expected)
  }
}
