import CIsal
import TestSupport
import Testing

@testable import ChartCairo

/// Streams, read back by ISA-L's other half.
@Suite struct ZlibStreamTests {
  @Test(arguments: [
    [], [0], [1], [0, 0], [1, 0, 1], [65_535], [65_536], [65_537], [200_000, 0],
    [300, 70_000, 1, 500_000],
  ])
  func contentComesBack(lengths: [Int]) {
    for seed in UInt64(1)...3 { comesBack(lengths, among: 256, seed: seed) }
    comesBack(lengths, among: 1, seed: 1)
    comesBack(lengths, among: 3, seed: 1)
  }

  /// Portions of these lengths, of so many different bytes.
  private func comesBack(_ lengths: [Int], among count: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let portions = lengths.map { length in
      (0..<length).map { _ in UInt8(Int.random(in: 0..<count, using: &random)) }
    }
    var stream = ZlibStream()
    for portion in portions { stream.append(portion, isLast: false) }
    stream.append([], isLast: true)
    #expect(inflated(stream.bytes) == portions.flatMap(\.self), "\(lengths), \(count), \(seed)")
  }

  /// What a stream holds; nil where it is none, or goes on behind its end.
  private func inflated(_ stream: [UInt8]) -> [UInt8]? {
    let state = UnsafeMutablePointer<inflate_state>.allocate(capacity: 1)
    defer { state.deallocate() }
    isal_inflate_init(state)
    state.pointee.crc_flag = UInt32(ISAL_ZLIB)
    var (stream, room) = (stream, [UInt8](repeating: 0, count: 1 << 20))
    return stream.withUnsafeMutableBufferPointer { input in
      room.withUnsafeMutableBufferPointer { output in
        state.pointee.next_in = input.baseAddress
        state.pointee.avail_in = UInt32(input.count)
        state.pointee.next_out = output.baseAddress
        state.pointee.avail_out = UInt32(output.count)
        guard isal_inflate(state) == ISAL_DECOMP_OK, state.pointee.avail_in == 0,
          state.pointee.block_state == ISAL_BLOCK_FINISH
        else { return nil }
        return Array(output.dropLast(Int(state.pointee.avail_out)))
      }
    }
  }
}
