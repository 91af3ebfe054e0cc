import ChartCore

/// So many digits of an amplitude mean something.
private let amplitudeDigits = 4

extension ChartPicture {
  /// The cells of the visible range, and the grid over them.
  func spectrogramPlot() -> Scene {
    var scene = Scene(size: layout.plot.size)
    if let shown = table.spectrogram {
      let edges = layout.rangeEdges
      let mark = SpectrogramMark(
        shown: shown, xScale: xScale, yScale: yScales[0],
        area: Rect(edges.lowerBound, 0, edges.span, layout.plot.height - layout.stateHeight),
        theme: style.theme)
      scene.add(mark.items(), opacity: opacity(ofSeries: 0))
    }
    scene.items += plotGrid
    return scene
  }

  /// The strongest frequency at a time, and how strong it is.
  func spectrogramRows(at index: Int) -> [CardRow] {
    guard let shown = table.spectrogram else { return [] }
    let value = table.value(ofSeries: 0, at: index)
    let notation = valueNotation(ofAxis: 0, with: [value])
    let name = table.series[0].name
    return [
      CardRow(
        name: name, value: notation.map { style.formats.value(value, in: $0) } ?? "",
        color: style.theme.text),
      CardRow(
        name: style.words("Amplitude"),
        value: style.formats.amplitude(shown.amplitude(ofPiece: index), of: shown),
        color: style.theme.text),
    ]
  }
}

extension Formats {
  /// An amplitude with its unit.
  func amplitude(_ amplitude: Double, of shown: ShownSpectrogram) -> String {
    let number = value(amplitude.rounded(amplitudeDigits))
    return shown.amplitudeUnit.map { "\(number) \($0)" } ?? number
  }
}
