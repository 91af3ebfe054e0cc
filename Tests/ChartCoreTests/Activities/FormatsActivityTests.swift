import ChartCore
import Testing

@Suite struct FormatsActivityTests {
  private var run: Activity {
    var run = Activity(.run)
    // 14 November 2021, 07:03 UTC.
    (run.start, run.offset) = (1_636_873_380_000, 3_600_000)
    (run.meters, run.movingSeconds, run.elapsedSeconds) = (10_020, 2833.4, 3000)
    (run.ascentMeters, run.heartRate) = (64.4, 154.6)
    return run
  }

  private func figures(_ activity: Activity, _ unit: DistanceUnit = .kilometers) -> [String] {
    Formats.english.figures(of: ShownActivity(activity, unit: unit))
      .map { "\($0.label) \($0.value)\($0.unit)" }
  }

  @Test func itIsToldByTheClocksWhereItWas() {
    #expect(Formats.english.words(for: run, in: .utc) == "14 Nov 2021 08:03")
    var named = run
    named.name = "Lunch"
    named.offset = nil
    #expect(Formats.english.words(for: named, in: .utc) == "Run · 14 Nov 2021 07:03")
    #expect(Formats.english.words(for: Activity(.row), in: .utc) == "Row")
  }

  @Test func aRunHasAPace() {
    #expect(
      figures(run) == [
        "Distance 10.02km", "Time 47:13", "Pace 4:43/km", "Elevation 64m", "Heart Rate 155bpm",
      ])
  }

  @Test func milesAndFeet() {
    #expect(
      figures(run, .miles).prefix(4) == [
        "Distance 6.23mi", "Time 47:13", "Pace 7:35/mi", "Elevation 211ft",
      ])
  }

  @Test func aRideHasASpeed() {
    var ride = Activity(.ride)
    (ride.meters, ride.elapsedSeconds, ride.kilocalories) = (36_000, 3600, 712)
    #expect(
      figures(ride) == ["Distance 36.00km", "Time 1:00:00", "Speed 36.0km/h", "Energy 712kcal"])
  }

  @Test func aSwimHasThePaceOfPools() {
    var swim = Activity(.swim)
    (swim.meters, swim.movingSeconds) = (1500, 1800)
    #expect(figures(swim) == ["Distance 1.50km", "Time 30:00", "Pace 2:00/100 m"])
    #expect(figures(swim, .miles) == ["Distance 0.93mi", "Time 30:00", "Pace 1:50/100 yd"])
  }

  @Test func aTrainerHasPower() {
    var ride = Activity(.ride)
    (ride.meters, ride.movingSeconds, ride.watts) = (0, 3600, 200.6)
    #expect(figures(ride) == ["Time 1:00:00", "Power 201W"])
  }

  @Test func whatIsCalledAsItsSportIsCalledSoOnce() {
    var named = run
    named.name = "Run"
    #expect(Formats.english.words(for: named, in: .utc) == "14 Nov 2021 08:03")
  }

  @Test func anEstimateIsCalledOne() {
    func energy(_ activity: Activity, _ weight: Double?) -> [String] {
      let shown = ShownActivity(activity, unit: .kilometers, weightKilograms: weight)
      return Formats.english.figures(of: shown).filter { $0.unit == "kcal" }
        .map { "\($0.label) \($0.value)" }
    }
    #expect(energy(run, nil) == [] && energy(run, 70) == ["Energy, estimated 727"])
    var told = run
    told.kilocalories = 612
    #expect(energy(told, nil) == ["Energy 612"] && energy(told, 70) == ["Energy 612"])
  }

  @Test func whatIsNotKnownIsNotTold() {
    #expect(figures(Activity(.workout)).isEmpty)
    var still = Activity(.run)
    (still.meters, still.movingSeconds) = (0, 60)
    #expect(figures(still) == ["Time 1:00"])
    still.meters = 1e-9
    #expect(figures(still) == ["Distance 0.00km", "Time 1:00", "Speed 0.0km/h"])
  }
}
