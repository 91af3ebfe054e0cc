/// How many decimal places a nanoton is below a Toncoin.
private let nanotonPlaces = 9

extension Formats {
  /// All digits of a value with what it counts: `1.5 TON` for 1,500,000,000 nanotons, `12 Stars`.
  public func value(_ value: Double, unit: Presentation.Unit) -> String {
    guard value.isFinite else { return symbol(for: value) }
    switch unit {
    case .plain: return self.value(value)
    case .nanotons:
      return whole(DecimalDigits(value).scaled(byPowerOfTen: -nanotonPlaces)) + " TON"
    case .stars: return self.value(value) + stars(value)
    }
  }

  /// A tick's value in short with what it counts: `0.5 TON`, `2K Stars`.
  public func tick(_ value: Double, step: Double, unit: Presentation.Unit) -> String {
    guard value.isFinite else { return symbol(for: value) }
    switch unit {
    case .plain: return tick(value, step: step)
    case .nanotons: return tick(value, step: step, power: -nanotonPlaces) + " TON"
    case .stars: return tick(value, step: step) + stars(value)
    }
  }

  /// A whole percentage: `37%`.
  public func percent(_ percentage: Int) -> String { "\(percentage)%" }

  private func stars(_ count: Double) -> String { count.magnitude == 1 ? " Star" : " Stars" }
}

/// The decimal multiples of a byte, a thousand times larger from one to the next.
private let byteUnits = ["kB", "MB", "GB", "TB", "PB", "EB"]

extension Formats {
  /// An amount of data in three digits and the unit that fits: `312 MB`, `1.06 GB`; below a thousand
  /// in bytes. Negative counts are none.
  ///
  /// Zeros at the end stay, so that a number that counts up keeps its width.
  public func bytes(_ count: Int) -> String {
    guard count >= 1000 else { return count == 1 ? "1 byte" : "\(max(0, count)) bytes" }
    var zeros = 1
    while rounded(count, zeros: zeros) >= 1000 { zeros += 1 }
    let unit = (zeros + 2) / 3
    let digits = String(rounded(count, zeros: zeros))
    let decimals = unit * 3 - zeros
    let number =
      decimals == 0
      ? digits : digits.dropLast(decimals) + decimalSeparator + digits.suffix(decimals)
    return "\(number)\u{A0}\(byteUnits[unit - 1])"
  }

  /// `count` in powers of ten with so many zeros, halves upwards.
  private func rounded(_ count: Int, zeros: Int) -> Int {
    var power = 1
    for _ in 0..<zeros { power *= 10 }
    let (whole, rest) = count.quotientAndRemainder(dividingBy: power)
    return rest >= power / 2 ? whole + 1 : whole
  }
}
