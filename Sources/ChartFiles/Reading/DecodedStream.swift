import ChartCore

/// How many cursors nobody uses are kept: one for who reads ahead, one for who reads again.
private let mostIdle = 2
/// How often decoding may begin anew. Texts are read again where they are faulty, once or twice; a text made to be
/// read again and again would never end.
private let mostCursors = 64

/// What the bytes of another stream stand for.
///
/// It is decoded from its start on, by a cursor that stays where it is; who reads elsewhere meanwhile has one
/// of his own. Going on costs what decoding does, going back begins anew.
final class DecodedStream: ByteStream {
  private let source: any ByteStream
  private let start: Int
  private let limit: Int
  private let makeDecoder: @Sendable () throws(Fault) -> any ByteDecoder
  private let cursors = Monitor(Cursors())

  /// What stands in `source` from `start` on. A fault where it is longer than `limit`.
  init(
    _ source: any ByteStream, from start: Int = 0, limit: Int = Limits.fileBytes,
    _ makeDecoder: @escaping @Sendable () throws(Fault) -> any ByteDecoder
  ) {
    self.source = source
    self.start = start
    self.limit = limit
    self.makeDecoder = makeDecoder
  }

  var size: Int { source.size }
  var isDecoded: Bool { true }

  func read(into room: UnsafeMutableRawBufferPointer, at offset: Int) throws(Fault) -> Int {
    let cursor = try cursor(before: offset)
    unsafe try cursor.skip(to: offset, by: room)
    let count = cursor.offset == offset ? unsafe try cursor.read(into: room) : 0
    guard cursor.offset <= limit else { throw .tooLong(limit) }
    // One that met a fault is not used again.
    cursors.locked { $0.giveBack(cursor) }
    return count
  }

  func fileBytes(before offset: Int) -> Int {
    let farthest = cursors.locked { $0.farthest }
    guard farthest.offset > 0 else { return 0 }
    let part = min(1, Double(offset) / Double(farthest.offset))
    return source.fileBytes(before: Int(part * Double(farthest.sourceOffset)))
  }

  private func cursor(before offset: Int) throws(Fault) -> DecodingCursor {
    if let cursor = cursors.locked({ $0.take(before: offset) }) { return cursor }
    guard cursors.locked({ $0.mayMakeOne() }) else { throw Fault(ofFile: tooOften) }
    return DecodingCursor(source, at: start, try makeDecoder())
  }
}

extension Fault {
  /// What is said of a text in a file that is longer than so many bytes.
  static func tooLong(_ limit: Int) -> Fault {
    limit < 1 << 30
      ? Fault(
        ofFile: "a text of at most \(limit >> 20) MiB was expected in the file, found a longer one")
      : Fault(
        ofFile: "a text of at most \(limit >> 30) GiB was expected in the file, found a longer one")
  }
}

private let tooOften: Phrase =
  """
  a text that can be read from its start to its end was expected, \
  found one whose parts have to be decoded again and again
  """

/// The cursors of a stream that nobody uses now.
private struct Cursors: Sendable {
  private var idle: [DecodingCursor] = []
  private var made = 0
  /// How far a cursor has come, and what it had read for that.
  private(set) var farthest = (offset: 0, sourceOffset: 0)

  /// The one that is nearest before an offset.
  mutating func take(before offset: Int) -> DecodingCursor? {
    let nearest = idle.indices.filter { idle[$0].offset <= offset }
      .max { idle[$0].offset < idle[$1].offset }
    return nearest.map { idle.remove(at: $0) }
  }

  mutating func giveBack(_ cursor: DecodingCursor) {
    idle.append(cursor)
    if idle.count > mostIdle { idle.removeFirst() }
    if cursor.offset > farthest.offset { farthest = (cursor.offset, cursor.sourceOffset) }
  }

  mutating func mayMakeOne() -> Bool {
    made += 1
    return made <= mostCursors
  }
}
