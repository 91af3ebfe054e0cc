/// So few steps do not tell that they are regular.
private let leastSteps = 8
/// How many steps are looked at for the usual one.
private let samples = 1_000
/// Such a part of the steps is nearly the usual one, and by such a part they may differ from it.
private let (regularPart, jitter) = (0.85, 0.1)
/// Where so many steps are missing, nobody knows what was between.
private let mostMissing = 5.0
/// What is missing more often than once in so many steps is not missing, but usual.
private let stepsPerOutage = 10
/// How many steps are passed at once.
private let blockLength = 64

extension Column {
  /// The step of numbers that ascend and are nearly all as far from each other; nil where they are not, and where
  /// they are evenly spaced without any exception.
  var regularStep: Double? {
    evenStep == nil ? regularStep(at: 0..<count) : nil
  }

  /// The step of the numbers at some ascending indexes that are nearly all as far from each other; nil where they are not.
  func regularStep<Indexes>(at indexes: Indexes) -> Double?
  where Indexes: RandomAccessCollection<Int>, Indexes.Index == Int {
    guard indexes.count > leastSteps else { return nil }
    let distance = Swift.max(1, (indexes.count - 1) / samples)
    let ends = stride(from: indexes.startIndex + 1, to: indexes.endIndex, by: distance)
    let steps = ends.map { self[indexes[$0]] - self[indexes[$0 - 1]] }.sorted()
    let usual = steps[steps.count / 2]
    guard usual > 0, usual.isFinite else { return nil }
    let regular = steps.count { abs($0 - usual) <= usual * jitter }
    return Double(regular) >= regularPart * Double(steps.count) ? usual : nil
  }

  /// The indexes of ascending numbers that go by regular steps before which many steps are missing, ascending; none
  /// where that is usual.
  ///
  /// A number in 64 is looked at where nothing is missing, and none where the column is evenly spaced.
  public var outages: [Int] {
    guard let step = regularStep.map({ $0 * divisor }) else { return [] }
    return switch storage {
    case .even: []
    case .int8(let stored): stored.outages(step: step)
    case .int16(let stored): stored.outages(step: step)
    case .int32(let stored): stored.outages(step: step)
    case .double(let stored): stored.outages(step: step)
    }
  }
}

extension StoredNumbers {
  /// The places before which many steps are missing; none where that is usual. The storage is
  /// asked once, not at each number.
  fileprivate func outages(step: Double) -> [Int] {
    search { numbers, _, _ in
      var found: [Int] = []
      for start in stride(from: 0, to: numbers.count - 1, by: blockLength) {
        let end = Swift.min(start + blockLength, numbers.count - 1)
        let span = numbers[end].value - numbers[start].value
        guard span > Double(end - start + 2) * step else { continue }
        for index in start + 1...end
        where numbers[index].value - numbers[index - 1].value > mostMissing * step {
          found.append(index)
        }
        if found.count * stepsPerOutage > numbers.count { return [] }
      }
      return found
    }
  }
}
