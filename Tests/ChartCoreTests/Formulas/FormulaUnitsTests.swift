import TestSupport
import Testing

@testable import ChartCore

/// The unit of what formulas come to, and values of several units in one.
@Suite struct FormulaUnitsTests {
  /// A few units, as a library knows them: scale, offset, and the powers of metre, second, kelvin.
  private static let definitions: [String: (Double, Double, [Int])] = [
    "m": (1, 0, [1, 0, 0]), "km": (1000, 0, [1, 0, 0]), "s": (1, 0, [0, 1, 0]),
    "min": (60, 0, [0, 1, 0]),
    "h": (3600, 0, [0, 1, 0]), "d": (86_400, 0, [0, 1, 0]), "K": (1, 0, [0, 0, 1]),
    "°C": (1, 273.15, [0, 0, 1]),
    "°F": (5.0 / 9, 459.67 * 5 / 9, [0, 0, 1]), "mile/hour": (0.44704, 0, [1, -1, 0]),
    "%": (0.01, 0, [0, 0, 0]),
  ]
  private static let system = UnitSystem(name: "test") { text in
    definitions[text].flatMap { UnitDefinition(scale: $0.0, offset: $0.1, dimension: $0.2) }
  }
  private static let values: [(name: String, value: Double)] = [
    ("Speed (km/h)", 36), ("Wind (m/s)", 5), ("Distance (km)", 3), ("Time (s)", 60),
    ("In (°C)", 20), ("Out (°F)", 50),
    ("Sales", 7), ("Rate (quux)", 2), ("Area (m²)", 9), ("Share (%)", 50), ("Power (m)", 3),
    ("Power (K)", 4), ("Bath (K)", 283.15), ("t", 7),
  ]
  private static var catalog: ColumnCatalog {
    let series = values.enumerated().map { number, one in
      Series(
        number: number, name: one.name, column: Column([one.value, one.value * 2, one.value * 3]))
    }
    let table = Table(
      title: nil, kind: .lines, x: Column([0.0, 60_000, 120_000]), series: series)
    return ColumnCatalog(charts: [table], units: system)
  }

  /// The name and the first and second value of what a formula comes to.
  private func computed(_ text: String) throws -> (name: String, values: [Double]) {
    let catalog = Self.catalog.computing([ComputedColumn(try Formula(text), table: 0)])
    let series = catalog.series(catalog.count - 1)
    return (series.name, series.column.all)
  }

  private func fault(_ text: String) -> String? {
    do throws(FormulaError) {
      let column = ComputedColumn(try Formula(text), table: 0)
      return Self.catalog.fault(of: column).map { Words.english($0.phrase) }
    } catch {
      return Words.english(error.phrase)
    }
  }

