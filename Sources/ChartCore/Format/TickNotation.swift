/// Significant digits up to which ticks are written whole: where it takes more to tell two of them apart,
/// what all of them have in common is written once.
private let mostTickDigits = 5
/// How many decades above the ticks' place what they have in common ends: it stays while the range moves
/// over a hundred ticks and more, and what is left has four digits at most.
private let offsetDecades = 3
/// Ticks up to here are written out, larger ones in thousands, millions and so on.
private let leastSuffixed = 1e4
/// From this power of ten down, and where ticks are multiples of at most the other one, they have so many
/// zeros that a power of ten is shorter.
private let (tinyExponent, tinyPlace) = (-3, -5)

/// How the ticks of an axis are written, all in the same way: in one unit or power of ten, and without
/// what all of them have in common.
///
/// It follows from the ticks that are on the axis at rest, and writes others too.
public struct TickNotation: Hashable, Sendable {
  /// What the ticks are written in.
  enum Size: Hashable, Sendable {
    /// A power of a thousand that has a suffix, or of 1024 for binary units.
    case thousands(Int)
    /// A power of ten that is written once.
    case power(Int)
    /// The size that fits each tick: of ticks that lie decades apart no two have one.
    case each
  }

  /// What the ticks count.
  let unit: Presentation.Unit
  /// What the ticks are written in.
  let size: Size
  /// The round number that is left out of every tick: usually 0.
  let offset: DecimalDigits
  /// The power of ten of which all ticks are multiples.
  let place: Int

  /// The notation of an axis that shows `ticks` over `domain`.
  public init(
    of ticks: YTicks, over domain: ClosedRange<Double>, unit: Presentation.Unit = .plain
  ) {
    self.unit = unit
    place = ticks.place
    let magnitudes = ticks.values(in: domain).map(\.magnitude)
    let largest = max(magnitudes.max() ?? 0, ticks.step)
    let digits = largest.decimalExponent - ticks.step.decimalExponent + 1
    let isLong =
      digits > mostTickDigits && !unit.isBinary && unit != .sixtieths && !domain.contains(0)
    offset =
      isLong
      ? Self.offset(
        of: domain.upperBound < 0 ? magnitudes.map { -$0 } : magnitudes,
        place: ticks.step.decimalExponent + offsetDecades)
      : DecimalDigits(0)
    size = Self.size(of: isLong ? ticks.step : largest, place: ticks.place, unit: unit)
  }

  private init(eachIn unit: Presentation.Unit) {
    self.unit = unit
    size = .each
    offset = DecimalDigits(0)
    place = 0
  }

  /// The round number in the middle of ticks that are all above or all below 0, or where it is beyond
  /// them the one before them.
  private static func offset(of ticks: [Double], place: Int) -> DecimalDigits {
    let (lowest, highest) = (ticks.min() ?? 0, ticks.max() ?? 0)
    let middle = DecimalDigits(lowest / 2 + highest / 2).rounded(toPlace: place)
    let nearest = DecimalDigits(lowest > 0 ? lowest : highest).truncated(toPlace: place)
    let farthest = DecimalDigits(lowest > 0 ? highest : lowest)
    let unit = place - offsetDecades - 1
    let isInside =
      middle.units(ofPlace: unit).magnitude <= farthest.units(ofPlace: unit).magnitude
    return isInside ? middle : nearest
  }

  /// The notation of an axis that shows `ticks` over `domain`: where they lie decades apart, each in the
  /// size that fits it.
  public init(
    of ticks: AxisTicks, over domain: ClosedRange<Double>, unit: Presentation.Unit = .plain
  ) {
    switch ticks {
    case .even(let ticks), .lone(let ticks, _): self.init(of: ticks, over: domain, unit: unit)
    case .logarithmic: self.init(eachIn: unit)
    case .part(let ticks, let part): self.init(of: ticks, over: part, unit: unit)
    }
  }

  private static func size(of largest: Double, place: Int, unit: Presentation.Unit) -> Size {
    if unit == .sixtieths { return .thousands(0) }
    let last = unit.mostThousands
    if unit.isBinary {
      let thousands = Int(largest.exponent) / binaryUnitBits
      return .thousands(largest < leastSuffixed ? 0 : min(thousands, last))
    }
    let (exponent, place) = (largest.decimalExponent + unit.power, place + unit.power)
    let thousands = Int(clamping: (Double(exponent) / 3).rounded(.down))
    if thousands > last || exponent <= tinyExponent && place <= tinyPlace {
      return .power(3 * thousands)
    }
    return .thousands(exponent < leastSuffixed.decimalExponent ? 0 : thousands)
  }

  /// Whether something is written once above the ticks.
  public var hasHeading: Bool {
    if case .power = size { true } else { !offset.isZero }
  }

  /// What is left of a finite value that is a tick, in binary units as they are written.
  func rest(of value: Double) -> DecimalDigits {
    if unit.isBinary, case .thousands(let thousands) = size {
      return DecimalDigits(value / .binaryUnit(thousands))
    }
    let digits = DecimalDigits(value)
    guard !offset.isZero else { return digits }
    let units = digits.units(ofPlace: place) - offset.units(ofPlace: place)
    return DecimalDigits(units, place: place)
  }
}
