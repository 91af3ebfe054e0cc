import ChartCore
import ChartScene

/// The icon's width and height in pixels.
let zoomOutIconLength = 16.0

/// A magnifier with a minus: icon themes have it as a plain minus, which would say "remove".
func zoomOutIcon(color: Color) -> Scene {
  let clear = color.faded(by: 0)
  return Scene(
    size: Size(zoomOutIconLength, zoomOutIconLength),
    items: [
      .ring(center: Point(6.75, 6.75), radius: 5, width: 2, fill: clear, color: color),
      .polyline([Point(10.75, 10.75), Point(14.25, 14.25)], width: 2.5, color: color),
      .polyline([Point(4.75, 6.75), Point(8.75, 6.75)], width: 1.75, color: color),
    ])
}
