import ChartScene
import Testing

@testable import ChartWidgets

@Suite struct ShakeTests {
  private let shake = Shake(start: 10)

  @Test func restsBeforeAndAfter() {
    for seconds in [0, 9.99, 10, 10.4, 11, .infinity] { #expect(shake.shift(at: seconds) == 0) }
    #expect(!shake.isFinished(at: 10.39) && shake.isFinished(at: 10.4))
  }

  @Test func swingsToBothSidesLessAndLess() {
    let shifts = stride(from: 10, to: 10.4, by: 0.001).map(shake.shift(at:))
    let turns = zip(shifts, shifts.dropFirst()).filter { $0 > 0 && $1 <= 0 || $0 < 0 && $1 >= 0 }
    #expect(turns.count == 5)
    let halves = [shifts.prefix(200), shifts.suffix(200)]
    #expect(halves[0].max()! > 4 && halves[0].min()! < -4)
    #expect(halves[1].map(\.magnitude).max()! < halves[0].map(\.magnitude).max()! / 2)
    #expect(shifts.allSatisfy { $0.magnitude <= 8 })
  }

  @Test func saysItsSentenceAllTheWhile() {
    let complaint = Complaint(moment: 0, sentence: "No", shake: shake)
    #expect(complaint.remark(at: 10.05).shift != 0)
    #expect(complaint.remark(at: 20) == .init("No"))
    #expect(Complaint(moment: 0, sentence: "No", shake: nil).remark(at: 10.05) == .init("No"))
  }
}
