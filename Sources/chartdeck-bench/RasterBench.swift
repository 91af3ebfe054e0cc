import ChartCore
import ChartRaster
import ChartScene

/// What painting series into pixels costs: a plot's lines, calm and noisy, few points and many, its
/// areas, and the lines of a mini-map.
struct RasterBench {
  /// The plot.
  private static let size = Size(1_600, 500)
  private static let miniMap = Size(1_600, 38)
  /// The points of a pixel column that decimation leaves at most.
  private static let mostPoints = 4.0
  private static let colors = [
    0x3497ED, 0xFE3C30, 0x4BD964, 0xF5BD25, 0x9ED448, 0x5FB641,
  ].map { Color(rgb: $0) }

  /// The measurements, in milliseconds of the processor.
  func measurements() -> [Measurement] {
    let scenes: [(task: String, scene: Scene)] = [
      ("calm, a point a column", Self.lines(height: 6, pointsPerColumn: 1)),
      ("calm, four points a column", Self.lines(height: 6, pointsPerColumn: Self.mostPoints)),
      ("noise, a point a column", Self.lines(height: 400, pointsPerColumn: 1)),
      ("noise, four points a column", Self.lines(height: 400, pointsPerColumn: Self.mostPoints)),
      ("six calm areas", Self.areas(height: 6)), ("six noisy areas", Self.areas(height: 60)),
      ("mini-map of four noisy lines", Self.miniMapLines()),
    ]
    return scenes.map { task, scene in
      Measurement(task: "raster: \(task)", count: 50) {
        if let raster = Raster(of: scene, scale: 1) { paintImage(of: raster) }
      }
    }
  }

  private static func lines(height: Double, pointsPerColumn: Double) -> Scene {
    var random = SplitMix64(state: 1)
    let points = points(around: 250, height: height, pointsPerColumn, &random)
    return Scene(size: size, items: [.polyline(points, width: 2, color: colors[0])])
  }

  /// Areas that lie on each other, each down to the plot's lower edge.
  private static func areas(height: Double) -> Scene {
    var random = SplitMix64(state: 1)
    let items = colors.enumerated().map { index, color in
      let edge = points(around: 40 + Double(index) * 75, height: height, mostPoints, &random)
      let base = [Point(edge[edge.count - 1].x, size.height), Point(0, size.height)]
      return Scene.Item.polygon(edge + base, fill: color)
    }
    return Scene(size: size, items: items)
  }

  private static func miniMapLines() -> Scene {
    var random = SplitMix64(state: 1)
    let items = colors.prefix(4).map { color in
      let points = points(around: 19, height: 30, mostPoints, &random)
      return Scene.Item.polyline(points, width: 1.2, color: color)
    }
    return Scene(size: miniMap, items: [.clipped(Rect(miniMap), radius: 8, items)])
  }

  private static func points(
    around middle: Double, height: Double, _ pointsPerColumn: Double, _ random: inout SplitMix64
  ) -> [Point] {
    (0..<Int(size.width * pointsPerColumn)).map {
      Point(
        Double($0) / pointsPerColumn,
        middle + height * Double.random(in: -0.5...0.5, using: &random))
    }
  }
}
