import Testing

@testable import ChartCore

@Suite struct MelodyTests {
  private static let gap: Double? = nil

  private func melody(_ height: Double?) -> Melody {
    Melody(heights: Array(repeating: height, count: Melody.parts))
  }

  /// The samples of both ears together, as a microphone between them has them.
  private func mono(_ melody: Melody) -> [Float] {
    let samples = melody.samples
    return stride(from: 0, to: samples.count, by: 2).map { samples[$0] + samples[$0 + 1] }
  }

  /// Waves a second in a part of the melody, by the places where they rise through 0.
  private func frequency(_ melody: Melody, _ seconds: Range<Double>) -> Double {
    let rate = Double(Melody.rate)
    let part = mono(melody)[Int(seconds.lowerBound * rate)..<Int(seconds.upperBound * rate)]
    let rises = zip(part.indices, part.indices.dropFirst()).filter { part[$0] < 0 && part[$1] >= 0 }
    guard let first = rises.first, let last = rises.last, rises.count > 1 else { return 0 }
    return Double(rises.count - 1) * rate / Double(last.0 - first.0)
  }

  @Test(arguments: [
    (0.0, 220.0), (0.5, 440), (1, 880), (0.25, 311.13), (-3, 220), (7, 880), (-.infinity, 220),
    (.infinity, 880), (.nan, 220),
  ])
  func heightsAreTones(height: Double, hertz: Double) {
    #expect(abs(frequency(melody(height), 0.5..<2.5) - hertz) < hertz * 0.002)
  }

  @Test func tonesGlideFromPartToPart() {
    let melody = Melody(heights: (0..<Melody.parts).map { Double($0) / Double(Melody.parts - 1) })
    let tones = [0.2, 0.8, 1.4, 2.0, 2.6].map { frequency(melody, $0..<$0 + 0.1) }
    #expect(zip(tones, tones.dropFirst()).allSatisfy { $1 > $0 * 1.2 })
    #expect(abs(frequency(melody, 1.45..<1.55) - 440) < 5)
  }

  /// A sine of 880 Hz rises by no more than this from sample to sample, and a click by more.
  @Test(arguments: [
    [0.0, 1.0], [1, nil], [nil, 1, nil, 0, nil, 1], [0, 1, 0, 1, 0, nil, 1], [nil, nil, nil, 0.5],
  ])
  func nothingClicks(pattern: [Double?]) {
    let melody = Melody(heights: (0..<Melody.parts).map { pattern[$0 / 10 % pattern.count] })
    let steepest = Float(0.3 * 2 * Double.pi * 880 / Double(Melody.rate)) + 0.001
    let samples = melody.samples
    let steps = zip(samples, samples.dropFirst(2)).map { abs($1 - $0) }
    #expect(steps.max()! <= steepest)
    #expect(abs(samples[0]) < 0.001 && samples[samples.count - 1] == 0)
    #expect(samples.allSatisfy { abs($0) <= 0.3 })
  }

  @Test func gapsAreSilent() {
    let half = Melody.parts / 2
    let heights = Array(repeating: 0.5, count: half) + Array(repeating: Self.gap, count: half)
    let samples = mono(Melody(heights: heights))
    let middle = samples.count * 3 / 2 / 325 * 100
    #expect(samples[..<middle].contains { abs($0) > 0.2 })
    #expect(samples[(middle + Melody.rate / 50)...].allSatisfy { $0 == 0 })
  }

  @Test func itGoesFromLeftToRight() {
    let samples = melody(0.5).samples
    let quarter = 2 * Melody.rate * 3 / 4
    func loudness(_ part: Range<Int>, ear: Int) -> Float {
      part.filter { $0 % 2 == ear }.map { abs(samples[$0]) }.max() ?? 0
    }
    #expect(loudness(0..<quarter, ear: 0) > 2 * loudness(0..<quarter, ear: 1))
    #expect(
      loudness(3 * quarter..<4 * quarter, ear: 1) > 2 * loudness(3 * quarter..<4 * quarter, ear: 0))
  }

  @Test(
    arguments: [
      ([nil, 0.5, nil, nil, nil, nil, nil], [nil, 0.5, 0.5, 0.5, 0.5, nil, nil]),
      ([0.5, nil, 0.25, nil, nil, nil, nil], [0.5, 0.5, 0.25, 0.25, nil, nil, nil]),
      ([0.1, 0.2, 0.3, 0.4, nil, 0.5], [0.1, 0.2, 0.3, 0.4, nil, 0.5]),
      ([nil, nil], [nil, nil]), ([], []),
    ] as [([Double?], [Double?])])
  func aShortToneLastsUntilItIsHeard(heights: [Double?], expected: [Double?]) {
    #expect(Melody(heights: heights).heights == expected)
  }

  @Test func nothingIsSilence() {
    #expect(melody(nil).isSilent)
    #expect(Melody(heights: []).isSilent)
    #expect(!melody(0).isSilent)
    #expect(Melody(heights: []).samples.allSatisfy { $0 == 0 })
  }
}
