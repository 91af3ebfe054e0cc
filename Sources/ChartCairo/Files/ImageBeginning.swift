public import ChartScene

/// Pixels of an image above which nothing is painted that may be in vain.
private let mostPixels = 1e7

/// An image painted up to its first letters: before their fonts are known, and where they lie.
///
/// It serves for every scene that begins alike. Without it a small picture takes a seventh more time.
public final class ImageBeginning {
  private let size: Size
  private let scale: Double
  private let items: [Scene.Item]
  private let image: PaintedImage

  /// Paints what comes before a scene's letters; nil where that is not worth while, or impossible.
  public init?(of scene: Scene, scale: Double) {
    guard scene.size.width * scene.size.height * scale * scale <= mostPixels,
      let image = try? PaintedImage(size: scene.size, scale: scale)
    else { return nil }
    (size, self.scale, self.image) = (scene.size, scale, image)
    items = Array(scene.items.prefix { !$0.hasLetters })
    guard (try? image.paint(items, text: nil)) != nil else { return nil }
  }

  /// The image of a scene; nil where that begins otherwise. It can be had once.
  func finished(as scene: Scene, scale: Double, text: PangoTextMeasure) throws(ImageError)
    -> PaintedImage?
  {
    guard scene.size == size, scale == self.scale, scene.items.starts(with: items) else {
      return nil
    }
    try image.paint(scene.items.dropFirst(items.count), text: text)
    return image
  }
}

extension Scene.Item {
  fileprivate var hasLetters: Bool {
    switch self {
    case .text: true
    case .clipped(_, _, let items), .moved(_, let items), .faded(_, let items):
      items.contains(where: \.hasLetters)
    default: false
    }
  }
}
