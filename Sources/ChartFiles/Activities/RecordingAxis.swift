import ChartCore

/// What the charts of a recording are drawn over.
struct RecordingAxis {
  /// As many numbers as there are points, ascending.
  let x: Column
  /// The quantity that it is, if it is one.
  let quantity: Quantity?
  /// How charts over it are shown, before anything else is said of them.
  let presentation: Presentation

  fileprivate init(
    _ x: Column, _ kind: Presentation.XKind, of quantity: Quantity?, unit: String?, _ words: Words
  ) {
    (self.x, self.quantity) = (x, quantity)
    var presentation = Presentation()
    presentation.isOfTable = true
    presentation.layout.openingRange = x[0]...x[x.count - 1]
    presentation.xKind = kind
    presentation.xName = words(quantity == nil ? "time" : "distance")
    presentation.xUnit = unit
    self.presentation = presentation
  }
}

extension Recording {
  /// The time since the start of an activity, or the moments of anything else; the distance where that is asked for, and
  /// where no point has a moment. Nil where there is neither. Linear time.
  func axis(isOverDistance: Bool, in unit: DistanceUnit, _ words: Words) -> RecordingAxis? {
    if let moments, !isOverDistance || columns[.distance] == nil {
      // Weights and steps are of days, not of the time since the first of them.
      return facts.counts.isOfActivity
        ? RecordingAxis(moments.sinceFirst, .durations, of: nil, unit: nil, words)
        : RecordingAxis(moments, .moments, of: nil, unit: nil, words)
    }
    return columns[.distance].map { distance in
      RecordingAxis(
        distance.covered.scaled(by: 1 / unit.meters).rounded(toDecimals: 3), .numbers,
        of: .distance, unit: words(unit.name), words)
    }
  }
}

extension Column {
  /// Each value times a factor, to the figures that were recorded. Linear time.
  func scaled(by factor: Double) -> Column {
    factor == 1 ? self : Column((0..<count).map { (self[$0] * factor).rounded(toDecimals: 5) })
  }

  /// Each value with so many decimals at most. Linear time.
  func rounded(toDecimals decimals: Int) -> Column {
    Column((0..<count).map { self[$0].rounded(toDecimals: decimals) })
  }

  /// Each value without the first one. Linear time.
  fileprivate var sinceFirst: Column { Column((0..<count).map { self[$0] - self[0] }) }

  /// How far it has gone at each point: at pauses as far as before, and never backwards. Linear time.
  fileprivate var covered: Column {
    var most = 0.0
    return Column(
      (0..<count).map { index in
        if self[index] > most { most = self[index] }
        return most
      })
  }
}
