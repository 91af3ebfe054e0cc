import CGtk
import Glibc
import Testing

@testable import GtkBridge

/// A rate at which a second of sound is few samples, and so many of them for each ear.
private let (rate, count) = (8000, 1600)

@Suite(
  .serialized, .enabled(if: GStreamer.loaded != nil, "needs GStreamer"))
struct SoundPlayerTests {
  private func samples() -> [Float] {
    (0..<count).flatMap { [Float($0) / Float(count), -Float($0) / Float(count)] }
  }

  /// Waits until something holds, for so many seconds at most; returns whether it does.
  private func wait(seconds: Double = 10, until condition: () -> Bool) async -> Bool {
    let end = monotonicSeconds + seconds
    while !condition(), monotonicSeconds < end { try? await Task.sleep(for: .milliseconds(5)) }
    return condition()
  }

  private func heard(_ player: SoundPlayer) -> Double {
    if case .playing(let seconds) = player.state { seconds } else { 0 }
  }

  @Test func samplesArriveAsTheyAre() async {
    let path = "/tmp/chartdeck-sound-\(getpid())"
    defer { unlink(path) }
    let player = SoundPlayer(sink: "filesink sync=true buffer-mode=unbuffered location=\(path)")
    let samples = samples()
    #expect(player.state == .silent)
    player.play(rate: rate) { samples }
    #expect(player.state == .starting)
    #expect(await wait { heard(player) >= 0.19 })
    // A player may count what is on its way still.
    let isThere = await wait { floats(of: path).count >= samples.count * 9 / 10 }
    player.stop()
    #expect(player.state == .silent)
    let isSame = samples.starts(with: floats(of: path))
    #expect(isThere && isSame)
  }

  private func floats(of path: String) -> [Float] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var found = Array(repeating: Float(0), count: 2 * count + 1)
    let read = fread(&found, MemoryLayout<Float>.stride, found.count, file)
    return Array(found.prefix(read))
  }

  @Test(arguments: [
    ("nosuchsink", SoundFailure.noPlugin), ("filesink location=/nowhere/sound", .noDevice),
  ])
  func failuresAreTold(sink: String, failure: SoundFailure) async {
    let player = SoundPlayer(sink: sink)
    let samples = samples()
    player.play(rate: rate) { samples }
    #expect(await wait { player.state == .failed(failure) })
    player.stop()
    #expect(player.state == .silent)
  }

  @Test func whoStopsBeforeItBeginsHearsNothing() async {
    let player = SoundPlayer(sink: "fakesink sync=true")
    let samples = samples()
    for _ in 0..<5 {
      player.play(rate: rate) { samples }
      player.stop()
    }
    #expect(!(await wait(seconds: 0.5) { player.state != .silent }))
    player.play(rate: rate) { samples }
    #expect(await wait { heard(player) > 0 })
  }

  @Test func aPlayerThatGoesLetsGoOfEverything() async {
    var player: SoundPlayer? = SoundPlayer(sink: "fakesink sync=true")
    weak let gone = player
    let samples = samples()
    player?.play(rate: rate) { samples }
    #expect(await wait { player.map { heard($0) > 0 } == true })
    // From here on nothing waits: other tests have boxes of their own.
    let before = liveBoxes
    player = nil
    #expect(gone == nil && liveBoxes == before - 1)
  }
}
