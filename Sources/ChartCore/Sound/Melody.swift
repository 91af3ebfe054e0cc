private import Glibc

/// The tones of the lowest and of the highest height, in hertz: two octaves in which voices lie, and small speakers too.
private let (lowestTone, highestTone) = (220.0, 880.0)
/// How long a tone takes to begin and to end, in seconds: one that is cut clicks.
private let fadeSeconds = 0.01
/// How long there is silence at the end, in seconds: a device that is closed may lose what it has not played yet.
private let restSeconds = 0.25
/// How loud it is, 1 being as loud as can be: pure tones are shrill.
private let volume = 0.3
/// The fewest parts that a tone lasts where there is room behind it, 60 ms: a shorter one is a click.
private let leastParts = 4

/// A series as it sounds from left to right: the higher a value stands, the higher its tone; gaps are silent.
public struct Melody: Equatable, Sendable {
  /// How long it sounds, in seconds, however much there is: so long does one listen to it.
  public static let seconds = 3.0
  /// How many parts of equal time it has: more are not told apart.
  public static let parts = 200
  /// How many samples of each channel a second has.
  public static let rate = 48_000

  /// For each part the height of its value, 0 at the bottom and 1 at the top; nil in gaps.
  let heights: [Double?]

  /// The tones of heights, which are brought between 0 and 1; of nothing, silence.
  public init(heights: [Double?]) {
    self.heights = lasting(heights.map { $0?.clamped(to: 0...1) })
  }

  /// Whether nothing sounds.
  public var isSilent: Bool { heights.allSatisfy { $0 == nil } }

  /// The tone of a height in hertz: equal steps up are equal intervals.
  static func tone(atHeight height: Double) -> Double {
    lowestTone * pow(highestTone / lowestTone, height)
  }

  /// Its samples, the left and the right one in turn, between -1 and 1: it goes from the left to the right, and a short
  /// silence follows. Time in proportion to its length, some milliseconds.
  public var samples: [Float] {
    let count = Int(Self.seconds * Double(Self.rate))
    let rest = Int(restSeconds * Double(Self.rate))
    var voice = Voice()
    var samples: [Float] = []
    samples.reserveCapacity(2 * (count + rest))
    for place in 0..<count + rest {
      let share = Double(place) / Double(count)
      let amplitude = voice.next(height(at: share))
      let angle = min(share, 1) * .pi / 2
      samples.append(Float(amplitude * cos(angle)))
      samples.append(Float(amplitude * sin(angle)))
    }
    return samples
  }

  /// The height at a share of its time, on the way from the middle of a part to that of the next; nil in silence.
  func height(at share: Double) -> Double? {
    let place = share * Double(heights.count)
    guard place >= 0, place < Double(heights.count), let height = heights[Int(place)] else {
      return nil
    }
    let before = (place - 0.5).rounded(.down)
    let first = Int(before)
    guard first >= 0, first + 1 < heights.count, let start = heights[first],
      let end = heights[first + 1]
    else { return height }
    return start.interpolated(to: end, by: place - 0.5 - before)
  }
}

/// The heights, those of the shortest tones as long as can be heard, as far as the silence behind them.
private func lasting(_ heights: [Double?]) -> [Double?] {
  var lasting = heights
  var length = 0
  for part in heights.indices {
    if heights[part] == nil, 1..<leastParts ~= length { lasting[part] = lasting[part - 1] }
    length = lasting[part] == nil ? 0 : length + 1
  }
  return lasting
}

/// A sine that goes on from tone to tone without a jump.
private struct Voice {
  /// How far it is in its wave, how loud it is, both from 0 to 1, and the height that it has or had.
  private var phase = 0.0
  private var loudness = 0.0
  private var height = 0.0

  /// The next sample at a height; where there is none, the last tone ends.
  mutating func next(_ wanted: Double?) -> Double {
    let step = 1 / (fadeSeconds * Double(Melody.rate))
    loudness = (loudness + (wanted == nil ? -step : step)).clamped(to: 0...1)
    height = wanted ?? height
    if loudness == 0 { return 0 }
    phase += Melody.tone(atHeight: height) / Double(Melody.rate)
    phase -= phase.rounded(.down)
    return volume * loudness * sin(2 * .pi * phase)
  }
}
