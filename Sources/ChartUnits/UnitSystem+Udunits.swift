public import ChartCore
import CUnits
import Glibc
import Synchronization

extension UnitSystem {
  /// The units that UDUNITS-2 (Unidata) knows; none where its file of them is not installed. It is read when the first
  /// one is asked for.
  public static let udunits = UnitSystem(name: "UDUNITS-2") { text in
    library.withLock { $0.definition(of: text) }
  }
}

/// One reads at a time: UDUNITS-2 keeps its state and its last error for all.
private let library = Mutex(UnitLibrary())

/// The base units, in the order in which dimensions list them.
private let baseUnits = ["m", "kg", "s", "A", "K", "cd", "mol", "rad"]

/// So far apart are the numbers by which a unit is measured: far enough that one whose 0 lies elsewhere loses no digits.
private let measuringLength = 1_048_576.0

/// No definition of a unit in base units is longer, in bytes.
private let longestDefinition = 256

/// A locale whose numbers have points. UDUNITS-2 reads and writes numbers as the locale has them, its own file too: where these
/// have commas it would know no unit.
private struct PlainNumbers: ~Copyable {
  private let locale = newlocale(1 << LC_NUMERIC, "C", nil)

  deinit { locale.map(freelocale) }

  /// What `body` comes to while the thread has this locale.
  func spoken<Result>(_ body: () -> Result) -> Result {
    let own = uselocale(locale)
    defer { uselocale(own) }
    return body()
  }
}

/// What is known of units, each of which is looked up once.
private struct UnitLibrary: ~Copyable {
  private let system: OpaquePointer?
  private let language: PlainNumbers
  private var known: [String: UnitDefinition?] = [:]

  init() {
    chart_units_be_quiet()
    let language = PlainNumbers()
    system = language.spoken { ut_read_xml(nil) }
    self.language = language
  }

  deinit { ut_free_system(system) }

  mutating func definition(of text: String) -> UnitDefinition? {
    if let definition = known[text] { return definition }
    let definition = system.flatMap { system in
      language.spoken { Self.definition(of: text, in: system) }
    }
    known[text] = definition
    return definition
  }

  private static func definition(of text: String, in system: OpaquePointer) -> UnitDefinition? {
    guard let unit = ut_parse(system, text, UT_UTF8) else { return nil }
    defer { ut_free(unit) }
    guard let dimension = dimension(of: unit),
      let base = ut_parse(system, product(dimension), UT_ASCII)
    else { return nil }
    defer { ut_free(base) }
    guard let converter = ut_get_converter(unit, base) else { return nil }
    defer { cv_free(converter) }
    let origin = cv_convert_double(converter, 0)
    return UnitDefinition(
      scale: (cv_convert_double(converter, measuringLength) - origin) / measuringLength,
      offset: origin, dimension: dimension)
  }

  /// The powers of the base units, read off a definition such as `0.277777777777778 m.s-1` or `K @ 273.15`; nil of one that
  /// is no multiple of these, as logarithms are.
  private static func dimension(of unit: OpaquePointer) -> [Int]? {
    var text = [CChar](repeating: 0, count: longestDefinition)
    let length = ut_format(unit, &text, text.count, UInt32(UT_DEFINITION))
    guard 0..<Int32(text.count) ~= length else { return nil }
    let definition = String(decoding: text.prefix(Int(length)).map(UInt8.init), as: UTF8.self)
    let product = definition.split(separator: "@").first?.split(separator: " ").last ?? ""
    var powers = baseUnits.map { _ in 0 }
    for factor in product.split(separator: ".") where Double(product) == nil {
      let symbol = factor.prefix { $0.isLetter }
      guard let place = baseUnits.firstIndex(of: String(symbol)),
        let power = symbol == factor ? 1 : Int(factor.dropFirst(symbol.count))
      else { return nil }
      powers[place] = power
    }
    return powers
  }

  /// The product of powers of base units, as the library reads it.
  private static func product(_ dimension: [Int]) -> String {
    let factors = zip(baseUnits, dimension).filter { $1 != 0 }.map { "\($0)\($1)" }
    return factors.isEmpty ? "1" : factors.joined(separator: ".")
  }
}
