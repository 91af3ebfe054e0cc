import ChartCore
import ChartFetch
import ChartFiles
import GtkBridge
import Testing

@testable import ChartApp

/// How the parts of a window come back from a file.
@MainActor struct KeptPartTests {
  /// Options as a file tells them that says nothing.
  private static func options(_ change: (inout ReadingOptions) -> Void = { _ in }) -> ReadingOptions
  {
    var options = ReadingOptions()
    options.activities = .here
    change(&options)
    return options
  }

  private static let all: [ReadingOptions] = [
    options(), options { $0.text.delimiter = .sign(";") },
    options { $0.text.delimiter = .sign("\t") },
    options { $0.text.delimiter = .blanks }, options { $0.text.delimiter = .commaAndBlank },
    options { $0.text.decimal = "," }, options { $0.text.decimal = "." },
    options { $0.text.headerRows = 0 },
    options { $0.text.headerRows = 16 }, options { $0.text.x = "" },
    options { $0.text.x = "Day; of [it]\n" },
    options { $0.text.roles = ["a b": .key, "": .ignored, "ключ": .state] },
    options { $0.text.isWithoutPrices = true },
    options { $0.place.zone = Zone(named: "Europe/Berlin") },
    options { $0.activities?.weeks = .rolling },
    options { $0.activities?.isOverDistance = true },
  ]

  @Test func optionsComeBack() {
    for options in Self.all {
      let file = KeyFile()
      file.write(options, "Table")
      #expect(file.readingOptions("Table") == options)
    }
  }

  @Test(arguments: [
    ("separator", "ab"), ("separator", ""), ("decimal", ";"), ("decimal", ".,"), ("names", "17"),
    ("names", "-1"), ("names", "two"), ("role 0", "king a"), ("role 0", "key"), ("role 1", "key a"),
    ("prices", "candles"), ("zone", "Mars/Olympus"), ("weeks", "calendar"), ("over", "time"),
  ])
  func whatMakesNoSenseIsNotTaken(key: String, value: String) {
    let file = KeyFile()
    file.set(value, "Table", key)
    #expect(file.readingOptions("Table") == Self.options())
  }

  @Test func partsComeBackUpToTheFirstThatMakesNoSense() {
    let file = KeyFile()
    file.set("/a.csv", "File 0", "path")
    file.set("https://example.org/{symbol}", "File 1", "provider")
    file.set("IBM", "File 1", "symbol")
    file.set("https://example.org/{symbol}", "File 2", "provider")
    file.set("/b.csv", "File 3", "path")
    let provider = PriceProvider(address: "https://example.org/{symbol}")
    #expect(file.parts.map(\.origin) == [.file(path: "/a.csv"), .symbol(provider, "IBM")])
    #expect(file.parts.map(\.name) == ["a.csv", "IBM"])
  }

  @Test func partsAreWrittenAsTheyAreRead() {
    let file = KeyFile()
    for (index, path) in ["/a.csv", "/b;c.csv", "/ d"].enumerated() {
      file.set(path, "File \(index)", "path")
      file.write(Self.all[index + 1], "File \(index)")
    }
    let again = KeyFile()
    again.write(file.parts)
    #expect(again.parts == file.parts)
    #expect(again.parts.count == 3)
  }

  @Test func whatWasSaidOfAFileIsOverWhatIsUsual() throws {
    let file = KeyFile()
    file.set("/a.csv", "File 0", "path")
    file.write(Self.options { $0.text.decimal = "," }, "File 0")
    let part = try #require(file.parts.first)
    let usual = Self.options {
      $0.text.decimal = "."
      $0.health.sources = ["Watch"]
      $0.activities?.weeks = .rolling
      $0.activities?.isInMiles = true
    }
    let options = part.options(over: usual)
    #expect(options.text.decimal == ",")
    #expect(options.health.sources == ["Watch"])
    #expect(options.activities?.isInMiles == true)
    #expect(options.activities?.weeks == ActivityOptions.here.weeks)
  }

  @Test func theFirstPartIsReadBeforeTheOthersReturn() {
    let file = KeyFile()
    for (index, name) in ["a", "b", "c"].enumerated() {
      file.set("/\(name)", "File \(index)", "path")
    }
    var returning = ReturningParts(file.parts, without: .file(path: "/b"))
    #expect(returning.order.map(\.file) == ["/a", "/b", "/c"])
    let parts = (0..<3).map { _ in returning.next()?.origin.file }
    #expect(parts == ["/a", "/c", nil])
    #expect(!returning.isEmpty, "the last one is on its way")
    #expect(ReturningParts(Array(file.parts.prefix(1)), without: .file(path: "/a")).isEmpty)
    #expect(ReturningParts().isEmpty)
  }
}
