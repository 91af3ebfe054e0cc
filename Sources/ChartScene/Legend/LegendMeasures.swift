/// The inner lengths of a legend, in pixels.
public struct LegendMeasures: Equatable, Sendable {
  /// How much larger than usual text is.
  let textScale: Double
  /// Whether a sample of each line is before its name.
  private let hasSamples: Bool

  /// The lengths for letters of a size.
  public init(textScale: Double, hasSamples: Bool = false) {
    (self.textScale, self.hasSamples) = (textScale, hasSamples)
  }

  /// A row's height.
  public var row: Double { (30 * textScale).rounded() }
  /// The height of the line with the columns' names.
  public var head: Double { (26 * textScale).rounded() }
  /// From the legend's edges to its rows.
  public static let margin = 12.0
  /// From a row's ends to what stands in it.
  static let padding = 10.0
  /// The radius of a row's corners.
  static let radius = 8.0
  /// The check mark's width and height.
  var check: Double { (18 * textScale).rounded() }
  /// From a row's left end to the sample of its line, and how long that is.
  var beforeSample: Double { Self.padding + check + 8 * textScale }
  var sample: Double { hasSamples ? LinePattern.sampleWidth * textScale : 0 }
  /// From a row's left end to its name.
  var beforeName: Double {
    hasSamples ? beforeSample + sample + 8 * textScale : Self.padding + check + 10 * textScale
  }
  /// The least space between two columns.
  var gap: Double { 18 * textScale }
  /// A name has this room at least, or a column of numbers gives way.
  var leastName: Double { 88 * textScale }
}
