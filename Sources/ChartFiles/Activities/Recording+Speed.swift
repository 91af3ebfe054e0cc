import ChartCore

extension Recording {
  /// What was recorded, and the speed that distances tell where that was not. Linear time.
  var columnsWithSpeed: [Quantity: Column] {
    guard columns[.speed] == nil, let distance = columns[.distance], let moments else {
      return columns
    }
    var columns = columns
    columns[.speed] = distance.speed(at: moments)
    return columns
  }
}

/// Speeds are told over so many milliseconds before and after: places are not exact to a metre.
private let speedReach = 5000.0

extension Column {
  /// How fast a distance grows at each point, in metres in a second; a gap where there is no other point near, or a
  /// pause. Linear time.
  fileprivate func speed(at moments: Column) -> Column {
    var (first, end) = (0, 0)
    let speed = ColumnBuilder(decimals: 3)
    for index in 0..<count {
      guard !self[index].isNaN else {
        (first, end) = (index + 1, index + 1)
        continue
      }
      while moments[first] < moments[index] - speedReach { first += 1 }
      end = Swift.max(end, index)
      while end + 1 < count, !self[end + 1].isNaN, moments[end] < moments[index] + speedReach {
        end += 1
      }
      let seconds = (moments[end] - moments[first]) / 1000
      if seconds > 0 { speed.append((self[end] - self[first]) / seconds, at: index) }
    }
    speed.appendGaps(count - speed.count)
    return speed.finished()
  }
}
