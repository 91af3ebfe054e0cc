extension Sequence<Double> {
  /// The numbers, each run of equal ones as one.
  ///
  /// Far from 0, doubles are farther apart than small steps, and steps fall together.
  var withoutRepeats: [Double] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
