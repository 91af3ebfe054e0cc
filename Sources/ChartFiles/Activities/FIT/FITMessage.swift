/// The messages of FIT that are of use, by their global numbers (FIT profile).
enum FITMessage: UInt16 {
  case file = 0
  case session = 18
  case lap = 19
  case record = 20
  case event = 21
  case weight = 30
  case activity = 34
  case monitoring = 55
  case monitoringInfo = 103
  case fieldDescription = 206

  /// What a number in it stands for.
  struct Field {
    /// Its number in the message.
    let number: UInt8
    /// So many of its units are one of ours.
    var scale = 1.0
    /// What is to be taken away from it then.
    var offset = 0.0
    /// Whether it is a byte whose bits say something.
    var isBits = false
  }

  /// The moment of a message, in seconds: the same field in all of them, and the first of their values.
  static let moment = Field(number: 253)

  /// The other fields that are of use, in the order in which their values are given.
  var fields: [Field] {
    switch self {
    case .file: [Field(number: 0)]
    case .session:
      [
        Field(number: 2), Field(number: 5), Field(number: 6),
        Field(number: 7, scale: 1000), Field(number: 8, scale: 1000), Field(number: 9, scale: 100),
        Field(number: 11), Field(number: 22), Field(number: 16), Field(number: 20),
      ]
    case .lap:
      [
        Field(number: 2), Field(number: 7, scale: 1000), Field(number: 8, scale: 1000),
        Field(number: 9, scale: 100), Field(number: 11), Field(number: 21), Field(number: 15),
        Field(number: 19),
      ]
    case .record:
      [
        Field(number: 0, scale: semicirclesPerDegree),
        Field(number: 1, scale: semicirclesPerDegree), Field(number: 2, scale: 5, offset: 500),
        Field(number: 78, scale: 5, offset: 500), Field(number: 6, scale: 1000),
        Field(number: 73, scale: 1000), Field(number: 3), Field(number: 7), Field(number: 4),
        Field(number: 13), Field(number: 5, scale: 100),
      ]
    case .event: [Field(number: 0), Field(number: 1)]
    case .weight: [Field(number: 0, scale: 100), Field(number: 1, scale: 100)]
    case .activity: [Field(number: 5)]
    case .monitoring:
      [
        Field(number: 26), Field(number: 3), Field(number: 27), Field(number: 5),
        Field(number: 24, isBits: true),
      ]
    // Its moment is what counts: those that follow may be the last bits alone.
    case .monitoringInfo: []
    case .fieldDescription:
      [
        Field(number: 0), Field(number: 1), Field(number: 2), Field(number: 6), Field(number: 7),
      ]
    }
  }

  /// The numbers of the fields of use that are texts.
  var texts: [UInt8] { self == .fieldDescription ? [3, 8] : [] }
}

private let semicirclesPerDegree = Double(UInt32(1) << 31) / 180
