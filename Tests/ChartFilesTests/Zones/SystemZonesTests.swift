import Foundation
import TestSupport
import Testing

@testable import ChartCore
@testable import ChartFiles

/// Every zone of the system against what `date` says of it.
@Suite struct SystemZonesTests {
  private static let folder = "/usr/share/zoneinfo/"
  private static let seed: UInt64 = 20_240_331

  private static var names: [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.sorted().filter { name in
      let isOther = ["posix/", "right/"].contains(where: name.hasPrefix)
      return !isOther
        && FileManager.default.contents(atPath: folder + name)?.starts(with: "TZif".utf8) == true
    }
  }

  /// Whole seconds of any years, most of them of this time, and both sides of the changes around them.
  private func moments(of zone: Zone, _ numbers: inout SeededGenerator) -> [Int] {
    let any = (0..<20).map { _ in Int.random(in: -95_000_000_000...253_000_000_000, using: &numbers)
    }
    let near = (0..<60).map { _ in Int.random(in: -3_000_000_000...5_000_000_000, using: &numbers) }
    let ends = near.flatMap { second in
      let period = zone.period(at: Double(second) * 1000)
      return [period.start, period.end].filter(\.isFinite).map { Int($0 / 1000) }
    }
    return any + near + ends.flatMap { [$0 - 1, $0, $0 + 1] }
  }

  @Test func offsetsAreThoseOfTheSystem() throws {
    var numbers = SeededGenerator(seed: Self.seed)
    let names = Self.names
    #expect(names.count > 500)
    let folder = try TestFolder()
    var asked: [(zone: Zone, seconds: [Int])] = []
    for (index, name) in names.enumerated() {
      let zone = try #require(Zone(named: name), "\(name)")
      let seconds = moments(of: zone, &numbers)
      asked.append((zone, seconds))
      try seconds.map { "@\($0)\n" }.joined().write(
        toFile: folder.path + "/\(index)", atomically: false, encoding: .utf8)
    }
    let answers = try oracle(names, in: folder.path)
    var line = 0
    var wrong: [String] = []
    for (zone, seconds) in asked {
      for second in seconds {
        let moment = Double(second) * 1000
        let offset = zone.offset(at: moment).asOffset
        let isSame = answers[line] == (offset.count == 6 ? offset + ":00" : offset)
        if !isSame || !zone.moments(ofLocal: zone.local(moment)).contains(moment) {
          wrong.append("\(zone.name) at \(second): \(offset), expected \(answers[line])")
        }
        line += 1
      }
    }
    #expect(wrong.prefix(9) == [], "seed \(Self.seed), \(wrong.count) of \(line)")
    #expect(line == answers.count)
  }

  /// What clocks of zones show at the moments in numbered files, as `+01:00:00`.
  private func oracle(_ names: [String], in folder: String) throws -> [String] {
    let list = zip(names.indices, names).map { "TZ=\($1) date -f \(folder)/\($0) +%::z\n" }
    let script = folder + "/script"
    try list.joined().write(toFile: script, atomically: false, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [script]
    let output = folder + "/output"
    try Data().write(to: URL(filePath: output))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    try process.run()
    process.waitUntilExit()
    // What is not known of Antarctica, `date` writes as -00:00:00.
    return try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
      .map { $0 == "-00:00:00" ? "+00:00:00" : String($0) }
  }
}
