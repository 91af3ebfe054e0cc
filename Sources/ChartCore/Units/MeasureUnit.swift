/// A unit of measure: a product of powers of units that have a sign of their own, `km/h`.
public struct MeasureUnit: Equatable, Sendable {
  /// A power of one unit.
  struct Factor: Equatable, Sendable {
    /// How people write the unit.
    let symbol: String
    let definition: UnitDefinition
    var power: Int
  }

  /// What it is the product of, each unit once, in the order in which they are written.
  private(set) var factors: [Factor]
  /// Whether it measures how far two values are apart, and not where one is: 1 °C more is 1 K more.
  private(set) var isDifference = false

  /// That of numbers that measure nothing, such as ratios.
  static let one = MeasureUnit(factors: [])

  /// A product of powers, each unit of which is there once.
  init(factors: [Factor]) { self.factors = factors.filter { $0.power != 0 } }

  /// A unit with a sign of its own.
  init(_ symbol: String, _ definition: UnitDefinition) {
    self.init(factors: [Factor(symbol: symbol, definition: definition, power: 1)])
  }

  /// The powers of the base units; units of one quantity have the same ones, of which those that are all 0 are left out.
  var dimension: [Int] {
    let powers = factors.reduce(into: [Int]()) { powers, factor in
      let own = factor.definition.dimension
      powers += Array(repeating: 0, count: max(0, own.count - powers.count))
      for (place, power) in own.enumerated() { powers[place] += power * factor.power }
    }
    return powers.allSatisfy { $0 == 0 } ? [] : powers
  }

  /// How many base units it is.
  private var scale: Double {
    factors.reduce(1) { $0 * $1.definition.scale.power($1.power) }
  }

  /// Where its 0 is, in base units; nil where a product or a difference has none.
  private var offset: Double? {
    guard factors.count == 1, factors[0].power == 1, !isDifference else { return nil }
    return factors[0].definition.offset
  }

  /// Whether its 0 is not that of the base unit, so that twice its number is not twice as much.
  var hasOffset: Bool { (offset ?? 0) != 0 }

  /// Whether it measures how warm something is, or by how much it is warmer.
  var isOfTemperature: Bool {
    factors.count == 1 && factors[0].power == 1
      && (factors[0].definition.offset != 0 || factors[0].symbol == "K")
  }

  /// The same of what lies between two values, or of values.
  func measuring(differences isDifference: Bool) -> MeasureUnit {
    var unit = self
    unit.isDifference = isDifference
    return unit
  }
}

/// Zeros of scales are apart by decimals of ten places, but for so much, as far as they lie less than so much apart.
private let (zeroPlace, zerosInUnit, zeroNoise, largestZero) = (-10, 1e10, 5e-13, 1e4)

/// Where the dimensions of time and of angles stand.
private let (time, angle) = (2, 7)

// MARK: - Products

extension MeasureUnit {
  /// The unit of a product: each unit once.
  func times(_ other: MeasureUnit) -> MeasureUnit {
    let product = other.factors.reduce(into: factors) { all, added in
      if let place = all.firstIndex(where: { $0.symbol == added.symbol }) {
        all[place].power += added.power
      } else {
        all.append(added)
      }
    }
    return MeasureUnit(factors: product).measuring(differences: true)
  }

  /// The unit to a power.
  func raised(to power: Int) -> MeasureUnit {
    MeasureUnit(factors: factors.map { $0.raised(to: power) }).measuring(differences: true)
  }

  /// The unit whose square it is; nil where there is none.
  var root: MeasureUnit? {
    guard factors.allSatisfy({ $0.power.isMultiple(of: 2) }) else { return nil }
    let halves = factors.map {
      Factor(symbol: $0.symbol, definition: $0.definition, power: $0.power / 2)
    }
    return MeasureUnit(factors: halves).measuring(differences: true)
  }

  /// Whether both measure the same. An angle is a ratio, so that metres by radians are metres; but turns a second are not
  /// radians a second.
  func isOfQuantity(of other: MeasureUnit) -> Bool {
    let (own, others) = (dimension, other.dimension)
    if own == others { return true }
    let places = 0..<max(own.count, others.count)
    func power(_ dimension: [Int], _ place: Int) -> Int {
      dimension.indices.contains(place) ? dimension[place] : 0
    }
    let isLike = places.allSatisfy { $0 == angle || power(own, $0) == power(others, $0) }
    return isLike && places.contains { $0 != angle && $0 != time && power(own, $0) != 0 }
  }

  /// What brings a number in another unit to this one: times `scale`, plus `offset`; nil where both are not of one quantity.
  func conversion(from other: MeasureUnit) -> (scale: Double, offset: Double)? {
    guard isOfQuantity(of: other) else { return nil }
    let isPlaced = offset != nil && other.offset != nil
    let distance = isPlaced ? (other.offset ?? 0) - (offset ?? 0) : 0
    return (other.scale / scale, (distance / scale).ofTenPlaces)
  }
}

extension MeasureUnit.Factor {
  fileprivate func raised(to power: Int) -> Self {
    Self(symbol: symbol, definition: definition, power: self.power * power)
  }
}

extension Double {
  /// The number to a whole power.
  fileprivate func power(_ power: Int) -> Double { power == 1 ? self : raised(to: Double(power)) }

  /// The decimal of few places that it only misses by what computing adds: where 0 °C is in °F.
  fileprivate var ofTenPlaces: Double {
    guard magnitude < largestZero else { return self }
    let decimal = Double.decimal(Int((self * zerosInUnit).rounded()), exponent: zeroPlace)
    return (self - decimal).magnitude <= zeroNoise ? decimal : self
  }
}

// MARK: - As people write it

/// The figures of powers, from 0 on.
private let superscripts: [Character] = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")

extension MeasureUnit {
  /// `km/h`, `W/(m²·K)`, `1/min`; empty of ratios.
  public var text: String {
    let (above, below) = (factors.filter { $0.power > 0 }, factors.filter { $0.power < 0 })
    let top = above.map(\.text).joined(separator: "·")
    guard !below.isEmpty else { return top }
    let bottom = below.map(\.text).joined(separator: "·")
    return (top.isEmpty ? "1" : top) + "/" + (below.count > 1 ? "(\(bottom))" : bottom)
  }
}

extension MeasureUnit {
  /// The text; nil of ratios.
  var textIfAny: String? { factors.isEmpty ? nil : text }
}

extension MeasureUnit.Factor {
  fileprivate var text: String {
    let power = power.magnitude
    guard power > 1 else { return symbol }
    return symbol + String(String(power).compactMap(\.wholeNumberValue).map { superscripts[$0] })
  }
}

extension Character {
  /// The figure that a raised one stands for.
  var ofSuperscript: Character? {
    superscripts.firstIndex(of: self).map { Character(String($0)) }
  }
}
