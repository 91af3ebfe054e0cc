extension [Table] {
  /// When the prices of each history are known that it closed at, in order, where these are compared in a zone.
  ///
  /// Days are called by their dates, whatever zone has told them. Where all points are as long, each is at its beginning,
  /// as it is in its own chart. Else a longer one is at the last moment within it that shorter ones have, or at its last
  /// day: it is not known before. N log n time.
  func closingMoments(in zone: Zone) -> [Column] {
    if arePeriods { return map { $0.startsOfPeriods(in: zone) } }
    guard !haveOneLength else { return map { $0.datedMoments(in: zone) } }
    var known: [Column] = []
    var found: [Int: Column] = [:]
    for grain in Grain.allCases {
      let tables = indices.filter { self[$0].grain == grain }
      let shorter = known.merged
      for table in tables {
        let moments = self[table].datedMoments(in: zone)
        found[table] = self[table].closingMoments(dated: moments, in: zone, among: shorter)
      }
      known += tables.compactMap { found[$0] }
    }
    return indices.compactMap { found[$0] }
  }

  /// Whether what they closed at is compared day by day, though some of them have longer periods.
  var closeOnDays: Bool { !haveOneLength && areDated }

  /// Whether their points are days or longer.
  var areDated: Bool { !contains { $0.grain == .times } }

  private var haveOneLength: Bool { arePeriods || Set(map(\.pointLength)).count == 1 }

  /// Whether they are weeks, or the same number of months, that begin alike: those of one market may end a day before
  /// those of another one.
  private var arePeriods: Bool {
    Set(map(\.pointLength.unit)).count == 1 && self[0].pointLength.isOfCalendar
  }

  /// The last of the moments that the points of such periods are called by, for each of those that some begin at; nil where
  /// they are called by their beginnings.
  func calledMoments(of starts: [Column], at moments: Column, in zone: Zone) -> Column? {
    guard arePeriods, contains(where: { $0.pointLength.endsWithDay }) else { return nil }
    var called = Array<Double>(repeating: -.infinity, count: moments.count)
    for (table, starts) in zip(self, starts) where table.pointLength.endsWithDay {
      let dated = table.datedMoments(in: zone)
      for index in 0..<starts.count {
        let place = moments.index(atOrAfter: starts[index])
        called[place] = Swift.max(called[place], dated[index])
      }
    }
    return Column(called.indices.map { called[$0].isFinite ? called[$0] : moments[$0] })
  }
}

/// What the points of a history are, the shortest first.
private enum Grain: CaseIterable {
  case times, days, longer
}

extension Table {
  fileprivate var grain: Grain {
    if pointLength == .days(1) { return .days }
    let spacing = prices?.history.moments.usualSpacing ?? spacing
    return pointLength == .own && spacing < leastDay ? .times : .longer
  }

  /// The moments of its points: of days or longer periods those when their dates begin in a zone, whatever zone has told
  /// them. Linear time.
  fileprivate func datedMoments(in zone: Zone) -> Column {
    let own = prices?.history.moments ?? x
    guard let usualSpacing = own.usualSpacing, usualSpacing >= leastDay else { return own }
    let moments = ColumnBuilder()
    for index in 0..<own.count {
      moments.append(zone.moment(ofLocal: self.zone.local(own[index]).midnight))
    }
    return moments.finished()
  }

  /// When the weeks or months begin in a zone that its points stand for. Linear time.
  fileprivate func startsOfPeriods(in zone: Zone) -> Column {
    let starts = ColumnBuilder()
    let dated = datedMoments(in: zone)
    for index in 0..<dated.count {
      let day = zone.local(dated[index]).midnight
      starts.append(zone.moment(ofLocal: pointLength.days(around: day)?.lowerBound ?? day))
    }
    return starts.finished()
  }

  /// When its points closed, which are `dated` so: at the last of the moments that shorter ones have within them. Where
  /// these end before a point does, they tell of the last point alone, which may not be over yet.
  fileprivate func closingMoments(
    dated: Column, in zone: Zone, among shorter: Column
  ) -> Column {
    let closing = ColumnBuilder()
    var before = -Double.infinity
    for index in 0..<dated.count {
      let isLast = index + 1 == dated.count
      let day = closingDay(ofPoint: index, dated: dated, in: zone)
      let place = shorter.index(atOrAfter: day.upperBound)
      let found = place > 0 && (isLast || place < shorter.count) ? shorter[place - 1] : .nan
      let start = pointLength.endsWithDay ? day.upperBound - spacing : dated[index]
      let isWithin = found > before && found >= start
      before = isWithin ? found : max(before, day.lowerBound)
      closing.append(before)
    }
    return closing.finished()
  }

  /// The last day of a point, up to the moment after it; of a time of day, the point.
  private func closingDay(
    ofPoint index: Int, dated: Column, in zone: Zone
  ) -> ClosedRange<Double> {
    guard let date = lastDate(ofPoint: index, dated: dated, in: zone) else {
      return dated[index]...dated[index].nextUp
    }
    let next = index + 1 < dated.count ? dated[index + 1] : .infinity
    let end = max(min(zone.moment(ofLocal: date + millisecondsPerDay), next), dated[index].nextUp)
    return max(dated[index], zone.moment(ofLocal: zone.local(end.nextDown).midnight))...end
  }

  /// The midnight at which its last day begins: of one that calendars say nothing of, but that is always as many days, the
  /// day before the next one.
  private func lastDate(ofPoint index: Int, dated: Column, in zone: Zone) -> Double? {
    if let date = pointTimes.lastDate(ofPoint: index) { return date }
    guard grain == .longer, let days = dated.daysPerPoint(in: zone) else { return nil }
    return zone.local(dated[index]).midnight + Double(days - 1) * millisecondsPerDay
  }
}

extension [Column] {
  /// All numbers of ascending columns, ascending, those that are equal once. Time in proportion to the numbers times the
  /// columns.
  var merged: Column {
    let all = ColumnBuilder()
    var next = Array<Int>(repeating: 0, count: count)
    while true {
      let least = indices.reduce(Double.infinity) {
        next[$1] < self[$1].count ? Swift.min($0, self[$1][next[$1]]) : $0
      }
      guard least.isFinite else { return all.finished() }
      all.append(least)
      for index in indices {
        while next[index] < self[index].count, self[index][next[index]] <= least {
          next[index] += 1
        }
      }
    }
  }
}
