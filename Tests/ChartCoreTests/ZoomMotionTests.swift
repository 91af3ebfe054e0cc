import ChartCore
import Testing

@Suite struct ZoomMotionTests {
  @Test func restsWhereItIs() {
    for (motion, progress) in [
      (ZoomMotion(isZoomedIn: false), 0.0), (ZoomMotion(isZoomedIn: true), 1),
    ] {
      #expect(motion.progress(at: -5) == progress && motion.progress(at: 1e9) == progress)
      #expect(motion.isFinished(at: 0))
      #expect(motion.isZoomedIn == (progress == 1))
    }
  }

  @Test func goesToTheDetailInFourTenths() {
    var motion = ZoomMotion(isZoomedIn: false)
    motion.head(toDetail: true, isAnimated: true, at: 10)
    #expect(motion.progress(at: 10) == 0)
    #expect(abs(motion.progress(at: 10.2) - 0.5) < 1e-9)
    #expect(motion.progress(at: 10.4) == 1)
    #expect(!motion.isFinished(at: 10.39) && motion.isFinished(at: 10.4))
    let samples = stride(from: 10, through: 10.4, by: 0.01).map { motion.progress(at: $0) }
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func isSlowAtBothEnds() {
    var motion = ZoomMotion(isZoomedIn: true)
    motion.head(toDetail: false, isAnimated: true, at: 0)
    #expect(motion.progress(at: 0.04) > 0.99)
    #expect(motion.progress(at: 0.36) < 0.01)
  }

  @Test("a turn midway is no jump", arguments: [0.0, 0.05, 0.1, 0.2, 0.3, 0.35, 0.4])
  func turnsMidway(moment: Double) {
    var motion = ZoomMotion(isZoomedIn: false)
    motion.head(toDetail: true, isAnimated: true, at: 0)
    let before = motion.progress(at: moment)
    motion.head(toDetail: false, isAnimated: true, at: moment)
    #expect(motion.progress(at: moment) == before)
    #expect(abs(motion.progress(at: moment + 0.001) - before) < 0.01)
    #expect(motion.progress(at: moment + 0.4) == 0)
    #expect(!motion.isZoomedIn)
  }

  @Test func askingAgainKeepsTheEnd() {
    var motion = ZoomMotion(isZoomedIn: false)
    motion.head(toDetail: true, isAnimated: true, at: 0)
    let first = motion
    motion.head(toDetail: true, isAnimated: true, at: 0.3)
    #expect(motion == first)
  }

  @Test func isACutWithoutAnimations() {
    var motion = ZoomMotion(isZoomedIn: false)
    motion.head(toDetail: true, isAnimated: true, at: 0)
    motion.head(toDetail: false, isAnimated: false, at: 0.2)
    #expect(motion.progress(at: 0.2) == 0 && motion.isFinished(at: 0.2))
  }
}
