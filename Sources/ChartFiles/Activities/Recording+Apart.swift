import ChartCore

/// Who does nothing for so many hours begins another activity then, not a part of the same.
let hoursApart = 3.0

extension Recording {
  /// The recordings of activities between which nothing was recorded for hours, as where a file has those of several days;
  /// itself where there are none. Linear time.
  var apart: [Recording] {
    guard let moments, let starts = startsApart(at: moments), starts.count > 1 else {
      return [self]
    }
    let places = [0] + starts.dropFirst().map(moments.index(atOrAfter:)) + [moments.count]
    let times = self.times
    let hasPoints = zip(places, places.dropFirst()).allSatisfy { first, end in
      (first..<end).contains { times?[$0].isNaN == false }
    }
    guard hasPoints else { return [self] }
    return starts.indices.map { number in
      let next = number + 1 < starts.count ? starts[number + 1] : .infinity
      return part(at: places[number]..<places[number + 1], from: starts[number], before: next)
    }
  }

  /// That of its parts which an activity is of; itself where it has none.
  func part(of activity: Activity) -> Recording {
    let parts = apart
    return parts.first { part in
      part.facts.activities.contains { $0.start == activity.start && $0.start != nil }
    } ?? self
  }

  /// When the first of the activities begins, and each of those that begin hours after the point before; nil where one says
  /// no time.
  private func startsApart(at moments: Column) -> [Double]? {
    let starts = facts.activities.compactMap(\.start).sorted()
    guard starts.count == facts.activities.count, let first = starts.first else { return nil }
    return [first]
      + starts.dropFirst().filter { start in
        let place = moments.index(atOrAfter: start)
        guard place > 0, place < moments.count else { return false }
        return start - moments[place - 1] > hoursApart * millisecondsPerHour
      }
  }

  private func part(at points: Range<Int>, from start: Double, before next: Double) -> Recording {
    let times = self.times
    let known = points.drop { times?[$0].isNaN == true }
    var facts = facts
    facts.activities = facts.activities.filter { start..<next ~= $0.start ?? .nan }
    facts.laps = facts.laps.filter { start..<next ~= $0.start ?? .nan }
    facts.counts = RecordingCounts(
      records: known.count { times?[$0].isNaN == false }, laps: facts.laps.count,
      sessions: facts.activities.count)
    var columns = columns.mapValues { $0.part(at: known) }
    columns[.distance] = columns[.distance]?.sinceFirstValue
    return Recording(
      facts: facts, moments: moments?.part(at: known),
      columns: columns.filter { $0.value.gapCount < $0.value.count },
      others: others.map { RecordedField(title: $0.title, column: $0.column.part(at: known)) },
      meters: way(in: known), ascentMeters: climb(in: known))
  }
}

extension Column {
  fileprivate func part(at points: Range<Int>) -> Column {
    ColumnBuilder(of: self, at: Array(points)).finished()
  }

  /// Each value without the first one that there is. Linear time.
  fileprivate var sinceFirstValue: Column {
    guard let first = (0..<count).first(where: { !self[$0].isNaN }) else { return self }
    let origin = self[first]
    return Column((0..<count).map { self[$0] - origin })
  }
}
