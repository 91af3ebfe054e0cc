/// The messages of FIT that are of use, by their global numbers (FIT profile).
enum FITMessage: UInt16 {
  case file = 0
  case heartRateZone = 8
  case powerZone = 9
  case session = 18
  case lap = 19
  case record = 20
  case event = 21
  case weight = 30
  case activity = 34
  case monitoring = 55
  case monitoringInfo = 103
  case fieldDescription = 206
  case timeInZone = 216

  /// Where a number stands in a message, and how.
  struct Source {
    /// What it stands for.
    let field: FITField
    /// Its number in the message.
    let number: UInt8
    /// So many of its units are one of ours, and what is to be taken away then.
    let scale, offset: Double
    /// Whether it is a byte whose bits say something.
    let isBits: Bool

    init(
      _ field: FITField, _ number: UInt8, scale: Double = 1, offset: Double = 0,
      isBits: Bool = false
    ) {
      (self.field, self.number) = (field, number)
      (self.scale, self.offset, self.isBits) = (scale, offset, isBits)
    }
  }

  /// The numbers that are of use beside the moment, of which all messages have the same.
  private var ownSources: [Source] {
    switch self {
    // Where monitoring begins the moment counts: those that follow may be the last bits alone.
    case .file, .monitoringInfo, .timeInZone: []
    case .heartRateZone, .powerZone: [Source(.zoneEnd, 1)]
    case .session:
      [
        Source(.start, 2), Source(.sport, 5), Source(.elapsed, 7, scale: 1000),
        Source(.moving, 8, scale: 1000), Source(.distance, 9, scale: 100), Source(.energy, 11),
        Source(.ascent, 22), Source(.heartRate, 16), Source(.power, 20),
      ]
    case .lap:
      [
        Source(.start, 2), Source(.elapsed, 7, scale: 1000), Source(.moving, 8, scale: 1000),
        Source(.distance, 9, scale: 100), Source(.energy, 11), Source(.ascent, 21),
        Source(.heartRate, 15), Source(.power, 19),
      ]
    case .record:
      [
        Source(.latitude, 0, scale: semicirclesPerDegree),
        Source(.longitude, 1, scale: semicirclesPerDegree),
        Source(.altitude, 2, scale: 5, offset: 500),
        Source(.enhancedAltitude, 78, scale: 5, offset: 500), Source(.speed, 6, scale: 1000),
        Source(.enhancedSpeed, 73, scale: 1000), Source(.heartRate, 3), Source(.power, 7),
        Source(.cadence, 4), Source(.temperature, 13), Source(.distance, 5, scale: 100),
      ]
    case .event: [Source(.event, 0), Source(.eventType, 1)]
    case .weight: [Source(.weight, 0, scale: 100), Source(.bodyFat, 1, scale: 100)]
    case .activity: [Source(.localMoment, 5)]
    case .monitoring:
      [
        Source(.lowMoment, 26), Source(.cycles, 3), Source(.heartRate, 27),
        Source(.activityType, 5), Source(.activityBits, 24, isBits: true),
      ]
    case .fieldDescription:
      [
        Source(.developer, 0), Source(.fieldNumber, 1), Source(.baseType, 2), Source(.scale, 6),
        Source(.offset, 7),
      ]
    }
  }

  /// The numbers of a message that are of use; of one that is not the moment alone.
  static func sources(of message: FITMessage?) -> [Source] {
    [Source(.moment, 253)] + (message?.ownSources ?? [])
  }

  /// The lists of numbers that are of use.
  var lists: [FITList] { self == .timeInZone ? FITList.allCases : [] }

  /// The texts that are of use.
  var texts: [FITText] { self == .fieldDescription ? FITText.allCases : [] }
}

/// What a number of a message stands for, in SI units but for times of clocks and places; one name for what several
/// messages tell.
enum FITField: Int, CaseIterable {
  /// When it was, in seconds.
  case moment
  /// Of sessions and laps.
  case start, sport, elapsed, moving, distance, energy, ascent, heartRate, power
  /// Of records.
  case latitude, longitude, altitude, enhancedAltitude, speed, enhancedSpeed, cadence, temperature
  /// Of events.
  case event, eventType
  /// Of scales.
  case weight, bodyFat
  /// What the clock on the wall showed.
  case localMoment
  /// Of a day: the last 16 bits of the moment, and what somebody did, as a type or as some bits of a byte.
  case lowMoment, cycles, activityType, activityBits
  /// Where a zone ends.
  case zoneEnd
  /// Of fields that developers describe.
  case developer, fieldNumber, baseType, scale, offset
}

/// The texts of messages that describe a field of a developer, by their numbers there.
enum FITText: UInt8, CaseIterable {
  case name = 3
  case unit = 8
}

/// The lists of numbers of a message that tells times in zones, by their numbers there: where zones end, of the heart rate and
/// of power.
enum FITList: UInt8, CaseIterable {
  case heartRateZones = 6
  case powerZones = 9
}

/// The values of a message; NaN where the device gave none.
struct FITValues {
  /// A place for each of the fields.
  private var values = InlineArray<33, Double>(repeating: .nan)

  subscript(field: FITField) -> Double {
    get { values[field.rawValue] }
    set { values[field.rawValue] = newValue }
  }
}

private let semicirclesPerDegree = Double(UInt32(1) << 31) / 180
