import CGtk

/// The time of the monotonic clock, in seconds.
public nonisolated var monotonicSeconds: Double { Double(g_get_monotonic_time()) / 1e6 }

/// Calls a closure once a frame, with the frame's time, until the closure says that it is done.
///
/// One ticker belongs to one widget; starting it while it runs changes nothing.
public final class Ticker {
  private unowned let canvas: Canvas
  private let onFrame: (Double) -> Bool
  private var id: guint = 0
  private let count = LiveBox()

  /// A ticker at rest; `onFrame` gets seconds and returns whether another frame is wanted.
  public init(_ canvas: Canvas, onFrame: @escaping (Double) -> Bool) {
    self.canvas = canvas
    self.onFrame = onFrame
  }

  /// Whether frames are being asked for.
  public var isRunning: Bool { id != 0 }

  /// Asks for frames from the next one on.
  public func start() {
    guard id == 0 else { return }
    let box = Unmanaged.passRetained(TickerBox(self))
    id = gtk_widget_add_tick_callback(
      canvas.widget,
      { _, clock, context in
        let ticker = Unmanaged<TickerBox>.fromOpaque(context!).takeUnretainedValue().ticker
        return ticker?.tick(Double(gdk_frame_clock_get_frame_time(clock)) / 1e6) == true ? 1 : 0
      }, box.toOpaque(), { Unmanaged<TickerBox>.fromOpaque($0!).release() })
  }

  /// Stops asking for frames.
  public func stop() {
    guard id != 0 else { return }
    gtk_widget_remove_tick_callback(canvas.widget, id)
    id = 0
  }

  private func tick(_ seconds: Double) -> Bool {
    let goesOn = onFrame(seconds)
    if !goesOn { id = 0 }
    return goesOn
  }
}

private final class TickerBox {
  weak var ticker: Ticker?
  init(_ ticker: Ticker) { self.ticker = ticker }
}

/// Has everything move where the desktop wants it to, or nothing.
public func setAnimations(_ isOn: Bool) {
  let settings = gtk_settings_get_default()
  if isOn { return gtk_settings_reset_property(settings, "gtk-enable-animations") }
  var value = GValue()
  g_value_init(&value, 5 << 2)  // G_TYPE_BOOLEAN, a macro that Swift does not see
  g_value_set_boolean(&value, 0)
  g_object_set_property(settings?.cast(), "gtk-enable-animations", &value)
  g_value_unset(&value)
}

extension Canvas {
  /// The time of the frame that is being made, in seconds; the monotonic clock before the first.
  public var frameSeconds: Double {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return monotonicSeconds }
    return Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
  }

  /// Whether the user wants motion (`gtk-enable-animations`).
  public var isAnimated: Bool { adw_get_enable_animations(widget) != 0 }
}
