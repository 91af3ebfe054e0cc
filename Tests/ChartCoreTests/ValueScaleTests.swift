import TestSupport
import Testing

@testable import ChartCore

@Suite struct ValueScaleTests {
  private let scale = ValueScale(domain: 1...1000, form: .logarithmic, from: 300, to: 0)

  @Test(arguments: [(1.0, 300.0), (10, 200), (100, 100), (1000, 0), (0.1, 400), (1e6, -300)])
  func equalRatiosAreEquallyLong(value: Double, position: Double) {
    #expect(abs(scale(value) - position) < 1e-9)
    #expect(abs(scale.invert(position) - value) < value * 1e-12)
  }

  @Test(arguments: [0.0, -0.0, -1, -.infinity, .nan]) func whatIsNotAboveZeroHasNoPlace(
    value: Double
  ) {
    #expect(scale(value).isNaN)
    #expect(!scale.hasPlace(for: value))
  }

  @Test func denormalAndHugeNumbersHaveFinitePlaces() {
    for value in [tiniest, 1e-300, 1e308, Double.greatestFiniteMagnitude] {
      #expect(scale(value).isFinite)
    }
    #expect(scale.invert(-1e9).isFinite && scale.invert(1e9) == 0)
    let wide = ValueScale(domain: tiniest...1.7e308, form: .logarithmic, from: 0, to: 1)
    #expect(wide(tiniest) == 0 && wide(1.7e308) == 1)
  }

  @Test func aDomainOfOneValueIsTheMiddle() {
    let scale = ValueScale(domain: 5...5, form: .logarithmic, from: 0, to: 10)
    #expect(scale(5) == 5 && scale.invert(3).rounded() == 5)
  }

  @Test(arguments: [0.0...10, -5...5]) func aDomainThatIsNotAboveZeroIsEven(
    domain: ClosedRange<Double>
  ) {
    let scale = ValueScale(domain: domain, form: .logarithmic, from: 0, to: 100)
    #expect(scale == ValueScale(domain: domain, from: 0, to: 100))
    #expect(scale(domain.middle) == 50 && scale.hasPlace(for: -1))
  }

  @Test func linearScalesAreThoseOfValues() {
    let (scale, even) = (
      ValueScale(domain: -3...7, from: 100, to: 0), LinearScale(domain: -3...7, from: 100, to: 0)
    )
    for value in stride(from: -10.0, to: 10, by: 0.37) {
      #expect(scale(value) == even(value) && scale.invert(value) == even.invert(value))
    }
  }
}
