import ChartThreads
import Foundation
import Synchronization
import Testing

@Suite struct HeapsTests {
  @Test func aThreadsHeapBeginsLarge() throws {
    let size = 3 << 20
    Heaps.begin(with: size)
    defer { Heaps.begin(with: usualSize) }
    let room = Room()
    WorkThread(.anywhere) { room.bytes.withLock { $0 = roomOfNextHeap() } }?.join()
    #expect(room.bytes.withLock { $0 } >= size)
  }
}

private final class Room: Sendable {
  let bytes = Mutex(0)
}

private let usualSize = 128 << 10
/// The C library's heaps lie at multiples of so many bytes, and are no larger.
private let heapSize = 64 << 20
/// Small enough to be taken from a heap.
private let pieceSize = 60_000

/// Fills this thread's heap; how many bytes the next one has behind its first piece.
private func roomOfNextHeap() -> Int {
  var pieces: [UnsafeMutableRawPointer] = []
  defer { for piece in pieces { free(piece) } }
  while pieces.count <= heapSize / pieceSize {
    guard let piece = malloc(pieceSize) else { break }
    let isInNextHeap = pieces.last.map { heap(of: $0) != heap(of: piece) } ?? false
    pieces.append(piece)
    if isInNextHeap { return endOfMapping(around: piece) - Int(bitPattern: piece) }
  }
  return 0
}

private func heap(of piece: UnsafeMutableRawPointer) -> Int { Int(bitPattern: piece) / heapSize }

/// Where the memory in use around an address ends.
private func endOfMapping(around place: UnsafeMutableRawPointer) -> Int {
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  for line in maps.split(separator: "\n") {
    let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { Int($0, radix: 16) }
    if ends.count == 2, (ends[0]..<ends[1]).contains(Int(bitPattern: place)) { return ends[1] }
  }
  return 0
}
