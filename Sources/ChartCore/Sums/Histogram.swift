private import Glibc

/// So many steps there are usually at most, and however narrow people want them.
private let (mostUsual, mostSteps) = (500.0, 10_000.0)
/// Scott's factor: of what is spread as noise is, steps of so many deviations by the cube root of the count show its shape.
private let scott = 3.49
/// A step is no narrower than so large a part of the value that is farthest from 0: narrower ones are lost in its digits.
private let leastPart = 1e-12
/// Steps farther from 0 are not told apart.
private let farthestStep = 9e15
/// A value is at an edge that is no farther off than so large a part: 0.3 / 0.1 is a little less than 3.
private let noise = 1e-9

/// How many values of a column are in each of many steps of equal width, each from its lower edge on.
///
/// The width is 1, 2 or 5 times a power of ten, no more than D. W. Scott's (On optimal and data-based histograms, Biometrika
/// 66, 1979), and no less than the values are told in.
struct Histogram: Equatable, Sendable {
  /// How wide a step is.
  let width: Double
  /// How many steps there are from 0 to the first one, which is empty, as the last one is.
  let first: Int
  /// How many values there are in each.
  let counts: [Int]

  /// That of a column, perhaps with steps of a width above 0; nil where it has no value. Linear time.
  init?(of column: Column, width asked: Double = 0) {
    guard let extent = column.extent(of: 0..<column.count) else { return nil }
    let most = asked > 0 ? mostSteps : mostUsual
    let farthest = max(extent.lowerBound.magnitude, extent.upperBound.magnitude)
    let least = max(extent.span / most, farthest * leastPart)
    let wanted = asked > 0 ? asked : column.usualStep
    let width = wanted >= least && wanted.isFinite ? wanted : least.roundAbove
    let (low, high) = (width.step(of: extent.lowerBound), width.step(of: extent.upperBound))
    var counts = Array(repeating: 0, count: high - low + 3)
    column.forEachBlock { values in
      for value in values where !value.isNaN {
        counts[min(max(width.step(of: value) - low + 1, 1), counts.count - 2)] += 1
      }
    }
    (self.width, first, self.counts) = (width, low - 1, counts)
  }

  /// The lower edge of each step, as decimals where the width is one.
  var edges: [Double] {
    let exponent = width.decimalExponent
    let digit = Int(clamping: (width / .decimal(1, exponent: exponent)).rounded())
    let isRound = Double.decimal(digit, exponent: exponent) == width
    return counts.indices.map { index in
      let step = first + index
      return isRound ? .decimal(step * digit, exponent: exponent) : Double(step) * width
    }
  }
}

extension Double {
  /// The step of this width that a value is in, counted from 0.
  fileprivate func step(of value: Double) -> Int {
    let place = value / self
    let nearest = place.rounded()
    let isAtEdge = (place - nearest).magnitude <= noise * max(1, nearest.magnitude)
    let step = isAtEdge ? nearest : place.rounded(.down)
    return Int(clamping: step.clamped(to: -farthestStep...farthestStep))
  }

  /// 1, 2 or 5 times a power of ten that is not below the number; 1 for 0.
  fileprivate var roundAbove: Double {
    guard self > 0 else { return 1 }
    let exponent = decimalExponent
    return [1, 2, 5, 10].lazy.map { .decimal($0, exponent: exponent) }.first { $0 >= self } ?? self
  }
}

extension Column {
  /// The width of steps that show how its values are spread; where all are one that of their last digit. Linear time.
  fileprivate var usualStep: Double {
    var (count, sum, squares) = (0.0, 0.0, 0.0)
    let origin = extent(of: 0..<self.count)?.lowerBound ?? 0
    forEachBlock { values in
      for value in values where !value.isNaN {
        count += 1
        sum += value - origin
        squares += (value - origin) * (value - origin)
      }
    }
    let spread = max(0, squares / count - (sum / count) * (sum / count)).squareRoot()
    let step = scott * spread / cbrt(count)
    let told = Double.decimal(1, exponent: -places(at: 0..<self.count))
    return step > 0 && step.isFinite ? max(step.roundBelow, told) : told
  }

  /// Goes over its values block by block; NaN in gaps.
  fileprivate func forEachBlock(_ body: ([Double]) -> Void) {
    for start in stride(from: 0, to: count, by: blockLength) {
      body(values(at: start..<min(start + blockLength, count)))
    }
  }
}

/// So many values are taken at once.
private let blockLength = 4096
