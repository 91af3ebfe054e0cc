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
