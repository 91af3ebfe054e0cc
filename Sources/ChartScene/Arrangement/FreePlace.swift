extension Size {
  /// The corner where a rectangle of this size covers nothing of `taken`: centred, as low in a viewport as can be with
  /// a margin around it; where there is no such place, where it covers least.
  ///
  /// `current` is where it has been until now and stays while that is free. Quadratic in the number of rectangles.
  public func freePlace(
    in viewport: Size, margin: Double, besides taken: [Rect], current: Point? = nil
  ) -> Point {
    func covered(_ y: Double) -> Double {
      let place = Rect(x, y, width, height)
      return taken.compactMap { $0.common(with: place) }.reduce(0) { $0 + $1.width * $1.height }
    }
    let x = ((viewport.width - width) / 2).rounded()
    let lowest = max(0, viewport.height - height - margin)
    let highest = min(margin, lowest)
    if let current, (highest...lowest).contains(current.y), covered(current.y) == 0 {
      return Point(x, current.y)
    }
    let above = taken.map { $0.y - height - margin }.filter((highest...lowest).contains)
    let places = ([lowest, highest] + above).sorted(by: >).map { (y: $0, covered: covered($0)) }
    return Point(x, places.min { $0.covered < $1.covered }?.y ?? lowest)
  }
}
