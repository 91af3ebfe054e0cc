import ChartCore
import TestSupport
import Testing

@Suite struct LinearScaleTests {
  @Test func mapsBothEndsExactly() {
    let scale = LinearScale(domain: 0.1...0.7, from: 240, to: 16.3)
    #expect(scale(0.1) == 240)
    #expect(scale(0.7) == 16.3)
    #expect(scale.invert(240) == 0.1)
    #expect(scale.invert(16.3) == 0.7)
    #expect(abs(scale(0.4) - 128.15) < 1e-9)
  }

  @Test func goesOnBeyondBothEnds() {
    let scale = LinearScale(domain: 10...20, from: 0, to: 100)
    #expect(scale(5) == -50)
    #expect(scale(25) == 150)
    #expect(scale.invert(-50) == 5)
    #expect(scale.invert(150) == 25)
  }

  @Test(arguments: [0, 7, -1e308, tiniest, 1e308])
  func aDomainOfOneValueIsTheMiddle(value: Double) {
    let scale = LinearScale(domain: value...value, from: 100, to: 20)
    #expect(scale(value) == 60)
    #expect(scale(value + 1) == 60)
    #expect(scale.invert(100) == value)
    #expect(scale.invert(-1e9) == value)
  }

  @Test func noPositionsGiveTheDomainsMiddle() {
    let scale = LinearScale(domain: 2...4, from: 5, to: 5)
    #expect(scale(100) == 5)
    #expect(scale.invert(5) == 3)
  }

  @Test func anOverflowingDomainIsStillEven() {
    let scale = LinearScale(domain: -1.6e308...1.6e308, from: 0, to: 100)
    #expect(scale(-1.6e308) == 0)
    #expect(scale(0) == 50)
    #expect(scale(0.8e308) == 75)
    #expect(scale(1.6e308) == 100)
    #expect(abs(scale.invert(75) - 0.8e308) < 1e293)
  }

  @Test func finiteInputGivesFiniteOutput() {
    let numbers = [
      -Double.greatestFiniteMagnitude, -1e308, -1, -tiniest, 0, tiniest, 1e-300, 1, 1.5e12, 1e308,
      .greatestFiniteMagnitude,
    ]
    for lower in numbers {
      for upper in numbers where lower <= upper {
        for value in numbers {
          let scale = LinearScale(domain: lower...upper, from: 300, to: 10)
          #expect(scale(value).isFinite, "\(value) in \(lower)...\(upper)")
          #expect(scale.invert(value).isFinite, "\(value) to \(lower)...\(upper)")
        }
      }
    }
  }

  @Test func invertingUndoesScaling() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<1000 {
      let lower = Double.random(in: -1e6...1e6, using: &random)
      let domain = lower...lower + Double.random(in: 1e-3...1e6, using: &random)
      let scale = LinearScale(domain: domain, from: 320, to: 8)
      let value = Double.random(in: domain, using: &random)
      #expect(abs(scale.invert(scale(value)) - value) < 1e-9 * domain.span, "seed 11")
    }
  }

  @Test func aGapHasNoPosition() {
    #expect(LinearScale(domain: 0...1, from: 0, to: 1)(.nan).isNaN)
  }
}
