public import ChartCore
import Glibc

/// How far the sector under the pointer moves out, in pixels.
private let popDistance = 8.0
/// From the disc to the plot's upper and lower edge: the sector that moves out, and a label beside it.
private let verticalMargin = 18.0
/// From the disc to the plot's sides: the labels of small sectors.
private let horizontalMargin = 48.0

/// Where a pie and its sectors lie in the plot, and which is under a pointer.
public struct PieGeometry: Equatable, Sendable {
  /// The disc's middle.
  public let center: Point
  /// The disc's radius; 0 where there is no room.
  public let radius: Double
  /// The sectors.
  public let shares: PieShares

  /// The pie of a table in a plot of a size: in its middle, as large as fits.
  public init(of table: Table, sample: ChartSample, in plot: Size) {
    shares = PieShares(of: table, sample: sample)
    center = Point(plot.width / 2, plot.height / 2)
    radius = max(0, min(plot.height / 2 - verticalMargin, plot.width / 2 - horizontalMargin))
  }

  /// The series whose sector is at a point, nil beside the disc and where there is no sector.
  public func sector(at point: Point) -> Int? {
    let (x, y) = (point.x - center.x, point.y - center.y)
    guard x * x + y * y <= radius * radius else { return nil }
    return shares.sectors.first { $0.turns.contains(way: Point(x, y)) }?.series
  }

  /// The visible sector after or before a series' one, round and round; the first or last one
  /// without a series. Nil where there is none.
  public func sector(after series: Int?, by step: Int) -> Int? {
    let all = shares.sectors.map(\.series)
    guard !all.isEmpty else { return nil }
    guard let series, let place = all.firstIndex(of: series) else {
      return step < 0 ? all.last : all.first
    }
    return all[((place + step) % all.count + all.count) % all.count]
  }

  /// How far a sector has moved from its place.
  func shift(of share: PieShare, _ selections: [PieSelection]) -> Point {
    guard let selection = selections.first(where: { $0.series == share.series }),
      shares.sectors.count > 1
    else { return Point(0, 0) }
    let way = direction(ofTurn: share.middleTurn)
    let distance = popDistance * selection.amount
    return Point(way.x * distance, way.y * distance)
  }
}

extension PieShare {
  /// The part of a turn in the sector's middle.
  var middleTurn: Double { (turns.lowerBound + turns.upperBound) / 2 }
  /// The part of the whole.
  var part: Double { turns.upperBound - turns.lowerBound }
}

extension ClosedRange<Double> {
  /// Whether a way from the centre goes between the range's turns, its start in it, its end not.
  fileprivate func contains(way: Point) -> Bool {
    if span >= 1 { return true }
    let (start, end) = (direction(ofTurn: lowerBound), direction(ofTurn: upperBound))
    let isPastStart = start.x * way.y - start.y * way.x >= 0
    let isPastEnd = end.x * way.y - end.y * way.x >= 0
    return span <= 0.5 ? isPastStart && !isPastEnd : isPastStart || !isPastEnd
  }
}

/// The sector of a pie that a hand or a key has chosen.
public struct PieSelection: Hashable, Sendable {
  /// The index of its series.
  public var series: Int
  /// How far it has moved out, from 0 to 1.
  public var amount: Double

  /// A series' sector, all the way out unless told otherwise.
  public init(series: Int, amount: Double = 1) {
    self.series = series
    self.amount = amount.clamped(to: 0...1)
  }
}

/// The point of the unit circle a part of a turn from the top, clockwise; exact at quarters.
func direction(ofTurn turn: Double) -> Point {
  let quarter = (turn * 4).rounded()
  let angle = (turn - quarter / 4) * 2 * .pi
  let (sine, cosine) = (sin(angle), cos(angle))
  switch Int(clamping: quarter) & 3 {
  case 0: return Point(sine, -cosine)
  case 1: return Point(cosine, sine)
  case 2: return Point(-sine, cosine)
  default: return Point(-cosine, -sine)
  }
}
