import ChartCore
import TestSupport
import Testing

@Suite struct CrossFadeTests {
  private func layers(_ fade: CrossFade<String>, at seconds: Double) -> [String: Double] {
    Dictionary(fade.layers(at: seconds).map { ($0.key, $0.opacity) }) { $0 + $1 }
  }

  @Test func oneFadesIntoTheNext() {
    var fade = CrossFade(showing: "old")
    #expect(fade.isFinished(at: 0))
    #expect(layers(fade, at: -5) == ["old": 1])
    fade.show("new", at: 10, duration: 0.5)
    #expect(layers(fade, at: 10) == ["old": 1])
    #expect(layers(fade, at: 10.125) == ["old": 0.75, "new": 0.25])
    #expect(fade.layers(at: 10.125).map(\.key) == ["old", "new"])
    #expect(!fade.isFinished(at: 10.125))
    #expect(layers(fade, at: 10.5) == ["new": 1])
    #expect(fade.isFinished(at: 10.5))
  }

  @Test func noDurationIsAtOnce() {
    var fade = CrossFade(showing: "a")
    fade.show("b", at: 0, duration: 1)
    fade.show("c", at: 0.5, duration: 0)
    #expect(layers(fade, at: 0.5) == ["c": 1])
    #expect(fade.isFinished(at: 0.5))
  }

  @Test func theSameKeyChangesNothing() {
    var fade = CrossFade(showing: "a")
    fade.show("a", at: 3, duration: 1)
    #expect(fade.isFinished(at: 3))
    fade.show("b", at: 3, duration: 1)
    fade.show("b", at: 3.5, duration: 1)
    #expect(layers(fade, at: 3.75) == ["a": 0.25, "b": 0.75])
    #expect(fade.isFinished(at: 4))
  }

  @Test func theLatestWishWaitsForItsTurn() {
    var fade = CrossFade(showing: "a")
    fade.show("b", at: 0, duration: 1)
    fade.show("c", at: 0.25, duration: 1)
    fade.show("d", at: 0.5, duration: 1)
    #expect(layers(fade, at: 0.5) == ["a": 0.5, "b": 0.5])
    #expect(layers(fade, at: 1.25) == ["b": 0.75, "d": 0.25])
    #expect(!fade.isFinished(at: 1.999))
    #expect(layers(fade, at: 2) == ["d": 1])
    #expect(fade.isFinished(at: 2))
  }

  @Test func aWishIsTakenBack() {
    var fade = CrossFade(showing: "a")
    fade.show("b", at: 0, duration: 1)
    fade.show("c", at: 0.25, duration: 1)
    fade.show("b", at: 0.5, duration: 1)
    #expect(layers(fade, at: 1) == ["b": 1])
    #expect(fade.isFinished(at: 1))
  }

  @Test func nothingJumpsWhateverIsAskedFor() {
    var random = SeededGenerator(seed: 61)
    var fade = CrossFade(showing: "a")
    var seconds = 5.0
    for _ in 0..<2000 {
      let before = layers(fade, at: seconds)
      fade.show(["a", "b", "c"].randomElement(using: &random) ?? "a", at: seconds, duration: 0.25)
      #expect(layers(fade, at: seconds) == before, "seed 61")
      let next = seconds + Double.random(in: 0...0.1, using: &random)
      let after = layers(fade, at: next)
      #expect(after.count <= 2 && abs(after.values.reduce(0, +) - 1) < 1e-12)
      for key in ["a", "b", "c"] {
        let change = abs((after[key] ?? 0) - (before[key] ?? 0))
        #expect(change <= (next - seconds) / 0.25 + 1e-9, "seed 61")
      }
      seconds = next
    }
  }
}
