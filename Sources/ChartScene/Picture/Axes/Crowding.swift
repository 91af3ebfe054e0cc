import ChartCore

/// How opaque a label is that stands where another one stands too.
///
/// When one set of labels fades into the next, two of them in one place would be a smudge: so the
/// old one has gone by the middle of the fade, and the new one comes after it.
public func crowdedOpacity(_ opacity: Double) -> Double { (2 * opacity - 1).clamped(to: 0...1) }

/// A label on an axis that may stand where another one stands.
protocol CrowdingLabel {
  /// What it names, which is another for each label of a set.
  var moment: Double { get }
  /// How visible it is, from 0 to 1.
  var opacity: Double { get set }
  /// Where its letters are, in pixels.
  var extent: ClosedRange<Double> { get }
}

extension Sequence where Element: CrowdingLabel {
  /// The labels that are at least `space` pixels apart, by their moments: of two that are not, the less
  /// opaque is left out, and the other one fades.
  func keepingApart(by space: Double) -> [Element] {
    var placed: [(label: Element, isCrowded: Bool)] = []
    let strongestFirst = sorted { ($0.opacity, $1.moment) > ($1.opacity, $0.moment) }
    for label in strongestFirst where label.opacity > 0 {
      let stronger = placed.firstIndex { $0.label.extent.isCloser(than: space, to: label.extent) }
      if let stronger { placed[stronger].isCrowded = true } else { placed.append((label, false)) }
    }
    let labels = placed.map { label, isCrowded in
      var label = label
      if isCrowded { label.opacity = crowdedOpacity(label.opacity) }
      return label
    }
    return labels.sorted { $0.moment < $1.moment }
  }
}

extension ClosedRange<Double> {
  /// Whether less than `distance` is between two ranges.
  fileprivate func isCloser(than distance: Double, to other: ClosedRange) -> Bool {
    lowerBound - other.upperBound < distance && other.lowerBound - upperBound < distance
  }
}
