import CCairo
import ChartScene

/// Points of a PDF's page for each pixel of a screen: 72 and 96 are an inch.
private let pointsPerPixel = 0.75

/// A picture of shapes and letters that goes to a file while it is painted.
struct Document {
  private let surface: OpaquePointer
  private let file: FileReplacement

  /// Paints a scene as SVG, or as PDF, into `file`.
  init(
    of scene: Scene, as format: ImageFormat, scale: Double, text: PangoTextMeasure,
    to file: FileReplacement
  ) throws(ImageError) {
    // The size is refused as an image's would be, so that all formats take the same.
    _ = try PixelSize(scene.size, scale: scale)
    self.file = file
    let unit = format == .pdf ? scale * pointsPerPixel : scale
    surface = Self.surface(
      format, width: scene.size.width * unit, height: scene.size.height * unit, file)
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_scale(context, unit, unit)
    CairoPainter(context, text: text, for: .document).paint(scene)
  }

  /// Writes what is left to write; the document is then complete.
  consuming func finish() throws(ImageError) {
    // Cairo writes to the file until here; so long it is held.
    let status = withExtendedLifetime(file) {
      cairo_surface_finish(surface)
      return cairo_surface_status(surface)
    }
    cairo_surface_destroy(surface)
    if let error = file.error { throw error }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .notPainted(reason: String(cString: cairo_status_to_string(status)))
    }
  }

  private static func surface(
    _ format: ImageFormat, width: Double, height: Double, _ file: FileReplacement
  ) -> OpaquePointer {
    let target = Unmanaged.passUnretained(file).toOpaque()
    if format == .pdf {
      let surface = cairo_pdf_surface_create_for_stream(append, target, width, height)!
      // The time would make the bytes differ from run to run.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
      return surface
    }
    let surface = cairo_svg_surface_create_for_stream(append, target, width, height)!
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    return surface
  }
}

/// Hands bytes of Cairo's to the file that it was given.
private func append(
  _ file: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  Unmanaged<FileReplacement>.fromOpaque(file!).takeUnretainedValue()
    .write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
}
