/// A pointer to a GObject: Swift imports some of GTK's types as typed pointers, some as opaque ones.
public nonisolated protocol ObjectPointer {
  /// The address, without a type.
  var raw: UnsafeMutableRawPointer { get }
}

nonisolated extension UnsafeMutablePointer: ObjectPointer {
  /// The address, without a type.
  public var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

nonisolated extension OpaquePointer: ObjectPointer {
  /// The address, without a type.
  public var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

nonisolated extension ObjectPointer {
  /// The same object as another of its types: GTK's cast macros, unchecked.
  public func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    raw.assumingMemoryBound(to: type)
  }

  /// The same object as one of the types that C keeps opaque.
  public var opaque: OpaquePointer { OpaquePointer(raw) }
}
