import Testing

@testable import ChartCore

@Suite struct PixelBucketsTests {
  /// Points on the very edges of columns, where looking their moments up is off by a rounding.
  @Test(arguments: [false, true]) func areThoseOfTheScale(isEven: Bool) {
    let moments = (0..<600).map { isEven ? Double($0) * 0.1 : Double($0 / 3) * 0.7 }
    let table = Table(moments, moments)
    for columns in 1...90 {
      let range = moments[30]...moments[30 + 6 * columns]
      let scale = LinearScale(domain: range, from: 0, to: Double(columns))
      let bounds = table.pixelBuckets(in: range, columns: columns).bounds
      let inside = bounds[1]..<bounds[columns + 1]
      #expect(inside == table.index(atOrAfter: range.lowerBound)..<inside.upperBound)
      for column in 0..<columns {
        let expected = inside.filter { min(Int(scale(moments[$0])), columns - 1) == column }
        #expect(
          Array(bounds[column + 1]..<bounds[column + 2]) == expected, "\(column) of \(columns)")
      }
    }
  }
}
