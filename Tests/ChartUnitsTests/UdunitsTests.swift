import ChartUnits
import Testing

@testable import ChartCore

/// What UDUNITS-2 knows of the units that tables have.
@Suite struct UdunitsTests {
  private func unit(_ text: String) throws -> MeasureUnit {
    let unit = UnitSystem.udunits.unit(text)
    return try #require(unit, "\(text)")
  }

  @Test func whatIsNoUnitHasNone() {
    for text in [
      "", " ", "/", "1", "1/1", "km/", "foo", "€", "dB", "km h²²", "(km", "m-", "km//h", "3 km",
      "1 min", "15 min", "pH", "pt", "1 h",
    ] {
      #expect(UnitSystem.udunits.unit(text) == nil, "\(text)")
    }
  }

  @Test func oneWayOfWritingIsAnother() throws {
    for (one, other) in [
      ("km/h", "km h-1"), ("m/s2", "m s^-2"), ("µg/m³", "ug/m3"), ("°C", "degC"),
      ("mph", "mile/hour"),
      ("W/(m²·K)", "W/m2/K"), ("bpm", "1/min"), ("kWh", "kW·h"), ("°C", "C"), ("м/с", "m/s"),
      ("Deg C", "°C"), ("kn", "knot"), ("l/min", "L min-1"), ("volts", "V"), ("mbar", "hPa"),
    ] {
      let conversion = try #require(try unit(one).conversion(from: try unit(other)))
      #expect(abs(conversion.scale - 1) < 1e-15 && conversion.offset == 0, "\(one) = \(other)")
    }
  }

  @Test func numbersAreConverted() throws {
    for (from, to, number, expected) in [
      ("km/h", "m/s", 36.0, 10.0), ("°C", "°F", 100, 212), ("°F", "°C", -40, -40),
      ("K", "°C", 0, -273.15),
      ("min/km", "s/m", 5, 0.3), ("nmi", "km", 1, 1.852), ("kn", "km/h", 10, 18.52),
      ("kWh", "MJ", 1, 3.6),
      ("mph", "m/s", 1, 0.44704), ("psi", "bar", 100, 6.894757293168361), ("%", "ppm", 1, 10_000),
      ("rpm", "Hz", 60, 1), ("deg", "rad", 180, Double.pi), ("lb", "kg", 1, 0.45359237),
      ("d", "h", 1, 24), ("oz", "lb", 16, 1), ("gal", "l", 1, 3.785411784), ("mWh", "J", 1, 3.6),
      ("MWh", "GJ", 1, 3.6),
      ("MB", "kB", 1, 1000), ("KiB", "B", 1, 1024), ("m·rad", "m", 2, 2), ("°C", "°F", 20, 68),
    ] {
      let conversion = try #require(try unit(to).conversion(from: try unit(from)))
      let result = number * conversion.scale + conversion.offset
      #expect(abs(result - expected) <= 1e-12 * max(1, abs(expected)), "\(from) \(to): \(result)")
    }
  }

  @Test func whatMeasuresSomethingElseIsNotConverted() throws {
    for (one, other) in [
      ("km", "s"), ("km/h", "km"), ("rpm", "rad/s"), ("MB", "%"), ("deg", "%"), ("V", "A"),
      ("%", "m"), ("°C", "J"),
    ] {
      let conversion = try unit(one).conversion(from: try unit(other))
      #expect(conversion == nil, "\(one) \(other)")
    }
  }

  @Test func unitsAreWrittenShortly() throws {
    for (text, written) in [
      ("km/h", "km/h"), ("km h-1", "km/h"), ("1/min", "1/min"), ("s-1", "1/s"),
      ("W/m2/K", "W/(m²·K)"),
      ("kg m^2 s-2", "kg·m²/s²"), ("m*m", "m²"), ("(km/h)/s", "km/(h·s)"), ("km.h", "km·h"),
      ("Deg C", "Deg C"),
    ] {
      #expect(try unit(text).text == written)
    }
  }

  @Test func whatItWritesIsReadAgain() throws {
    for text in ["km/h", "1/min", "W/(m²·K)", "kg·m²/s²", "°C", "µg/m³", "1/(m·s)"] {
      #expect(try unit(text).text == text && unit(unit(text).text) == unit(text))
    }
  }

  @Test func productsHaveEachUnitOnce() throws {
    #expect(try unit("km/h").times(unit("s")).text == "km·s/h")
    #expect(try unit("km/h").times(unit("h")).text == "km")
    #expect(try unit("m").times(unit("m").raised(to: -1)).factors.isEmpty)
    #expect(try unit("m²").root?.text == "m" && unit("m").root == nil)
  }
}
