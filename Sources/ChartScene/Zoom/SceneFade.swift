import ChartCore

/// Labels this close, in pixels, that say the same are one label.
private let samePlace = 3.0

/// A line of text with what it is faded by.
private struct FadedText {
  var text: Text
  var opacity: Double
}

extension Scene {
  /// The scene `progress` of the way from one part to another, neither of which is reached.
  ///
  /// A label or rectangle that both have stays, and goes from its one place to the other. Of the
  /// rest, what goes has gone by the middle and what comes comes after it where both in one place
  /// would be a smudge (`isCrowded`). Items fade by themselves: none lies on another, and a layer as
  /// large as the part would cost more than all of them.
  static func fading(
    from a: Scene, to b: Scene, by progress: Double, size: Size, isCrowded: Bool = true
  ) -> Scene {
    var (old, new) = (FadingItems(a), FadingItems(b))
    var scene = Scene(size: size)
    for rect in old.takeRectangles(sharedWith: &new) {
      let (start, end) = (rect.0, rect.1)
      scene.items.append(.rectangle(start.0, fill: start.1.mixed(with: end.1, by: progress)))
    }
    let texts = old.takeTexts(sharedWith: &new)
    let (going, coming) = (1 - progress, progress)
    for item in old.items { scene.add([item], opacity: isCrowded ? crowdedOpacity(going) : going) }
    for item in new.items {
      scene.add([item], opacity: isCrowded ? crowdedOpacity(coming) : coming)
    }
    for (start, end) in texts {
      scene.add(
        [.text(start.text.interpolated(to: end.text, by: progress))],
        opacity: start.opacity.interpolated(to: end.opacity, by: progress))
    }
    return scene
  }
}

/// A part's items, those that may stay set apart.
private struct FadingItems {
  private var rectangles: [(Rect, Color)] = []
  private var texts: [FadedText] = []
  private var others: [Scene.Item] = []

  init(_ scene: Scene) {
    for item in scene.items {
      switch item {
      case .rectangle(let rect, let radius, let fill) where radius == 0:
        rectangles.append((rect, fill))
      case .text(let text): texts.append(FadedText(text: text, opacity: 1))
      case .faded(let opacity, let parts):
        if parts.count == 1, case .text(let text) = parts[0] {
          texts.append(FadedText(text: text, opacity: opacity))
        } else {
          others.append(item)
        }
      default: others.append(item)
      }
    }
  }

  /// What is left, in paint order but for the labels, which are on top.
  var items: [Scene.Item] {
    var scene = Scene(size: Size(0, 0))
    scene.items = rectangles.map { .rectangle($0.0, fill: $0.1) } + others
    for text in texts { scene.add([.text(text.text)], opacity: text.opacity) }
    return scene.items
  }

  /// The rectangles that both have at one place.
  mutating func takeRectangles(
    sharedWith other: inout FadingItems
  ) -> [((Rect, Color), (Rect, Color))] {
    var shared: [((Rect, Color), (Rect, Color))] = []
    rectangles.removeAll { mine in
      guard let index = other.rectangles.firstIndex(where: { $0.0 == mine.0 }) else { return false }
      shared.append((mine, other.rectangles.remove(at: index)))
      return true
    }
    return shared
  }

  /// The labels that both have at one place.
  mutating func takeTexts(sharedWith other: inout FadingItems) -> [(FadedText, FadedText)] {
    var shared: [(FadedText, FadedText)] = []
    texts.removeAll { mine in
      guard let index = other.texts.firstIndex(where: { $0.text.isSame(as: mine.text) }) else {
        return false
      }
      shared.append((mine, other.texts.remove(at: index)))
      return true
    }
    return shared
  }
}

extension Text {
  fileprivate func isSame(as other: Text) -> Bool {
    string == other.string && anchor == other.anchor && style == other.style
      && abs(position.x - other.position.x) < samePlace
      && abs(position.y - other.position.y) < samePlace
  }

  fileprivate func interpolated(to other: Text, by fraction: Double) -> Text {
    var text = other
    text.position = position.interpolated(to: other.position, by: fraction)
    text.color = color.mixed(with: other.color, by: fraction)
    return text
  }
}
