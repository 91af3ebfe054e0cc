/// The steps of a day, as messages of monitoring count them (FIT profile, `monitoring`): from midnight on, for each way to
/// make some by itself.
struct FITSteps {
  /// The steps so far, by the numbers of what people did.
  private var counts: [Double: Double] = [:]

  private static let (running, walking) = (1.0, 6.0)
  /// The bits that say what somebody does where a message has that and how much together.
  private static let typeBits: UInt8 = 31

  /// Takes in a count of cycles, which steps are of who walks or runs; returns all steps of the day, or nil where it is of
  /// something else. What people do is told as a `type` or as some `bits` of a byte; NaN stands for what is not told.
  mutating func take(_ cycles: Double, type: Double, bits: Double) -> Double? {
    let packed = UInt8(exactly: bits).map { Double($0 & Self.typeBits) }
    let type = type.isFinite ? type : packed ?? .nan
    guard cycles.isFinite, type == Self.running || type == Self.walking else { return nil }
    // A count that is lower than before began anew: it is of another day, and so are all.
    if cycles < counts[type] ?? 0 { counts = [:] }
    counts[type] = cycles
    return counts.values.reduce(0, +)
  }
}
