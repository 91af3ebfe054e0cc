import ChartCore
import ChartScene

/// Where the edges of a plot's lines and shapes are, by colour, on a lattice: what an eye follows.
struct Outlines {
  /// A cell's side in pixels.
  static let cell = 4.0
  /// Distances are looked for up to so many cells.
  static let farthest = 16
  /// The cells of the padding, the gutter and some pixels at both sides.
  private static let side = 22
  /// What is fainter may come and go.
  private static let faintest = 0.1

  /// One colour's cells: 0 for none, 1 for faint edges, 2 for those that can be seen.
  private struct Lattice {
    var cells: [UInt8]
  }

  private let columns, rows: Int
  private var lattices: [String: Lattice] = [:]

  init(_ scene: Scene) {
    columns = Int(scene.size.width / Self.cell) + 1
    rows = Int(scene.size.height / Self.cell) + 1
    for item in scene.items { add(item, opacity: 1) }
  }

  /// How far the edge of these that is the furthest from all others is from them, in pixels.
  func distance(to other: Outlines) -> Double {
    var greatest = 0
    for (color, lattice) in lattices {
      let others = other.lattices[color]?.cells ?? []
      // At the ends of the visible range, things come and go.
      for row in 0..<rows {
        for column in Self.side..<max(Self.side, columns - Self.side)
        where lattice.cells[row * columns + column] == 2 {
          greatest = max(greatest, distance(column, row, to: others))
        }
      }
    }
    return Double(greatest) * Self.cell
  }

  /// The rings around a cell up to the first with an edge in it.
  private func distance(_ column: Int, _ row: Int, to others: [UInt8]) -> Int {
    if others.isEmpty { return Self.farthest }
    for ring in 0..<Self.farthest {
      for y in max(0, row - ring)...min(rows - 1, row + ring) {
        let isEdge = y == row - ring || y == row + ring
        var x = column - ring
        while x <= column + ring {
          if x >= 0 && x < columns && others[y * columns + x] > 0 { return ring }
          x += isEdge || ring == 0 ? 1 : 2 * ring
        }
      }
    }
    return Self.farthest
  }

  private mutating func add(_ item: Scene.Item, opacity: Double) {
    switch item {
    case .clipped(_, _, let items), .moved(_, let items):
      for item in items { add(item, opacity: opacity) }
    case .faded(let factor, let items):
      for item in items { add(item, opacity: opacity * factor) }
    case .polyline(let points, _, let color): add(points, color, opacity)
    case .polygon(let points, let color): add(points + points.prefix(1), color, opacity)
    case .rectangles(let rects, let color):
      // The upper edge: how far a column goes on under the next one cannot be seen.
      for rect in rects { add([rect.origin, Point(rect.maxX, rect.y)], color, opacity) }
    default: break
    }
  }

  private mutating func add(_ points: [Point], _ color: Color, _ opacity: Double) {
    let mark: UInt8 = opacity * color.alpha < Self.faintest ? 1 : 2
    var lattice = lattices[color.hex] ?? Lattice(cells: Array(repeating: 0, count: columns * rows))
    for (a, b) in zip(points, points.dropFirst()) {
      let length = max(abs(b.x - a.x), abs(b.y - a.y))
      let steps = max(1, min(1000, Int(clamping: length / Self.cell) + 1))
      for step in 0...steps {
        let part = Double(step) / Double(steps)
        let column = Int(clamping: ((a.x + (b.x - a.x) * part) / Self.cell).rounded(.down))
        let row = Int(clamping: ((a.y + (b.y - a.y) * part) / Self.cell).rounded(.down))
        guard column >= 0, column < columns, row >= 0, row < rows else { continue }
        let index = row * columns + column
        lattice.cells[index] = max(lattice.cells[index], mark)
      }
    }
    lattices[color.hex] = lattice
  }
}
