import ChartCore
private import Glibc

/// How many shades there are from one point in a cell to the most, and how opaque the first one is: a single point counts.
private let (shades, firstOpacity) = (24, 0.35)
/// The shades of so many counts are looked up once.
private let usualCounts = 256

/// The cells of a scatter's plane, the more opaque the more points they have: as many times as many by as much.
struct CloudMark {
  let cloud: Cloud
  /// Values to pixels of the plot.
  let across, up: ValueScale
  let color: Color

  /// The cells where their values are now: on the way to another scale they are as much larger as that is. Linear time in
  /// the cells.
  func items() -> [Scene.Item] {
    let grid = cloud.grid
    let (left, right) = (across(grid.across.lowerBound), across(grid.across.upperBound))
    let (top, foot) = (up(grid.up.upperBound), up(grid.up.lowerBound))
    return [
      .cells(Rect(left, top, max(0, right - left), max(0, foot - top)), shadedCells)
    ]
  }

  private var shadedCells: ShadedCells {
    let (grid, bounds, counts) = (cloud.grid, bounds, cloud.counts)
    func shade(of count: Int) -> UInt8 {
      count == 0 ? 0 : UInt8(bounds.partitioningIndex { $0 >= count } + 1)
    }
    let usual = (0..<usualCounts).map(shade)
    var shades: [UInt8] = []
    shades.reserveCapacity(grid.count)
    for row in (0..<grid.rows).reversed() {
      for count in counts[row * grid.columns..<(row + 1) * grid.columns] {
        shades.append(count < usualCounts ? usual[count] : shade(of: count))
      }
    }
    return ShadedCells(columns: grid.columns, rows: grid.rows, shades: shades, colors: colors)
  }

  /// The most points of each shade; the last one has all.
  private var bounds: [Int] {
    let most = Double(max(1, cloud.highestCount))
    let all = (1..<shades).map { shade in
      Int(clamping: pow(most, Double(shade) / Double(shades)).rounded(.up))
    }
    return all + [Int.max]
  }

  private var colors: [Color] {
    (0..<shades).map { shade in
      color.faded(by: firstOpacity + (1 - firstOpacity) * Double(shade) / Double(shades - 1))
    }
  }
}
