private import CKernels

/// The memory that a program's threads take their values from.
public enum Heaps {
  /// Has the heap of a thread begin with so many bytes. What is not used costs nothing.
  ///
  /// It would begin with 128 KiB and grow page by page, and each time all other threads wait that need
  /// memory. To be called before the first thread starts.
  public static func begin(with bytes: Int) { chart_begin_heaps_with(bytes) }
}
