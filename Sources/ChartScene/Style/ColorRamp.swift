import ChartCore

/// Colours from low values to high ones, evenly apart as they are seen: the higher, the more they stand out from the card, from
/// purple by red to yellow on dark ground, and the other way round on light. They differ in how light they are, so that nobody
/// needs to tell hues apart.
struct ColorRamp {
  /// From the first to the last one.
  let colors: [Color]

  /// So many, at least one, on the card of a theme.
  init(_ theme: Theme, count: Int) {
    let ends = theme.isHighContrast ? strongLightness : usualLightness
    let (low, high) = theme.isDark ? ends.onDark : ends.onLight
    colors = (0..<count).map { place in
      let share = count > 1 ? Double(place) / Double(count - 1) : 0
      return OKLab(
        lightness: low.interpolated(to: high, by: share), chroma: chroma,
        hueDegrees: purple.interpolated(to: yellow, by: theme.isDark ? share : 1 - share)
      ).color
    }
  }

  /// The place of the colour of a value between two ends; the middle one where both are one.
  func place(of value: Double, in domain: ClosedRange<Double>) -> Int {
    let share = domain.span > 0 ? (value - domain.lowerBound) / domain.span : 0.5
    return min(max(Int(clamping: share * Double(colors.count)), 0), colors.count - 1)
  }
}

/// Hues in degrees, on the way from purple by red to yellow, and how strong colours are where a screen has them.
private let (purple, yellow, chroma) = (285.0, 455.0, 0.18)
/// How light the lowest and the highest colour are.
private typealias Ends = (low: Double, high: Double)
private let usualLightness: (onDark: Ends, onLight: Ends) = ((0.52, 0.92), (0.74, 0.34))
private let strongLightness: (onDark: Ends, onLight: Ends) = ((0.6, 0.97), (0.64, 0.25))
