import ChartCore

/// How strong each frequency is at each time: the strongest one is read.
struct SpectrogramDrawing: KindDrawing {
  func plot(_ picture: ChartPicture) -> Scene { picture.spectrogramPlot() }

  func cardRows(at index: Int, in picture: ChartPicture) -> [CardRow]? {
    picture.spectrogramRows(at: index)
  }

  func copiedValues(at index: Int, in picture: ChartPicture) -> [(name: String, value: Double)] {
    let table = picture.table
    let amplitude = table.spectrogram?.amplitude(ofPiece: index) ?? .nan
    return [
      (table.series[0].name, table.value(ofSeries: 0, at: index)),
      (picture.style.words("Amplitude"), amplitude),
    ]
  }
}
