import ChartCore

/// The bytes of the longest message, or definition, with its header: all fields there can be, each as long as can be.
private let longestMessage = 1 + 2 * 255 * 255
/// The bytes of a header without a checksum of its own, and of a checksum.
private let (headerSize, checksumSize) = (12, 2)

/// Goes over the messages of FIT files, of which several may stand one behind the other in one (FIT protocol).
struct FITReader {
  /// What is wrong and was read all the same, a sentence each.
  private(set) var notices: [Phrase] = []
  /// Which message was read last.
  private(set) var message = FITMessage.file
  /// Its values.
  private(set) var values = FITValues()
  /// Where the zones of what is told in zones end, as the last message says.
  private(set) var zoneEnds: [FITList: [Double]] = [:]
  /// What developers added to the records, with what the last one has of it.
  private(set) var developers = FITDeveloperFields()
  private var window: ByteWindow
  private var position = 0
  /// Where the messages of the file end.
  private var end = 0
  private var definitions = [FITDefinition?](repeating: nil, count: 16)
  private var checksum = FITChecksum()
  /// The moment of the last message that had one, in seconds.
  private var clock: UInt32 = 0
  /// Whether nothing more can be read.
  private var isDone = false

  /// At the start of a text.
  init(_ window: ByteWindow) { self.window = window }

  /// Whether bytes begin as FIT does.
  static func isOwn(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.dropFirst(8).starts(with: ".FIT".utf8) && bytes.first.map { $0 >= headerSize } == true
  }

  /// Reads the next message that is of use; returns whether there was one.
  mutating func next() throws(Fault) -> Bool {
    while !isDone {
      if position == end {
        guard try endFile(), try beginFile() else { return false }
      }
      try see(longestMessage)
      switch step() {
      case .wanted: return true
      case .other: continue
      case .cut: try stop("The recording ends within a message: what is before that is shown.")
      case .undefined:
        try stop(
          """
          The recording has a message at byte \(position) that nothing describes: what is before that is shown.
          """
        )
      }
    }
    return false
  }

  /// What came of a step.
  private enum Step {
    case wanted, other, cut, undefined
  }

  /// Goes over a message or a definition.
  private mutating func step() -> Step {
    guard position < window.end else { return .cut }
    let header = window[position]
    let isMoment = header & 0x80 != 0
    let local = Int(isMoment ? header >> 5 & 3 : header & 15)
    if !isMoment, header & 0x40 != 0 { return define(local, hasOwnFields: header & 0x20 != 0) }
    guard let definition = definitions[local] else { return .undefined }
    guard take(1 + definition.size) else { return .cut }
    let start = position - definition.size
    window.withSpan { definition.read($0, at: start - window.start, into: &values) }
    follow(isMoment ? header & 31 : nil)
    guard let message = definition.message else { return .other }
    if message == .fieldDescription {
      describe(definition, at: start)
      return .other
    }
    if message == .timeInZone { readZones(definition, at: start) }
    if message == .record, !developers.used.isEmpty { readDevelopers(definition, at: start) }
    self.message = message
    return .wanted
  }

  private mutating func describe(_ definition: FITDefinition, at start: Int) {
    let (name, unit) = window.withSpan { bytes in
      let start = start - window.start
      return (definition.text(.name, bytes, at: start), definition.text(.unit, bytes, at: start))
    }
    if let field = FITDeveloperField(values, name: name, unit: unit) { developers.describe(field) }
  }

  private mutating func readZones(_ definition: FITDefinition, at start: Int) {
    for list in FITList.allCases {
      zoneEnds[list] = window.withSpan {
        definition.numbers(list, $0, at: start - window.start)
      }
    }
  }

  private mutating func readDevelopers(_ definition: FITDefinition, at start: Int) {
    window.withSpan { bytes in
      developers.take { definition.readDevelopers(bytes, at: start - window.start, into: &$0) }
    }
  }

  private mutating func define(_ local: Int, hasOwnFields: Bool) -> Step {
    let start = position + 1 - window.start
    let size = window.withSpan {
      FITDefinition.size($0, at: start, hasOwnFields: hasOwnFields)
    }
    guard let size, take(1 + size) else { return .cut }
    definitions[local] = window.withSpan {
      FITDefinition($0, at: start, hasOwnFields: hasOwnFields, &developers)
    }
    return .other
  }

  /// Keeps the clock of the messages, which some of them tell only the last five bits of.
  private mutating func follow(_ lowBits: UInt8?) {
    if let lowBits {
      clock &+= (UInt32(lowBits) &- clock) & 31
      values[.moment] = Double(clock)
    } else if let moment = UInt32(exactly: values[.moment]) {
      clock = moment
    } else {
      // No clock of FIT shows it, whatever the field's type can hold.
      values[.moment] = .nan
    }
  }
}

// MARK: - Files

extension FITReader {
  /// Goes over a header; returns whether there was one. Nothing may be in front of the first one.
  private mutating func beginFile() throws(Fault) -> Bool {
    try see(Int(UInt8.max))
    let head = window.bytes(in: position..<min(window.end, position + Int(UInt8.max)))
    guard !head.isEmpty else { return false }
    guard Self.isOwn(head), head.count >= Int(head.first ?? 0) else {
      notices.append("What follows the recording at byte \(position) is none, it is left out.")
      return false
    }
    let bytes = Array(head.prefix(headerSize))
    let size = (4..<8).reversed().reduce(0) { $0 << 8 | Int(bytes[$1]) }
    end = position + Int(bytes[0])
    checksum = FITChecksum()
    definitions = [FITDefinition?](repeating: nil, count: 16)
    developers.beginFile()
    _ = take(Int(bytes[0]))
    // Where a device had no time to say how much it wrote, that is all there is.
    end = size == 0 ? Int.max : end + size
    return true
  }

  /// Goes over the checksum at the end of a file; returns whether there may be another one.
  private mutating func endFile() throws(Fault) -> Bool {
    guard end > 0 else { return true }
    try see(checksumSize)
    guard window.end - position >= checksumSize else {
      notices.append("The recording ends before its checksum: some of it may be missing.")
      return false
    }
    let told = UInt16(window[position]) | UInt16(window[position + 1]) << 8
    if told != checksum.value {
      notices.append(
        "The checksum of the recording does not match: some of its values may be wrong.")
    }
    position += checksumSize
    end = position
    return true
  }

  /// Goes over bytes that are there, if all of them belong to the file; returns whether they do.
  private mutating func take(_ count: Int) -> Bool {
    guard count <= min(end, window.end) - position else { return false }
    let first = position - window.start
    window.withSpan { checksum.add($0, first..<first + count) }
    position += count
    return true
  }

  /// Has so many bytes in the window, or all there are.
  private mutating func see(_ count: Int) throws(Fault) {
    while window.end - position < count, window.hasMore { try window.slide(to: position) }
  }

  /// Ends the reading, as a sentence says why.
  private mutating func stop(_ sentence: Phrase) throws(Fault) {
    notices.append(sentence)
    while window.hasMore { try window.slide(to: window.end) }
    isDone = true
  }
}

extension ByteWindow {
  /// The window's bytes from its start on.
  @inline(__always)
  fileprivate func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe withBytes { unsafe body($0.span) }
  }
}
