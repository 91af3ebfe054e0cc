public import ChartScene

/// Writes a scene as a picture whose sides are `scale` times the scene's.
///
/// The same scene gives the same bytes in every run. The file appears whole or not at all: one that was there
/// stays as it was when anything fails. `text` lays out the letters, and may know them already;
/// `beginning` may be the beginning of the image.
public func write(
  _ scene: Scene, as format: ImageFormat, scale: Double, text: PangoTextMeasure,
  beginning: ImageBeginning? = nil, to path: String
) throws(ImageError) {
  switch format {
  case .png:
    let image = try image(of: scene, scale: scale, text: text, beginning: beginning)
    let file = try FileReplacement(of: path)
    try image.writePNG(to: file)
    try file.finish()
  case .svg, .pdf:
    let file = try FileReplacement(of: path)
    try writeDocument(of: scene, as: format, scale: scale, text: text, to: file)
    try file.finish()
  }
}

/// Refuses a size that no picture has at a scale, before there is a scene of it.
public func checkSize(_ size: Size, scale: Double) throws(ImageError) {
  _ = try PixelSize(size, scale: scale)
}

/// The bytes of a PNG of a scene whose sides are `scale` times the scene's.
public func png(
  of scene: Scene, scale: Double, text: PangoTextMeasure
) throws(ImageError) -> [UInt8] {
  try image(of: scene, scale: scale, text: text, beginning: nil).png
}

private func image(
  of scene: Scene, scale: Double, text: PangoTextMeasure, beginning: ImageBeginning?
) throws(ImageError) -> PaintedImage {
  if let image = try beginning?.finished(as: scene, scale: scale, text: text) { return image }
  let image = try PaintedImage(size: scene.size, scale: scale)
  try image.paint(scene.items, text: text)
  return image
}

/// What kind of file a picture becomes.
public enum ImageFormat: String, CaseIterable, Sendable {
  /// Pixels.
  case png
  /// Shapes and letters for the web, in its pixels of 1/96 inch.
  case svg
  /// A page of shapes and letters, whose words can be searched and copied.
  case pdf
}
