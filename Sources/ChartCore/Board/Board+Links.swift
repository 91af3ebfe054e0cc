// Charts that are linked move together.
extension Board {
  /// Whether there are charts that can be linked: their x is of one kind, and their domains overlap.
  public var canLink: Bool { links.arePossible }

  /// Whether these are linked: visible range and indicator of one are those of the others.
  public var isLinked: Bool { links.areOn }

  /// Whether what is read in one chart is read in another one too: both are linked, and show their overviews.
  public func areLinked(_ chart: Int, _ other: Int) -> Bool {
    links.areLinked(chart, other) && charts[chart].zoom == nil && charts[other].zoom == nil
  }

  /// The x of a chart that stands for what an x of another one does, where it has that.
  public func x(in chart: Int, reading x: Double, of other: Int) -> Double? {
    charts[chart].view.times.x(reading: x, of: charts[other].view.times)
  }

  /// Links the charts, or no more; what they show is what the one in front does, unless they show that already.
  mutating func link(_ isOn: Bool, areAlike: Bool = false) {
    guard canLink, isOn != isLinked else { return }
    if !isOn { forgetFollowedReadings() }
    links = links.chosen(isOn)
    if !areAlike { linkAll() }
  }

  /// Takes away the indicators and marks of charts that only show those of the one that they follow: once each is by
  /// itself nobody would ask for them, and they would have to be taken away one by one.
  private mutating func forgetFollowedReadings() {
    for chart in charts.indices where charts[chart].zoom == nil {
      let head = links.head(of: chart, front: front)
      guard head != chart, links.areLinked(head, chart) else { continue }
      (charts[chart].view.indicator, charts[chart].view.mark) = (nil, nil)
    }
  }

  /// Has linked charts show what one of them opens on, unless somebody has moved the one in front: the first of those with
  /// the newest point, so that none opens without what it has become.
  mutating func linkOpened() {
    guard isLinked,
      overview(of: front).visibleRange == ChartState(table: charts[front].table).visibleRange
    else { return linkAll() }
    let heads = links.heads(withHighest: charts.map(\.table.newestMoment))
    for (chart, head) in heads.enumerated() where head != chart && charts[chart].zoom == nil {
      charts[chart].view.follow(ChartState(table: charts[head].table))
    }
  }

  /// Has all linked charts show one range and one indicator: those of the chart in front.
  mutating func linkAll() {
    guard isLinked else { return }
    for chart in charts.indices where charts[chart].zoom == nil {
      let head = links.head(of: chart, front: front)
      if head != chart { charts[chart].view.follow(overview(of: head)) }
    }
  }

  /// Has the charts that are linked with one show what it shows. A chart that is zoomed in is left out.
  mutating func haveFollow(_ chart: Int, _ part: LinkedPart) {
    guard charts.indices.contains(chart), charts[chart].zoom == nil else { return }
    for other in links.charts(linkedWith: chart) where charts[other].zoom == nil {
      charts[other].view.follow(charts[chart].view, [part])
    }
  }

  /// Has a chart that was zoomed in, or is new, show what those that it is linked with do now.
  mutating func rejoin(_ chart: Int) {
    guard let other = links.charts(linkedWith: chart).first(where: { charts[$0].zoom == nil })
    else {
      return
    }
    charts[chart].view.follow(charts[other].view)
  }
}

extension Table {
  /// When its last point is, or its last x where that has no date.
  fileprivate var newestMoment: Double {
    xKind.hasDates ? moment(ofPoint: pointCount - 1) : x[pointCount - 1]
  }
}
