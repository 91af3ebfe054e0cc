public import ChartCore

/// Where systems keep the IANA zones.
private let folder = "/usr/share/zoneinfo/"
/// The largest of them has some 4 KiB.
private let mostBytes = 1 << 16
/// Names are some 30 letters long.
private let longestName = 64

extension Zone {
  /// The zone of a name: `UTC`, an offset such as `+09:00`, or one of the system's IANA zones, such as
  /// `Europe/Berlin`. Nil where there is none. Reads a small file.
  public init?(named name: String) {
    if name == "UTC" || name == "Z" {
      self = .utc
    } else if let offset = Self.offset(name) {
      self.init(offset: offset)
    } else {
      guard Self.isName(name),
        let bytes = try? FileStream.bytes(
          ofFile: folder + name, named: name, atMost: mostBytes),
        let file = ZoneFile(bytes)
      else {
        return nil
      }
      self = file.zone(named: name)
    }
  }

  /// The milliseconds of `+09:00`, `-0330` or `+09`.
  private static func offset(_ text: String) -> Double? {
    let sign: Double = text.hasPrefix("-") ? -1 : 1
    guard text.hasPrefix("+") || sign < 0 else { return nil }
    let digits = text.utf8.dropFirst().filter { $0 != UInt8(ascii: ":") }
    guard [2, 4].contains(digits.count), digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }),
      text.utf8.count == digits.count + 1
        || text.utf8.count == 6 && text.utf8.dropFirst(3).first == UInt8(ascii: ":"),
      let number = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    let (hours, minutes) = digits.count == 2 ? (number, 0) : (number / 100, number % 100)
    guard hours < 24, minutes < 60 else { return nil }
    return sign * Double(hours * 60 + minutes) * 60_000
  }

  /// Whether a name may be that of a zone: parts of letters, digits and signs, none of which leads elsewhere.
  private static func isName(_ name: String) -> Bool {
    guard name.utf8.count <= longestName else { return false }
    return name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { letter in
          "_+-".utf8.contains(letter) || letter &- UInt8(ascii: "0") < 10
            || (letter | 0x20) &- UInt8(ascii: "a") < 26
        }
    }
  }
}

/// What a file of the IANA's time zones holds (TZif: RFC 8536).
///
/// ICU has zones too, but as old as its package: that of Debian 12 does not know what Mexico, Egypt, Greenland, Kazakhstan and
/// Paraguay have decided since 2022, while the system's own zones are kept up to date.
struct ZoneFile {
  private var transitions: [Zone.Change] = []
  private let firstOffset: Double
  private let rule: ZoneRule?

  /// Reads a file of version 2 or later, which has moments of 64 bits; nil where it is none, is damaged, or counts
  /// leap seconds, which Chartdeck's moments do not.
  init?(_ bytes: [UInt8]) {
    guard let old = Header(bytes[...]), old.version >= UInt8(ascii: "2") else { return nil }
    let rest = bytes.dropFirst(Header.size + old.dataSize(momentSize: 4))
    guard let header = Header(rest), header.leapCount == 0 else { return nil }
    let data = rest.dropFirst(Header.size)
    let size = header.dataSize(momentSize: 8)
    guard header.typeCount > 0, data.count >= size else { return nil }
    let kinds = data.dropFirst(header.momentCount * 8).prefix(header.momentCount)
    let types = data.dropFirst(header.momentCount * 9)
    let offsets = (0..<header.typeCount).map {
      Double(types.integer(at: $0 * 6, size: 4)) * 1000
    }
    guard kinds.allSatisfy({ $0 < header.typeCount }),
      offsets.allSatisfy({ $0.magnitude <= mostOffset })
    else { return nil }
    firstOffset = offsets[0]
    for (index, kind) in kinds.enumerated() {
      let moment = Double(data.integer(at: index * 8, size: 8)) * 1000
      if let last = transitions.last, last.moment >= moment { return nil }
      transitions.append(Zone.Change(moment: moment, offset: offsets[Int(kind)]))
    }
    let footer = data.dropFirst(size).dropFirst().prefix { $0 != UInt8(ascii: "\n") }
    rule = ZoneRule(String(decoding: footer, as: UTF8.self))
  }

  /// The zone, with the rule of all that comes after its transitions.
  func zone(named name: String) -> Zone {
    let last = transitions.last
    let later = rule?.transitions(after: last?.moment) ?? []
    return Zone(
      name, firstOffset: firstOffset,
      transitions: (transitions + later).withoutRepeats(of: firstOffset), isYearly: later.count > 1)
  }
}

/// RFC 8536 recommends offsets of less than 26 hours.
private let mostOffset = 26 * millisecondsPerHour

/// The counts at the beginning of both parts of a file.
private struct Header {
  static let size = 44
  let version: UInt8
  let leapCount, momentCount, typeCount: Int
  private let isLocalCount, isStandardCount, letterCount: Int

  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count >= Self.size, bytes.prefix(4).elementsEqual("TZif".utf8) else { return nil }
    let counts = (0..<6).map { bytes.integer(at: 20 + 4 * $0, size: 4) }
    guard counts.allSatisfy({ 0...mostBytes ~= $0 }) else { return nil }
    version = bytes[bytes.startIndex + 4]
    (isLocalCount, isStandardCount, leapCount) = (counts[0], counts[1], counts[2])
    (momentCount, typeCount, letterCount) = (counts[3], counts[4], counts[5])
  }

  func dataSize(momentSize: Int) -> Int {
    momentCount * (momentSize + 1) + typeCount * 6 + letterCount + leapCount * (momentSize + 4)
      + isLocalCount + isStandardCount
  }
}

extension ArraySlice<UInt8> {
  /// A whole number, its first byte the most significant one.
  fileprivate func integer(at index: Int, size: Int) -> Int {
    let bits = self[(startIndex + index)..<(startIndex + index + size)]
      .reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 8 ? Int(Int64(bitPattern: bits)) : Int(Int32(truncatingIfNeeded: bits))
  }
}

extension [Zone.Change] {
  /// Those that change the offset, which is `first` before them.
  fileprivate func withoutRepeats(of first: Double) -> [Zone.Change] {
    var kept: [Zone.Change] = []
    for transition in self where transition.offset != kept.last?.offset ?? first {
      kept.append(transition)
    }
    return kept
  }
}
