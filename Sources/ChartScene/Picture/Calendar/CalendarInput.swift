import ChartCore

/// A day's ring: its radius and width, for letters of the usual size.
private let (ringRadius, ringWidth) = (15.0, 3.0)
/// The ground of the day that is read: from the edges of its cell, and the radius of its corners.
private let (groundInset, groundRadius) = (2.0, 10.0)
/// The least space between the names of two days of the week.
private let weekdayGap = 8.0
/// How many corners stand for a whole circle.
private let circleCorners = 72
/// How much of it is left of a number that is out of the visible range.
private let outsideOpacity = 0.55
/// The mark on a button: its width and half its height.
private let (markWidth, markHeight) = (4.5, 5.0)

/// What the calendar depends on.
struct CalendarInput: RangeDrawing, SeriesDrawing, Equatable {
  let setting: ChartSetting
  let visibleRange: ClosedRange<Double>
  let opacities: [Double]
  /// The point that is read.
  let readIndex: Int?

  /// That of a picture.
  init(_ picture: ChartPicture) {
    (setting, visibleRange) = (picture.setting, picture.visibleRange)
    (opacities, readIndex) = (picture.opacities, picture.readIndex)
  }

  /// Where the days are; nil where there is none.
  var geometry: CalendarGeometry? {
    layout.calendar.map {
      CalendarGeometry(
        calendarMonth, in: $0.size, firstWeekday: style.formats.dates.firstWeekday,
        textScale: style.textScale, isMirrored: style.isMirrored)
    }
  }

  /// The month of the day that is read, else that in which the visible range ends.
  private var calendarMonth: CalendarMonth {
    let last = max(0, table.index(atOrAfter: visibleRange.upperBound) - 1)
    return CalendarMonth(
      of: table.x(at: readIndex ?? last), in: table.zone, of: style.formats.dates.calendar)
  }

  /// The point of a day of the calendar's month; nil where there is none. Logarithmic time.
  func point(ofDay day: Int, in month: CalendarMonth) -> Int? {
    let start = month.moment(ofDay: day, in: table.zone)
    let index = table.index(atOrAfter: start)
    guard index < table.pointCount, table.x(at: index) - start < millisecondsPerDay / 2 else {
      return nil
    }
    return index
  }

  /// A month's days, each with a ring that is as far round as its sum is of the month's largest.
  func scene(measure: some TextMeasure) -> Scene {
    guard let geometry, let size = layout.calendar?.size else {
      return Scene(size: Size(0, 0))
    }
    let days = (1...max(1, geometry.month.dayCount)).map {
      (day: $0, point: point(ofDay: $0, in: geometry.month))
    }
    let sums = days.map { $0.point.map(sum) ?? 0 }
    let most = sums.max() ?? 0
    var scene = Scene(size: size)
    scene.items = head(of: geometry, measure: measure)
    for (place, day) in zip(days, sums) {
      scene.items += items(
        ofDay: place.day, at: place.point, part: most > 0 ? day / most : 0, in: geometry)
    }
    return scene
  }

  /// What the series that are on are together at a point, or the largest of them where they do not add up; not below 0.
  func sum(ofPoint point: Int) -> Double {
    let values = table.series.indices.filter(isOn).map { table.value(ofSeries: $0, at: point) }
      .filter { $0 > 0 }
    return table.kind.stacking == .sums ? values.reduce(0, +) : values.max() ?? 0
  }

