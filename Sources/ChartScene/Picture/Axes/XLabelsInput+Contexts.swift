import ChartCore

/// From the tick where a period begins to its name, in pixels, and from a name to the next tick.
private let beforeName = 8.0
private let afterName = 12.0
/// The space around a name, in pixels.
let aroundXContext = beforeName + afterName
/// The height of a tick, and how far from the row's upper edge its middle is.
private let tickHeight = 16.0
private let rowMiddle = 8.0
/// Pixels that a name stays whole as the next tick pushes it out, and those over which it fades then, or
/// at the range's end.
private let pushed = 10.0
private let nameFade = 3.0
/// Pixels over which a tick fades before the range's beginning.
private let tickFade = 2.0

/// The name of a period below the labels of the x axis.
private struct AxisContext: CrowdingLabel {
  /// When the period begins.
  var moment: Double
  var words: XContextWords
  /// The opacity of the name with its year, of the year in it, and of the tick where the period begins.
  var opacity: Double
  var yearOpacity: Double
  var tickOpacity = 1.0
  /// Where it begins, in pixels, and how long the name and the year are.
  var x: Double
  var name, year: Double
  /// Whether the end of the range before it has its first moment too: a day ends with the midnight that the next begins with,
  /// and a bar with what the next begins with.
  var sharesFirstMoment: Bool

  var extent: ClosedRange<Double> { x...x + name + (yearOpacity > 0 ? year : 0) }
}

extension XLabelsInput {
  /// Adds what labels have in common: behind a tick where it changes, the first with its year. A period
  /// that began before is named at the left end of the grid, until the next one pushes it out; one whose name
  /// would reach beyond the range's end is named at the right end, without a tick, where what is before it leaves room.
  func addXContexts(to scene: inout Scene, measure: some TextMeasure) {
    guard layout.xContextHeight > 0 else { return }
    let middle = layout.xAxis.height - layout.xContextHeight + rowMiddle * style.textScale
    let contexts = contexts(measure: measure)
    for (x, opacity) in ticks(of: contexts) {
      let tick = Rect(x.rounded(), (middle - tickHeight / 2).rounded(), 1, tickHeight)
      scene.add([.rectangle(tick, fill: style.theme.hairline)], opacity: opacity)
    }
    let baseline = style.smallStrong.baseline(centredOn: middle).rounded()
    let named = contexts.filter { $0.opacity > 0 }
    for context in labelSets.count > 1 ? named.keepingApart(by: afterName) : named {
      add(context, baseline: baseline, to: &scene)
    }
  }

  /// Adds a name with its year in one piece, even while the year fades.
  private func add(_ context: AxisContext, baseline: Double, to scene: inout Scene) {
    func text(_ string: String, at place: Point) -> Scene.Item {
      .text(Text(string, at: place, style: style.smallStrong, color: style.theme.text))
    }
    let (words, place) = (context.words, Point(context.x, baseline))
    switch context.yearOpacity {
    case 1...: scene.add([text(words.name + words.year, at: place)], opacity: context.opacity)
    case ...0: scene.add([text(words.name, at: place)], opacity: context.opacity)
    case let opacity:
      let year = Scene.Item.faded(opacity, [text(words.year, at: Point(context.name, 0))])
      scene.add(
        [.moved(place, [text(words.name, at: Point(0, 0)), year])], opacity: context.opacity)
    }
  }

  /// Where the periods of all layers begin in the range, in pixels, as opaque as the layers that have it.
  private func ticks(of contexts: [AxisContext]) -> [(x: Double, opacity: Double)] {
    guard visibleRange.span > 0 else { return [] }
    let start = layout.rangeEdges.lowerBound
    return Dictionary(contexts.map { ($0.moment, $0.tickOpacity) }, uniquingKeysWith: +)
      .sorted { $0.key < $1.key }.map { moment, opacity in
        let x = xScale(moment)
        return (x, min(1, opacity) * (1 + (x - start) / tickFade).clamped(to: 0...1))
      }
  }

