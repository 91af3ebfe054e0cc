import ChartFiles

/// How tables of some names were read last, where somebody said it.
struct LastReadings {
  /// How a table of these names was read; nil where nobody said anything.
  let find: (String) -> ReadingOptions?
  /// Keeps how a table of these names is read.
  let keep: (ReadingOptions, String) -> Void
}
