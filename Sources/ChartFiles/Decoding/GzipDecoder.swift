import ChartCore
import CIsal

/// ISA-L counts what it reads and writes in 32 bits.
private let mostAtOnce = 1 << 30

/// Undoes gzip (RFC 1952): one member, or several one after the other, and zeros behind them.
@safe final class GzipDecoder: ByteDecoder {
  private let state: UnsafeMutablePointer<inflate_state>
  /// A member's header as far as it was read: the library forgets which fields there are where its input ends.
  private let header: UnsafeMutablePointer<isal_gzip_header>
  private var place = Place.start
  /// Whether one member has come to its end.
  private var hasMember = false

  private enum Place {
    case start, inHeader, inMember, behindMember, inPadding
  }

  /// A decoder at the start of gzip data.
  init() {
    unsafe state = .allocate(capacity: 1)
    unsafe header = .allocate(capacity: 1)
    unsafe isal_inflate_init(state)
  }

  deinit {
    unsafe state.deallocate()
    unsafe header.deallocate()
  }

  func decode(
    _ input: UnsafeRawBufferPointer, isLast: Bool, into room: UnsafeMutableRawBufferPointer
  ) throws(Fault) -> (read: Int, written: Int) {
    if place == .start || place == .behindMember || place == .inPadding {
      guard let first = unsafe input.first else { return (0, 0) }
      if place == .inPadding || hasMember && first == 0 {
        return (unsafe try skipPadding(input), 0)
      }
      beginMember()
    }
    let used = unsafe try inflate(input, into: room)
    if isLast && used == (0, 0) && place != .behindMember { throw Compression.gzip.truncated }
    return used
  }

  private func beginMember() {
    unsafe isal_inflate_reset(state)
    unsafe isal_gzip_header_init(header)
    unsafe state.pointee.crc_flag = UInt32(ISAL_GZIP_NO_HDR_VER)
    place = .inHeader
  }

  /// Tapes and disks fill their blocks with zeros.
  private func skipPadding(_ input: UnsafeRawBufferPointer) throws(Fault) -> Int {
    place = .inPadding
    guard unsafe input.allSatisfy({ $0 == 0 }) else { throw Self.surplus }
    return input.count
  }

  private func inflate(
    _ input: UnsafeRawBufferPointer, into room: UnsafeMutableRawBufferPointer
  ) throws(Fault) -> (read: Int, written: Int) {
    let (inputCount, roomCount) = (min(input.count, mostAtOnce), min(room.count, mostAtOnce))
    // The library does not write to what it reads.
    unsafe state.pointee.next_in = UnsafeMutableRawPointer(mutating: input.baseAddress)?
      .assumingMemoryBound(to: UInt8.self)
    unsafe state.pointee.avail_in = UInt32(inputCount)
    unsafe state.pointee.next_out = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
    unsafe state.pointee.avail_out = UInt32(roomCount)
    if place == .inHeader { try readHeader() }
    if place == .inMember { try readContent() }
    return unsafe (
      inputCount - Int(state.pointee.avail_in), roomCount - Int(state.pointee.avail_out)
    )
  }

  private func readHeader() throws(Fault) {
    let outcome = unsafe isal_read_gzip_header(state, header)
    guard outcome == ISAL_DECOMP_OK || outcome == ISAL_END_INPUT else { throw fault(outcome) }
    if outcome == ISAL_DECOMP_OK { place = .inMember }
  }

  private func readContent() throws(Fault) {
    let outcome = unsafe isal_inflate(state)
    guard outcome == ISAL_DECOMP_OK else { throw fault(outcome) }
    if unsafe state.pointee.block_state == ISAL_BLOCK_FINISH {
      (place, hasMember) = (.behindMember, true)
    }
  }

  private func fault(_ outcome: Int32) -> Fault {
    switch outcome {
    case ISAL_INVALID_WRAPPER where hasMember: Self.surplus
    case ISAL_INCORRECT_CHECKSUM: Compression.gzip.wrongChecksum
    default: Compression.gzip.damaged
    }
  }

  private static let surplus = Fault(
    ofFile: """
      more gzip data or the end of the file was expected behind gzip data, \
      found something else
      """)
}
