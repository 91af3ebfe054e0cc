import CKernels

/// How rows are read many at once: the signs of their text, and what their cells are.
struct PlainForm: Equatable, Sendable {
  /// What the cells of a column are.
  enum Kind: Hashable {
    /// Whole numbers; with decimals, multiples of the last one's place: of 2, 12.5 is 1250.
    case whole(decimals: Int)
    /// Numbers, as the nearest doubles.
    case decimal
    /// Milliseconds after the start of 1970, all of which say their zone, or none does; nil where either may be. A
    /// moment without one is read as UTC.
    case moment(hasZone: Bool?)
    /// Anything, not to be read.
    case skipped
    /// Any text, of which the place is kept.
    case text
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
    case .moment(let hasZone):
      unsafe self.kind = CHART_CELL_MOMENT
      unsafe zones =
        switch hasZone {
        case nil: CHART_ZONES_ANY
        case false?: CHART_ZONES_NEVER
        case true?: CHART_ZONES_ALWAYS
        }
    case .skipped: unsafe self.kind = CHART_CELL_SKIPPED
    case .text: unsafe self.kind = CHART_CELL_TEXT
    }
  }
}
