import CCairo
import ChartScene

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
  try file.receive { write, context in
    let unit = format == .pdf ? scale * pointsPerPixel : scale
    let size = Size(scene.size.width * unit, scene.size.height * unit)
    let surface = surface(format, size, write, context)
    defer { cairo_surface_destroy(surface) }
    let painting = cairo_create(surface)!
    cairo_scale(painting, unit, unit)
    CairoPainter(painting, letters: text, for: .document).paint(scene)
    cairo_destroy(painting)
    cairo_surface_finish(surface)
    return cairo_surface_status(surface)
  }
}

/// A document of a size in its own unit, which goes where `write` puts it.
private func surface(
  _ format: ImageFormat, _ size: Size, _ write: @escaping CairoWriter,
  _ context: UnsafeMutableRawPointer
) -> OpaquePointer {
  if format == .pdf {
    let surface = cairo_pdf_surface_create_for_stream(write, context, size.width, size.height)!
    // The time would make the bytes differ from run to run.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    return surface
  }
  let surface = cairo_svg_surface_create_for_stream(write, context, size.width, size.height)!
  cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
  return surface
}
