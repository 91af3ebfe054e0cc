/// How many bits of a column's time count: so many that over a screen's width the error stays far
/// below a pixel, and so few that what rounding does to a range as it moves does not change it.
private let significantBits = 24

/// Columns of equal time, a pixel wide each, numbered from a table's first moment on.
///
/// They belong to the data, not to the range that is seen: as a hand moves the range, every column
/// keeps its points, so that neither what is drawn of them nor the y axis trembles.
public struct BucketGrid: Equatable, Sendable {
  private let origin: Double
  /// The time of a column in milliseconds; 0 where only points at the same moment share one.
  public let span: Double
  /// How long before a column begins its first point may be, in milliseconds.
  private let lead: Double

  /// The columns of a time that is rounded to 24 bits, over points that are usually `spacing` apart.
  ///
  /// The middle of a point's time, not its beginning, is in its column: so where points are nearly as
  /// wide as columns, each has its own.
  init(from origin: Double, span: Double, spacing: Double) {
    self.origin = origin
    let unit = span.ulp * Double(1 << (Double.significandBitCount + 1 - significantBits))
    let rounded = (span / unit).rounded() * unit
    self.span = rounded.isFinite && rounded > 0 ? rounded : 0
    lead = min(spacing, self.span) / 2
  }

  /// The moment at which a column begins.
  public func start(ofColumn column: Double) -> Double { origin + column * span }

  /// The column of a point at a moment.
  public func column(of moment: Double) -> Double {
    let guess = ((moment + lead - origin) / span).rounded(.down)
    // The division is rounded: the true column is the guess or beside it.
    if firstMoment(ofColumn: guess) > moment { return guess - 1 }
    return firstMoment(ofColumn: guess + 1) <= moment ? guess + 1 : guess
  }

  /// The earliest moment of a column's points.
  func firstMoment(ofColumn column: Double) -> Double { start(ofColumn: column) - lead }
}

extension Table {
  /// The grid of columns of `span` milliseconds.
  public func bucketGrid(span: Double) -> BucketGrid {
    BucketGrid(from: x[0], span: span, spacing: spacing)
  }
}
