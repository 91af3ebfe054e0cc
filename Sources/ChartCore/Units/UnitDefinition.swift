/// What a unit measures, and how large it is.
public struct UnitDefinition: Hashable, Sendable {
  /// How many base units it is; a number in it, times this, plus `offset` is the number in base units.
  let scale: Double
  /// Where its 0 is, in base units: of degrees Celsius 273.15.
  let offset: Double
  /// The power of each base unit: metre, kilogram, second, ampere, kelvin, candela, mole, radian; and of bytes.
  let dimension: [Int]

  /// A unit of so many base units of some powers, whose 0 is at `offset`; nil where it is of no size.
  public init?(scale: Double, offset: Double = 0, dimension: [Int]) {
    guard scale.isFinite, scale > 0, offset.isFinite else { return nil }
    (self.scale, self.offset, self.dimension) = (scale, offset, dimension)
  }
}
