/// What the choice of an x axis' labels needs to know of their words: how wide they are, and in which formats.
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
  /// What numbers, durations and weeks look like.
  public var formats: Formats
  /// The pixels of each letter that numbers and durations are written with; of one that is not here, those
  /// of the widest.
  public var letters: [Unicode.Scalar: Double]
  private let widestLetter: Double

  /// The metrics of some words.
  public init(
    short: [XStride.Unit: Double], whole: [XStride.Unit: Double],
    contexts: [XStride.Unit: Double] = [:], space: Double, leastSpace: Double,
    overhang: Double = .infinity, formats: Formats, letters: [Unicode.Scalar: Double] = [:]
  ) {
    self.short = short
    self.whole = whole
    self.contexts = contexts
    self.space = max(space, 0)
    self.leastSpace = leastSpace.clamped(to: 0...self.space)
    self.overhang = overhang
    self.formats = formats
    self.letters = letters
    widestLetter = letters.values.max() ?? 0
  }

  /// The day that weeks begin on, from 0 for Monday to 6 for Sunday.
  public var firstWeekday: Int { formats.dates.firstWeekday }

  /// The pixels that a label takes at most, with what it is moved by at the range's ends; `digits` are
  /// the figures of the range's longest year.
  func width(of unit: XStride.Unit, isWhole: Bool, digits: Int) -> Double {
    let width = (isWhole ? whole : short)[unit] ?? 0
    let stretched = unit == .year ? width * Double(max(digits, 4)) / 4 : width
    return room(for: stretched)
  }

  /// The same of the widest of some labels of numbers or durations.
  func width(ofAnyOf labels: [String]) -> Double {
    let widths = labels.map { label in
      label.unicodeScalars.reduce(0) { $0 + (letters[$1] ?? widestLetter) }
    }
    return room(for: (widths.max() ?? 0).rounded(.up))
  }

  /// The least that a label of a number takes with its space, in pixels, at least one.
  var narrowestNumber: Double { max(1, (letters["0"] ?? 0) + leastSpace) }

  private func room(for width: Double) -> Double { width + max(0, width / 2 - overhang) }
}
