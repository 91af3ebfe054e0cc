import ChartCore

/// How opaque a label is that stands where another one stands too.
///
/// When one set of labels fades into the next, two of them in one place would be a smudge: so the
/// old one has gone by the middle of the fade, and the new one comes after it.
public func crowdedOpacity(_ opacity: Double) -> Double { (2 * opacity - 1).clamped(to: 0...1) }
