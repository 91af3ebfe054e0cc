import Glibc
import TestSupport
import Testing

@testable import ChartCore
@testable import ChartScene

/// 200 ranges from a millisecond to 1,000 years in six widths, with one level of labels and with two.
@Suite struct XAxisRangesTests {
  private static let measure = FixedMeasure()
  private static let style = ChartStyle(theme: .light, formats: .english)
  private static let thousandYears = 1000 * 365.2425 * day

  /// Of evenly growing spans, each somewhere between the years -100 and 2100.
  private static let ranges: [ClosedRange<Double>] = {
    var random = SeededGenerator(seed: 41)
    let growth = (0..<200).map { pow(thousandYears, Double($0) / 199) }
    return growth.map { span in
      let lower = Double.random(in: -65e12...4e12, using: &random).rounded()
      return lower...(lower + span)
    }
  }()

  /// All steps of the calendar, and no others.
  private static let steps: [XStride] =
    [XStride.Unit.microsecond, .millisecond].flatMap { unit in
      [1, 2, 5, 10, 20, 50, 100, 200, 500].map { XStride(unit, $0) }
    }
    + [XStride.Unit.second, .minute].flatMap { unit in
      [1, 2, 5, 10, 15, 20, 30].map { XStride(unit, $0) }
    }
    + [1, 2, 3, 4, 6, 8, 12].map { XStride(.hour, $0) }
    + [1, 2, 3, 7, 14].map {
      // Monday, 29 December 1969.
      XStride(.day, $0, from: -3 * day, restartsWeekly: 2...3 ~= $0)
    }
    + [1, 2, 3, 4, 6].map { XStride(.month, $0) }
    + [1, 10, 100, 1000].flatMap { power in [1, 2, 5].map { XStride(.year, $0 * power) } }

  @Test(arguments: [240.0, 320, 480, 760, 1200, 1920], [200.0, 440])
  func labels(width: Double, height: Double) {
    for range in Self.ranges {
      let middle = range.lowerBound + range.span * 0.41
      var fixture = Fixture(.line([range.lowerBound, middle, range.upperBound]))
      fixture.board.apply(.showAll(chart: 0))
      let picture = fixture.picture(Size(width, height))
      let labels = picture.xLabels(measure: Self.measure)
      guard case .calendar(let stride) = picture.sample.xLabelSets[0].ticks else {
        Issue.record("no calendar")
        continue
      }
      let name = "\(range) \(width)x\(height): \(stride)"
      #expect(Self.steps.contains { $0.hasSameTicks(as: stride) }, "\(name)")
      #expect(labels.overlaps.isEmpty, "\(name)")
      #expect(labels.rows.count <= (height > 200 ? 2 : 1), "\(name)")
      let count = stride.ticks(in: range).count
      let first = labels.rows.first ?? []
      #expect(first.count >= count, "\(name)")
      #expect(count >= 3 || !Self.isRoomForThree(picture), "\(name)")
    }
  }

  /// Whether some step of the calendar has three labels with their space in a picture's range.
  private static func isRoomForThree(_ picture: ChartPicture) -> Bool {
    let range = picture.sample.visibleRange
    let hasContext = picture.layout.xContextHeight > 0
    let room = XLabelRoom(
      range, width: picture.layout.rangeEdges.span,
      metrics: ChartPicture.labelMetrics(style: style, measure: measure), isWhole: !hasContext)
    return steps.contains { room.fitsClosely($0) && $0.ticks(in: range).count >= 3 }
  }
}

extension XStride {
  fileprivate func hasSameTicks(as other: XStride) -> Bool {
    (unit, count, anchor, restartsWeekly)
      == (other.unit, other.count, other.anchor, other.restartsWeekly)
  }
}
