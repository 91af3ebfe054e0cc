public import ChartCore

/// What is read in a chart, marked and written on it.
public struct ChartReading: Equatable, Sendable {
  /// The moment the indicator reads, if there is one.
  let moment: Double?
  /// What the indicator's card says beside the values, if anything.
  let remark: CardRemark?
  /// Where the hairline is while the pointer slides it between points, in pixels of the plot.
  let slide: Double?
  /// How far below the plot's upper edge the pointer is, where it is over the plot.
  private(set) var pointerY: Double?
  /// The moment that is marked beside the indicator's, if one is, and the sums of the table where they are known.
  let mark: Double?
  let sums: RangeSums?
  /// How it is known how long values are in their zones.
  let zoneCounting: ZoneCounting
  /// The range of x that a hand is selecting, if it is.
  let selection: ClosedRange<Double>?
  /// What people wrote.
  let notes: [ChartNote]

  /// Nothing, or what is given.
  public init(
    _ moment: Double? = nil, remark: CardRemark? = nil, slide: Double? = nil,
    pointerY: Double? = nil, mark: Double? = nil, sums: RangeSums? = nil,
    zoneCounting: ZoneCounting = .quick(nil),
    selection: ClosedRange<Double>? = nil, notes: [ChartNote] = []
  ) {
    (self.moment, self.remark, self.slide, self.pointerY) = (moment, remark, slide, pointerY)
    (self.mark, self.sums, self.selection, self.notes) = (mark, sums, selection, notes)
    self.zoneCounting = zoneCounting
  }

  /// The same for a card that does not say what is under the pointer.
  var withoutPointer: ChartReading {
    var reading = self
    reading.pointerY = nil
    return reading
  }
}
