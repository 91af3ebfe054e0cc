import CKernels

/// The straight line that goes through pairs of values with the least squares of its distances up.
///
/// Sums are of distances from a point in the middle of the plane, block by block, so that neither large values nor many of
/// them lose digits.
public struct Regression: Equatable, Sendable {
  /// The point that distances are summed from.
  let middleX, middleY: Double
  private var pairs = 0.0
  private var (x, y, xx, yy, xy) = (0.0, 0.0, 0.0, 0.0, 0.0)

  /// That of no pairs, in the plane of a grid.
  init(around grid: CloudGrid) {
    middleX = grid.across.lowerBound + grid.across.span / 2
    middleY = grid.up.lowerBound + grid.up.span / 2
  }

  /// Adds the sums of a block of pairs, or takes them away.
  mutating func add(_ block: ChartPairSums, isGoing: Bool) {
    let sign = isGoing ? -1.0 : 1.0
    pairs += sign * block.count
    x += sign * block.x
    y += sign * block.y
    xx += sign * block.xx
    yy += sign * block.yy
    xy += sign * block.xy
  }

  /// How many pairs there are.
  public var count: Int { Int(clamping: pairs) }

  /// How much y rises with x; nil where all x are one.
  public var slope: Double? { spreadX > 0 ? together / spreadX : nil }

  /// The y of the line at an x; nil where there is no line.
  public func y(at x: Double) -> Double? {
    guard let slope else { return nil }
    let (meanX, meanY) = (self.x / pairs, self.y / pairs)
    return middleY + meanY + slope * (x - middleX - meanX)
  }

  /// Pearson's coefficient of correlation, from -1 to 1; nil where the values of one of both are all one.
  public var correlation: Double? {
    guard spreadX > 0, spreadY > 0 else { return nil }
    return (together / (spreadX.squareRoot() * spreadY.squareRoot())).clamped(to: -1...1)
  }

  private var spreadX: Double { spread(xx, x) }
  private var spreadY: Double { spread(yy, y) }
  private var together: Double { xy - x * (y / pairs) }

  /// A sum of squares about the mean; 0 where rounding leaves less.
  private func spread(_ squares: Double, _ sum: Double) -> Double {
    guard pairs > 1 else { return 0 }
    let spread = squares - sum * (sum / pairs)
    return spread > squares * leastSpread ? spread : 0
  }
}

/// Values that differ by less than this part of their squares are one: it is what rounding leaves.
private let leastSpread = 1e-13
