import ChartCore

/// How opaque a line without a label is, beside one that has one.
private let minorOpacity = 0.45
/// The least distance of lines without labels, in pixels.
private let closestMinorLines = 5.0

extension AxesDrawing {
  /// The faint lines of a logarithmic axis that divide its decades, ticks among them: without them people cannot see how
  /// values are spread. Of two axes the first has them.
  var minorLines: [GridLine] {
    guard let scale = yScales.first, scale.form == .logarithmic, let axis = axes.first,
      let ticks = LogTicks.minor(
        decadePixels: decadePixels(of: scale), closest: closestMinorLines)
    else { return [] }
    let highest = highestBaseline(ofAxis: 0)
    return axis.layers.flatMap { layer in
      ticks.values(in: layer.ticks.part(of: shownValues(on: scale))).map { value in
        let y = (scale(value) - 0.5).rounded()
        let edge = edgeOpacity(at: y, highestBaseline: highest)
        return GridLine(
          value: value, opacity: minorOpacity * layer.opacity * edge, y: y, notations: [])
      }
    }.filter { $0.opacity > 0 }
  }

  private func decadePixels(of scale: ValueScale) -> Double {
    abs(scale(scale.domain.lowerBound) - scale(10 * scale.domain.lowerBound))
  }
}
