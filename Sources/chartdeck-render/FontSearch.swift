import ChartCairo
import ChartThreads
import Synchronization

/// A search for the fonts of a picture on a thread of its own, beside everything else.
///
/// It takes a third of a small picture's time, and needs to know nothing: in line, or on the same
/// processor, a small picture takes a seventh more.
final class FontSearch {
  private let finding = Finding()
  private var thread: WorkThread?

  /// Starts to search, if the system has a thread for that.
  init() {
    let finding = finding
    thread = WorkThread(.elsewhere) { finding.search() }
  }

  /// Whether nobody has to wait any more.
  var isOver: Bool { thread == nil || finding.isOver.load(ordering: .relaxed) }

  /// What was found, waited for. To be asked for once. A fault where there was no thread: Pango starts some of its own,
  /// and ends the program where it gets none.
  func text() throws(RenderError) -> PangoTextMeasure {
    thread.take()?.join()
    guard let text = finding.text.withLock({ $0.take() }) else { throw .noThread }
    return text
  }
}

private final class Finding: Sendable {
  let text = Mutex<PangoTextMeasure?>(nil)
  let isOver = Atomic(false)

  func search() {
    text.withLock {
      $0 = PangoTextMeasure(fonts: .standard.installed)
      $0?.findFonts()
    }
    isOver.store(true, ordering: .relaxed)
  }
}
