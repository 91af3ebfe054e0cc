import ChartCore

/// The least space between title and range.
private let space = 16.0
/// A title may be cut to this share of the header, but no shorter, before the range gives way.
private let titleShare = 0.3
/// From the range to its zone.
private let zoneSpace = 5.0
/// A title is left out where there would be less of it, in pixels.
private let leastTitle = 40.0
/// What the button before a detail's title says, and what its icon and its edges need: the same with
/// letters of any size.
private let buttonName: Phrase = "Zoom Out"
private let buttonRoom = 40.0

/// What the header depends on: where it has figures of points, the values of the visible range too.
struct HeaderInput: FiguresDrawing, Equatable {
  let setting: ChartSetting
  let visibleRange: ClosedRange<Double>
  let axes: [YAxisSample]
  let yScales: [ValueScale]
  let opacities: [Double]
  let readIndex: Int?

  /// That of a picture.
  init(_ picture: ChartPicture) {
    (setting, visibleRange) = (picture.setting, picture.visibleRange)
    let hasFigures = picture.hasFiguresOfPoints
    (axes, yScales) = hasFigures ? (picture.axes, picture.yScales) : ([], [])
    opacities = hasFigures ? picture.opacities : []
    readIndex = hasFigures ? picture.readIndex : nil
  }

  /// The title at the left and the visible range in words with its zone at the right; they never meet.
  ///
  /// Before a detail's title there is room for the button "Zoom Out", unless the picture stays, and a day is written in
  /// full.
  func scene(measure: some TextMeasure) -> Scene {
    let size = layout.header.size
    var scene = Scene(size: size)
    guard size.height > 0 else { return scene }
    scene.items = figureLine(measure: measure).map(mirrored)
    let titleHeight = size.height - layout.figureLineHeight
    let baseline = style.title.baseline(centredOn: titleHeight / 2).rounded()
    let start = titleStart(measure: measure)
    var titleWidth = size.width - start
    if let range = rangeText(baseline: baseline, measure: measure) {
      let texts = zoned(range, start: start, measure: measure)
      titleWidth -= texts.map { measure.width(of: $0.string, style: $0.style) }.reduce(0, +)
      titleWidth -= texts.count > 1 ? space + zoneSpace : space
      scene.items += texts.map { mirrored(.text($0)) }
    }
    if hasButton, titleWidth < leastTitle { return scene }
    let title = Text(
      title, at: Point(start, baseline), style: style.title, color: style.theme.text,
      maximumWidth: max(0, titleWidth))
    scene.items.insert(mirrored(.text(title)), at: 0)
    return scene
  }

  /// What stands in the header at the other side, where people read from right to left.
  private func mirrored(_ item: Scene.Item) -> Scene.Item {
    style.isMirrored ? item.mirrored(in: layout.header.width) : item
  }

  /// The range and, dim behind it, its zone, where the title keeps its whole width; what has no date, and clocks
  /// that nobody knows, have none.
  private func zoned(_ range: Text, start: Double, measure: some TextMeasure) -> [Text] {
    guard table.xKind.hasDates, !table.presentation.isOfOwnClocks else { return [range] }
    let zone = Text(
      table.zone.name, at: range.position, anchor: .trailing, style: style.label,
      color: style.theme.dim)
    let room = measure.width(of: zone.string, style: zone.style) + zoneSpace
    let widths = [title, range.string].map {
      measure.width(of: $0, style: $0 == title ? style.title : range.style)
    }
    guard start + widths[0] + space + widths[1] + room <= layout.header.width else {
      return [range]
    }
    var range = range
    range.position.x -= room
    return [range, zone]
  }

  /// Whether the button "Zoom Out" stands before the title: nobody can press one in a picture that stays.
  private var hasButton: Bool { role == .detail && !setting.isStill }

  /// Where the title begins: behind the button of a detail, which cannot be cut.
  private func titleStart(measure: some TextMeasure) -> Double {
    hasButton ? measure.width(of: style.words(buttonName), style: style.strong) + buttonRoom : 0
  }

  /// The first form of the range, from long and large to short and small, that leaves the title
  /// its whole width, or else its share, or of a detail at least the button; none where even the last
  /// does not.
  private func rangeText(baseline: Double, measure: some TextMeasure) -> Text? {
    let width = layout.header.width
    let start = titleStart(measure: measure)
    let titleWidth = measure.width(of: title, style: style.title)
    let forms = rangeForms.map { string, style in
      (string, style, measure.width(of: string, style: style) + space)
    }
    let shares = [titleWidth, min(titleWidth, width * titleShare)] + (start > 0 ? [0] : [])
    let fitting = shares.lazy.compactMap { share in
      forms.first { $0.2 + start + share <= width }
    }.first
    return fitting.map { string, style, _ in
      Text(
        string, at: Point(width, baseline), anchor: .trailing, style: style,
        color: self.style.theme.text)
    }
  }

  /// From long to short: those of one day, of which there is no range, or those of a range; none of figures alone.
  private var rangeForms: [(String, TextStyle)] {
    guard !table.isOfFiguresAlone else { return [] }
    let forms =
      onlyDay.map(style.formats.forms(ofDay:)) ?? [
        style.formats.range(visibleRange, of: table),
        style.formats.shortRange(visibleRange, of: table),
      ]
    return forms.flatMap { [($0, style.strong), ($0, style.smallStrong)] }
  }

  /// The midnight, by the clocks that its times are told by, of the day that a detail shows, if it is one: a day of the
  /// file may be parts of two days elsewhere.
  private var onlyDay: Double? {
    guard role == .detail, table.xKind.hasDates else { return nil }
    let range = visibleRange
    let local = table.zone.local(range.lowerBound)
    let day = (local / millisecondsPerDay).rounded(.down) * millisecondsPerDay
    return table.zone.local(range.upperBound) <= day + millisecondsPerDay ? day : nil
  }
}
