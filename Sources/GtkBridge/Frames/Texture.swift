import CGtk

/// A line of the processor's cache, which whole rows of pixels are written to.
private let alignment = 64

/// Pixels that GTK shows; as long as it is the same texture they go to the graphics card once.
@MainActor public final class Texture {
  /// GDK's texture.
  let texture: OpaquePointer
  private let count = LiveBox()

  /// A texture of at least one pixel each way, `rowLength` pixels from one row to the next.
  ///
  /// What `paint` writes is shown, rows from the top, each pixel 32 bits of alpha, red, green and
  /// blue, premultiplied. It has to write all: the memory may hold anything.
  public init(
    width: Int, height: Int, rowLength: Int, paint: (inout MutableSpan<UInt32>) -> Void
  ) {
    let size = rowLength * height * MemoryLayout<UInt32>.stride
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
    let pixels = UnsafeMutableBufferPointer(
      start: memory.bindMemory(to: UInt32.self, capacity: rowLength * height),
      count: rowLength * height)
    var span = pixels.mutableSpan
    paint(&span)
    // GTK frees the memory when it needs the pixels no more, perhaps after the texture.
    let bytes = g_bytes_new_with_free_func(
      memory, gsize(size), { UnsafeMutableRawPointer($0!).deallocate() }, memory)
    defer { g_bytes_unref(bytes) }
    // The order of bytes in memory: GDK_MEMORY_DEFAULT where the lowest byte comes first.
    texture = gdk_memory_texture_new(
      Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
      gsize(rowLength * MemoryLayout<UInt32>.stride))!
  }

  isolated deinit { g_object_unref(texture.raw) }

  /// Shows the pixels over `bounds`.
  public func append(over bounds: graphene_rect_t, to snapshot: OpaquePointer) {
    var bounds = bounds
    gtk_snapshot_append_texture(snapshot, texture, &bounds)
  }
}