  private func head(of geometry: CalendarGeometry, measure: some TextMeasure) -> [Scene.Item] {
    let name = style.formats.name(of: geometry.month)
    let reach = ringRadius * style.textScale
    let start = geometry.middle(ofColumn: 0) + (style.isMirrored ? reach : -reach)
    let earlier = geometry.button(0)
    let title = Text(
      name, at: Point(start, style.title.baseline(centredOn: geometry.monthMiddle).rounded()),
      anchor: style.isMirrored ? .trailing : .leading, style: style.title, color: style.theme.text,
      maximumWidth: max(0, style.isMirrored ? start - earlier.maxX : earlier.x - start))
    let names = weekdayNames(in: geometry, measure: measure)
    let weekdays = (0..<7).map { column in
      Scene.Item.text(
        Text(
          names[(column + style.formats.dates.firstWeekday) % 7],
          at: Point(
            geometry.middle(ofColumn: column),
            style.label.baseline(centredOn: geometry.weekMiddle).rounded()),
          anchor: .middle, style: style.label, color: style.theme.dim))
    }
    return [.text(title)] + weekdays + [0, 1].flatMap { button($0, in: geometry) }
  }

  /// What the days of the week are called: Arabic's short names are whole words, which would run into each other.
  private func weekdayNames(
    in geometry: CalendarGeometry, measure: some TextMeasure
  ) -> [String] {
    let names = style.formats.dates.names
    let widest = names.shortWeekdays.map { measure.width(of: $0, style: style.label) }.max() ?? 0
    return widest + weekdayGap <= geometry.column ? names.shortWeekdays : names.narrowWeekdays
  }

  /// A button to the month before or to the next one.
  private func button(_ number: Int, in geometry: CalendarGeometry) -> [Scene.Item] {
    let rect = geometry.button(number)
    let (width, height) = (markWidth * style.textScale / 2, markHeight * style.textScale)
    let isLeft = (number == 0) != style.isMirrored
    let tip = rect.midX + (isLeft ? -width : width)
    let back = rect.midX + (isLeft ? width : -width)
    return [
      .rectangle(rect, radius: 6, fill: style.theme.grid),
      .polyline(
        [
          Point(back, rect.midY - height), Point(tip, rect.midY), Point(back, rect.midY + height),
        ], width: 1.75, color: style.theme.text),
    ]
  }

  private func items(
    ofDay day: Int, at point: Int?, part: Double, in geometry: CalendarGeometry
  ) -> [Scene.Item] {
    let cell = geometry.cell(ofDay: day)
    let center = Point(cell.midX, cell.midY)
    let isRead = point != nil && point == readIndex
    let isSeen = point.map { visibleRange.contains(table.x(at: $0)) } ?? false
    let textStyle = isRead ? style.smallStrong : style.label
    let color = isSeen ? style.theme.text : style.theme.dim
    var items: [Scene.Item] = []
    if isRead {
      items.append(
        .rectangle(
          cell.inset(horizontally: groundInset, vertically: groundInset), radius: groundRadius,
          fill: style.theme.grid))
    }
    if point != nil { items += ring(at: center, in: cell, part: part, isSeen: isSeen) }
    items.append(
      .text(
        Text(
          style.formats.figures(day),
          at: Point(center.x, textStyle.baseline(centredOn: center.y).rounded()),
          anchor: .middle, style: textStyle, color: color)))
    return items
  }

  /// A ring, and over it its part from the top on.
  private func ring(at center: Point, in cell: Rect, part: Double, isSeen: Bool) -> [Scene.Item] {
    let width = ringWidth * style.textScale
    let radius = min(ringRadius * style.textScale, cell.height / 2 - 1)
    let color = isSeen ? style.theme.accent : style.theme.accent.faded(by: outsideOpacity)
    let whole = arc(at: center, radius: radius - width / 2, part: 1)
    let ground = Scene.Item.polyline(whole, width: width, color: style.theme.grid)
    guard part > 0 else { return [ground] }
    let line = arc(at: center, radius: radius - width / 2, part: min(1, part))
    return [ground, .polyline(line, width: width, color: color)]
  }

  private func arc(at center: Point, radius: Double, part: Double) -> [Point] {
    let last = max(1, Int((part * Double(circleCorners)).rounded(.up)))
    return (0...last).map { corner in
      let turn = min(part, Double(corner) / Double(circleCorners))
      let way = direction(ofTurn: turn)
      return Point(center.x + radius * way.x, center.y + radius * way.y)
    }
  }
}
