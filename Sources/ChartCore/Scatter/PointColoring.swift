/// What the points of a scatter are coloured by.
public enum PointColoring: Equatable, Sendable {
  /// Where they lie along x.
  case x
  /// The values of a series, by its place among those of the table.
  case series(Int)
}

extension Table {
  /// What colours the points of a scatter; nil where they have one colour.
  public var coloring: PointColoring? {
    guard kind.isScatter else { return nil }
    if isColoredByX { return .x }
    return series.count > coloringPlace ? .series(coloringPlace) : nil
  }

  /// The series whose values an axis has, by their places: one that only colours points has none.
  public func series(onAxis axis: Int) -> [Int] {
    series.indices.filter { self.axis(ofSeries: $0) == axis && coloring != .series($0) }
  }

  /// From where to where the colours of its points go, where these are seen in a range: all values of a series, so that a colour
  /// stays what it says, and the x of the range. Nil where there is nothing to colour by. Logarithmic time.
  public func colorDomain(in range: ClosedRange<Double>) -> ClosedRange<Double>? {
    switch coloring {
    case nil: return nil
    case .series(let number): return valueExtent(ofSeries: number, at: 0..<pointCount)
    case .x:
      let points = indexes(inside: range)
      return points.isEmpty ? nil : x(at: points.lowerBound)...x(at: points.upperBound - 1)
    }
  }

  /// What a point is coloured by; NaN where that is not known.
  public func colorValue(at index: Int) -> Double {
    switch coloring {
    case nil: .nan
    case .x: x(at: index)
    case .series(let number): value(ofSeries: number, at: index)
    }
  }

  /// The column that its points are coloured by.
  var colorColumn: Column? {
    switch coloring {
    case nil: nil
    case .x: x
    case .series(let number): series[number].column
    }
  }
}

/// Behind the series that goes up and the one along the plot.
private let coloringPlace = 2
