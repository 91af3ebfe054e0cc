private import CKernels

/// The bytes that come from memory together.
private let cacheLine = 64

extension Span where Element: ColumnNumber {
  /// Asks for elements' memory before they are read; it does not matter whether they exist.
  @inline(__always)
  func prefetch(_ range: Range<Int>) {
    unsafe withUnsafeBufferPointer { elements in
      guard let base = unsafe UnsafeRawPointer(elements.baseAddress) else { return }
      let size = MemoryLayout<Element>.stride
      for offset in stride(from: 0, to: range.count * size, by: cacheLine) {
        unsafe chart_prefetch(base + range.lowerBound * size + offset)
      }
    }
  }
}
