import ChartCore

/// From a grid line up to the baseline of its label; below the plot's upper edge a label stands lower,
/// at last on its line.
private let labelRise = 5.0

/// What is written above a line.
private struct GridLabel {
  var string: String
  var opacity: Double
}

/// What the labels of the y axes depend on.
struct YLabelsInput: AxesDrawing, Equatable {
  let setting: ChartSetting
  let axes: [YAxisSample]
  let yScales: [ValueScale]

  /// Those of a picture.
  init(_ picture: ChartPicture) {
    (setting, axes, yScales) = (picture.setting, picture.axes, picture.yScales)
  }

  /// The values of the grid lines, above them: at the left, those of a second axis at the right.
  func scene() -> Scene {
    var scene = Scene(size: layout.grid.size)
    for axis in uprightAxes { scene.items += labels(ofAxis: axis) + headings(ofAxis: axis) }
    return scene
  }

  private func labels(ofAxis axis: Int) -> [Scene.Item] {
    if table.kind.drawsSum { return endLabels }
    var scene = Scene(size: layout.grid.size)
    let height = labelHeight * style.textScale
    let (lines, color) = (lines(ofAxis: axis), labelColor(ofAxis: axis))
    for line in lines {
      let isCrowded = lines.contains { $0.y != line.y && abs($0.y - line.y) < height }
      let baseline = min(max(line.y - labelRise, highestBaseline(ofAxis: axis)), line.y)
      if table.namesOneValue, line.value == 0 { continue }
      let labels = line.labels(style.formats)
      for label in labels {
        let text = self.label(label.string, at: baseline, axis: axis, color: color)
        scene.add(
          [.text(text)],
          opacity: isCrowded || labels.count > 1
            ? crowdedOpacity(label.opacity) : label.opacity)
      }
    }
    return scene.items
  }

  /// Those of a total, beside the ends of its lines.
  private var endLabels: [Scene.Item] {
    var scene = Scene(size: layout.grid.size)
    let lines = lines(ofAxis: 0)
    for line in lines {
      for label in line.labels(style.formats) {
        let text = Text(
          table.named(label.string),
          at: Point(layout.grid.width, style.label.baseline(centredOn: line.y).rounded()),
          anchor: .trailing, style: style.label, color: style.theme.dim)
        let isAlone = lines.count { ($0.y - line.y).magnitude < labelHeight } == 1
        scene.add([.text(text)], opacity: isAlone ? label.opacity : crowdedOpacity(label.opacity))
      }
    }
    return scene.items
  }

  /// What is written once above the labels of an axis; while one heading fades into another, both.
  private func headings(ofAxis axis: Int) -> [Scene.Item] {
    var headings: [GridLabel] = []
    for layer in axes[axis].layers {
      style.formats.heading(of: layer.notation).map { headings.add($0, opacity: layer.opacity) }
    }
    var scene = Scene(size: layout.grid.size)
    for heading in headings {
      let text = label(
        heading.string, at: headingBaseline, axis: axis, color: labelColor(ofAxis: axis))
      scene.add(
        [.text(text)],
        opacity: headings.count > 1 ? crowdedOpacity(heading.opacity) : heading.opacity)
    }
    return scene.items
  }

  private func label(
    _ string: String, at baseline: Double, axis: Int, color: Color
  ) -> Text {
    let hasTwoAxes = uprightAxes.count > 1
    let room = hasTwoAxes ? layout.grid.width / 2 : layout.grid.width
    return Text(
      string, at: Point(axis == 0 ? 0 : layout.grid.width, baseline),
      anchor: axis == 0 ? .leading : .trailing, style: style.label, color: color,
      halo: style.theme.card, maximumWidth: room)
  }

  /// The labels of two axes are told apart by the colours of their series, where each has one.
  private func labelColor(ofAxis axis: Int) -> Color {
    let own = table.series(onAxis: axis)
    guard uprightAxes.count > 1, own.count == 1 else { return style.theme.dim }
    return style.theme.seriesTextColor(of: table.series[own[0]], on: style.theme.card)
  }
}

extension GridLine {
  fileprivate func labels(_ formats: Formats) -> [GridLabel] {
    var labels: [GridLabel] = []
    for (notation, opacity) in notations {
      labels.add(formats.tick(value, in: notation), opacity: opacity)
    }
    return labels
  }
}

extension Table {
  /// A number with the unit of what the table shows, where its title does not stand alone.
  func named(_ number: String) -> String {
    guard let metrics = presentation.metrics, metrics.figures.indices.contains(metrics.shown) else {
      return number
    }
    return number + " " + metrics.figures[metrics.shown].unit
  }
}

extension [GridLabel] {
  /// Adds a label, or makes the one that says the same more opaque.
  fileprivate mutating func add(_ string: String, opacity: Double) {
    if let known = firstIndex(where: { $0.string == string }) {
      self[known].opacity = Swift.min(1, self[known].opacity + opacity)
    } else {
      append(GridLabel(string: string, opacity: opacity))
    }
  }
}
