/// What the choice of a time axis' labels needs to know of their words: how wide they are, and when
/// weeks begin.
public struct XLabelMetrics: Equatable, Sendable {
  /// The widest label of each unit where a second level says the rest, in pixels; of years that of
  /// four figures.
  public var short: [XStride.Unit: Double]
  /// The widest label of each unit where there is no second level, in pixels.
  public var whole: [XStride.Unit: Double]
  /// The widest text of the second level with full names, and what is around it, for labels of each
  /// unit, in pixels.
  public var contexts: [XStride.Unit: Double]
  /// The space that labels have at their densest, in pixels.
  public var space: Double
  /// The space that they have where there would be too few of them otherwise, in pixels.
  public var leastSpace: Double
  /// The space below which labels on their way have gone, in pixels.
  public var spaceInMotion: Double { leastSpace / 2 }
  /// How far a label may reach beyond the range's ends, in pixels.
  public var overhang: Double
  /// The day that weeks begin on, from 0 for Monday to 6 for Sunday.
  public var firstWeekday: Int

  /// The metrics of some words.
  public init(
    short: [XStride.Unit: Double], whole: [XStride.Unit: Double],
    contexts: [XStride.Unit: Double] = [:], space: Double, leastSpace: Double,
    overhang: Double = .infinity, firstWeekday: Int
  ) {
    self.short = short
    self.whole = whole
    self.contexts = contexts
    self.space = max(space, 0)
    self.leastSpace = leastSpace.clamped(to: 0...self.space)
    self.overhang = overhang
    self.firstWeekday = firstWeekday
  }

  /// The pixels that a label takes at most, with what it is moved by at the range's ends; `digits` are
  /// the figures of the range's longest year.
  func width(of unit: XStride.Unit, isWhole: Bool, digits: Int) -> Double {
    let width = (isWhole ? whole : short)[unit] ?? 0
    let stretched = unit == .year ? width * Double(max(digits, 4)) / 4 : width
    return stretched + max(0, stretched / 2 - overhang)
  }
}
