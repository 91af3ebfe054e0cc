import ChartCore

/// What devices record of an activity from moment to moment.
enum Quantity: Int, CaseIterable {
  case latitude, longitude, altitude, speed, heartRate, power, cadence, temperature, distance
  case weight, bodyFat, steps
}

/// What was recorded at one moment; NaN stands for what was not.
struct RecordedPoint {
  /// UTC milliseconds.
  var moment = Double.nan
  /// How far the clock that told the moment was ahead of UTC, in milliseconds; nil where that is not said.
  var offset: Double?
  private var values = InlineArray<12, Double>(repeating: .nan)
  /// A bit for each quantity that was recorded: most points have few.
  private var known: UInt16 = 0

  /// Degrees, metres, metres in a second, beats in a minute, watts, turns or steps of one foot in a minute, degrees
  /// Celsius, metres from the start, kilograms, percent, steps.
  subscript(quantity: Quantity) -> Double {
    get { values[quantity.rawValue] }
    set {
      values[quantity.rawValue] = newValue
      let bit: UInt16 = 1 << UInt16(quantity.rawValue)
      if newValue.isFinite { known |= bit } else { known &= ~bit }
    }
  }

  /// The moment alone.
  var withoutValues: RecordedPoint {
    var point = RecordedPoint()
    point.moment = moment
    return point
  }

  /// Whether anything was recorded.
  var hasValues: Bool { known != 0 }

  /// Goes over what was recorded, by the quantities' numbers.
  func forEach(_ body: (Int, Double) -> Void) {
    var left = known
    while left != 0 {
      let number = left.trailingZeroBitCount
      body(number, values[number])
      left &= left - 1
    }
  }

  /// The place, where both of its numbers are ones that places have.
  var place: GeoPoint? { GeoPoint(latitude: self[.latitude], longitude: self[.longitude]) }
}

extension [Activity] {
  /// The activities by clocks that were so many milliseconds ahead of UTC, where that is known.
  func by(clocksAhead offset: Double?) -> [Activity] {
    map { activity in
      var activity = activity
      activity.offset = offset
      return activity
    }
  }
}

/// A place on the earth, in degrees.
struct GeoPoint: Equatable {
  let latitude, longitude: Double

  /// Nil where the numbers are no place's.
  init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}
