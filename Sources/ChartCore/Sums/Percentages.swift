/// Whole percentages of amounts that add up to exactly 100: the method of largest remainders
/// (Hamilton's; M. L. Balinski and H. P. Young, "Fair Representation", 1982, chapter 2).
///
/// Each amount gets its percentage rounded down, and those that lose most get one more; of equal
/// losses, the earlier ones. What is not above 0, or not finite, counts as 0; where all do, all
/// percentages are 0.
public func percentages(rounded amounts: [Double]) -> [Int] {
  let parts = amounts.map { $0 > 0 && $0.isFinite ? $0 : 0 }
  // Fractions of the largest part: a sum of them is finite.
  let largest = parts.max() ?? 0
  guard largest > 0 else { return parts.map { _ in 0 } }
  let whole = parts.reduce(0) { $0 + $1 / largest }
  let exact = parts.map { $0 / largest / whole * 100 }
  var percentages = exact.map { Int(clamping: $0) }
  let losses = exact.indices.map { exact[$0] - Double(percentages[$0]) }
  let missing = 100 - percentages.reduce(0, +)
  let order = losses.indices.sorted { (losses[$1], $0) < (losses[$0], $1) }
  for index in order.prefix(max(0, missing)) { percentages[index] += 1 }
  return percentages
}
