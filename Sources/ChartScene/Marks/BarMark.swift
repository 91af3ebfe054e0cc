import ChartCore

/// Draws series as columns from 0, in front of each other: the taller one behind, column by column.
///
/// Where several points share a pixel, a series' bar is as tall as the lowest of them, and from there
/// to the highest in half its colour: both ends are true. Of values on both sides of 0 the whole
/// stretch is half coloured. Seams take from the taller one.
struct BarMark {
  /// The data and the scales.
  let input: MarkInput

  /// A bar as long as a value.
  private struct Bar {
    var value: Double
    /// The place of its series among those that are shown.
    var series: Int
    /// Whether it is in half its series' colour.
    var isHalf: Bool
  }

  /// A series that is shown.
  private struct ShownSeries {
    let number: Int
    /// Its lowest and highest value in each column, if it has any there.
    let extents: [ClosedRange<Double>?]
    let scale: ValueScale
    /// Where 0 is.
    let base: Double
  }

  /// The bars of all columns, an item for each colour of each rank.
  func items() -> [Scene.Item] {
    let columns = input.barColumns()
    let series = shownSeries(in: columns)
    var ranks: [Rank] = []
    var bars: [Bar] = []
    for (place, column) in columns.enumerated() {
      bars.removeAll(keepingCapacity: true)
      for number in series.indices {
        if let extent = series[number].extents[place] { addBars(extent, of: number, to: &bars) }
      }
      // The longest first.
      if bars.count > 1 { bars.sort { $0.value.magnitude > $1.value.magnitude } }
      for (rank, bar) in bars.enumerated() {
        if rank == ranks.count { ranks.append(Rank(seriesCount: series.count)) }
        let behind = rank > 0 ? bars[rank - 1].series : bar.series
        let (scale, base) = (series[bar.series].scale, series[bar.series].base)
        let rect = column.bar(from: base, to: input.barEnd(bar.value, on: scale))
        ranks[rank].add(rect, of: bar)
        if input.seam > 0 && behind != bar.series {
          ranks[rank].seams.append(rect.widened(from: base, by: input.seam))
        }
      }
    }
    return ranks.flatMap { rank in
      seams(of: rank) + series.indices.flatMap { items(of: rank, series, $0) }
    }
  }

  private func seams(of rank: Rank) -> [Scene.Item] {
    rank.seams.isEmpty ? [] : [.rectangles(rank.seams, fill: input.ground)]
  }

  private func shownSeries(in columns: [BarColumn]) -> [ShownSeries] {
    let groups = columns.map(\.indexes)
    return input.shownSeries.map { number in
      let scale = input.yScale(ofSeries: number)
      return ShownSeries(
        number: number, extents: input.table.valueExtents(ofSeries: number, at: groups),
        scale: scale, base: input.barEnd(0, on: scale))
    }
  }

  private func addBars(
    _ extent: ClosedRange<Double>, of series: Int, to bars: inout [Bar]
  ) {
    // What reaches further is behind; of values on both sides of 0, both reach as far as they can.
    let (lowest, highest) = (extent.lowerBound, extent.upperBound)
    let isAcross = lowest < 0 && highest > 0
    if lowest < highest {
      bars.append(Bar(value: highest, series: series, isHalf: isAcross || lowest >= 0))
    }
    let isHalf = lowest < highest && (isAcross || highest <= 0)
    bars.append(Bar(value: lowest, series: series, isHalf: isHalf))
  }

  /// The items of a series in a rank: its halves and its wholes.
  private func items(of rank: Rank, _ series: [ShownSeries], _ place: Int) -> [Scene.Item] {
    let number = series[place].number
    let weight = input.weights[number]
    func items(_ rects: [Rect], _ color: Color) -> [Scene.Item] {
      if rects.isEmpty { return [] }
      return [.rectangles(rects, fill: color.faded(by: weight))]
        + input.hatch(ofSeries: number, on: rects, color: input.ground.faded(by: weight))
    }
    return items(rank.half[place], input.halfColor(ofSeries: number))
      + items(rank.whole[place], input.colors[number])
  }

  /// Bars that lie beside each other: the longest of each column, or the second longest and so on.
  private struct Rank {
    /// By the series' place among those that are shown.
    private(set) var whole, half: [[Rect]]
    /// Bars in the ground's colour behind those of the rank, longer by a seam.
    var seams: [Rect] = []

    init(seriesCount: Int) {
      whole = Array(repeating: [], count: seriesCount)
      half = whole
    }

    mutating func add(_ rect: Rect, of bar: Bar) {
      if bar.isHalf { half[bar.series].append(rect) } else { whole[bar.series].append(rect) }
    }
  }
}

extension Rect {
  /// The bar from `base` with its other end further by some pixels.
  fileprivate func widened(from base: Double, by pixels: Double) -> Rect {
    Rect(x, midY < base ? y - pixels : y, width, height + pixels)
  }
}
