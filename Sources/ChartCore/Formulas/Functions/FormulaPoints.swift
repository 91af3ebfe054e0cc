/// The points that formulas are computed at.
struct FormulaPoints: Sendable {
  /// The x of each, ascending: of prices the moments of their sessions.
  let x: [Double]
  /// How far neighbours usually are apart.
  let spacing: Double
  let kind: Presentation.XKind
  let zone: Zone

  /// Those of a table; linear time.
  init(of table: Table) { self.init(table.formulaX.all, of: table) }

  /// The first one alone: what cannot be computed at it can be nowhere.
  init(firstOf table: Table) { self.init([table.formulaX[0]], of: table) }

  private init(_ x: [Double], of table: Table) {
    (self.x, kind, zone) = (x, table.xKind, table.zone)
    spacing = table.formulaX.usualSpacing ?? table.spacing
  }

  var count: Int { x.count }

  /// How long a point lasts that ends with its x: from the one before it on, unless time is missing there.
  func length(ofPoint index: Int) -> Double {
    guard index > 0 else { return spacing }
    let own = x[index] - x[index - 1]
    return own > spacing * longestPeriod ? spacing : own
  }

  /// From one x to another, in seconds where x is time.
  func distance(_ from: Int, _ to: Int) -> Double {
    let distance = x[to] - x[from]
    return kind == .numbers || kind == .rows ? distance : distance / 1000
  }
}

extension Table {
  var formulaX: Column { presentation.sessions?.moments ?? x }

  /// The x that formulas know an x of the table by.
  public func formulaX(at x: Double) -> Double { presentation.sessions?.moment(at: x) ?? x }
}

extension FormulaPoints {
  /// Goes over the points with those that a window around each holds; `isWhole` where the window does not reach beyond the
  /// points. Linear time.
  ///
  /// A window of a length has the points behind its beginning up to that of its end; those of the same x behind its own
  /// point are none of it. One that is centred reaches as far to both sides.
  func forEachWindow(
    _ span: XSpan, isCentred: Bool,
    _ body: (_ index: Int, _ window: Range<Int>, _ isWhole: Bool) -> Void
  ) {
    if case .points(let count) = span {
      let before = isCentred ? count / 2 : count - 1
      for index in x.indices {
        let (first, end) = (index - before, index - before + count)
        let isWhole = first >= 0 && end <= x.count
        body(index, max(0, first)..<min(x.count, max(index + 1, end)), isWhole)
      }
      return
    }
    var (first, end) = (0, 0)
    for index in x.indices {
      let length = x[index] - span.before(x[index], in: zone)
      let start = isCentred ? x[index] - length / 2 : x[index] - length
      while first < index, x[first] <= start { first += 1 }
      var isWhole = start >= x[0] - spacing
      if isCentred {
        let stop = start + length
        while end < x.count, x[end] <= stop { end += 1 }
        isWhole = isWhole && stop < x[x.count - 1] + spacing
      } else {
        end = index + 1
      }
      body(index, first..<max(end, index + 1), isWhole)
    }
  }
}
