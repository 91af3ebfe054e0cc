import ChartCore
import ChartScene
import Glibc

/// What the indicator's card says of the moment that it reads, shaking its head at first.
struct Complaint: Equatable {
  /// The moment it is about; where the indicator reads another, nothing is said.
  let moment: Double
  /// The sentence, without a full stop.
  let sentence: String
  /// The shaking; nil where nothing is to move.
  let shake: Shake?

  /// What the card shows at a time in seconds.
  func remark(at seconds: Double) -> CardRemark {
    CardRemark(sentence, shift: shake?.shift(at: seconds) ?? 0)
  }
}

/// How long a card shakes its head, in seconds.
private let shakeSeconds = 0.4
/// How far it goes to a side at first, in pixels.
private let reach = 8.0
/// How often it goes there and back.
private let turns = 3.0

/// A card that says no: a swing from side to side that dies down.
struct Shake: Equatable {
  /// When it began, in seconds.
  let start: Double

  /// How far the card is beside its place at a time, in pixels; 0 from the end on.
  func shift(at seconds: Double) -> Double {
    guard !isFinished(at: seconds) else { return 0 }
    let fraction = max(0, seconds - start) / shakeSeconds
    return reach * (1 - fraction) * sin(2 * .pi * turns * fraction)
  }

  /// Whether the card stands still again.
  func isFinished(at seconds: Double) -> Bool { seconds >= start + shakeSeconds }
}
