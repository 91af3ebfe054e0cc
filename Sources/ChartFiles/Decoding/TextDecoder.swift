import ChartCore
import Glibc

/// What stands for a letter that cannot be read: U+FFFD.
private let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
/// Room for any letter in UTF-8.
private let letterSize = 8

/// Turns a text in another encoding into UTF-8. What stands for no letter becomes U+FFFD.
@safe final class TextDecoder: ByteDecoder {
  private typealias Used = (read: Int, written: Int)

  private let converter: iconv_t
  /// How many bytes are left out where they are no letter.
  private let unit: Int
  private var pending = PendingBytes()

  /// A decoder at the start of a text; a fault where the system does not know the encoding.
  init(_ encoding: TextEncoding) throws(Fault) {
    guard let converter = unsafe iconv_open(TextEncoding.utf8.systemName, encoding.systemName),
      Int(bitPattern: converter) != -1
    else { throw Fault(ofFile: "the system cannot read texts in \(encoding.rawValue)") }
    unsafe self.converter = converter
    unit = encoding.isWide ? 2 : 1
  }

  deinit { unsafe iconv_close(converter) }

  func decode(
    _ input: UnsafeRawBufferPointer, isLast: Bool, into room: UnsafeMutableRawBufferPointer
  ) -> (read: Int, written: Int) {
    var used = (read: 0, written: unsafe pending.put(into: room))
    while used.read < input.count, used.written < room.count {
      let before = used.written
      switch unsafe convert(input, into: room, &used) {
      case E2BIG where used.written == before: unsafe putLetter(of: input, into: room, &used)
      case EILSEQ: unsafe replace(unit, of: input, into: room, &used)
      case EINVAL where isLast: unsafe replace(input.count, of: input, into: room, &used)
      case EINVAL: return used
      default: break
      }
    }
    return used
  }

  /// Converts what there is room for; returns what stopped it, 0 where nothing did.
  private func convert(
    _ input: UnsafeRawBufferPointer, into room: UnsafeMutableRawBufferPointer, _ used: inout Used
  ) -> Int32 {
    // The library does not write to what it reads.
    var from = unsafe UnsafeMutableRawPointer(mutating: input.baseAddress)?
      .advanced(by: used.read).assumingMemoryBound(to: CChar.self)
    var to = unsafe room.baseAddress?.advanced(by: used.written)
      .assumingMemoryBound(to: CChar.self)
    var (fromCount, toCount) = (input.count - used.read, room.count - used.written)
    let outcome = unsafe iconv(converter, &from, &fromCount, &to, &toCount)
    let problem = errno
    used = (input.count - fromCount, room.count - toCount)
    return outcome == -1 ? problem : 0
  }

  /// Converts a letter that there is not room enough for.
  private func putLetter(
    of input: UnsafeRawBufferPointer, into room: UnsafeMutableRawBufferPointer, _ used: inout Used
  ) {
    let letter = unsafe withUnsafeTemporaryAllocation(byteCount: letterSize, alignment: 1) {
      var inner = (read: used.read, written: 0)
      _ = unsafe convert(input, into: $0, &inner)
      used.read = inner.read
      return unsafe Array($0.prefix(inner.written))
    }
    used.written += unsafe pending.put(letter, into: room.rest(from: used.written))
  }

  private func replace(
    _ count: Int, of input: UnsafeRawBufferPointer, into room: UnsafeMutableRawBufferPointer,
    _ used: inout Used
  ) {
    used.read = min(used.read + count, input.count)
    used.written += unsafe pending.put(replacement, into: room.rest(from: used.written))
  }
}

/// Decoded bytes for which there was no room yet.
struct PendingBytes {
  private var bytes: ArraySlice<UInt8> = []

  /// Writes these and more, as far as there is room; returns how many.
  mutating func put(_ more: [UInt8] = [], into room: UnsafeMutableRawBufferPointer) -> Int {
    bytes += more
    let part = bytes.prefix(room.count)
    unsafe room.copyBytes(from: part)
    bytes = bytes.dropFirst(part.count)
    return part.count
  }
}

extension TextEncoding {
  /// A decoder at the start of a text in it; a fault where the system does not know it.
  func decoder() throws(Fault) -> any ByteDecoder {
    isOfBytes ? try LetterDecoder(self) : try TextDecoder(self)
  }
}

extension ByteWindow {
  /// A window at the start of the same text, decoded from an encoding; `markSize` is how many bytes at its start
  /// say which, and are no letters.
  func decoded(from encoding: TextEncoding, markSize: Int) -> ByteWindow {
    decoded(from: markSize) { () throws(Fault) in try encoding.decoder() }
  }
}

extension UnsafeMutableRawBufferPointer {
  fileprivate func rest(from offset: Int) -> UnsafeMutableRawBufferPointer {
    unsafe UnsafeMutableRawBufferPointer(rebasing: self[offset...])
  }
}
