/// The lowest and the highest of numbers, and the index of each or one near it.
///
/// Of nothing, or of gaps alone, the lowest is above the highest.
struct Extremes<Number: ColumnNumber> {
  /// The numbers.
  private(set) var lowest = Number.ceiling, highest = Number.floor
  /// The indexes; of numbers that were added one by one, those of the earliest.
  private(set) var lowestIndex, highestIndex: Int

  /// The extremes of nothing, at the index that stays where infinite numbers alone follow.
  @inline(__always)
  init(at index: Int) { (lowestIndex, highestIndex) = (index, index) }

  /// Adds the extent of numbers of which one is at `index`.
  @inline(__always)
  mutating func add(lowest: Number, highest: Number, at index: Int) {
    let (isLower, isHigher) = (lowest < self.lowest, highest > self.highest)
    self.lowest = isLower ? lowest : self.lowest
    lowestIndex = isLower ? index : lowestIndex
    self.highest = isHigher ? highest : self.highest
    highestIndex = isHigher ? index : highestIndex
  }

  /// Whether adding an extent would change nothing.
  @inline(__always)
  func covers(lowest: Number, highest: Number) -> Bool {
    self.lowest <= lowest && highest <= self.highest
  }

  /// Adds the numbers in a range; linear time.
  mutating func add(_ range: Range<Int>, of numbers: borrowing Span<Number>) {
    let extent = numbers.extent(of: range)
    if extent.lowest < lowest {
      lowest = extent.lowest
      findLowest(in: range, of: numbers)
    }
    if extent.highest > highest {
      highest = extent.highest
      findHighest(in: range, of: numbers)
    }
  }

  /// Finds the lowest number's first index in a range that has it; linear time.
  mutating func findLowest(in range: Range<Int>, of numbers: borrowing Span<Number>) {
    for index in range where numbers[index] == lowest {
      lowestIndex = index
      return
    }
  }

  /// Finds the highest number's first index in a range that has it; linear time.
  mutating func findHighest(in range: Range<Int>, of numbers: borrowing Span<Number>) {
    for index in range where numbers[index] == highest {
      highestIndex = index
      return
    }
  }
}

extension Span where Element: ColumnNumber {
  /// The lowest and highest of the numbers in a range, gaps left out; linear time.
  @inline(__always)
  func extent(of range: Range<Int>) -> (lowest: Element, highest: Element) {
    var (lowest, highest) = (Element.ceiling, Element.floor)
    // Comparisons alone, so that the compiler does several at once.
    for index in range {
      let number = self[index]
      lowest = number.rank < lowest ? number.rank : lowest
      highest = number > highest ? number : highest
    }
    return (Element(rank: lowest), highest)
  }
}
