extension Double {
  /// By how much something is moved that was moved by this, after so many steps more: by whole steps where it was before, as
  /// sums of decimals are rounded.
  public func moved(bySteps count: Int, of step: Double) -> Double {
    let length = self + Double(count) * step
    let whole = (length / step).rounded() * step
    return (length - whole).magnitude < step * 1e-6 ? whole : length
  }
}
