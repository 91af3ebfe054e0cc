import ChartCore

/// How wide what is told of zones is, with names and percents and without, from which width of the plot on, and how far from
/// the lines.
private let (wideZones, slimZones) = (156.0, 60.0)
private let (wideFrom, slimFrom) = (620.0, 400.0)
private let besideLines = 10.0
/// The columns of times and percents end so far before the end, and letters are so far from a bar's ends.
private let (percentRoom, besideLetters) = (44.0, 6.0)
/// How high a row is, how much lower its bar, and how round.
private let (rowHeight, rowGap, barRadius) = (18.0, 2.0, 3.0)
/// How opaque bars are: letters stand on them.
private let (usualOpacity, strongOpacity) = (0.4, 0.6)

extension ChartLayout {
  /// How wide what is told of zones beside a plot of a width is; 0 where there is no room.
  static func zoneWidth(beside width: Double, textScale: Double) -> Double {
    let room = width / textScale
    let own = room >= wideFrom ? wideZones : room >= slimFrom ? slimZones : 0
    return own > 0 ? (own * textScale).rounded() + besideLines : 0
  }

  /// Where that is, where it is somewhere.
  var zones: Rect? {
    guard zoneWidth > 0 else { return nil }
    return Rect(
      plot.x + rangeEdges.upperBound + besideLines, plot.y, zoneWidth - besideLines,
      plot.height - stateHeight)
  }
}

/// What is told of zones depends on how long values are in each, and on where they are.
struct ZonesInput: AxesDrawing, Equatable {
  let setting: ChartSetting
  let axes: [YAxisSample]
  let yScales: [ValueScale]
  private let series: Int?
  private let opacity: Double
  private let told: [ToldZone]

  /// That of a picture.
  init(_ picture: ChartPicture) {
    (setting, axes, yScales) = (picture.setting, picture.axes, picture.yScales)
    series = picture.layout.zones == nil ? nil : picture.shownZones?.series
    opacity = series.map(picture.opacity) ?? 0
    told = series == nil ? [] : picture.toldZones
  }

  /// A row for each zone that has room, beside it: a bar as long as its part of the time, with its name, the time and the
  /// percent.
  func scene(measure: some TextMeasure) -> Scene {
    var scene = Scene(size: layout.zones?.size ?? Size(0, 0))
    guard let series, let zones = table.series[series].zones else { return scene }
    let colors = zoneColors(zones)
    for row in rows(of: zones, series: series) {
      scene.add(
        items(of: told[row.zone], at: row.middle, color: colors[row.zone], measure: measure),
        opacity: opacity)
    }
    return scene
  }

  private func items(
    of zone: ToldZone, at middle: Double, color: Color, measure: some TextMeasure
  ) -> [Scene.Item] {
    let (width, height) = (layout.zones?.width ?? 0, (rowHeight * style.textScale).rounded())
    let place = Rect(
      0, (middle - height / 2).rounded(), (width * zone.share).rounded(.up), height - rowGap)
    let strength = style.theme.isHighContrast ? strongOpacity : usualOpacity
    let bar = Scene.Item.rectangle(
      place, radius: min(barRadius, place.width / 2), fill: color.faded(by: strength))
    let baseline = style.label.baseline(centredOn: place.y + place.height / 2).rounded()
    func text(
      _ string: String, _ x: Double, _ anchor: Text.Anchor, _ color: Color, _ room: Double
    ) -> Scene.Item {
      .text(
        Text(
          string, at: Point(x, baseline), anchor: anchor, style: style.label, color: color,
          maximumWidth: room))
    }
    let isWide = width > wideZones * style.textScale - 1
    let end = width - besideLetters
    let timeEnd = isWide ? end - (percentRoom * style.textScale).rounded() : end
    let time = text(zone.length, timeEnd, .trailing, style.theme.text, timeEnd - besideLetters)
    let bars = place.width > 0 ? [bar] : []
    guard isWide else { return bars + [time] }
    let room = timeEnd - measure.width(of: zone.length, style: style.label) - 2 * besideLetters
    return bars + [
      text(zone.name.onOneLine.shortened, besideLetters, .leading, style.theme.text, room), time,
      text(zone.percent, end, .trailing, style.theme.dim, percentRoom * style.textScale),
    ]
  }

  /// Where the rows are: each beside the middle of its zone as far as none is on another; where there are more than have room
  /// those of the longest times.
  private func rows(of zones: ValueZones, series: Int) -> [(zone: Int, middle: Double)] {
    let height = (rowHeight * style.textScale).rounded()
    let room = layout.zones?.height ?? 0
    guard room >= height else { return [] }
    let isDownward = table.presentation.drawing.isDownward
    let places = told.indices.map { zone in
      place(ofZone: zone, of: zones, series: series).map {
        (zone: zone, middle: ($0.lowerBound + $0.upperBound) / 2)
      }
    }
    let most = Int(room / height)
    let kept = Set(
      places.indices.filter { places[$0] != nil || told[$0].share > 0 }
        .sorted { told[$0].share > told[$1].share }.prefix(most))
    let inOrder = (isDownward ? Array(told.indices) : told.indices.reversed()).filter(kept.contains)
    let scale = yScales[table.axis(ofSeries: series)]
    let wanted = inOrder.map { zone in
      let isBelow =
        zone < zones.bounds.count
        && (!scale.hasPlace(for: zones.bounds[zone])
          || zones.bounds[zone] <= scale.domain.lowerBound)
      return places[zone]?.middle ?? (isBelow == isDownward ? 0 : room)
    }
    return zip(inOrder, wanted.spread(apart: height, within: height / 2...room - height / 2))
      .map { ($0, $1) }
  }
}

extension [Double] {
  /// Ascending places moved as little as it takes for neighbours to be so far apart, within a range that has room for all.
  func spread(apart distance: Double, within range: ClosedRange<Double>) -> [Double] {
    var places = self
    for index in indices {
      let least = index == 0 ? range.lowerBound : places[index - 1] + distance
      places[index] = Swift.max(places[index], least)
    }
    var most = range.upperBound
    for index in indices.reversed() {
      places[index] = Swift.min(places[index], most)
      most = places[index] - distance
    }
    return places
  }
}
