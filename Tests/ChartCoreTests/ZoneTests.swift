import Testing

@testable import ChartCore

@Suite struct ZoneTests {
  /// Midnight of a day in UTC, and hours after it.
  private func utc(_ year: Int, _ month: Int, _ day: Int, _ hours: Double = 0) -> Double {
    (CivilDate(year: year, month: month, day: day)?.milliseconds ?? .nan) + hours * hour
  }

  /// Berlin's clocks in 2024, and the same years ever after.
  private var berlin: Zone {
    Zone(
      "Europe/Berlin", firstOffset: hour,
      transitions: [
        Zone.Change(moment: utc(2024, 3, 31, 1), offset: 2 * hour),
        Zone.Change(moment: utc(2024, 10, 27, 1), offset: hour),
      ])
  }

  /// Half an hour of summer time, as Lord Howe has it.
  private var lordHowe: Zone {
    Zone(
      "Australia/Lord_Howe", firstOffset: 11 * hour,
      transitions: [
        Zone.Change(moment: utc(2024, 4, 6, 15), offset: 10.5 * hour),
        Zone.Change(moment: utc(2024, 10, 5, 15.5), offset: 11 * hour),
      ])
  }

  /// Clocks that skip the first hour of a day, as Brazil's did.
  private var saoPaulo: Zone {
    Zone(
      "America/Sao_Paulo", firstOffset: -3 * hour,
      transitions: [
        Zone.Change(moment: utc(2018, 11, 4, 3), offset: -2 * hour),
        Zone.Change(moment: utc(2019, 2, 17, 2), offset: -3 * hour),
      ])
  }

  @Test func utcIsAsItIs() {
    for moment in [0, -1.5, utc(-5000, 1, 1), 9.4e21, .infinity] {
      #expect(Zone.utc.offset(at: moment) == 0 && Zone.utc.local(moment) == moment)
      #expect(Zone.utc.moment(ofLocal: moment) == moment)
      #expect(Zone.utc.moments(ofLocal: moment) == [moment])
    }
    #expect(Zone.utc.name == "UTC" && Zone(offset: 0) == .utc)
  }

  @Test(arguments: [
    (9 * hour, "+09:00"), (-3.5 * hour, "-03:30"), (5.75 * hour, "+05:45"),
    (-60_000, "-00:01"), (3_208_000, "+00:53:28"),
  ])
  func anOffsetIsNamedAfterItself(offset: Double, name: String) {
    let zone = Zone(offset: offset)
    #expect(zone.name == name && zone.offset(at: 1e12) == offset)
    #expect(zone.moment(ofLocal: 1e12) == 1e12 - offset)
  }

  @Test func theOffsetChangesWithTheTransition() {
    let spring = utc(2024, 3, 31, 1)
    #expect(berlin.offset(at: -.infinity) == hour && berlin.offset(at: spring.nextDown) == hour)
    #expect(berlin.offset(at: spring) == 2 * hour)
    #expect(berlin.offset(at: utc(2024, 10, 27, 1).nextDown) == 2 * hour)
    #expect(berlin.offset(at: utc(2024, 10, 27, 1)) == hour)
    #expect(berlin.offset(at: .infinity) == hour && berlin.offset(at: .nan).isFinite)
  }

  @Test func aSkippedTimeIsTheMomentAfterTheGap() {
    #expect(berlin.moment(ofLocal: utc(2024, 3, 31, 1.5)) == utc(2024, 3, 31, 0.5))
    for skipped in [2, 2.5, 2.999] {
      #expect(berlin.moment(ofLocal: utc(2024, 3, 31, skipped)) == utc(2024, 3, 31, 1))
      #expect(berlin.moments(ofLocal: utc(2024, 3, 31, skipped)) == [])
    }
    #expect(berlin.moment(ofLocal: utc(2024, 3, 31, 3)) == utc(2024, 3, 31, 1))
    #expect(saoPaulo.moment(ofLocal: utc(2018, 11, 4)) == utc(2018, 11, 4, 3))
    #expect(lordHowe.moment(ofLocal: utc(2024, 10, 6, 2.25)) == utc(2024, 10, 5, 15.5))
  }

