import ChartCore
import Testing

/// The names of sports that files have, whole lists of them.
@Suite struct SportNamesTests {
  /// All of HKWorkoutActivityType (Apple, HealthKit), words apart; what is not named here is another sport.
  private static let apple = """
    American Football,Archery,Australian Football,Badminton,Barre,Baseball,Basketball,Bowling,Boxing,Cardio Dance,Climbing,\
    Cooldown,Core Training,Cricket,Cross Country Skiing,Cross Training,Curling,Cycling,Dance,Dance Inspired Training,\
    Disc Sports,Downhill Skiing,Elliptical,Equestrian Sports,Fencing,Fishing,Fitness Gaming,Flexibility,\
    Functional Strength Training,Golf,Gymnastics,Hand Cycling,Handball,High Intensity Interval Training,Hiking,Hockey,\
    Hunting,Jump Rope,Kickboxing,Lacrosse,Martial Arts,Mind And Body,Mixed Cardio,\
    Mixed Metabolic Cardio Training,Other,Paddle Sports,Pickleball,Pilates,Play,Preparation And Recovery,Racquetball,\
    Rowing,Rugby,Running,Sailing,Skating Sports,Snow Sports,Snowboarding,Soccer,Social Dance,Softball,Squash,\
    Stair Climbing,Stairs,Step Training,Surfing Sports,Swim Bike Run,Swimming,Table Tennis,Tai Chi,Tennis,\
    Track And Field,Traditional Strength Training,Transition,Underwater Diving,Volleyball,Walking,Water Fitness,\
    Water Polo,Water Sports,Wheelchair Run Pace,Wheelchair Walk Pace,Wrestling,Yoga
    """.split(separator: ",").map(String.init)
  private static let ofApple: [String: Sport] = [
    "Cycling": .ride, "Hiking": .hike, "Rowing": .row, "Running": .run, "Swimming": .swim,
    "Walking": .walk, "Cross Country Skiing": .ski, "Downhill Skiing": .ski, "Other": .workout,
    "Functional Strength Training": .workout, "Traditional Strength Training": .workout,
    "Hand Cycling": .other("Handcycle"), "Swim Bike Run": .other("Multisport"),
  ]

  @Test(arguments: apple)
  func ofAppleHealth(name: String) {
    let sport = Self.ofApple[name] ?? .other(name)
    #expect(Sport(named: name) == sport)
    #expect(
      Sport(named: name.replacing(" ", with: "")) == Self.ofApple[name]
        ?? .other(name.replacing(" ", with: "")))
  }

  /// All of Strava's `sport_type`.
  private static let strava = """
    AlpineSki,BackcountrySki,Badminton,Canoeing,Crossfit,EBikeRide,Elliptical,EMountainBikeRide,Golf,GravelRide,Handcycle,\
    HighIntensityIntervalTraining,Hike,IceSkate,InlineSkate,Kayaking,Kitesurf,MountainBikeRide,NordicSki,Pickleball,Pilates,\
    Racquetball,Ride,RockClimbing,RollerSki,Rowing,Run,Sail,Skateboard,Snowboard,Snowshoe,Soccer,Squash,StairStepper,\
    StandUpPaddling,Surfing,Swim,TableTennis,Tennis,TrailRun,Velomobile,VirtualRide,VirtualRow,VirtualRun,Walk,\
    WeightTraining,Wheelchair,Windsurf,Workout,Yoga
    """.split(separator: ",").map(String.init)
  private static let ofStrava: [String: Sport] = [
    "AlpineSki": .ski, "BackcountrySki": .ski, "NordicSki": .ski, "RollerSki": .ski,
    "EBikeRide": .ride, "EMountainBikeRide": .ride, "GravelRide": .ride, "MountainBikeRide": .ride,
    "Ride": .ride, "Velomobile": .ride, "VirtualRide": .ride, "Hike": .hike, "Rowing": .row,
    "VirtualRow": .row, "Run": .run, "TrailRun": .run, "VirtualRun": .run, "Swim": .swim,
    "Walk": .walk, "WeightTraining": .workout, "Workout": .workout,
    "Handcycle": .other("Handcycle"),
  ]

  @Test(arguments: strava)
  func ofStravasLists(name: String) {
    #expect(Sport(named: name) == Self.ofStrava[name] ?? .other(name))
  }

  @Test(arguments: [
    ("trail_running", Sport.run), ("treadmill_running", .run), ("street_running", .run),
    ("indoor_cycling", .ride), ("mountain_biking", .ride), ("e_bike_fitness", .ride),
    ("lap_swimming", .swim), ("open_water_swimming", .swim),
    ("casual_walking", .walk), ("indoor_rowing", .row), ("resort_skiing_snowboarding", .ski),
    ("strength_training", .workout), ("Langlauf", .ski), ("Skilanglauf", .ski),
    ("Eislaufen", .other("Eislaufen")),
    ("Traillauf", .run), ("Indoor-Radfahren", .ride), ("Mountainbike-Fahrt", .ride),
    ("Nordic Walking", .walk),
    ("Motorradfahren", .other("Motorradfahren")), ("Radio", .other("Radio")),
    ("Brunch", .other("Brunch")),
    ("Course à pied", .run), ("Marche à pied", .walk), ("Ski de fond", .ski),
    ("Water Ski", .other("Water Skiing")),
  ])
  func others(name: String, sport: Sport) { #expect(Sport(named: name) == sport) }
}
