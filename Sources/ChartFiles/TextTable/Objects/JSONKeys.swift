import ChartCore

/// Keys that only say what kind of value theirs is (MongoDB Extended JSON).
private let keysOfKinds: Set<String> = [
  "$date", "$oid", "$numberLong", "$numberInt", "$numberDouble", "$numberDecimal", "$uuid",
]

extension String {
  /// Whether a key only says what kind of value its own is: the value is that of the key around it.
  var isKeyOfKind: Bool { keysOfKinds.contains(self) }
}

/// The keys that objects have, one for each column of the table that they make.
struct JSONKeys {
  /// The keys, in the order in which they came up.
  private(set) var names: [String] = []
  private var places: [ExactText: Int] = [:]
  /// The bytes of each key as JSON has them where nothing is escaped.
  private(set) var bytes: [[UInt8]] = []

  /// No keys yet.
  init() {}

  /// The place of a key, which is a new one where it was not known; a fault where there are too many.
  mutating func place(of name: String) throws(Fault) -> Int {
    let text = ExactText(name)
    if let place = places[text] { return place }
    guard names.count < Limits.series else { throw .tooManyColumns }
    places[text] = names.count
    names.append(name)
    bytes.append(Array(name.utf8))
    return names.count - 1
  }

  /// Whether a key's bytes stand in JSON as they are.
  func isPlain(_ place: Int) -> Bool {
    bytes[place].allSatisfy { $0 >= blank && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }
}
