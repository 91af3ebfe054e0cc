/// How lines are laid over each other.
public enum Alignment: Hashable, Sendable {
  /// Each where it is by itself.
  case own
  /// By their first values.
  case starts
  /// By where they first go through a value, all in the direction of the first line.
  case crossing(Double)
  /// So that they are most alike.
  case fit
}

extension Alignment {
  /// What some words ask for: `own`, `starts`, `fit`, `crossing 120`; nil where they say nothing.
  public init?(_ text: String) {
    let words = text.split(separator: " ")
    switch (words.first, words.dropFirst().first.flatMap { Double($0) }, words.count) {
    case ("own", nil, 1): self = .own
    case ("starts", nil, 1): self = .starts
    case ("fit", nil, 1): self = .fit
    case ("crossing", let value?, 2) where value.isFinite: self = .crossing(value)
    default: return nil
    }
  }
}

/// A line that is laid over another one: values at points of x, all moved by one length.
struct LaidLine {
  let x, values: Column
  /// The usual distance of its points.
  let spacing: Double
  /// By how much later than it was the line is.
  let later: Double
}

extension LaidLine {
  /// The x of its first value; nil where there is none. Logarithmic time.
  var start: Double? { values.firstIndex(in: 0..<values.count).map { x[$0] + later } }

  /// From its first to its last value; nil where there is none. Logarithmic time.
  var range: ClosedRange<Double>? {
    guard let first = values.firstIndex(in: 0..<values.count),
      let last = values.lastIndex(in: 0..<values.count)
    else { return nil }
    return x[first] + later...x[last] + later
  }

  /// Where the line first goes through a value, and whether upwards; only in one direction, if that is given. Nil where it
  /// never does. Linear time.
  func crossing(of value: Double, upwards: Bool? = nil) -> (x: Double, isUpwards: Bool)? {
    var before: (x: Double, value: Double)?
    for index in 0..<values.count {
      let point = (x: x[index] + later, value: values[index])
      if point.value.isNaN { continue }
      defer { before = point }
      guard let before, before.value != value,
        (before.value < value) == (point.value >= value)
      else { continue }
      let isUpwards = before.value < value
      if let upwards, upwards != isUpwards { continue }
      let part = (value - before.value) / (point.value - before.value)
      return (before.x + (point.x - before.x) * part, isUpwards)
    }
    return nil
  }

  /// By how much later it has to be to lie over another line; nil where there is no telling.
  func length(by alignment: Alignment, over other: LaidLine) -> Double? {
    switch alignment {
    case .own: return 0
    case .starts:
      guard let start, let first = other.start else { return nil }
      return first - start
    case .crossing(let value):
      guard let first = other.crossing(of: value),
        let own = crossing(of: value, upwards: first.isUpwards)
      else { return nil }
      return first.x - own.x
    case .fit: return BestFit(of: self, over: other)?.length
    }
  }
}
