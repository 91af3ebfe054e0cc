import ChartCore
import Testing

@testable import ChartFiles

/// Says every byte twice, and needs two to begin with.
private final class Echo: ByteDecoder {
  private var isBegun = false
  private var owed: UInt8?

  func decode(
    _ input: UnsafeRawBufferPointer, isLast: Bool, into room: UnsafeMutableRawBufferPointer
  ) throws(Fault) -> (read: Int, written: Int) {
    if let byte = owed.take() {
      room[0] = byte
      return (0, 1)
    }
    guard input.count > (isBegun || isLast ? 0 : 1) else { return (0, 0) }
    isBegun = true
    if input[0] == 0xFF { throw Fault(ofFile: "no 255 was expected, found one") }
    (room[0], owed) = (input[0], input[0])
    return (1, 1)
  }
}

@Suite("Decoded streams")
struct DecodedStreamTests {
  private static let bytes = (0..<5_000).map { UInt8($0 % 251) }
  private static let echo = bytes.flatMap { [$0, $0] }

  private func stream(_ bytes: [UInt8] = bytes, from start: Int = 0) -> DecodedStream {
    DecodedStream(SparingStream(bytes: bytes, portion: 13), from: start) { Echo() }
  }

  private func read(_ count: Int, at offset: Int, of stream: DecodedStream) throws -> [UInt8] {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
    defer { room.deallocate() }
    var bytes: [UInt8] = []
    while bytes.count < count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: room[bytes.count...])
      let read = try stream.read(into: rest, at: offset + bytes.count)
      if read == 0 { break }
      bytes = Array(room[..<(bytes.count + read)])
    }
    return bytes
  }

  @Test("nothing, a byte, and many", arguments: [0, 1, 2, 3, 4_999])
  func lengths(count: Int) throws {
    let content = try stream(Array(Self.bytes[..<count])).content(by: 3)
    #expect(content == Array(Self.echo[..<(2 * count)]))
  }

  @Test("any place, on, back, behind the end")
  func places() throws {
    let stream = stream()
    for offset in [0, 100, 7_000, 50, 9_990, 0, 7_100] {
      let expected = Array(Self.echo.dropFirst(offset).prefix(64))
      #expect(try read(64, at: offset, of: stream) == expected, "\(offset)")
    }
    for offset in [10_000, 10_001, 99_999] { #expect(try read(8, at: offset, of: stream) == []) }
  }

  @Test("what is before the start is left out")
  func start() throws {
    #expect(try stream(from: 4_990).content() == Array(Self.echo[9_980...]))
  }

  @Test("two who read in turn, each in order, never begin anew")
  func twoReaders() throws {
    let stream = stream()
    for step in 0..<90 {
      for offset in [step * 50, 5_000 + step * 50] {
        #expect(try read(50, at: offset, of: stream) == Array(Self.echo[offset..<offset + 50]))
      }
    }
  }

  @Test("who goes back again and again is stopped")
  func tooOften() throws {
    let stream = stream()
    #expect(throws: Fault.self) {
      for _ in 0..<200 {
        _ = try read(8, at: 0, of: stream)
        _ = try read(8, at: 900, of: stream)
        _ = try read(8, at: 300, of: stream)
      }
    }
    #expect(stream.problem()?.contains("again and again") == true)
  }

  @Test("a fault is met each time")
  func faults() throws {
    let stream = stream([1, 2, 3, 0xFF, 4])
    for _ in 0..<3 {
      #expect(stream.problem() == "no 255 was expected, found one")
      #expect(try read(6, at: 0, of: stream) == [1, 1, 2, 2, 3, 3])
    }
  }

  @Test("places are counted in what is decoded")
  func place() {
    let stream = stream(Array("a\nbc".utf8))
    #expect(TextPlace(of: 7, in: stream) == TextPlace(line: 3, column: 4))
  }

  @Test("the bytes of the file that hold what was read")
  func fileBytes() throws {
    let stream = stream()
    #expect(stream.fileBytes(before: 0) == 0)
    _ = try stream.content()
    #expect(stream.fileBytes(before: 5_000) == 2_500)
    #expect(stream.fileBytes(before: 10_000) == 5_000)
    #expect(stream.fileBytes(before: 20_000) == 5_000)
  }

  @Test("pieces by two threads and by one", arguments: [false, true], [500, 4_096, 50_000])
  func pieces(isShared: Bool, pieceSize: Int) throws {
    var window = ByteWindow(PieceSource(stream(), pieceSize: pieceSize, isShared: isShared))
    var text: [UInt8] = []
    repeat {
      text += window.bytes(in: text.count..<window.end)
      if window.hasMore { try window.slide(to: max(window.start, window.end - 9)) }
    } while text.count < window.end
    #expect(text == Self.echo)
    try window.go(to: 0)
    #expect(Array(try window.head(300)) == Array(Self.echo[..<300]))
  }

  @Test("the helper reads in order what the reader waits for, and leaves out what nobody wants")
  func queue() throws {
    for _ in 0..<20 {
      let queue = PieceQueue(stream(), pieceSize: 100)
      let helper = try #require(HelperThread(queue))
      for offset in [0, 100, 300, 4_000, 4_100, 9_900] {
        let piece = try #require(queue.take(at: offset))
        let range = offset..<offset + 100
        #expect(piece.withBytes(in: range) { Array($0) } == Array(Self.echo[range]))
        queue.recycle(piece)
      }
      #expect(queue.take(at: 200) == nil && queue.take(at: 9_950) == nil)
      // Behind the end there is nothing to wait for.
      #expect(queue.take(at: 99_900).map { $0.count } ?? 0 == 0)
      withExtendedLifetime(helper) {}
    }
  }

  @Test("a fault that the helper meets comes with its piece, and nobody waits for more")
  func faultInAdvance() throws {
    let queue = PieceQueue(stream(Array(Self.bytes[..<90]) + [0xFF]), pieceSize: 100)
    let helper = try #require(HelperThread(queue))
    #expect(queue.take(at: 0)?.fault == nil)
    #expect(queue.take(at: 100)?.fault == Fault(ofFile: "no 255 was expected, found one"))
    #expect(queue.take(at: 200) == nil)
    withExtendedLifetime(helper) {}
  }
}
