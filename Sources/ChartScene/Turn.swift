import ChartCore

/// The point of the unit circle a part of a turn from the top, clockwise; exact at quarters.
///
/// A Taylor polynomial for each eighth of the circle, wrong by less than 10⁻¹⁰: the pure rooms need no library
/// for a disc.
func direction(ofTurn turn: Double) -> Point {
  let quarter = (turn * 4).rounded()
  let angle = (turn - quarter / 4) * 2 * .pi
  let square = angle * angle
  let sine =
    angle
    * (1 - square / 6
      * (1 - square / 20 * (1 - square / 42 * (1 - square / 72 * (1 - square / 110)))))
  let cosine =
    1 - square / 2
    * (1 - square / 12
      * (1 - square / 30 * (1 - square / 56 * (1 - square / 90 * (1 - square / 132)))))
  switch Int(clamping: quarter) & 3 {
  case 0: return Point(sine, -cosine)
  case 1: return Point(cosine, sine)
  case 2: return Point(-sine, cosine)
  default: return Point(-cosine, -sine)
  }
}
