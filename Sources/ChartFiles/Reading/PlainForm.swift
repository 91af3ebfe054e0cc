import CKernels

/// How rows are read many at once: the signs of their text, and what their cells are.
struct PlainForm: Equatable, Sendable {
  /// What the cells of a column are.
  enum Kind: Hashable {
    /// Whole numbers; with decimals, multiples of the last one's place: of 2, 12.5 is 1250.
    case whole(decimals: Int)
    /// Numbers, as the nearest doubles.
    case decimal
    /// Milliseconds after the start of 1970, read as UTC where a moment says no zone.
    case moment(Zones)
    /// Anything, not to be read.
    case skipped
    /// Any text, of which the place is kept.
    case text
  }

  /// What moments say of their zone.
  enum Zones: Hashable {
    /// Anything, or nothing.
    case any
    /// None says one.
    case none
    /// All say that they are so many minutes ahead of UTC.
    case ahead(minutes: Int16)
  }

  /// The signs of a text.
  struct Signs: Hashable {
    let delimiter: UInt8
    /// A point or a comma.
    let decimal: UInt8
    let quote: UInt8
    /// Whether each delimiter has a blank behind it.
    let hasBlank: Bool
  }

  let signs: Signs
  /// What each column's cells are; some.
  let kinds: [Kind]
}

extension ChartTableDialect {
  init(_ signs: PlainForm.Signs) {
    self.init(
      delimiter: signs.delimiter, decimal: signs.decimal, quote: signs.quote,
      has_blank: signs.hasBlank)
  }
}

extension ChartTableColumn {
  /// A column of a kind, whose numbers go to some memory.
  init(_ kind: PlainForm.Kind, at out: UnsafeMutableRawPointer) {
    unsafe self.init()
    unsafe self.out = out
    switch kind {
    case .whole(let decimals):
      unsafe (self.kind, self.decimals) = (CHART_CELL_NUMBER, UInt8(clamping: decimals))
    case .decimal: unsafe self.kind = CHART_CELL_DECIMAL
    case .moment(let said):
      unsafe self.kind = CHART_CELL_MOMENT
      switch said {
      case .any: unsafe zones = CHART_ZONES_ANY
      case .none: unsafe zones = CHART_ZONES_NEVER
      case .ahead(let minutes): unsafe (zones, offset) = (CHART_ZONES_ONE, minutes)
      }
    case .skipped: unsafe self.kind = CHART_CELL_SKIPPED
    case .text: unsafe self.kind = CHART_CELL_TEXT
    }
  }
}
