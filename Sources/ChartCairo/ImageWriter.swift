public import ChartScene

/// Writes a scene as a picture whose sides are `scale` times the scene's.
///
/// The same scene gives the same bytes in every run. The file appears whole or not at all: one that was there
/// stays as it was when anything fails. `text` lays out the letters, and may know them already.
public func write(
  _ scene: Scene, as format: ImageFormat, scale: Double, text: PangoTextMeasure, to path: String
) throws(ImageError) {
  switch format {
  case .png:
    let image = try PaintedImage(scene, scale: scale, text: text)
    let file = try FileReplacement(of: path)
    try image.writePNG(to: file)
    try file.finish()
  case .svg, .pdf:
    let file = try FileReplacement(of: path)
    try Document(of: scene, as: format, scale: scale, text: text, to: file).finish()
    try file.finish()
  }
}