  @Test func aRepeatedTimeIsTheFirst() {
    let local = utc(2024, 10, 27, 2.5)
    #expect(berlin.moment(ofLocal: local) == utc(2024, 10, 27, 0.5))
    #expect(berlin.moments(ofLocal: local) == [utc(2024, 10, 27, 0.5), utc(2024, 10, 27, 1.5)])
    #expect(berlin.moments(ofLocal: utc(2024, 10, 27, 3)) == [utc(2024, 10, 27, 2)])
    #expect(
      lordHowe.moments(ofLocal: utc(2024, 4, 7, 1.75))
        == [utc(2024, 4, 6, 14.75), utc(2024, 4, 6, 15.25)])
  }

  @Test func theLast400YearsRepeat() {
    var transitions: [Zone.Change] = []
    for year in 2000..<2402 {
      transitions.append(Zone.Change(moment: utc(year, 4, 1), offset: hour))
      transitions.append(Zone.Change(moment: utc(year, 10, 1), offset: 0))
    }
    let zone = Zone("X", firstOffset: 0, transitions: transitions, isYearly: true)
    for year in [2000, 2399, 2400, 2401, 2402, 2800, 9999, 1_000_000] {
      #expect(zone.offset(at: utc(year, 1, 1)) == 0, "\(year)")
      #expect(
        zone.offset(at: utc(year, 4, 1) - 1000) == 0 && zone.offset(at: utc(year, 4, 1)) == hour)
      #expect(zone.offset(at: utc(year, 10, 1) - 1000) == hour)
      #expect(zone.offset(at: utc(year, 10, 1)) == 0)
      #expect(zone.moments(ofLocal: utc(year, 10, 1, 0.5)).count == 2)
      #expect(zone.moment(ofLocal: utc(year, 4, 1, 0.5)) == utc(year, 4, 1))
    }
    #expect(zone.offset(at: utc(1999, 7, 1)) == 0)
    #expect(zone.moment(ofLocal: 9e21).isFinite && zone.moment(ofLocal: 1e300).isFinite)
  }

  @Test func aClockReadsWhatTheZoneReads() {
    var clock = LocalClock(berlin)
    var local = utc(2024, 1, 1)
    while local < utc(2025, 1, 1) {
      #expect(clock.moment(ofLocal: local) == berlin.moment(ofLocal: local))
      local += 0.25 * hour
    }
    #expect(clock.moment(ofLocal: .nan).isNaN)
    #expect(clock.moment(ofLocal: utc(1000, 1, 1)) == utc(1000, 1, 1) - hour)
  }

  private func strings(
    _ unit: XStride.Unit, _ count: Int, from lower: Double, to upper: Double, in zone: Zone
  ) -> [String] {
    var stride = XStride(unit, count)
    stride.zone = zone
    return stride.ticks(in: lower...upper).map {
      let offset = zone.offset(at: $0) / hour
      return Formats.english.label($0, unit: unit, in: zone) + " \(offset)"
    }
  }

  @Test func labelsStandAtWhatClocksShow() {
    let (spring, autumn) = (utc(2024, 3, 31), utc(2024, 10, 27))
    #expect(
      strings(.day, 1, from: spring - 24 * hour, to: spring + 48 * hour, in: berlin)
        == ["31 Mar 1.0", "1 Apr 2.0", "2 Apr 2.0"])
    #expect(
      strings(.hour, 1, from: spring - hour, to: spring + 2 * hour, in: berlin)
        == ["31 Mar 1.0", "01:00 1.0", "03:00 2.0", "04:00 2.0"])
    #expect(
      strings(.hour, 2, from: spring - 3 * hour, to: spring + 4 * hour, in: berlin)
        == ["22:00 1.0", "31 Mar 1.0", "04:00 2.0", "06:00 2.0"])
    #expect(
      strings(.hour, 6, from: autumn - 3 * hour, to: autumn + 24 * hour, in: berlin)
        == ["27 Oct 2.0", "06:00 1.0", "12:00 1.0", "18:00 1.0", "28 Oct 1.0"])
    #expect(
      strings(.minute, 30, from: autumn, to: autumn + 2 * hour, in: berlin)
        == ["02:00 2.0", "02:30 2.0", "02:00 1.0", "02:30 1.0", "03:00 1.0"])
    #expect(
      strings(.minute, 30, from: autumn + 0.75 * hour, to: autumn + 1.25 * hour, in: berlin)
        == ["02:00 1.0"])
    #expect(
      strings(.month, 1, from: utc(2024, 3, 1), to: utc(2024, 5, 1), in: berlin)
        == ["Apr 2.0", "May 2.0"])
    #expect(
      strings(.day, 1, from: utc(2018, 11, 3), to: utc(2018, 11, 5, 12), in: saoPaulo)
        == ["3 Nov -3.0", "4 Nov -2.0", "5 Nov -2.0"])
    #expect(
      strings(.hour, 6, from: utc(2024, 1, 1), to: utc(2024, 1, 2), in: Zone(offset: 5.5 * hour))
        == ["06:00 5.5", "12:00 5.5", "18:00 5.5", "2 Jan 5.5"])
    #expect(
      strings(.year, 1, from: utc(2024, 12, 31), to: utc(2025, 2, 1), in: berlin) == ["2025 1.0"])
  }

  @Test func periodsOfASecondLevelBeginAtLocalMidnights() {
    var stride = XStride(.hour, 6)
    stride.zone = berlin
    stride.context = .full
    let spring = utc(2024, 3, 31)
    #expect(
      stride.contexts(in: spring + 5 * hour...spring + 30 * hour)
        == [spring - hour, spring + 22 * hour])
    #expect(Formats.english.context(spring - hour, of: stride).name == "31 March")
    var seconds = XStride(.millisecond, 100)
    (seconds.zone, seconds.context) = (berlin, .full)
    let again = utc(2024, 10, 27, 1.5)
    #expect(seconds.contexts(in: again + 5...again + 500) == [again])
  }

  @Test func daysOfAZoneAreDays() {
    let days = [30, 31, 32, 33].map {
      berlin.moment(ofLocal: utc(2024, 3, 1) + Double($0 - 1) * 24 * hour)
    }
    var presentation = Presentation()
    presentation.zone = berlin
    let table = Table(days, [1, 2, 3, 4], presentation: presentation)
    #expect(table.daysPerPoint == 1)
    #expect(table.shown(in: .utc).daysPerPoint == nil)
    #expect(Formats.english.point(1, of: table) == "Sun, 31 Mar 2024")
    #expect(Formats.english.range(days[0]...days[3], of: table) == "30 Mar 2024 – 2 Apr 2024")
    #expect(Formats.english.point(1, of: table.shown(in: .utc)) == "Sat, 30 Mar 2024, 23:00")
  }
}