  @Test func resultsHaveTheirUnit() throws {
    let expected: [(text: String, name: String, value: Double)] = [
      ("pace = 1 / Speed", "pace (h/km)", 1.0 / 36), ("v = Distance / Time", "v (km/s)", 0.05),
      ("u = unit(Speed, m/s)", "u (m/s)", 10), ("u = unit(Speed, min/km)", "", .nan),
      ("u = unit(1 / Speed, min/km)", "u (min/km)", 60.0 / 36),
      ("u = unit(Sales, km)", "u (km)", 7),
      ("u = unit(In, `°F`)", "u (°F)", 68), ("u = unit(Out, °C)", "u (°C)", 10),
      ("u = unit(Speed, mph)", "u (mph)", 36 / 1.609344),
      ("way = Speed * Time", "way (km·s/h)", 2160),
      ("way = unit(Speed * Time, km)", "way (km)", 0.6),
      ("all = Speed + Wind", "all (km/h)", 54), ("all = Wind + Speed", "all (m/s)", 15),
      ("d = In - Out", "d (°C)", 10), ("a = max(In, Out)", "a (°C)", 20),
      ("a = In + 3", "a (°C)", 23),
      ("f = In * 9 / 5 + 32", "f", 68), ("k = Distance * 1000", "k", 3000),
      ("p = 60 / Speed", "p", 60.0 / 36),
      ("h = (Speed + Wind) / 2", "h (km/h)", 27), ("r = Distance / Distance", "r", 1),
      ("s = Sales * Speed", "s", 252),
      ("q = Rate / Time", "q", 2.0 / 60), ("b = sqrt(Area)", "b (m)", 3),
      ("b = Area ^ 0.5", "b (m)", 3),
      ("c = Distance ^ 2", "c (km²)", 9), ("e = exp(Distance)", "e", 20.085536923187668),
      ("v = 3 km / h", "v (km/h)", 3), ("v = 3 km / 2 min", "v (km/min)", 1.5),
      ("a = 2 m^2 + Area", "a (m²)", 11),
      ("o = if(Speed > 9 m/s, 1, 0)", "o", 1),
      ("o = if(Speed > 9 m/s, Speed, Wind)", "o (km/h)", 36),
      ("n = -Speed", "n (km/h)", -36), ("c = clip(Speed, 0, 5 m/s)", "c (km/h)", 18),
      ("m = mean(Speed, Wind)", "m (km/h)", 27),
      ("x = 1 d + Time", "x (d)", 1 + 60.0 / 86400), ("g = Speed / Wind", "g (km·s/(h·m))", 7.2),
      ("g = unit(Speed / Wind, 1)", "g", 2),
      ("w = avg(Speed, 1 point)", "w (km/h)", 36),
      ("n = count(Speed, 1 point)", "n", 1), ("y = by(Speed, day, count)", "y", 3),
      ("y = by(Speed, day, max)", "y (km/h)", 108),
      ("t = max(90 s, 2 min)", "t (s)", 120), ("o = if(In - Out > 100 K, 1, 0)", "o", 0),
      ("c = 5 m/s*t", "c", 35), ("a = In + 5 K", "a (°C)", 25), ("a = In - 5 K", "a (°C)", 15),
      ("o = if(In > 290 K, 1, 0)", "o", 1),
      ("a = (In - Out) + Out", "a (°C)", 20), ("o = if(unit(In, °F) == 68, 1, 0)", "o", 1),
      ("q = In / Out", "q", 0.4),
      ("k = In + 273.15", "k", 293.15), ("k = Distance * 3.28084", "k", 9.84252),
      ("k = Distance / (10 * 10)", "k", 0.03),
      ("k = 2 * Distance / 4", "k (km)", 1.5), ("t = 3 s^2", "t (s²)", 3),
      ("t = 3 m^-1", "t (1/m)", 3),
      ("a = 3 m/s^2", "a (m/s²)", 3), ("o = if(Time > 0 s, 1, 0)", "o", 1),
      ("o = if(Speed > 30 km/h, 1, 0)", "o", 1),
      ("u = unit(Distance, 1)", "u", 3), ("p = `Power (m)` + `Power (K)`", "p", 7),
      ("s = Speed (km/h)", "", .nan),
      ("g = unit(Distance * 1.5, m)", "g (m)", 4500),
      ("g = unit(Distance * 1000, m)", "g (m)", 3000),
      ("g = unit(60 / Speed, min/km)", "g (min/km)", 60.0 / 36),
      ("g = unit(Distance * 10^3, m)", "g (m)", 3000),
      ("k = Distance * 10^3", "k", 3000), ("k = Wind * (1 + 2.6)", "k", 18),
      ("f = In - Bath", "f (°C)", 10),
      ("f = Bath - In", "f (K)", -10), ("o = if(In > -5 K, 1, 0)", "o", 1),
      ("a = -3 km/h + Speed", "a (km/h)", 33),
      ("a = 3 km * 2 / h", "a (km/h)", 6), ("z = Share + 1", "z (%)", 51),
      ("z = Share * Distance", "z (%·km)", 150),
    ]
    for (text, name, value) in expected {
      if name.isEmpty {
        #expect(fault(text) != nil, "\(text)")
        continue
      }
      let (foundName, values) = try computed(text)
      #expect(foundName == name, "\(text)")
      #expect(abs(values[0] - value) <= 1e-12 * max(1, abs(value)), "\(text): \(values[0])")
    }
  }

  @Test func overXTheUnitOfTimeIsASecond() throws {
    let rate = try computed("r = rate(Distance)")
    #expect(rate.name == "r (km/s)" && rate.values[1] == 3.0 / 60)
    let area = try computed("way = integral(Speed)")
    #expect(area.name == "way (km·s/h)" && area.values[1] == 3240)
  }

  @Test func whatMeasuresSomethingElseIsRefused() throws {
    for (text, sentence) in [
      ("3 km + 2 s", "km and s do not measure the same."),
      ("Speed + Distance", "km/h and km do not measure the same."),
      ("Speed > Time", "km/h and s do not measure the same."),
      ("max(Distance, Time)", "km and s do not measure the same."),
      ("unit(Speed, km)", "km and km/h do not measure the same."),
      ("unit(Speed, foo)", "There is no unit foo."),
      ("3 foo + Speed", "There is no unit foo."),
      ("Speed / Wind + Distance", "km·s/(h·m) and km do not measure the same."),
      ("Speed + d", "No series is called d."), ("Distance / h", "No series is called h."),
      ("unit(Speed, 3)", "There is no unit 3."),
      (
        "Sales > 2 min",
        "The unit of Sales is not known: unit(Sales, km) says that it is in kilometers."
      ),
      ("2 months + Time", "A length is no value."), ("2 points + Time", "A length is no value."),
    ] {
      #expect(fault(text) == sentence, "\(text)")
    }
  }

