extension Sequence where Element: Hashable {
  /// The element that comes up most often, of several the first one; nil where there is none. A file is read alike each time.
  /// Linear time.
  var mostFrequent: (element: Element, count: Int)? {
    var (counts, order) = ([Element: Int](), [Element]())
    for element in self {
      if counts[element] == nil { order.append(element) }
      counts[element, default: 0] += 1
    }
    let most = order.max { counts[$0, default: 0] < counts[$1, default: 0] }
    return most.map { ($0, counts[$0, default: 0]) }
  }
}
