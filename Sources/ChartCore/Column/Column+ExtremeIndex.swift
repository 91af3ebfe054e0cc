extension Column {
  /// The first index of the highest value at some indexes, or of the lowest; nil where there are only gaps. The time of a
  /// logarithm squared.
  public func index(ofHighest isHighest: Bool, at indexes: Range<Int>) -> Int? {
    func extreme(_ range: Range<Int>) -> Double? {
      extent(of: range).map { isHighest ? $0.upperBound : $0.lowerBound }
    }
    guard let wanted = extreme(indexes) else { return nil }
    var range = indexes
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      let lower = range.lowerBound..<middle
      range = extreme(lower) == wanted ? lower : middle..<range.upperBound
    }
    return range.lowerBound
  }
}
