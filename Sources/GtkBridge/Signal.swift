import CGtk

/// A type that a signal handler can take as a parameter.
public nonisolated protocol SignalArgument {
  /// The value that the signal carries.
  static func read(_ value: UnsafePointer<GValue>) -> Self
}

nonisolated extension Double: SignalArgument {
  /// A `gdouble`.
  public static func read(_ value: UnsafePointer<GValue>) -> Double { g_value_get_double(value) }
}

nonisolated extension String: SignalArgument {
  /// A string; an empty one where there is none.
  public static func read(_ value: UnsafePointer<GValue>) -> String {
    g_value_get_string(value).map { String(cString: $0) } ?? ""
  }
}

nonisolated extension Int: SignalArgument {
  /// A `gint`.
  public static func read(_ value: UnsafePointer<GValue>) -> Int { Int(g_value_get_int(value)) }
}

nonisolated extension UInt32: SignalArgument {
  /// A `guint`, the bits of a flags type, or the number of an enumeration's case.
  public static func read(_ value: UnsafePointer<GValue>) -> UInt32 {
    switch g_type_fundamental(value.pointee.g_type) {
    case flagsType: g_value_get_flags(value)
    case enumType: UInt32(bitPattern: g_value_get_enum(value))
    default: g_value_get_uint(value)
    }
  }
}

nonisolated extension UnsafePointer: SignalArgument where Pointee == GValue {
  /// The value as it came, for a handler that looks at its type.
  public static func read(_ value: UnsafePointer<GValue>) -> UnsafePointer<GValue> {
    g_value_get_boxed(value).map { UnsafePointer($0.assumingMemoryBound(to: GValue.self)) } ?? value
  }
}

nonisolated extension OpaquePointer: SignalArgument {
  /// A variant, an object or any other pointer that is never null in its signal.
  public static func read(_ value: UnsafePointer<GValue>) -> OpaquePointer {
    switch g_type_fundamental(value.pointee.g_type) {
    case variantType: g_value_get_variant(value)!
    case objectType: OpaquePointer(g_value_get_object(value)!)
    default: OpaquePointer(g_value_peek_pointer(value)!)
    }
  }
}

/// GLib's fundamental types are macros that Swift does not see: a number shifted by two.
private nonisolated let enumType: GType = 12 << 2
private nonisolated let flagsType: GType = 13 << 2
private nonisolated let objectType: GType = 20 << 2
private nonisolated let variantType: GType = 21 << 2

/// Calls `handler` each time `object` emits `signal`.
///
/// The connection owns `handler` and drops it when the handler is disconnected or `object` dies, so
/// capture `self` weakly where `self` keeps `object` alive. Parameters that the handler does not
/// name are ignored. A handler that returns `Bool` tells GTK whether it consumed the event, one that
/// returns `Int` answers with a status.
@discardableResult
public func connect<each Argument: SignalArgument, Result>(
  _ object: some ObjectPointer, _ signal: String, after: Bool = false,
  _ handler: @escaping (repeat each Argument) -> Result
) -> gulong {
  let box = SignalBox { parameters, result in
    var next = parameters  // the first is the emitter
    func read<A: SignalArgument>(_: A.Type) -> A {
      next += 1
      return A.read(next)
    }
    answer(handler(repeat read((each Argument).self)), in: result)
  }
  let context = Unmanaged.passRetained(box).toOpaque()
  let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), context)!
  g_closure_add_finalize_notifier(closure, context) { context, _ in
    Unmanaged<SignalBox>.fromOpaque(context!).release()
  }
  g_closure_set_marshal(closure) { closure, result, _, parameters, _, _ in
    Unmanaged<SignalBox>.fromOpaque(closure!.pointee.data).takeUnretainedValue()
      .invoke(parameters!, result)
  }
  return g_signal_connect_closure(object.raw, signal, closure, after ? 1 : 0)
}

private func answer(_ answer: some Any, in result: UnsafeMutablePointer<GValue>?) {
  guard let result else { return }
  if let consumed = answer as? Bool { g_value_set_boolean(result, consumed ? 1 : 0) }
  if let status = answer as? Int { g_value_set_int(result, gint(status)) }
}

private final class SignalBox {
  private let count = LiveBox()
  let invoke: (UnsafePointer<GValue>, UnsafeMutablePointer<GValue>?) -> Void

  init(_ invoke: @escaping (UnsafePointer<GValue>, UnsafeMutablePointer<GValue>?) -> Void) {
    self.invoke = invoke
  }
}
