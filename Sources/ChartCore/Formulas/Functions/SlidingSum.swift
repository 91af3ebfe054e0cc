/// What the values of a window add up to as it moves on; gaps add nothing.
struct SlidingSum {
  private let values: [Double]
  /// What each value counts; nil where all count 1.
  private let weights: [Double]?
  private let hasSquares: Bool
  private var window = 0..<0
  /// Points that came or went since the sums were last added up from nothing: then what has gone has left no trace.
  private var moved = 0
  private(set) var count = 0
  private var sum = DoubleDouble()
  private var squares = DoubleDouble()
  private var weight = DoubleDouble()

  init(_ values: [Double], weights: [Double]? = nil, hasSquares: Bool = false) {
    (self.values, self.weights, self.hasSquares) = (values, weights, hasSquares)
  }

  var total: Double { sum.value }

  /// The mean; NaN of nothing, and where what there is has no weight.
  var mean: Double { weights == nil ? (sum / Double(count)).value : sum.value / weight.value }

  /// The sum of the squares of how far values are from their mean.
  var squaredDistances: Double { max(0, (squares - sum * sum / Double(count)).value) }

  /// Moves on to another window, which begins and ends no earlier. Constant time for each point that comes or goes.
  mutating func move(to next: Range<Int>) {
    if next.lowerBound >= window.upperBound || moved > 2 * window.count + 16 { restart(at: next) }
    for index in window.lowerBound..<next.lowerBound { add(index, sign: -1) }
    for index in window.upperBound..<next.upperBound { add(index, sign: 1) }
    moved += next.lowerBound - window.lowerBound + next.upperBound - window.upperBound
    window = next
  }

  private mutating func restart(at next: Range<Int>) {
    (count, moved) = (0, 0)
    (sum, squares, weight) = (DoubleDouble(), DoubleDouble(), DoubleDouble())
    window = next.lowerBound..<next.lowerBound
  }

  private mutating func add(_ index: Int, sign: Double) {
    let value = values[index]
    guard !value.isNaN else { return }
    count += Int(sign)
    if let weights {
      sum = sum + DoubleDouble(value, times: sign * weights[index])
      weight += sign * weights[index]
    } else {
      sum += sign * value
    }
    if hasSquares { squares = squares + DoubleDouble(value, times: sign * value) }
  }
}

/// The lowest values of windows as these move on: by a queue of those that no later one is below (Lemire, Streaming
/// maximum-minimum filter, 2006).
struct SlidingLowest {
  private let values: [Double]
  private var queue: [Int] = []
  private var first = 0
  private var end = 0

  init(_ values: [Double]) { self.values = values }

  /// The lowest value of the next window, which begins and ends no earlier; NaN where there is none. Constant time for each
  /// point, on average.
  mutating func lowest(in window: Range<Int>) -> Double {
    while end < window.upperBound {
      defer { end += 1 }
      guard !values[end].isNaN else { continue }
      while queue.count > first, values[queue[queue.count - 1]] >= values[end] {
        queue.removeLast()
      }
      queue.append(end)
    }
    while first < queue.count, queue[first] < window.lowerBound { first += 1 }
    if first > 1024, first * 2 > queue.count {
      queue.removeFirst(first)
      first = 0
    }
    return first < queue.count ? values[queue[first]] : .nan
  }
}

/// The middle values of windows as these move on, from their values in order.
struct SlidingMedian {
  private let values: [Double]
  private var ordered: [Double] = []
  private var window = 0..<0

  init(_ values: [Double]) { self.values = values }

  /// The middle value of the next window, which begins and ends no earlier, the mean of two; NaN where there is none. Time in
  /// proportion to the window for each point that comes or goes.
  mutating func median(in next: Range<Int>) -> Double {
    for index in window.lowerBound..<min(next.lowerBound, window.upperBound) {
      remove(values[index])
    }
    for index in max(next.lowerBound, window.upperBound)..<next.upperBound { insert(values[index]) }
    window = next
    guard !ordered.isEmpty else { return .nan }
    let (a, b) = (ordered[(ordered.count - 1) / 2], ordered[ordered.count / 2])
    return a == b ? a : a / 2 + b / 2
  }

  private mutating func insert(_ value: Double) {
    guard !value.isNaN else { return }
    ordered.insert(value, at: ordered.partitioningIndex { $0 >= value })
  }

  private mutating func remove(_ value: Double) {
    guard !value.isNaN else { return }
    ordered.remove(at: ordered.partitioningIndex { $0 >= value })
  }
}
