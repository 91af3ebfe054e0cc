import CGtk

/// Shows pixels over `bounds`: rows from the top, each pixel 32 bits of alpha, red, green and blue,
/// premultiplied. They are copied once.
public func append(
  pixels: [UInt32], width: Int, height: Int, over bounds: graphene_rect_t,
  to snapshot: OpaquePointer
) {
  guard width > 0, height > 0 else { return }
  var bounds = bounds
  let bytes = pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
  defer { g_bytes_unref(bytes) }
  // The order of bytes in memory: GDK_MEMORY_DEFAULT where the lowest byte comes first.
  let texture = gdk_memory_texture_new(
    Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4))!
  gtk_snapshot_append_texture(snapshot, texture, &bounds)
  g_object_unref(texture.raw)
}
