import ChartCore

/// Draws series as columns from 0, in front of each other: the taller one behind, column by column.
///
/// Where several points share a pixel, a series' bar is as tall as the lowest of them, and from there
/// to the highest in half its colour: both ends are true. Of values on both sides of 0 the whole
/// stretch is half coloured.
struct BarMark {
  /// The data and the scales.
  let input: MarkInput

  /// A bar as long as a value, in the series' colour or half of it.
  private struct Bar {
    var value: Double
    var series: Int
    var isHalf: Bool
  }

  /// The bars of all columns, an item for each colour of each layer.
  func items() -> [Scene.Item] {
    var layers: [Layer] = []
    var bars: [Bar] = []
    let shown = input.shownSeries
    for column in input.barColumns() {
      bars.removeAll(keepingCapacity: true)
      for series in shown { addBars(ofSeries: series, at: column.indexes, to: &bars) }
      // The longest first.
      if bars.count > 1 { bars.sort { $0.value.magnitude > $1.value.magnitude } }
      for (rank, bar) in bars.enumerated() {
        if rank == layers.count { layers.append(Layer(seriesCount: input.table.series.count)) }
        let scale = input.yScale(ofSeries: bar.series)
        layers[rank].add(
          input.bar(column, from: 0, to: bar.value, on: scale), bar.series, isHalf: bar.isHalf)
      }
    }
    return layers.flatMap { $0.items(input) }
  }

  private func addBars(ofSeries series: Int, at indexes: Range<Int>, to bars: inout [Bar]) {
    guard let extent = input.table.series[series].column.extent(of: indexes) else { return }
    func add(_ value: Double, isHalf: Bool) {
      bars.append(Bar(value: value, series: series, isHalf: isHalf))
    }
    // What reaches further is behind; of values on both sides of 0, both reach as far as they can.
    let (lowest, highest) = (extent.lowerBound, extent.upperBound)
    let isAcross = lowest < 0 && highest > 0
    if lowest == highest { return add(lowest, isHalf: false) }
    add(highest, isHalf: isAcross || lowest >= 0)
    add(lowest, isHalf: isAcross || highest <= 0)
  }

  /// Bars that lie beside each other: the longest of each column, or the second longest and so on.
  private struct Layer {
    private var whole, half: [[Rect]]

    init(seriesCount: Int) {
      whole = Array(repeating: [], count: seriesCount)
      half = whole
    }

    mutating func add(_ rect: Rect, _ series: Int, isHalf: Bool) {
      if isHalf { half[series].append(rect) } else { whole[series].append(rect) }
    }

    func items(_ input: MarkInput) -> [Scene.Item] {
      input.shownSeries.flatMap { series in
        item(half[series], input.halfColor(ofSeries: series), weight: input.weights[series])
          + item(whole[series], input.colors[series], weight: input.weights[series])
      }
    }

    private func item(_ rects: [Rect], _ color: Color, weight: Double) -> [Scene.Item] {
      rects.isEmpty ? [] : [.rectangles(rects, fill: color.faded(by: weight))]
    }
  }
}
