import CGtk

/// A number that libadwaita's spring brings to its target.
@MainActor public final class Spring {
  private let animation: UnsafeMutablePointer<AdwAnimation>
  private let box: SpringBox

  /// A spring on `canvas`'s frame clock that hands each value to `onValue`.
  public init(
    _ canvas: Canvas, dampingRatio: Double, mass: Double, stiffness: Double,
    onValue: @escaping (Double) -> Void
  ) {
    let box = SpringBox(onValue)
    self.box = box
    let target = adw_callback_animation_target_new(
      { value, context in
        Unmanaged<SpringBox>.fromOpaque(context!).takeUnretainedValue().onValue(value)
      }, Unmanaged.passRetained(box).toOpaque(),
      { Unmanaged<SpringBox>.fromOpaque($0!).release() })
    animation = adw_spring_animation_new(
      canvas.widget, 0, 0, adw_spring_params_new(dampingRatio, mass, stiffness), target)!
    adw_spring_animation_set_epsilon(animation.opaque, 0.001)
  }

  isolated deinit {
    adw_animation_reset(animation)
    g_object_unref(animation)
  }

  /// Moves from one value to another, starting with `velocity` in units a second.
  ///
  /// With animations off the end value comes at once.
  public func move(from start: Double, to end: Double, velocity: Double = 0) {
    adw_animation_pause(animation)
    adw_spring_animation_set_value_from(animation.opaque, start)
    adw_spring_animation_set_value_to(animation.opaque, end)
    adw_spring_animation_set_initial_velocity(animation.opaque, velocity)
    adw_animation_play(animation)
  }

  /// Stays at the value reached.
  public func stop() { adw_animation_pause(animation) }
}

private final class SpringBox {
  let onValue: (Double) -> Void
  private let count = LiveBox()
  init(_ onValue: @escaping (Double) -> Void) { self.onValue = onValue }
}
