import ChartCore
@testable import ChartFiles

/// A text in memory of which a few bytes at a time are read.
struct SparingStream: ByteStream {
  let bytes: [UInt8]
  let portion: Int

  var size: Int { bytes.count }
  var isDecoded: Bool { false }
  func fileBytes(before offset: Int) -> Int { offset }

  func read(into room: UnsafeMutableRawBufferPointer, at offset: Int) throws(Fault) -> Int {
    let part = bytes.dropFirst(offset).prefix(min(portion, room.count))
    room.copyBytes(from: part)
    return part.count
  }
}

extension ByteStream {
  /// All bytes, read by so many at a time.
  func content(by portion: Int = 1 << 16) throws(Fault) -> [UInt8] {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: portion, alignment: 1)
    defer { room.deallocate() }
    var bytes: [UInt8] = []
    while true {
      let count = try read(into: room, at: bytes.count)
      if count == 0 { return bytes }
      bytes += room[..<count]
    }
  }

  /// The problem that is met while all bytes are read; nil where there is none.
  func problem(by portion: Int = 1 << 16) -> String? {
    do throws(Fault) {
      _ = try content(by: portion)
      return nil
    } catch {
      return error.problem.description
    }
  }
}
