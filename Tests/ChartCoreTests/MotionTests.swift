import TestSupport
import Testing

@testable import ChartCore

@Suite struct CurveTests {
  @Test(arguments: [
    (Curve.linear, 0.25), (.easeOut, 0.578_125), (.easeInOut, 0.0625),
  ]) func progress(curve: Curve, quarter: Double) {
    #expect(curve.progress(after: 0) == 0)
    #expect(curve.progress(after: 0.25) == quarter)
    #expect(curve.progress(after: 1) == 1)
    let steps = (0...100).map { curve.progress(after: Double($0) / 100) }
    #expect(zip(steps, steps.dropFirst()).allSatisfy(<))
  }
}

@Suite struct MotionTests {
  @Test func restsWhereItIs() {
    let motion = Motion(resting: 3.5)
    #expect(motion.isFinished(at: 0))
    #expect(motion.value(at: -10) == 3.5)
    #expect(motion.value(at: 1e9) == 3.5)
  }

  @Test func endsExactly() {
    var motion = Motion(resting: 0.1)
    motion.retarget(to: 0.7, at: 100.1, duration: 0.4)
    #expect(motion.target == 0.7)
    #expect(motion.value(at: 100.1) == 0.1)
    #expect(motion.value(at: 0) == 0.1)
    #expect(!motion.isFinished(at: 100.3))
    #expect(motion.value(at: 100.1 + 0.4) == 0.7)
    #expect(motion.isFinished(at: 100.1 + 0.4))
    #expect(motion.value(at: .infinity) == 0.7)
  }

  @Test func noDurationIsAJump() {
    var motion = Motion(resting: 0.0...1)
    motion.retarget(to: 5...6, at: 2, duration: 0)
    #expect(motion.value(at: 2) == 5...6)
    #expect(motion.value(at: 1) == 5...6)
    motion.retarget(to: 0...1, at: 3, duration: 1)
    motion.retarget(to: 0...1, at: 3.5, duration: 0)
    #expect(motion.value(at: 3.5) == 0...1)
    #expect(motion.isFinished(at: 3.5))
  }

  @Test func theSameTargetKeepsTheEnd() {
    var motion = Motion(resting: 0.0)
    motion.retarget(to: 1, at: 0, duration: 1)
    let before = motion
    motion.retarget(to: 1, at: 0.9, duration: 1)
    #expect(motion == before)
    #expect(motion.isFinished(at: 1))
  }

  @Test func anotherTargetInMidFlightDoesNotJump() {
    var random = SeededGenerator(seed: 51)
    var motion = Motion(resting: 0.0)
    var seconds = 10.0
    for _ in 0..<1000 {
      seconds += Double.random(in: 0...0.6, using: &random)
      let before = motion.value(at: seconds)
      motion.retarget(
        to: Double.random(in: -9...9, using: &random), at: seconds, duration: 0.4,
        curve: [.linear, .easeOut, .easeInOut].randomElement(using: &random) ?? .linear)
      #expect(motion.value(at: seconds) == before, "seed 51")
      #expect(abs(motion.value(at: seconds + 1e-6) - before) < 1e-3, "seed 51")
    }
  }
}
