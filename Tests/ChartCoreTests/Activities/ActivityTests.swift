import ChartCore
import Testing

@Suite struct ActivityTests {
  @Test func sportsAreKnownByTheirNamesInManyLanguages() {
    let names: [(String, Sport)] = [
      ("", .workout), ("  ", .workout), ("Run", .run), ("running", .run), ("Laufen", .run),
      ("Course à pied", .run), ("TrailRun", .run), ("Virtual Ride", .ride), ("Biking", .ride),
      ("Radfahrt", .ride), ("Sortie à vélo", .ride), ("E-Bike Ride", .ride), ("cycling", .ride),
      ("Walk", .walk), ("Spaziergang", .walk), ("Hike", .hike), ("Wanderung", .hike),
      ("Randonnée", .hike), ("lap_swimming", .swim), ("Schwimmen", .swim), ("Rowing", .row),
      ("Nordic Ski", .ski), ("Weight Training", .workout), ("Other", .workout), ("9", .run),
      ("Yoga", .other("Yoga")), ("Handcycle", .other("Handcycle")),
    ]
    for (name, sport) in names { #expect(Sport(named: name) == sport, "\(name)") }
  }

  /// What is known of an activity, and what of it somebody of 70 kg is told.
  private static let energies: [(sport: Sport, meters: Double?, told: Double?, estimate: Double?)] =
    [
      (.run, 10_000, nil, 725.2), (.walk, 1000, nil, 72.52), (.hike, 500, nil, 36.26),
      (.run, 10_000, 0, 725.2), (.run, 10_000, 1, nil), (.run, 10_000, 600, nil),
      (.run, nil, nil, nil), (.run, 0, nil, nil), (.run, .nan, nil, nil), (.ride, 10_000, nil, nil),
      (.swim, 1000, nil, nil), (.workout, 1000, nil, nil), (.other("Swimrun"), 1000, nil, nil),
    ]

  @Test(arguments: energies)
  func energyOnFootIsEstimatedWhereNobodyTellsIt(
    sport: Sport, meters: Double?, told: Double?, estimate: Double?
  ) {
    var activity = Activity(sport)
    (activity.meters, activity.kilocalories) = (meters, told)
    let found = activity.estimatedKilocalories(weightKilograms: 70)
    #expect(found.map { ($0 * 100).rounded() / 100 } == estimate)
    #expect(activity.hasEstimableEnergy == (estimate != nil))
    #expect(activity.estimatedKilocalories(weightKilograms: nil) == nil)
  }

  @Test(
    arguments: [
      (nil, nil), (70, 70), (20, 20), (300, 300), (19.9, 20), (-5, 20), (1e9, 300), (.nan, 20),
    ] as [(Double?, Double?)])
  func weightsAreThoseOfPeople(weight: Double?, clamped: Double?) {
    var options = ActivityOptions()
    options.weightKilograms = weight
    #expect(options.weightKilograms == clamped)
  }

  @Test func whatIsNotKnownCountsAsNothingButForTheTimes() {
    var first = Activity(.run)
    (first.meters, first.elapsedSeconds, first.ascentMeters) = (1000, 300, 10)
    var second = Activity(.ride)
    (second.meters, second.movingSeconds, second.kilocalories) = (500, 60, 20)
    let sum = ActivitySum([first, second, Activity(.walk)])
    #expect(sum.count == 3 && sum.meters == 1500 && sum.ascentMeters == 10)
    #expect(sum.movingSeconds == 360 && sum.elapsedSeconds == 360 && sum.kilocalories == 20)
  }
}
