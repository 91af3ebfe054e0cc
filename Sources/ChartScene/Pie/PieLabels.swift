import ChartCore

/// The letters of a sector that is half of the pie or more, in parts of the radius, and at most so
/// many pixels.
private let letterPart = 0.24
private let largestLetters = 34.0
/// The size of the smallest sectors' letters, in parts of the largest.
private let smallestScale = 0.3
/// The share from which letters have their full size.
private let fullShare = 0.5
/// Letters smaller than this are not readable.
private let smallestLetters = 9.0
/// How much is tried between a sector's largest letters and these.
private let sizeStep = 0.85
/// Sectors below this are labelled outside, where they have room.
private let smallestInside = 0.04
/// From the rim inwards to the middle of a small sector's letters, in parts of the radius.
private let nearRim = 0.8
/// The middle of a large sector's letters from the centre, in parts of the radius.
private let nearMiddle = 0.56
/// From the rim to the bend of the line to a label, and from there to the label.
private let leaderLength = 10.0
private let leaderGap = 4.0
private let leaderWidth = 1.0
/// The height of a line of letters, in em.
private let lineHeight = 1.25

/// A percentage's place: inside its sector, or outside with a line to it.
private struct PieLabel {
  var share: PieShare
  var middle: Double
}

/// Writes the percentages of a pie.
struct PieLabels {
  /// Where the sectors lie.
  let geometry: PieGeometry
  /// The sectors that have moved out.
  let selections: [PieSelection]
  /// Colours and the size of text.
  let style: ChartStyle
  /// The plot.
  let size: Size
  /// Whether letters have a rim of their sector's colour, as there are lines behind them.
  var haveHalos = false

  /// Each sector's percent: inside it where it fits, else outside; none lies on another.
  func items(color: (Int) -> Color, measure: some TextMeasure) -> [Scene.Item] {
    guard geometry.radius > 0 else { return [] }
    if geometry.shares.sectors.isEmpty { return [noData] }
    var items: [Scene.Item] = []
    var outside: [PieShare] = []
    let ink = style.theme.ink(onAll: geometry.shares.sectors.map { color($0.series) })
    for share in geometry.shares.sectors {
      let own = ink ?? style.theme.ink(on: color(share.series))
      if var text = inside(share, ink: own, measure: measure) {
        if haveHalos { text.halo = color(share.series) }
        items.append(.text(text))
      } else {
        outside.append(share)
      }
    }
    return items
      + [false, true].flatMap { isRight in
        labels(outside.filter { isAtRight($0) == isRight }, isRight: isRight)
      }
  }

  private var noData: Scene.Item {
    let baseline = style.strong.baseline(centredOn: geometry.center.y)
    return .text(
      Text(
        style.words("No data"), at: Point(geometry.center.x, baseline), anchor: .middle,
        style: style.strong,
        color: style.theme.dim))
  }

  /// The percent inside its sector in the largest letters that fit there, nil where none do.
  private func inside(_ share: PieShare, ink: Color, measure: some TextMeasure) -> Text? {
    guard share.part >= smallestInside else { return nil }
    let string = style.formats.percent(share.percent)
    let full = min(geometry.radius * letterPart, largestLetters) * style.textScale
    let scale = smallestScale + (1 - smallestScale) * min(1, share.part / fullShare)
    let smallest = smallestLetters * style.textScale
    var text = TextStyle(size: max(full * scale, smallest), isBold: true)
    while text.size >= smallest {
      let width = measure.width(of: string, style: text)
      if let middle = middle(of: share, Size(width, text.size)) {
        return Text(
          string, at: Point(middle.x, text.baseline(centredOn: middle.y)), anchor: .middle,
          style: text, color: ink)
      }
      text.size *= sizeStep
    }
    return nil
  }

  /// The middle of a text of a size in a sector, nil where it does not fit in there.
  private func middle(of share: PieShare, _ text: Size) -> Point? {
    let shift = geometry.shift(of: share, selections)
    let center = Point(geometry.center.x + shift.x, geometry.center.y + shift.y)
    if share.part > 0.999 { return center }
    let way = direction(ofTurn: share.middleTurn)
    let part = nearRim.interpolated(to: nearMiddle, by: min(1, share.part / fullShare))
    let offset = Point(way.x * geometry.radius * part, way.y * geometry.radius * part)
    let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
      Point(
        geometry.center.x + offset.x + x * text.width / 2,
        geometry.center.y + offset.y + y * text.height / 2)
    }
    let fits = corners.allSatisfy { geometry.sector(at: $0) == share.series }
    return fits ? Point(center.x + offset.x, center.y + offset.y) : nil
  }
}

extension PieLabels {
  private func isAtRight(_ share: PieShare) -> Bool { share.middleTurn < 0.5 }

  private var rowHeight: Double { style.label.size * lineHeight }

  /// The labels of one side, from top to bottom; where they have no room, the smallest go.
  private func labels(_ shares: [PieShare], isRight: Bool) -> [Scene.Item] {
    let room = max(0, Int(clamping: size.height / rowHeight))
    let kept = shares.sorted { ($1.part, $0.series) < ($0.part, $1.series) }.prefix(room)
    var labels = kept.map { PieLabel(share: $0, middle: rim($0, leaderLength).y) }
    labels.sort { ($0.middle, $0.share.series) < ($1.middle, $1.share.series) }
    spread(&labels)
    return labels.flatMap { items(of: $0, isRight: isRight) }
  }

  /// Moves labels down from those above them, then up from the plot's lower edge.
  private func spread(_ labels: inout [PieLabel]) {
    var free = rowHeight / 2
    for index in labels.indices {
      labels[index].middle = max(labels[index].middle, free)
      free = labels[index].middle + rowHeight
    }
    free = size.height - rowHeight / 2
    for index in labels.indices.reversed() {
      labels[index].middle = min(labels[index].middle, free)
      free = labels[index].middle - rowHeight
    }
  }

  /// The line from the rim, and the percent at its end.
  private func items(of label: PieLabel, isRight: Bool) -> [Scene.Item] {
    let outwards = isRight ? 1.0 : -1
    let beside = max(
      abs(rim(label.share, leaderLength).x - geometry.center.x), halfWidth(at: label.middle))
    let start = rim(label.share, 0)
    let end = Point(geometry.center.x + outwards * (beside + leaderGap), label.middle)
    let baseline = style.label.baseline(centredOn: label.middle)
    let percent =
      label.share.percent == 0
      ? "<" + style.formats.percent(1) : style.formats.percent(label.share.percent)
    return [
      .polyline([start, end], width: leaderWidth, color: style.theme.hairline),
      .text(
        Text(
          percent, at: Point(end.x + outwards * leaderGap, baseline),
          anchor: isRight ? .leading : .trailing, style: style.label, color: style.theme.dim)),
    ]
  }

  /// From the disc's middle to what is beside it at a height: a label moved down must not come to lie
  /// on the sectors.
  private func halfWidth(at y: Double) -> Double {
    let (reach, height) = (geometry.radius + leaderLength, y - geometry.center.y)
    return max(0, reach * reach - height * height).squareRoot()
  }

  /// The point so many pixels outside the rim in the middle of a sector.
  private func rim(_ share: PieShare, _ distance: Double) -> Point {
    let (way, shift) = (direction(ofTurn: share.middleTurn), geometry.shift(of: share, selections))
    let length = geometry.radius + distance
    return Point(
      geometry.center.x + shift.x + way.x * length, geometry.center.y + shift.y + way.y * length)
  }
}
