import ChartCore
import ChartScene

extension Fixture {
  /// A pie of daily values, a column for each series, its whole time visible.
  static func pie(_ columns: [[Double]], names: [String] = []) -> Fixture {
    let daily = Table.daily(columns, names: names)
    var fixture = Fixture(Table(kind: .pie, x: daily.x, series: daily.series))
    fixture.board.apply(.showAll(chart: 0))
    return fixture
  }

  /// Its sample at rest, with these opacities.
  func sample(_ opacities: [Double]? = nil, size: Size = Size(600, 440)) -> ChartSample {
    var sample = ChartSample(settled: target(size))
    if let opacities { sample.opacities = opacities }
    return sample
  }
}

extension Scene {
  /// The corners of all polygons in the scene.
  var polygonCorners: [[Point]] {
    leaves.compactMap { if case .polygon(let points, _) = $0 { points } else { nil } }
  }

  /// The colour of the foremost polygon around a point.
  func polygonColor(at point: Point) -> String? {
    for item in leaves.reversed() {
      guard case .polygon(let corners, let color) = item, corners.surround(point) else { continue }
      return color.hex
    }
    return nil
  }
}

extension [Point] {
  /// Whether the polygon with these corners has a point inside.
  fileprivate func surround(_ point: Point) -> Bool {
    var isInside = false
    guard var a = last else { return false }
    for b in self {
      if (a.y > point.y) != (b.y > point.y),
        point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      {
        isInside.toggle()
      }
      a = b
    }
    return isInside
  }
}
