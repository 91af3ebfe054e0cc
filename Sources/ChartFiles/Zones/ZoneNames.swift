public import ChartCore

/// What the system tells of its zones, a line each: countries, a place, and after that the zone's name (tzdata).
private let list = "/usr/share/zoneinfo/zone1970.tab"
/// It has some 20 KiB.
private let mostBytes = 1 << 20

extension Zone {
  /// The names of the zones that people live in, in alphabetical order; none where the system does not tell them.
  /// Reads a small file.
  public static func inhabited() -> [String] {
    guard let bytes = try? FileStream.bytes(ofFile: list, named: list, atMost: mostBytes)
    else {
      return []
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: "\t")
      return fields.count > 2 ? String(fields[2]) : nil
    }.sorted()
  }
}
