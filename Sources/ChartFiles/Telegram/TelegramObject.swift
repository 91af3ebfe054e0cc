import ChartCore

/// An object of a file, before it is known what it is: a chart, a graph of Telegram's statistics,
/// which holds its chart as a text, or something that has such objects as members.
struct TelegramObject {
  /// A text that holds a chart object.
  struct Text {
    /// The byte of its opening quotation mark.
    let start: Int
    /// The keys that lead to it.
    let keys: [String]
    /// Its content, without escapes.
    let bytes: [UInt8]
  }

  /// A member that may be a graph; one that cannot be read may turn out not to matter.
  struct Member {
    let key: String
    let value: Result<TelegramObject, Fault>

    /// Whether it is a graph, with its chart or without, or could not be read.
    fileprivate var isOfInterest: Bool {
      guard case .success(let object) = value else { return true }
      return object.hasChart || object.absence(isGraph: true) != nil
    }
  }

  /// The members that a chart object has.
  private(set) var chart: TelegramChart
  /// The chart as the statistics give it, `statsGraph` or TDLib's `statisticalGraphData`.
  private(set) var text: Text?
  /// The members that may be graphs, in the file's order.
  private(set) var members: [Member] = []
  /// Where in `members` the one with a key is.
  private var places: [ExactText: Int] = [:]
  private var type: String?
  private var token: String?
  private var error: String?

  /// Reads the object that comes next; what is in it as a member only where `readsMembers` says so.
  init(
    _ reader: inout JSONReader, readsMembers: Bool, follower: ReadingFollower? = nil
  ) throws(Fault) {
    _ = try reader.nextKind(.object, expected: "a chart object")
    chart = TelegramChart(offset: reader.position)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      do throws(Fault) {
        try readValue(of: key.text, &reader, readsMembers: readsMembers, follower)
      } catch {
        throw error.inside(key.text)
      }
    }
  }

  /// Whether there is a chart to show, right or wrong.
  var hasChart: Bool { chart.columnsOffset != nil || text != nil }

  /// Why a graph has no chart: `statsGraphAsync`, `statsGraphError` and TDLib's names for them;
  /// nil for what is no graph. An object without a type is one where `isGraph` says so.
  func absence(isGraph: Bool) -> Phrase? {
    guard type?.lowercased().contains("graph") ?? isGraph else { return nil }
    if let error { return "Telegram's error is \(error.quoted)" }
    return token == nil ? nil : "it has only a token to load it with"
  }
}

extension TelegramObject {
  private mutating func readValue(
    of key: String, _ reader: inout JSONReader, readsMembers: Bool, _ follower: ReadingFollower?
  ) throws(Fault) {
    if try chart.readValue(of: key, &reader, follower) { return }
    switch (key, try reader.nextKind()) {
    case ("json", .object): try readJSON(&reader)
    case ("json_data", .string): text = try Self.text(&reader, in: key)
    case ("token", .string): token = try reader.string()
    case ("error", .string), ("error_message", .string): error = try reader.string()
    case ("_", .string), ("@type", .string): type = try reader.string()
    case (_, .object) where readsMembers: try readMember(key, &reader, follower)
    default: try reader.skip()
    }
  }

  /// Reads the `dataJSON` of a `statsGraph`.
  private mutating func readJSON(_ reader: inout JSONReader) throws(Fault) {
    try reader.beginObject()
    while let key = try reader.nextKey() {
      do throws(Fault) {
        if key.text == "data", try reader.nextKind() == .string {
          text = try Self.text(&reader, in: "json", "data")
        } else {
          try reader.skip()
        }
      } catch {
        throw error.inside(key.text)
      }
    }
  }

  private static func text(
    _ reader: inout JSONReader, in keys: String...
  ) throws(Fault) -> Text {
    // The kind was asked for, so that white space has been skipped.
    let start = reader.position
    return Text(start: start, keys: keys, bytes: try reader.stringBytes())
  }

  /// Reads a member into an object; where that fails in sense but not in form, it goes on.
  private mutating func readMember(
    _ key: String, _ reader: inout JSONReader, _ follower: ReadingFollower?
  ) throws(Fault) {
    var start = reader
    let value: Result<TelegramObject, Fault>
    do throws(Fault) {
      value = .success(try TelegramObject(&reader, readsMembers: false, follower: follower))
    } catch {
      let isJSON = (try? start.skip()) != nil
      guard isJSON else { throw error }
      reader = start
      value = .failure(error)
    }
    try keep(Member(key: key, value: value))
  }

  /// Keeps a member in place of an earlier one with its key, unless it is of no interest: a file may
  /// have any number of such.
  private mutating func keep(_ member: Member) throws(Fault) {
    let key = ExactText(member.key)
    if let place = places[key] {
      members[place] = member
    } else if member.isOfInterest {
      guard members.count < Limits.charts else {
        throw Fault(
          at: nil, in: [], expected: "at most \(Limits.charts) graphs were expected, found more")
      }
      places[key] = members.count
      members.append(member)
    }
  }
}
