import ChartCore
private import Glibc

/// How many shades there are from one point in a cell to the most, and how opaque the first one is: a single point counts.
private let (shades, firstOpacity) = (24, 0.35)
/// The same of each of so many colours: with one for what is not known there are no more than a byte counts.
private let (coloredShades, firstColored, colorCount) = (10, 0.5, 24)
/// The shades of so many counts are looked up once.
private let usualCounts = 256

/// The cells of a scatter's plane, the more opaque the more points they have: as many times as many by as much. Where values
/// colour the points a cell has the colour of their mean.
struct CloudMark {
  let cloud: Cloud
  /// Values to pixels of the plot.
  let across, up: ValueScale
  let color: Color
  /// From where to where colours go; nil where the points have one.
  let domain: ClosedRange<Double>?
  let theme: Theme

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
    let (grid, counts) = (cloud.grid, cloud.counts)
    let ramp = domain.map { _ in ColorRamp(theme, count: colorCount) }
    let bounds = bounds(ofShades: ramp == nil ? shades : coloredShades)
    func shade(of count: Int) -> Int { bounds.partitioningIndex { $0 >= count } }
    let usual = (0..<usualCounts).map(shade)
    var cells: [UInt8] = []
    cells.reserveCapacity(grid.count)
    for row in (0..<grid.rows).reversed() {
      for cell in row * grid.columns..<(row + 1) * grid.columns {
        let count = counts[cell]
        let shade = count < usualCounts ? usual[count] : shade(of: count)
        let first = ramp.map { colorPlace(ofCell: cell, in: $0) * coloredShades } ?? 0
        cells.append(count == 0 ? 0 : UInt8(first + shade + 1))
      }
    }
    return ShadedCells(
      columns: grid.columns, rows: grid.rows, shades: cells,
      colors: ramp.map(colors) ?? opacities(shades, from: firstOpacity).map(color.faded))
  }

  /// The place of a cell's colour; behind all others where its points have no value.
  private func colorPlace(ofCell cell: Int, in ramp: ColorRamp) -> Int {
    let value = cloud.color(ofCell: cell)
    guard let domain, !value.isNaN else { return ramp.colors.count }
    return ramp.place(of: value, in: domain)
  }

  /// The most points of each shade; the last one has all.
  private func bounds(ofShades shades: Int) -> [Int] {
    let most = Double(max(1, cloud.highestCount))
    let all = (1..<shades).map { shade in
      Int(clamping: pow(most, Double(shade) / Double(shades)).rounded(.up))
    }
    return all + [Int.max]
  }

  /// The shades of each colour, and behind them those of what is not known.
  private func colors(_ ramp: ColorRamp) -> [Color] {
    (ramp.colors + [theme.dim]).flatMap { color in
      opacities(coloredShades, from: firstColored).map(color.faded)
    }
  }

  private func opacities(_ count: Int, from first: Double) -> [Double] {
    (0..<count).map { first + (1 - first) * Double($0) / Double(count - 1) }
  }
}
