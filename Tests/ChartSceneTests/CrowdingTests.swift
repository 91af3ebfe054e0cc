import Testing

@testable import ChartScene

@Suite struct CrowdingTests {
  @Test("of two that fade into each other, only one is ever seen")
  func onlyOneIsSeen() {
    for step in 0...20 {
      let opacity = Double(step) / 20
      #expect(crowdedOpacity(opacity) == 0 || crowdedOpacity(1 - opacity) == 0)
    }
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 0), (0.75, 0.5), (1, 1), (2, 1), (-1, 0)])
  func opacities(opacity: Double, crowded: Double) {
    #expect(crowdedOpacity(opacity) == crowded)
  }
}
