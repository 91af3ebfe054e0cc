private import Glibc

/// So many pairs of cells are compared when two lines are laid over each other in all ways.
private let comparedPairs = 4_194_304.0
/// So much of the shorter line lies over the other one at least, and so many of its cells.
private let (leastOverlap, leastCells) = (0.5, 8.0)
/// Each time it is looked closer, cells are so many times as narrow, and so many of them are compared.
private let (closer, comparedCells) = (8.0, 8192)
/// Cells are not made narrower than so large a part of the distance of points.
private let finestPart = 0.25
/// Sums of decimals are rounded to so large a part of what is looked at.
private let partOfNoise = 1e-4
/// Steps of decimals are equal that differ by no more than such a part.
private let equalSteps = 1e-9
/// A correlation is no surer than this: two equal lines are as equal where more of them lies over each other.
private let surest = 0.999_999

/// By how much later a line has to be to be most like another one: where their correlation is surest, by Fisher's z (R. A.
/// Fisher, "On the probable error of a coefficient of correlation", Metron 1, 1921).
///
/// All ways to lay coarse means of both over each other are tried; then the best one is looked at closer and closer, as in
/// image pyramids (P. J. Burt, E. H. Adelson, 1983). Linear time in the points, for the sums; half a second for 10⁷.
struct BestFit {
  private let moved, fixed: LineMeans
  private let movedRange, fixedRange: ClosedRange<Double>
  /// How narrow cells may become.
  private let finest: Double
  /// A length by which points of both come to one place, and how far apart such lengths are: where the lines are regular and
  /// alike as far as points are apart, else as far as it is looked.
  private let grid: (length: Double, step: Double)

  /// That of a line over another one; nil where one has no extent. Linear time.
  init?(of line: LaidLine, over other: LaidLine) {
    guard let movedRange = line.range, let fixedRange = other.range,
      movedRange.span > 0, fixedRange.span > 0
    else { return nil }
    (self.movedRange, self.fixedRange) = (movedRange, fixedRange)
    (moved, fixed) = (LineMeans(of: line), LineMeans(of: other))
    finest = min(line.spacing, other.spacing) * finestPart
    let starts = (line.x[0] + line.later, other.x[0] + other.later)
    let isAlike = line.hasSteps(of: other)
    grid = isAlike ? (starts.1 - starts.0, line.spacing) : (0, finest.powerOfTenBelow)
  }

  /// The length; nil where there is nothing to compare.
  var length: Double? {
    var width = max((movedRange.span * fixedRange.span / comparedPairs).squareRoot(), finest)
    guard var best = coarseLength(width) else { return nil }
    while width > finest {
      let narrow = max(width / closer, finest)
      best = length(around: best, within: width, by: narrow)
      width = narrow
    }
    let steps = ((best - grid.length) / grid.step).rounded()
    let noise = finest.powerOfTenBelow * partOfNoise
    return (((grid.length + steps * grid.step) / noise).rounded() * noise).withoutNoise
  }

  /// The best of all lengths that are multiples of a cell's width.
  private func coarseLength(_ width: Double) -> Double? {
    let a = moved.means(from: movedRange.starts(ofCells: width), width: width)
    let b = fixed.means(from: fixedRange.starts(ofCells: width), width: width)
    let least = max(leastCells, Double(min(a.count, b.count)) * leastOverlap)
    var best: (places: Int, sureness: Double)?
    for places in 1 - a.count..<b.count {
      let first = max(0, -places)
      let count = min(a.count, b.count - places) - first
      guard Double(count) >= least else { continue }
      var sums = Correlation()
      for index in first..<first + count { sums.add(a[index], b[index + places]) }
      guard sums.count >= least, let sureness = sums.sureness,
        best.map({ sureness > $0.sureness }) ?? true
      else { continue }
      best = (places, sureness)
    }
    return best.map {
      fixedRange.lowerBound - movedRange.lowerBound + Double($0.places) * width
    }
  }

  /// The best length at most one wide cell beside one, by narrow cells that are spread over where both lines are.
  private func length(around length: Double, within wide: Double, by narrow: Double) -> Double {
    let lower = max(movedRange.lowerBound + length, fixedRange.lowerBound) + wide
    let upper = min(movedRange.upperBound + length, fixedRange.upperBound) - wide
    guard upper > lower else { return length }
    let count = min(comparedCells, Int(clamping: (upper - lower) / narrow) + 1)
    let starts = (0..<count).map { lower + (upper - lower) * Double($0) / Double(count) }
    let known = fixed.means(from: starts, width: narrow)
    let steps = Int(clamping: (wide / narrow).rounded(.up))
    let tried = (-steps...steps).map { place -> (length: Double, sureness: Double) in
      let length = length + Double(place) * narrow
      var sums = Correlation()
      let means = moved.means(from: starts.map { $0 - length }, width: narrow)
      for (a, b) in zip(means, known) { sums.add(a, b) }
      return (length, sums.sureness ?? -.infinity)
    }
    let best = tried.max { $0.sureness < $1.sureness }
    return best.flatMap { $0.sureness.isFinite ? $0.length : nil } ?? length
  }
}

extension LaidLine {
  /// Whether the points of both are regularly and equally far apart.
  fileprivate func hasSteps(of other: LaidLine) -> Bool {
    [x, other.x].allSatisfy { $0.evenStep ?? $0.regularStep != nil }
      && (spacing - other.spacing).magnitude <= spacing * equalSteps
  }
}

extension Double {
  /// The highest power of ten that is not above a number above 0.
  fileprivate var powerOfTenBelow: Double { pow(10, log10(self).rounded(.down)) }
}

extension ClosedRange<Double> {
  /// Where cells of a width begin that cover it.
  fileprivate func starts(ofCells width: Double) -> [Double] {
    (0...Int(clamping: span / width)).map { lowerBound + Double($0) * width }
  }
}

/// Pearson's correlation of pairs of which both are known, with means that are moved as pairs come (B. P. Welford, "Note on a
/// method for calculating corrected sums of squares and products", Technometrics 4, 1962).
private struct Correlation {
  private(set) var count = 0.0
  private var meanA = 0.0
  private var meanB = 0.0
  private var squaresA = 0.0
  private var squaresB = 0.0
  private var products = 0.0

  mutating func add(_ a: Double, _ b: Double) {
    guard !a.isNaN, !b.isNaN else { return }
    count += 1
    let (deltaA, deltaB) = (a - meanA, b - meanB)
    meanA += deltaA / count
    meanB += deltaB / count
    squaresA += deltaA * (a - meanA)
    squaresB += deltaB * (b - meanB)
    products += deltaA * (b - meanB)
  }

  /// How sure it is that they go together: Fisher's z in its standard errors; nil where one does not change.
  var sureness: Double? {
    let squares = (squaresA * squaresB).squareRoot()
    guard count > 3, squares > 0, squares.isFinite else { return nil }
    return atanh((products / squares).clamped(to: -surest...surest)) * (count - 3).squareRoot()
  }
}
