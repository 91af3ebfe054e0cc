/// Ranges of values that people tell apart, the lowest first, as those of a heart rate: what is below the first bound, between
/// two, and from the last one on.
public struct ValueZones: Equatable, Sendable {
  /// As people write it, and as it is read again.
  public let text: String
  /// Where each zone but the first begins, ascending and finite, at least one and one less than there are zones.
  public let bounds: [Double]
  /// What people call the zones; nil for one that has its number.
  private let names: [String?]

  /// There are no more: nobody tells more colours apart.
  public static let most = 8

  /// How many zones there are.
  public var count: Int { bounds.count + 1 }

  /// The zones from bounds, with or without names; nil where the bounds are too many, none, or not ascending.
  init?(_ text: String, bounds: [Double], names: [String?]) {
    guard 1..<Self.most ~= bounds.count, names.count == bounds.count + 1,
      bounds.allSatisfy(\.isFinite), zip(bounds, bounds.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    (self.text, self.bounds, self.names) = (text, bounds, names)
  }

  /// What a zone is called: its name or, counted from 1, its number.
  public func name(ofZone zone: Int) -> Phrase {
    names[zone].map { Phrase(verbatim: $0) } ?? "Zone \(zone + 1)"
  }
}

extension ValueZones {
  /// The zones between bounds that a device had, which it counts from 0; nil where they are none.
  public init?(ofDevice bounds: [Double], _ words: Words) {
    let bounds = bounds.prefix(Self.most - 1)
    let names = (0...bounds.count).map { words("Zone \($0)") }
    let parts = zip(names, bounds).flatMap { [$0, $1.shortestText] } + [names[bounds.count]]
    self.init(parts.joined(separator: " < "), bounds: Array(bounds), names: names)
  }
}

extension Double {
  /// The number without decimals where it has none.
  fileprivate var shortestText: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : description
  }
}
