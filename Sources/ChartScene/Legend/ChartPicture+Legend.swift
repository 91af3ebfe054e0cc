import ChartCore

/// How strong the ground of a raised series' row is.
private let rowTint = 0.14

extension ChartPicture {
  /// The names of a legend's columns, in pixels of its rows.
  public func legendHeads(_ columns: LegendColumns) -> Scene {
    let height = legendMeasures.head
    let baseline = style.label.baseline(centredOn: height / 2).rounded()
    let name = Text(
      style.words("Name"), at: Point(legendMeasures.beforeName, baseline), style: style.label,
      color: style.theme.dim, maximumWidth: max(0, columns.nameEnd - legendMeasures.beforeName))
    let heads = columns.ends.map { kind, x in
      Scene.Item.text(
        Text(
          legendHead(kind), at: Point(x, baseline), anchor: .trailing, style: style.label,
          color: style.theme.dim))
    }
    return Scene(size: Size(columns.row.width, height), items: [.text(name)] + heads)
  }

  /// A series' row in a legend: its check mark, its name and its numbers, on a ground of its colour while it is
  /// raised.
  public func legendRow(
    _ series: Int, isOn: Bool, _ columns: LegendColumns, measure: some TextMeasure
  ) -> Scene {
    let isRaised = raised?.series == series
    var scene = Scene(size: columns.row)
    if let raised, isRaised {
      let fill = color(ofSeries: series).faded(by: rowTint * raised.amount)
      scene.items.append(.rectangle(Rect(columns.row), radius: LegendMeasures.radius, fill: fill))
    }
    scene.items += CheckMark(
      at: Point(LegendMeasures.padding, columns.row.height / 2), side: legendMeasures.check
    ).items(isOn: isOn, color(ofSeries: series), style, ink: columns.ink)
    if hasPatterns && isOn {
      scene.items += look(ofSeries: series).sample(
        at: Point(legendMeasures.beforeSample, columns.row.height / 2),
        width: legendMeasures.sample, color: color(ofSeries: series), ground: style.theme.card)
    }
    scene.items.append(
      legendName(series, isOn: isOn, isBold: isRaised && isOn, columns, measure))
    scene.items += columns.ends.map { kind, x in
      legendNumber(kind, ofSeries: series, isOn: isOn, at: x, columns)
    }
    return scene
  }

  private func legendName(
    _ series: Int, isOn: Bool, isBold: Bool, _ columns: LegendColumns, _ measure: some TextMeasure
  ) -> Scene.Item {
    let text = isBold ? style.strong : style.plain
    let name = table.series[series].name
    let room = max(0, columns.nameEnd - legendMeasures.beforeName)
    let isCut = measure.width(of: name, style: text) > room
    return .text(
      Text(
        isCut ? columns.cut.shortened(name) : name,
        at: Point(
          legendMeasures.beforeName, text.baseline(centredOn: columns.row.height / 2).rounded()),
        style: text, color: isOn ? style.theme.text : style.theme.dim,
        maximumWidth: room, cut: columns.cut.place))
  }

  private func legendNumber(
    _ kind: LegendColumns.Kind, ofSeries series: Int, isOn: Bool, at x: Double,
    _ columns: LegendColumns
  ) -> Scene.Item {
    let text = kind == .value && isOn ? style.strong : style.plain
    let value = legendValue(kind, ofSeries: series) ?? .nan
    return .text(
      Text(
        legendText(
          value,
          in: ownNotation(ofSeries: series) ?? columns.notations[table.axis(ofSeries: series)]),
        at: Point(x, text.baseline(centredOn: columns.row.height / 2).rounded()),
        anchor: .trailing,
        style: text, color: kind == .value && isOn ? style.theme.text : style.theme.dim))
  }

  /// What a column says of a series; nil where it has no value.
  private func legendValue(_ kind: LegendColumns.Kind, ofSeries series: Int) -> Double? {
    switch kind {
    case .value: return legendIndex.map { table.value(ofSeries: series, at: $0) }
    case .last: return lastSeenIndex.map { table.value(ofSeries: series, at: $0) }
    case .minimum, .maximum:
      let extent = table.extentSeen(ofSeries: series, in: sample.visibleRange)
      return kind == .minimum ? extent?.lowerBound : extent?.upperBound
    }
  }
}

extension ChartPicture {
  /// A series' row in words: its numbers.
  public func spokenLegendRow(_ series: Int) -> String {
    let (value, lowest, highest) = (
      spoken(.value, series), spoken(.minimum, series), spoken(.maximum, series)
    )
    return style.words("\(value), minimum \(lowest), maximum \(highest)")
  }

  private func spoken(_ kind: LegendColumns.Kind, _ series: Int) -> Phrase {
    legendValue(kind, ofSeries: series).map { Phrase(verbatim: legendText($0, in: nil)) }
      ?? "no value"
  }

  /// As many rows of a legend as fit, in the file's order, for a picture that stays.
  func legendItems(in place: Rect, measure: some TextMeasure) -> [Scene.Item] {
    let inner = place.inset(
      horizontally: LegendMeasures.margin, vertically: LegendMeasures.margin)
    guard inner.width > 0, inner.height > legendMeasures.head else { return [] }
    let columns = LegendColumns(of: self, width: inner.width, measure: measure)
    let room = Int(
      clamping: ((inner.height - legendMeasures.head) / legendMeasures.row).rounded(.down))
    let all = table.series.indices
    let count = all.count <= room ? all.count : max(0, room - 1)
    let first = inner.y + legendMeasures.head
    let rows = all.prefix(count).map { series in
      Scene.Item.moved(
        Point(inner.x, first + Double(series) * legendMeasures.row),
        legendRow(series, isOn: isOn(series), columns, measure: measure).items)
    }
    let heads = Scene.Item.moved(Point(inner.x, inner.y), legendHeads(columns).items)
    return [divider(at: place), heads] + rows
      + (count < all.count
        ? [more(all.count - count, at: Point(inner.x, first), after: count)] : [])
  }

  /// The line between chart and legend.
  private func divider(at place: Rect) -> Scene.Item {
    .rectangle(
      place.x > 0
        ? Rect(place.x, place.y, 1, place.height) : Rect(place.x, place.y, place.width, 1),
      fill: style.theme.grid)
  }

  private func more(_ count: Int, at first: Point, after rows: Int) -> Scene.Item {
    let middle = first.y + (Double(rows) + 0.5) * legendMeasures.row
    return .text(
      Text(
        style.words(Phrase(counting: count, one: "+\(count) more", many: "+\(count) more")),
        at: Point(
          first.x + legendMeasures.beforeName, style.plain.baseline(centredOn: middle).rounded()),
        style: style.plain, color: style.theme.dim))
  }
}

extension Table {
  /// The lowest to the highest value of the points of a series in a range; nil where there is none.
  fileprivate func extentSeen(
    ofSeries index: Int, in range: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    let first = self.index(atOrAfter: range.lowerBound)
    let end = self.index(atOrAfter: range.upperBound.nextUp)
    return first < end ? valueExtent(ofSeries: index, at: first..<end) : nil
  }
}