  /// The names of all layers; one that several layers have is there once, as opaque as all together.
  private func contexts(measure: some TextMeasure) -> [AxisContext] {
    var contexts: [AxisContext] = []
    for layer in labelSets {
      guard case .calendar(let stride) = layer.ticks else { continue }
      for var context in self.contexts(of: stride, measure: measure) {
        context.opacity *= layer.opacity
        context.tickOpacity *= layer.opacity
        let known = contexts.firstIndex {
          $0.moment == context.moment && $0.words == context.words
        }
        if let known {
          contexts[known].opacity = min(1, contexts[known].opacity + context.opacity)
          contexts[known].tickOpacity += context.tickOpacity
        } else {
          contexts.append(context)
        }
      }
    }
    return contexts
  }

  private func contexts(of stride: XStride, measure: some TextMeasure) -> [AxisContext] {
    let starts = stride.contexts(in: labelledRange)
    var contexts: [AxisContext] = []
    /// How far the year has not been said yet, from 0 to 1.
    var isUnsaid = 1.0
    for (index, start) in starts.enumerated() {
      let next = index + 1 < starts.count ? xScale(starts[index + 1]) : .infinity
      let words = style.formats.context(start, of: stride)
      var context = AxisContext(
        moment: start, words: words, opacity: 1, yearOpacity: words.isNewYear ? 1 : isUnsaid,
        x: xScale(start) + beforeName,
        name: measure.width(of: words.name, style: style.smallStrong),
        year: measure.width(of: words.year, style: style.smallStrong),
        sharesFirstMoment: stride.unit.contextUnit == .day || table.kind.fillsPeriods)
      place(&context, before: next, behind: contexts.last { $0.opacity > 0 }?.extent.upperBound)
      isUnsaid *= 1 - context.opacity
      contexts.append(context)
    }
    return contexts
  }

  /// Keeps a name on the grid, before the next tick and behind the name before it, and lets it fade where it cannot be whole.
  private func place(
    _ context: inout AxisContext, before next: Double, behind nameBefore: Double?
  ) {
    if context.x + context.name + context.year + afterName > next { context.yearOpacity = 0 }
    if context.x < layout.rangeEdges.lowerBound || visibleRange.span == 0 {
      placeBegun(&context, before: next)
    } else {
      placeAtTick(&context, before: next, behind: nameBefore ?? -.infinity)
    }
  }

  /// Places the name of a period that began before the range.
  private func placeBegun(_ context: inout AxisContext, before next: Double) {
    context.x = startOfRange(for: context)
    let excess = max(0, context.extent.upperBound + afterName - next)
    context.x -= excess
    let room = layout.rangeEdges.upperBound - context.x - context.name
    context.opacity = (1 - part(excess - pushed)) * part(room)
    context.yearOpacity *= part(room - context.year)
  }

  /// Places the name of a period that begins in the range, behind its tick; or at the range's end, which hides the tick.
  private func placeAtTick(
    _ context: inout AxisContext, before next: Double, behind nameBefore: Double
  ) {
    let (end, length) = (
      layout.rangeEdges.upperBound, context.name + context.year * context.yearOpacity
    )
    let beginning = context.x - beforeName
    context.x = min(context.x, end - length)
    let moved = beginning + beforeName - context.x
    context.tickOpacity = part(nameFade - moved)
    let hasRoom =
      context.extent.upperBound + afterName <= next
      && (moved <= 0 || nameBefore + afterName <= context.x)
    let inside = end - beginning + (context.sharesFirstMoment ? 0 : nameFade)
    context.opacity = hasRoom ? part(inside) : 0
  }

  /// How far something is there that fades over a few pixels.
  private func part(_ room: Double) -> Double { (room / nameFade).clamped(to: 0...1) }

  /// Where a name stands whose period began before the range: at its left end, or under a lone point.
  private func startOfRange(for context: AxisContext) -> Double {
    let range = visibleRange
    guard range.span == 0 else { return layout.rangeEdges.lowerBound }
    return max(
      layout.rangeEdges.lowerBound, xScale(range.lowerBound) - (context.name + context.year) / 2)
  }
}
