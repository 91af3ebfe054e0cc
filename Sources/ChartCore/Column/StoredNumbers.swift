/// A column's numbers and what finds them.
struct StoredNumbers<Number: ColumnNumber>: Sendable {
  /// The numbers.
  let numbers: NumberBuffer<Number>
  private let pyramid: Pyramid<Number>
  /// Where the gaps are.
  let gaps: GapCounts

  /// The numbers of a buffer that does not change any more; nil where there is no memory for what finds
  /// them. Linear time.
  init?(_ numbers: NumberBuffer<Number>, gapCount: Int) {
    self.numbers = numbers
    guard let pyramid = Pyramid(over: numbers) else { return nil }
    self.pyramid = pyramid
    gaps = GapCounts(of: numbers, count: gapCount)
  }

  /// Hands the numbers and their pyramid to a search through them.
  @inline(__always)
  func search<Result>(
    _ body: (borrowing Span<Number>, Pyramid<Number>, borrowing Span<Number>) -> Result
  ) -> Result {
    unsafe numbers.withNumbers(at: 0..<numbers.count) { numbers in
      unsafe pyramid.nodes.withNumbers(at: 0..<pyramid.nodes.count) { nodes in
        unsafe body(Span(_unsafeElements: numbers), pyramid, Span(_unsafeElements: nodes))
      }
    }
  }

  /// The lowest to the highest value at `indexes`, which are some; nil where there are only gaps.
  /// Logarithmic time.
  func extent(of indexes: Range<Int>) -> ClosedRange<Double>? {
    search { numbers, pyramid, nodes in
      let found = pyramid.extremes(of: indexes, in: numbers, nodes: nodes)
      return found.lowest <= found.highest ? found.lowest.value...found.highest.value : nil
    }
  }

  /// The first index of a number that is not below `bound`, or the count; the numbers ascend.
  /// Logarithmic time.
  public func index(atOrAfter bound: Double) -> Int {
    search { numbers, pyramid, nodes in
      var node = 0
      for level in (0..<pyramid.levelCount).reversed() {
        node = pyramid.child(of: node, onLevel: level, below: bound, nodes: nodes)
      }
      return pyramid.index(atOrAfter: bound, in: node, of: numbers)
    }
  }

  /// For each of the bounds the first index of a number that is not below it, or the count; the
  /// numbers ascend.
  ///
  /// Logarithmic time for each. All go down level by level together: the memory that one needs on the
  /// next level comes while the others are looked up on this one.
  func indexes(atOrAfter bounds: [Double]) -> [Int] {
    search { numbers, pyramid, nodes in
      var places = Array(repeating: 0, count: bounds.count)
      for level in (0..<pyramid.levelCount).reversed() {
        for place in places.indices {
          let node = pyramid.child(
            of: places[place], onLevel: level, below: bounds[place], nodes: nodes)
          pyramid.prefetchChildren(of: node, onLevel: level, numbers, nodes)
          places[place] = node
        }
      }
      for place in places.indices {
        places[place] = pyramid.index(atOrAfter: bounds[place], in: places[place], of: numbers)
      }
      return places
    }
  }
}
