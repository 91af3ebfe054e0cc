import ChartCore

/// The moment that samples count from, in UTC milliseconds: the start of 2001, as Apple's systems do.
private let epoch = 978_307_200_000.0
/// The longest that a sample may take, in seconds: half a year.
private let mostSeconds = 1 << 24

/// One sample of a quantity, in sixteen bytes: an export has ten millions of them.
struct HealthSample: Equatable {
  /// In the unit of its kind.
  var value: Double
  /// When it starts, in seconds from the start of 2001.
  let start: Int32
  private let packed: UInt32

  /// Nil where the moments, in UTC milliseconds, are none of the last or of the next 68 years, or further apart than
  /// half a year, or the value is none that is measured.
  init?(start: Double, end: Double, value: Double, source: UInt8) {
    let (seconds, length) = (((start - epoch) / 1000).rounded(), ((end - start) / 1000).rounded())
    guard let first = Int32(exactly: seconds), let length = Int(exactly: length),
      0..<mostSeconds ~= length, value.magnitude <= greatestMeasure
    else { return nil }
    (self.start, self.value) = (first, value)
    packed = UInt32(length) | UInt32(source) << 24
  }

  /// How long it takes, in seconds.
  var seconds: Int { Int(packed) & (mostSeconds - 1) }
  /// The number of who measured it.
  var source: UInt8 { UInt8(packed >> 24) }
  /// The stretch of time it is of, in seconds from the start of 2001.
  var range: Range<Int> { Int(start)..<Int(start) + seconds }
  /// When it starts, in UTC milliseconds.
  var startMoment: Double { Double(start) * 1000 + epoch }
  /// When it ends.
  var endMoment: Double { startMoment + Double(seconds) * 1000 }

  /// The order of time; of samples of one moment some order.
  static func < (a: HealthSample, b: HealthSample) -> Bool {
    if a.start != b.start { return a.start < b.start }
    return a.packed == b.packed ? a.value < b.value : a.packed < b.packed
  }
}

/// What was measured of one quantity in one unit.
struct HealthSamples {
  /// What the file calls the quantity, and its unit.
  let type, unit: String
  private(set) var samples: [HealthSample] = []
  private let factor: Double

  /// Nothing as yet.
  init(type: String, unit: String) {
    (self.type, self.unit) = (type, unit)
    // Percentages are told as parts of one there (HealthKit, `HKUnit.percent()`).
    factor = unit == "%" ? 100 : 1
  }

  /// Adds a sample, as the file has it.
  mutating func append(_ sample: HealthSample) {
    samples.append(sample)
    samples[samples.count - 1].value *= factor
  }

  /// Brings the samples into the order of time, and leaves out those that are exactly like another one. n log n time,
  /// linear where they are in order.
  mutating func order() {
    if zip(samples, samples.dropFirst()).contains(where: { $1 < $0 }) { samples.sort(by: <) }
    guard zip(samples, samples.dropFirst()).contains(where: ==) else { return }
    var kept = 0
    for index in samples.indices where kept == 0 || samples[kept - 1] != samples[index] {
      samples[kept] = samples[index]
      kept += 1
    }
    samples.removeSubrange(kept...)
  }

  /// Gives back the memory of the samples.
  mutating func removeAll() { samples = [] }

  /// What the values add up to.
  var sum: Double { samples.reduce(0) { $0 + $1.value } }

  /// Lets of what a source tells over a time only the part count for which no source before it, by rank, tells anything,
  /// as Apple's Health app does. The samples are in order. n log n time for each source.
  mutating func settleOverlaps(ranks: [Int]) {
    let sources = Set(samples.lazy.map(\.source)).sorted { ranks[Int($0)] < ranks[Int($1)] }
    guard sources.count > 1 else { return }
    var covered = TimeCover()
    for (rank, source) in sources.enumerated() {
      if rank > 0 { count(source, besides: covered) }
      guard rank < sources.count - 1 else { break }
      covered.add(samples.lazy.filter { $0.source == source }.map(\.range))
    }
  }

  private mutating func count(_ source: UInt8, besides covered: TimeCover) {
    for index in samples.indices where samples[index].source == source {
      samples[index].value *= 1 - covered.part(of: samples[index].range)
    }
  }
}

/// What records are of: a quantity in a unit.
struct HealthKind {
  /// No more are told from each other: there are some 150 quantities.
  static let most = 500
  /// What the types of quantities begin with, that of sleep, and its values where somebody sleeps.
  static let quantity = Array("HKQuantityTypeIdentifier".utf8)
  static let sleep = Array("HKCategoryTypeIdentifierSleepAnalysis".utf8)
  static let asleep = Array("HKCategoryValueSleepAnalysisAsleep".utf8)

  let type, unit: [UInt8]
}
