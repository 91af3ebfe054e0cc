@testable import ChartCore

/// 5e-324, which is not allowed as a literal.
let tiniest = Double.leastNonzeroMagnitude

let day = millisecondsPerDay
let hour = millisecondsPerHour

extension Table {
  /// A table of these columns, its series numbered from 0.
  init(
    _ x: [Double], _ columns: [Double]..., hidden: Set<Int> = [], kind: ChartKind = .lines,
    presentation: Presentation = Presentation()
  ) {
    let series = columns.enumerated().map { index, values in
      Series(
        id: "y\(index)", name: "#\(index)", color: Color(rgb: 0), column: Column(values),
        isHidden: hidden.contains(index))
    }
    self.init(kind: kind, x: Column(x), series: series, presentation: presentation)
  }

  /// Evenly spaced points, each with its index as value.
  init(count: Int, from start: Double = 0, every step: Double) {
    let x = (0..<count).map { start + Double($0) * step }
    self.init(x, (0..<count).map(Double.init))
  }
}

/// The moment of a date in UTC.
func moment(_ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0, _ minute: Int = 0)
  -> Double
{
  CivilDate(year: year, month: month, day: day, hour: hour, minute: minute)?.milliseconds ?? .nan
}

extension Column {
  /// The bytes that a value takes in memory, without the pyramid; 0 where none is stored.
  var bytesPerValue: Int {
    switch storage {
    case .even: 0
    case .int8: 1
    case .int16: 2
    case .int32: 4
    case .double: 8
    }
  }
}
