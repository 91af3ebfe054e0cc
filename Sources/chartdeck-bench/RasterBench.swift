import ChartCore
import ChartRaster
import ChartScene

/// What painting a plot's lines into pixels costs, calm and noisy, few points and many.
struct RasterBench {
  /// The plot.
  private static let size = Size(1_600, 500)
  /// The points of a pixel column that decimation leaves at most.
  private static let pointsPerColumn = 4.0

  /// The measurements, in milliseconds of the processor.
  func measurements() -> [Measurement] {
    [("calm", 6.0), ("noise", 400.0)].flatMap { name, height in
      [("a point a column", 1), ("four points a column", Self.pointsPerColumn)].map {
        density, points in
        let scene = Self.scene(height: height, pointsPerColumn: points)
        return Measurement(task: "raster: \(name), \(density)", count: 50) {
          _ = Raster.image(of: scene, scale: 1)
        }
      }
    }
  }

  private static func scene(height: Double, pointsPerColumn: Double) -> Scene {
    var random = SplitMix64(state: 1)
    let points = (0..<Int(size.width * pointsPerColumn)).map {
      Point(
        Double($0) / pointsPerColumn, 250 + height * Double.random(in: -0.5...0.5, using: &random))
    }
    return Scene(size: size, items: [.polyline(points, width: 2, color: Color(rgb: 0x3497ED))])
  }
}
