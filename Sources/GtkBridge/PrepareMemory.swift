import Glibc

/// The memory, in bytes, of the pictures that a window's first frames with charts need.
private nonisolated let pictures = 16 << 20

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
