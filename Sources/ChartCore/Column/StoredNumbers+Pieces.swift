/// The most pieces between gaps that are told apart in one slice. A pixel column with so many holds
/// sixteen points; with more, its gaps are too small to matter.
let mostPieces = 4

extension StoredNumbers {
  /// Finds the stretches of values between the gaps of a slice; where they are more than four, one from
  /// the first value to the last. They replace what is in `pieces`. Logarithmic time.
  func findPieces(of slice: Range<Int>, _ pieces: inout [Range<Int>]) {
    pieces.removeAll(keepingCapacity: true)
    var rest = slice
    // The first beginning of a gap may follow a value before the slice.
    while gaps.leastBeginnings(in: rest) <= mostPieces - pieces.count + 1,
      let piece = firstPiece(in: rest)
    {
      if pieces.count == mostPieces { break }
      pieces.append(piece)
      rest = piece.upperBound..<slice.upperBound
    }
    guard let first = pieces.first?.lowerBound ?? firstIndex(ofGap: false, in: slice),
      let last = lastIndex(ofValueIn: rest)
    else { return }
    pieces.removeAll(keepingCapacity: true)
    pieces.append(first..<last + 1)
  }

  /// The first values in a range, up to the next gap; nil where there is none.
  private func firstPiece(in range: Range<Int>) -> Range<Int>? {
    firstIndex(ofGap: false, in: range).map { start in
      start..<(firstIndex(ofGap: true, in: start..<range.upperBound) ?? range.upperBound)
    }
  }

  /// The first index in `range` of a gap, or of a value; nil where there is none. Logarithmic time.
  func firstIndex(ofGap isGap: Bool, in range: Range<Int>) -> Int? {
    let start = min(range.lowerBound.roundedUpToBlock, range.upperBound)
    if !isGap || gaps.isAny(in: range.lowerBound..<start),
      let index = numbers.firstIndex(ofGap: isGap, in: range.lowerBound..<start)
    {
      return index
    }
    return gaps.firstBlock(withGap: isGap, in: start..<range.upperBound).flatMap {
      numbers.firstIndex(ofGap: isGap, in: $0)
    }
  }

  /// The last index in `range` of a value; nil where there is none. Logarithmic time.
  func lastIndex(ofValueIn range: Range<Int>) -> Int? {
    let end = max(range.upperBound.roundedDownToBlock, range.lowerBound)
    if let index = (end..<range.upperBound).last(where: { !numbers[$0].isGap }) { return index }
    return gaps.lastBlock(withValueIn: range.lowerBound..<end)?.last { !numbers[$0].isGap }
  }
}

extension NumberBuffer {
  /// The first index in `range` of a gap, or of a value; nil where there is none. Linear time.
  fileprivate func firstIndex(ofGap isGap: Bool, in range: Range<Int>) -> Int? {
    unsafe withNumbers(at: range) { numbers in
      for index in numbers.indices where unsafe numbers[index].isGap == isGap {
        return range.lowerBound + index
      }
      return nil
    }
  }
}
