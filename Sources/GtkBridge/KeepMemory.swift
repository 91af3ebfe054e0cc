import CGtkShim
import Glibc

/// The largest piece of memory, in bytes, that is taken from the heap: above the pictures of a window
/// on the largest screens, below a column of a large file, whose memory is its own.
private let largestPiece: Int32 = 32 << 20
/// How much free memory, in bytes, stays at the heap's end.
private let mostFree: Int32 = 64 << 20
/// The memory, in bytes, of the pictures that a window's first frames with charts need.
private nonisolated let pictures = 16 << 20

/// Has the C library keep the memory of pictures that are gone for those that come.
///
/// Each frame that shows something new needs some megabytes for its pictures. Given back to the system
/// in between they come again page by page, which takes longer than to paint them.
public func keepMemory() {
  mallopt(M_MMAP_THRESHOLD, largestPiece)
  mallopt(M_TRIM_THRESHOLD, mostFree)
}

/// Gets the memory of pictures to come from the system, on another thread.
public func prepareMemory() {
  guard let memory = malloc(pictures) else { return }
  let address = UInt(bitPattern: memory)
  inBackground {
    memset(UnsafeMutableRawPointer(bitPattern: address)!, 0, pictures)
  } then: {
    free(UnsafeMutableRawPointer(bitPattern: address))
  }
}
