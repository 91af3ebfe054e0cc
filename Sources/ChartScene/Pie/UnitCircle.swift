import ChartCore
import Glibc

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
