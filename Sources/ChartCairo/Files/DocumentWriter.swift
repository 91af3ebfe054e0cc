import CCairo
public import ChartScene

/// Points of a PDF's page for each pixel of a screen: 72 and 96 are an inch.
private let pointsPerPixel = 0.75

/// Paints a scene as SVG, or as PDF, into `file`: shapes and letters, which go there while they are
/// painted.
func writeDocument(
  of scene: Scene, as format: ImageFormat, scale: Double, text: PangoTextMeasure,
  to file: FileReplacement
) throws(ImageError) {
  // The size is refused as an image's would be, so that all formats take the same.
  _ = try PixelSize(scene.size, scale: scale)
  // Cairo writes to the file until its surface is finished, which is before this ends.
  let status = withUnsafePointer(to: file) { file in
    painted(scene, as: format, scale: scale, text: text, to: file)
  }
  if let error = file.error { throw error }
  guard status == CAIRO_STATUS_SUCCESS else {
    throw .notPainted(reason: String(cString: cairo_status_to_string(status)))
  }
}

/// Writes a scene without its letters as SVG or PDF to nowhere.
///
/// A document cannot be begun before its letters are known, as Cairo writes it last. What can be done
/// is to have the code for it at hand.
public func rehearse(_ scene: Scene, as format: ImageFormat, scale: Double) {
  guard (try? PixelSize(scene.size, scale: scale)) != nil else { return }
  _ = painted(scene, as: format, scale: scale, text: nil, to: nil)
}

/// Paints everything, and writes what is left to write; how that went.
private func painted(
  _ scene: Scene, as format: ImageFormat, scale: Double, text: PangoTextMeasure?,
  to file: UnsafePointer<FileReplacement>?
) -> cairo_status_t {
  let unit = format == .pdf ? scale * pointsPerPixel : scale
  let surface = surface(
    format, width: scene.size.width * unit, height: scene.size.height * unit, file)
  defer { cairo_surface_destroy(surface) }
  let context = cairo_create(surface)!
  cairo_scale(context, unit, unit)
  CairoPainter(context, letters: text, for: .document).paint(scene)
  cairo_destroy(context)
  cairo_surface_finish(surface)
  return cairo_surface_status(surface)
}

private func surface(
  _ format: ImageFormat, width: Double, height: Double, _ file: UnsafePointer<FileReplacement>?
) -> OpaquePointer {
  let write: cairo_write_func_t? = file == nil ? nil : append
  if format == .pdf {
    let surface = cairo_pdf_surface_create_for_stream(
      write, UnsafeMutableRawPointer(mutating: file), width, height)!
    // The time would make the bytes differ from run to run.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    return surface
  }
  let surface = cairo_svg_surface_create_for_stream(
    write, UnsafeMutableRawPointer(mutating: file), width, height)!
  cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
  return surface
}

/// Hands bytes of Cairo's to the file that it was given.
private func append(
  _ file: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  file!.assumingMemoryBound(to: FileReplacement.self).pointee
    .write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
}
