import CGtk
import Testing

@testable import GtkBridge

@Suite(.serialized, .enabled(if: Display.isThere, "needs a display"))
struct CanvasTests {
  init() { Display.start() }

  @Test func canvasMeasuresPlacesAndDraws() {
    let canvas = Canvas()
    var placed: [Int] = []
    var drawn = 0
    canvas.onMeasure = { axis in axis == GTK_ORIENTATION_HORIZONTAL ? (120, 120) : (80, 80) }
    canvas.onAllocate = { width, height in placed = [width, height] }
    canvas.onDraw = { _, _, _ in drawn += 1 }
    let window = show(canvas)
    #expect(Display.wait { drawn > 0 })
    #expect(placed[0] >= 120 && placed[1] >= 80)
    gtk_window_destroy(window)
  }

  @Test func widgetOutlivesItsCanvas() {
    let before = liveBoxes
    var canvas: Canvas? = Canvas()
    var drawn = 0
    canvas?.onDraw = { _, _, _ in drawn += 1 }
    let widget = canvas!.widget
    let window = show(canvas!)
    #expect(Display.wait { drawn > 0 })
    canvas = nil
    let frames = drawn
    gtk_widget_queue_draw(widget)
    #expect(!Display.wait(seconds: 0.2) { drawn > frames })
    gtk_window_destroy(window)
    #expect(Display.wait { liveBoxes <= before })
  }

  @Test func canvasOutlivesItsWindow() {
    let before = liveBoxes
    do {
      let canvas = Canvas()
      gtk_window_destroy(show(canvas))
      canvas.queueDraw()
      #expect(liveBoxes > before)
    }
    #expect(Display.wait { liveBoxes <= before })
  }

  @Test func tickerRunsUntilItIsDone() {
    let before = liveBoxes
    do {
      let canvas = Canvas()
      let window = show(canvas)
      var times: [Double] = []
      let ticker = Ticker(canvas) { seconds in
        times.append(seconds)
        return times.count < 3
      }
      ticker.start()
      ticker.start()
      #expect(Display.wait { times.count == 3 })
      #expect(!ticker.isRunning)
      #expect(times == times.sorted() && Set(times).count == 3)
      gtk_window_destroy(window)
    }
    #expect(Display.wait { liveBoxes <= before })
  }

  @Test func springEndsOnItsTarget() {
    let before = liveBoxes
    do {
      let canvas = Canvas()
      let window = show(canvas)
      var value = 0.0
      let spring = Spring(canvas, dampingRatio: 1, mass: 0.5, stiffness: 800) { value = $0 }
      spring.move(from: 10, to: 20)
      #expect(Display.wait { value == 20 })
      gtk_window_destroy(window)
    }
    #expect(Display.wait { liveBoxes <= before })
  }

  @Test func laterComesOnceAndCanBeCalledOff() {
    var calls = 0
    let later = Debounce(milliseconds: 20) { calls += 1 }
    later.schedule()
    later.schedule()
    #expect(Display.wait { calls == 1 })
    later.schedule()
    later.cancel()
    #expect(!Display.wait(seconds: 0.1) { calls > 1 })
  }

  private func show(_ canvas: Canvas) -> UnsafeMutablePointer<GtkWindow> {
    let window = gtk_window_new()!
    gtk_window_set_child(window.cast(), canvas.widget)
    gtk_window_present(window.cast())
    return window.cast()
  }
}
