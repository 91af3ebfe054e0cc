import Testing

@testable import chartdeck_bench

@Suite struct MeasurementTests {
  @Test func oneCostIsEveryQuantile() {
    #expect("\(Measurement(task: "a", milliseconds: [2]))" == "a,1,2.000,2.000,2.000,ms")
  }

  @Test func quantilesAreOfTheSortedCosts() {
    let measurement = Measurement(task: "b", milliseconds: (0...100).reversed().map { Double($0) })
    #expect("\(measurement)" == "b,101,50.000,0.000,99.000,ms")
    #expect(measurement.quantile(1) == 100)
  }

  @Test func decimalsAreRounded() {
    #expect("\(Measurement(task: "c", milliseconds: [0.0005]))".hasPrefix("c,1,0.001,"))
    #expect("\(Measurement(task: "c", milliseconds: [1.0301]))".hasPrefix("c,1,1.030,"))
  }

  @Test func workIsDoneOnceToWarmUp() {
    var count = 0
    let measurement = Measurement(task: "d", count: 3) { count += 1 }
    #expect(count == 4)
    #expect(measurement.quantile(0) >= 0)
  }
}
