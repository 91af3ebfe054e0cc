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
