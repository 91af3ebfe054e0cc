import CKernels
import Glibc
import Testing

/// Buffers grow as far as there is memory, and then stay as they are.
@Suite struct BufferKernelTests {
  /// Sizes on both sides of what a buffer is moved to pages of its own for.
  @Test(arguments: [(1 << 20, 4 << 20), (4 << 20, 16 << 20), (16 << 20, 64 << 20)])
  func whatWouldTakeTheLastMemoryIsRefused(old: Int, new: Int) throws {
    let buffer = try #require(chart_buffer_resize(nil, 0, old, 0))
    defer { chart_buffer_free(buffer, old) }
    memset(buffer, 7, old)
    #expect(chart_buffer_resize(buffer, old, new, .max) == nil)
    #expect(chart_buffer_resize(buffer, old, .max / 4, 0) == nil)
    #expect((0..<old).allSatisfy { buffer.load(fromByteOffset: $0, as: UInt8.self) == 7 })
  }

  @Test func whatIsKeptMovesWithIt() throws {
    var size = 1 << 20
    var buffer: UnsafeMutableRawPointer = try #require(chart_buffer_resize(nil, 0, size, 0))
    memset(buffer, 9, size)
    for next in [5 << 20, 9 << 20, 33 << 20, 8 << 20, 1 << 19] {
      buffer = chart_buffer_resize(buffer, size, next, 0)
      size = next
      #expect(buffer.load(fromByteOffset: 1 << 19 - 1, as: UInt8.self) == 9)
    }
    chart_buffer_free(buffer, size)
  }

  @Test func theSystemTellsWhatIsFree() {
    #expect(chart_free_memory() > 1 << 20)
    #expect(chart_free_memory() < 1 << 50)
  }
}