  @Test func whatIsComputedIsKnownWithItsUnit() throws {
    let columns = try [
      "pace = 1 / Speed", "back = 1 / pace",
      "more = back + `Speed (km/h)` + `pace (h/km)` / `pace (h/km)` / pace",
    ]
    .map { ComputedColumn(try Formula($0), table: 0) }
    let catalog = Self.catalog.computing(columns)
    #expect(
      (0..<3).map { catalog.series(catalog.count - 3 + $0).name } == [
        "pace (h/km)", "back (km/h)", "more (km/h)",
      ])
    var board = Board(Self.catalog)
    for column in columns.prefix(2) { board.apply(.change(.compute(column.formula, chart: 0))) }
    let count = board.catalog.count
    #expect(throws: Sheet.Refusal.computedFrom) {
      try board.sheet.applying(.forget(column: count - 2), on: board.catalog)
    }
  }

  @Test func whatLiesBetweenTemperaturesStaysThat() throws {
    let columns = try ["D = In - Out", "F = unit(D, `°F`)"].map {
      ComputedColumn(try Formula($0), table: 0)
    }
    let catalog = Self.catalog.computing(columns)
    let last = catalog.series(catalog.count - 1)
    #expect(last.name == "F (°F)" && abs(last.column[0] - 18) < 1e-12)
  }

  @Test func whatIsComputedIsFoundByTheNameItWasGiven() throws {
    let texts = [
      "Speed = unit(`Speed (km/h)`, m/s)", "s = Speed + 1", "S = Distance + 1", "t = s + 1",
    ]
    let columns = try texts.map { ComputedColumn(try Formula($0), table: 0) }
    let catalog = Self.catalog.computing(columns)
    let found = (0..<4).map { catalog.series(catalog.count - 4 + $0) }
    #expect(found.map(\.name) == ["Speed (m/s)", "s (m/s)", "S (km)", "t (m/s)"])
    #expect(abs(found[1].column[0] - 11) < 1e-12 && abs(found[3].column[0] - 12) < 1e-12)
    // What is computed from the file's own series keeps no other column.
    var board = Board(Self.catalog)
    board.apply(.change(.compute(columns[0].formula, chart: 0)))
    let sheet = try board.sheet.applying(
      .forget(column: board.catalog.count - 1), on: board.catalog)
    #expect(sheet.computed.isEmpty)
  }

  @Test func powersOfPowersEnd() throws {
    let text = String(repeating: "(", count: 40) + "Distance" + String(repeating: ")^9", count: 40)
    #expect(try computed("\(text) + \(text)").name == "\(text) + \(text)")
  }

  @Test func withoutUnitsNothingIsConverted() throws {
    let table = Self.catalog.tables[0]
    let catalog = ColumnCatalog(charts: [table]).computing([
      ComputedColumn(try Formula("all = Speed + Wind"), table: 0)
    ])
    #expect(
      catalog.series(catalog.count - 1).name == "all"
        && catalog.series(catalog.count - 1).column.all[0] == 41)
  }
}

/// The unit of an axis.
@Suite struct AxisUnitTests {
  private let table: Table = {
    let names = ["a (km/h)", "b (km/h)", "c (W)"]
    return Table(
      title: nil, kind: .lines, x: Column([0.0, 1]),
      series: names.enumerated().map { number, name in
        let series = Series(number: number, name: name, column: Column([10.0, 30]))
        let symbol = number == 0 ? "km/h" : nil
        let definition = UnitDefinition(scale: 1, dimension: [1])
        return series.measured(in: zip(symbol, definition).map { MeasureUnit($0, $1) })
      })
  }()

  private func tick(_ shown: Set<Int>, _ choice: YScaleChoice = .automatic) -> String {
    let axis = YAxisTarget.axes(
      of: table, isVisible: shown.contains, in: table.domain, bucketSpan: 1, miniMapColumnSpan: 1,
      choice: choice)[0]
    return Formats().tick(20, in: axis.notation)
  }

  @Test func itIsThatOfAllThatIsShown() {
    #expect(tick([0]) == "20 km/h" && tick([0, 1]) == "20 km/h")
    #expect(tick([0, 2]) == "20" && tick([1]) == "20" && tick([]) == "20")
    #expect(tick([0], .percent) == "+20%" || tick([0], .percent) == "20%")
  }
}

private func zip<A, B>(_ a: A?, _ b: B?) -> (A, B)? {
  if let a, let b { (a, b) } else { nil }
}
