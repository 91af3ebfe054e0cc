private import CKernels
private import Glibc

/// The memory of pictures: each frame that shows something new needs some megabytes of it.
public enum PictureMemory {
  /// Has the C library keep the memory of pictures that are gone for those that come.
  ///
  /// Given back to the system in between they come again page by page, which takes longer than to
  /// paint them.
  public static func keep() { chart_keep_memory() }

  /// Gets the memory of pictures to come from the system, so many bytes, and keeps it.
  public static func prepare(bytes: Int) {
    guard let memory = unsafe malloc(bytes) else { return }
    unsafe memset(memory, 0, bytes)
    unsafe free(memory)
  }
}
