import ChartCore

extension FileFormat {
  /// What the Health app of Apple's phones exports.
  static let health = FileFormat(
    name: "health", claims: { HealthFile.isOwn($0.bytes) }, takesAnyEncoding: true,
    naming: .export { $0.hasSuffix(".xml") && !$0.hasSuffix("_cda.xml") },
    reader: .health { (input) throws(Fault) in try HealthFile.data(input.window) })
}

/// No tag that is of use is longer.
private let mostTagBytes = 1 << 20

/// Goes over an export of Apple Health tag by tag. It is no reader of XML: exports have declarations that break off and
/// signs that XML does not know, and readers of XML give up on them.
struct HealthFile {
  private var data = HealthData()
  private var clock = HealthClock()
  /// The places of kinds of samples, by their type and their unit.
  private var kinds: [HealthKind] = []
  private var last: (kind: Int, source: UInt8) = (0, 0)
  /// Whether a workout has begun and not ended: millions of entries stand elsewhere.
  private var isInWorkout = false

  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    let text = head.starts(with: byteOrderMark) ? head.dropFirst(byteOrderMark.count) : head
    guard text.trimmed.first == UInt8(ascii: "<") else { return false }
    return text.contains("<HealthData")
  }

  /// Reads what is in an export. Linear time; sixteen bytes a sample.
  static func data(_ window: ByteWindow) throws(Fault) -> HealthData {
    var (file, window, checked) = (HealthFile(), window, 0)
    while true {
      let start = window.start
      var end = unsafe window.withBytes { unsafe file.take($0.span) } + start
      guard window.hasMore else { return file.data }
      if window.end - end > mostTagBytes {
        // Looked through for other tags, what has no end would be gone over again and again.
        file.data.leaveOut()
        end = window.end
      }
      if file.data.bytes > checked * 2 {
        checked = file.data.bytes
        try FreeMemory.check(for: checked)
      }
      try window.slide(to: end)
    }
  }

  /// Takes in all tags that end in the bytes; returns where the first begins that does not.
  private mutating func take(_ bytes: Span<UInt8>) -> Int {
    var place = 0
    while let start = bytes.offset(of: UInt8(ascii: "<"), from: place) {
      guard start + HealthRecord.mark.count <= bytes.count else { return start }
      if bytes.has(HealthRecord.mark, at: start) {
        guard let record = HealthRecord(bytes, at: start) else { return start }
        take(record, bytes)
        (place, isInWorkout) = (record.tagEnd, false)
      } else if bytes.has(HealthWorkout.mark, at: start) {
        guard let end = takeWorkout(bytes, at: start) else { return start }
        place = end
      } else if isInWorkout {
        guard let end = takeInWorkout(bytes, at: start) else { return start }
        place = end
      } else {
        place = start + 1
      }
    }
    return bytes.count
  }

  private mutating func take(_ record: HealthRecord, _ bytes: Span<UInt8>) {
    guard let value = value(of: record, bytes) else { return }
    let source = data.sources.number(bytes, record.source, last: last.source)
    guard let start = clock.moment(bytes, record.start),
      let end = clock.moment(bytes, record.end.isEmpty ? record.start : record.end),
      let sample = HealthSample(start: start, end: end, value: value, source: source)
    else { return data.leaveOut() }
    guard let kind = kind(of: record, bytes) else { return data.leaveOut() }
    data.append(sample, toKind: kind)
    last = (kind, source)
  }
}

extension HealthFile {
  /// What a record says in numbers: of what has none how many hours somebody slept, else nil.
  private mutating func value(of record: HealthRecord, _ bytes: Span<UInt8>) -> Double? {
    let cell = CellPlace(start: record.value.lowerBound, end: record.value.upperBound)
    guard bytes.has(HealthKind.quantity, at: record.type.lowerBound) else {
      guard bytes.has(HealthKind.sleep, at: record.type.lowerBound),
        bytes.has(HealthKind.asleep, at: record.value.lowerBound),
        let start = clock.moment(bytes, record.start), let end = clock.moment(bytes, record.end)
      else { return nil }
      return (end - start) / millisecondsPerHour
    }
    if cell.start < cell.end, let value = plainNumber(bytes, cell, decimal: UInt8(ascii: ".")) {
      return value
    }
    let text = record.value.map { bytes[$0] }
    let value = XMLText.number(XMLText.decoded(text[...].trimmed))
    if value.isNaN { data.leaveOut() }
    return value.isNaN ? nil : value
  }

  /// The number of a record's kind; nil where there are too many already.
  private mutating func kind(of record: HealthRecord, _ bytes: Span<UInt8>) -> Int? {
    if kinds.indices.contains(last.kind), kinds[last.kind].isOf(record, bytes) { return last.kind }
    if let known = kinds.firstIndex(where: { $0.isOf(record, bytes) }) { return known }
    guard kinds.count < HealthKind.most else { return nil }
    let kind = HealthKind(
      type: record.type.map { bytes[$0] }, unit: record.unit.map { bytes[$0] })
    kinds.append(kind)
    data.add(kind)
    return kinds.count - 1
  }

  /// Takes in a workout, or a part of one; returns the byte behind its tag, nil where it does not end in the bytes.
  private mutating func takeWorkout(_ bytes: Span<UInt8>, at start: Int) -> Int? {
    guard let end = bytes.endOfTag(from: start) else { return nil }
    let tag = (start + 1..<end).map { bytes[$0] }
    let name = String(decoding: tag.prefix { $0 > blank && $0 != slash }, as: UTF8.self)
    let attributes = tag[name.utf8.count...]
    if name == "Workout" {
      data.add(HealthWorkout(attributes))
      isInWorkout = tag.last != slash
    }
    if name == "WorkoutStatistics" { data.takeSumOfWorkout(attributes) }
    return end + 1
  }

  /// Goes over a tag within a workout, of which entries are of use, or over the workout's end; returns the byte behind
  /// it, nil where it does not end in the bytes.
  private mutating func takeInWorkout(_ bytes: Span<UInt8>, at start: Int) -> Int? {
    guard let end = bytes.endOfTag(from: start) else { return nil }
    if bytes.has(HealthWorkout.endMark, at: start) { isInWorkout = false }
    if bytes.has(HealthWorkout.entryMark, at: start) {
      data.takeEntryOfWorkout((start + HealthWorkout.entryMark.count..<end).map { bytes[$0] }[...])
    }
    return end + 1
  }
}

private let slash = UInt8(ascii: "/")

extension HealthKind {
  fileprivate func isOf(_ record: HealthRecord, _ bytes: Span<UInt8>) -> Bool {
    record.type.count == type.count && record.unit.count == unit.count
      && bytes.has(type, at: record.type.lowerBound)
      && bytes.has(unit, at: record.unit.lowerBound)
  }
}
