import ChartCore
import ChartFiles

/// The parts of a window, and those that it has had and may have again by a step back or forth.
struct PartsHistory {
  /// The parts now.
  private(set) var parts = BoardParts()
  /// What tells them from those of other steps.
  private(set) var revision = 0
  private var others: [Int: BoardParts] = [:]
  private var (lastRevision, lastNumber, lastChange) = (0, 0, 0)

  /// Begins with nothing.
  mutating func startAnew() {
    let zone = parts.zone
    (parts, others) = (BoardParts(), [:])
    parts.zone = zone
    lastRevision += 1
    revision = lastRevision
  }

  /// Takes in what came from somewhere, in place of what came from there before; it is a step of its own where that was
  /// not there, or was read in another way. Returns whether it is.
  mutating func put(
    _ document: ChartDocument, from origin: BoardPart.Origin, named name: String,
    read options: ReadingOptions
  ) -> Bool {
    let old = parts[origin]
    let isStep = old?.options != options
    if isStep { beginStep() }
    lastChange += 1
    if old == nil { lastNumber += 1 }
    parts.put(
      BoardPart(
        number: old?.number ?? lastNumber, origin: origin, name: name, options: options,
        document: document, change: lastChange))
    return isStep
  }

  /// Lets what came from somewhere go, as a step; returns whether it could.
  mutating func remove(_ origin: BoardPart.Origin) -> Bool {
    var rest = parts
    guard rest.remove(origin) else { return false }
    beginStep()
    parts = rest
    return true
  }

  /// Has them told in a zone, or each in its own.
  mutating func tell(in zone: Zone?) { parts.zone = zone }

  /// Puts them in an order.
  mutating func arrange(as origins: [BoardPart.Origin]) { parts.arrange(as: origins) }

  /// Has the parts of another step, with what those of them have become that are here now. Returns what has to be read
  /// again, as nobody knows what became of it; nil where there is no such step.
  mutating func go(to revision: Int) -> [BoardPart.Origin]? {
    guard revision != self.revision, var wanted = others[revision] else { return nil }
    let present = parts
    others[self.revision] = present
    wanted.refresh(from: present)
    (parts, self.revision) = (wanted, revision)
    return wanted.parts.filter { present[$0.origin]?.options != $0.options }.map(\.origin)
  }

  /// Forgets the parts of steps that nobody can go to any more.
  mutating func keep(_ revisions: Set<Int>) {
    others = others.filter { revisions.contains($0.key) }
  }

  /// What was before can come again.
  private mutating func beginStep() {
    others[revision] = parts
    lastRevision += 1
    revision = lastRevision
  }
}
