import ChartCore

extension Sport {
  /// The sport of a number (FIT profile 21.171, `sport`); one without a name is a workout.
  init(ofFIT number: Double) {
    switch number {
    case 1: self = .run
    case 2, 21: self = .ride
    case 5: self = .swim
    case 11: self = .walk
    case 12, 13: self = .ski
    case 15: self = .row
    case 17: self = .hike
    default: self = Self.others[number].map(Sport.of) ?? .workout
    }
  }

  private static let others: [Double: Phrase] = [
    6: "Basketball", 7: "Soccer", 8: "Tennis", 9: "American Football", 14: "Snowboard",
    16: "Mountaineering", 18: "Multisport", 19: "Paddling", 20: "Flying", 22: "Motorcycling",
    23: "Boating", 24: "Driving", 25: "Golf", 26: "Hang Gliding", 27: "Horseback Riding",
    28: "Hunting", 29: "Fishing", 30: "Inline Skating", 31: "Climbing", 32: "Sailing",
    33: "Ice Skating", 34: "Sky Diving", 35: "Snowshoe", 36: "Snowmobiling",
    37: "Stand-Up Paddling", 38: "Surfing", 39: "Wakeboarding", 40: "Water Skiing",
    41: "Kayaking", 42: "Rafting", 43: "Windsurfing", 44: "Kitesurfing", 45: "Tactical Training",
    46: "Parachuting", 47: "Boxing", 48: "Stair Climbing", 49: "Baseball", 53: "Diving",
    62: "Interval Training", 64: "Racket Sports", 65: "Wheelchair", 66: "Wheelchair",
    67: "Meditation", 69: "Disc Golf", 71: "Cricket", 72: "Rugby", 73: "Hockey", 74: "Lacrosse",
    75: "Volleyball", 76: "Water Tubing", 77: "Wakesurfing", 80: "Martial Arts", 82: "Snorkeling",
    83: "Dance", 84: "Jump Rope",
  ]
}
