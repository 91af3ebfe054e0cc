import ChartCairo
import Glibc
import Synchronization

/// A search for the fonts of a picture on a thread of its own, beside everything else.
///
/// It takes a third of a small picture's time, and needs to know nothing.
final class FontSearch {
  private let finding = Finding()
  private var thread = pthread_t()
  private let hasThread: Bool

  /// Starts to search.
  init() {
    let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { finding in
      Unmanaged<Finding>.fromOpaque(finding!).takeRetainedValue().search()
      return nil
    }
    // Released by the thread that it is given to, or below where the system has none.
    let retained = Unmanaged.passRetained(finding)
    hasThread = pthread_create(&thread, nil, start, retained.toOpaque()) == 0
    if !hasThread { retained.release() }
  }

  /// Whether nobody has to wait any more.
  var isOver: Bool { finding.isOver.load(ordering: .relaxed) }

  /// Waits for the end of the search.
  consuming func text() -> PangoTextMeasure {
    if hasThread { pthread_join(thread, nil) } else { finding.search() }
    return finding.text!
  }
}

/// What is found; it belongs to the thread that searches until that has ended.
private final class Finding {
  private(set) var text: PangoTextMeasure?
  let isOver = Atomic(false)

  func search() {
    let text = PangoTextMeasure(fonts: .standard.installed)
    text.findFonts()
    self.text = text
    isOver.store(true, ordering: .relaxed)
  }
}
