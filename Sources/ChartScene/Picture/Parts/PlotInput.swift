import ChartCore

/// What the series in the plot depend on: a picture without what is beside them.
struct PlotInput: Equatable {
  private let picture: ChartPicture

  /// That of a picture.
  init(_ picture: ChartPicture) {
    self.picture = ChartPicture(
      picture.setting, picture.sample.inPlot, ChartReading(), picture.effects)
  }

  /// The visible series, clipped by the plot, with the grid over them where they would hide it; or a
  /// pie's sectors.
  func scene() -> Scene { picture.plotScene() }
}

/// What lies over the series depends on: a picture that has arrived.
struct OverlayInput: Equatable {
  private let picture: ChartPicture

  /// That of a picture.
  init(_ picture: ChartPicture) {
    let reading =
      picture.table.isToldByPointer ? picture.reading : picture.reading.withoutPointer
    self.picture = ChartPicture(
      picture.setting, picture.sample.inPlot, reading, picture.effects.atRest)
  }

  /// The indicator and its card, and what is written and marked.
  func scene(measure: some TextMeasure) -> Scene { picture.overlayScene(measure: measure) }
}

extension ChartSample {
  /// The same without what is below the plot.
  fileprivate var inPlot: ChartSample {
    var sample = self
    sample.xLabelSets = []
    for axis in axes.indices {
      sample.axes[axis].miniMapDomain = axes[axis].domain
      sample.axes[axis].miniMapForm = axes[axis].form
    }
    return sample
  }
}
