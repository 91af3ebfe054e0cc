import ChartCore
import Testing

@testable import ChartFiles

/// All sports of the FIT profile.
@Suite struct SportOfFITTests {
  /// By their numbers, as FIT calls them.
  private static let profile = """
    0 generic,1 running,2 cycling,3 transition,4 fitness_equipment,5 swimming,6 basketball,7 soccer,8 tennis,\
    9 american_football,10 training,11 walking,12 cross_country_skiing,13 alpine_skiing,14 snowboarding,15 rowing,\
    16 mountaineering,17 hiking,18 multisport,19 paddling,20 flying,21 e_biking,22 motorcycling,23 boating,24 driving,\
    25 golf,26 hang_gliding,27 horseback_riding,28 hunting,29 fishing,30 inline_skating,31 rock_climbing,32 sailing,\
    33 ice_skating,34 sky_diving,35 snowshoeing,36 snowmobiling,37 stand_up_paddleboarding,38 surfing,39 wakeboarding,\
    40 water_skiing,41 kayaking,42 rafting,43 windsurfing,44 kitesurfing,45 tactical,46 jumpmaster,47 boxing,\
    48 floor_climbing,49 baseball,53 diving,62 hiit,64 racket,65 wheelchair_push_walk,66 wheelchair_push_run,\
    67 meditation,69 disc_golf,71 cricket,72 rugby,73 hockey,74 lacrosse,75 volleyball,76 water_tubing,77 wakesurfing,\
    80 mixed_martial_arts,82 snorkeling,83 dance,84 jump_rope,254 all
    """.split(separator: ",").map { $0.split(separator: " ") }
  private static let sports: [String: Sport] = [
    "running": .run, "cycling": .ride, "e_biking": .ride, "swimming": .swim, "walking": .walk,
    "hiking": .hike, "rowing": .row, "cross_country_skiing": .ski, "alpine_skiing": .ski,
    "generic": .workout, "transition": .workout, "fitness_equipment": .workout,
    "training": .workout, "all": .workout,
  ]
  /// Names that share no word with those of FIT.
  private static let otherwise = [
    "jumpmaster": "Parachuting", "floor_climbing": "Stair Climbing", "hiit": "Interval Training",
  ]

  @Test(arguments: profile)
  func everyOneIsKnown(entry: [Substring]) throws {
    let (number, name) = (try #require(Double(entry[0])), String(entry[1]))
    let sport = Sport(ofFIT: number)
    if let expected = Self.sports[name] {
      #expect(sport == expected, "\(name)")
    } else if let expected = Self.otherwise[name] {
      #expect(sport == .other(expected))
    } else {
      let known = sport.name.lowercased()
      let stems = name.split(separator: "_").map { $0.prefix(5) }
      #expect(sport != .workout && stems.contains { known.contains($0) }, "\(name): \(known)")
    }
  }

  @Test(arguments: [.nan, -1, 52, 255, 1e300])
  func othersAreWorkouts(number: Double) { #expect(Sport(ofFIT: number) == .workout) }

  @Test func namesMeanTheSameAsNumbers() throws {
    for entry in Self.profile {
      guard let expected = Self.sports[String(entry[1])], entry[1] != "all",
        entry[1] != "transition"
      else { continue }
      #expect(Sport(named: String(entry[1])) == expected, "\(entry[1])")
    }
  }
}
