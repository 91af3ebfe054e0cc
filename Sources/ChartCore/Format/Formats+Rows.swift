/// So many values of a column say how many decimals it has, where that is not known.
private let askedValues = 200
/// More decimals than these are the noise of what computed a number: nobody lines them up.
private let mostPlaces = 9
/// How many of them are told of a number that has more.
private let toldPlaces = 6

extension Column {
  /// How many decimals its values are written with below one another: as many as it has, or as some of the values at
  /// these indexes, which are spread evenly, have. Constant time.
  public func places(at indexes: Range<Int>) -> Int {
    let stored = stored(indexes)
    guard decimals == 0, !stored.isEmpty else { return decimals }
    let step = max(1, stored.count / askedValues)
    let places = stride(from: stored.lowerBound, to: stored.upperBound, by: step).map { index in
      let value = self[index]
      return value.isFinite ? DecimalDigits(value).withoutNoise.places : 0
    }
    return places.filter { $0 <= mostPlaces }.max() ?? 0
  }
}

extension DecimalDigits {
  /// How many digits are behind the point.
  fileprivate var places: Int { max(0, digits.count - exponent) }
}

extension Formats {
  /// All digits of a value in a column of a table but for the noise of what computed it, and zeros behind them up to so
  /// many decimals, so that the points stand below one another; `61.30` beside `61.21`. Of a number with more decimals
  /// than anyone measures six are told: all of them are copied.
  public func value(_ value: Double, unit: Presentation.Unit, places: Int) -> String {
    guard value.isFinite, unit == .plain || unit == .percent else {
      return self.value(value, unit: unit)
    }
    let all = DecimalDigits(value).withoutNoise
    let isComputed = all.places > mostPlaces && value.magnitude >= 1
    let digits = isComputed ? DecimalDigits(value.rounded(toDecimals: toldPlaces)) : all
    return named(whole(digits, places: places), unit, of: value)
  }
}
