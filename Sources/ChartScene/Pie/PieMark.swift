import ChartCore

/// Straight pieces of a whole circle: half a pixel off only where the radius is beyond 3,000.
let circleSteps = 240.0
/// How far a sector reaches under the next one, in pixels at the rim: two edges that only touch would
/// let the card shine through.
private let overlap = 0.75
/// A sector from here on is the whole disc.
private let wholeDisc = 0.99999
private let emptyRingWidth = 2.0

/// Draws the sectors of a pie.
struct PieMark {
  /// Where they lie.
  let geometry: PieGeometry
  /// The sectors that have moved out: one, and others that are on their way back.
  let selections: [PieSelection]

  /// The sectors in the colours of their series, those that have moved out last; a thin ring where
  /// there is none. A seam follows the sides of each sector, if it has a width. `hatches` has the lines over the sector of
  /// each series, in the seams' colour; empty where there are none.
  func items(
    color: (Int) -> Color, empty: Color, seam: (width: Double, color: Color), hatches: [Hatch] = []
  ) -> [Scene.Item] {
    guard geometry.radius > 0 else { return [] }
    let sectors = geometry.shares.sectors
    if sectors.isEmpty { return [emptyRing(empty)] }
    let moved = Set(selections.map(\.series))
    let others = sectors.filter { !moved.contains($0.series) }
    let last = sectors.filter { moved.contains($0.series) }
    return (others + last).flatMap { share in
      let outline = outline(of: share)
      let sector = Scene.Item.polygon(outline, fill: color(share.series))
      let lines =
        hatches.isEmpty
        ? []
        : hatches[share.series].items(on: [outline], from: center(of: share), color: seam.color)
      return [sector] + lines
        + (seam.width > 0 ? sides(of: share, width: seam.width, seam.color) : [])
    }
  }

  private func sides(of share: PieShare, width: Double, _ color: Color) -> [Scene.Item] {
    if share.part >= wholeDisc { return [] }
    let center = center(of: share)
    return [share.turns.lowerBound, share.turns.upperBound].map {
      .polyline([center, point(at: $0, from: center)], width: width, color: color)
    }
  }

  private func center(of share: PieShare) -> Point {
    let shift = geometry.shift(of: share, selections)
    return Point(geometry.center.x + shift.x, geometry.center.y + shift.y)
  }

  private func emptyRing(_ color: Color) -> Scene.Item {
    .ring(
      center: geometry.center, radius: geometry.radius - emptyRingWidth / 2, width: emptyRingWidth,
      fill: color.faded(by: 0), color: color)
  }

  /// The sector's corners: the centre, unless it is the whole disc, then the rim clockwise.
  private func outline(of share: PieShare) -> [Point] {
    let center = center(of: share)
    let start = share.turns.lowerBound
    let isWhole = share.part >= wholeDisc
    let end = share.turns.upperBound + (isWhole ? 0 : overlap / (2 * .pi * geometry.radius))
    let steps = max(1, Int(clamping: ((end - start) * circleSteps).rounded(.up)))
    let rim = (0...steps).map { step in
      point(at: start.interpolated(to: end, by: Double(step) / Double(steps)), from: center)
    }
    return isWhole ? rim : [center] + rim
  }

  private func point(at turn: Double, from center: Point) -> Point {
    let way = direction(ofTurn: turn)
    return Point(center.x + way.x * geometry.radius, center.y + way.y * geometry.radius)
  }
}
