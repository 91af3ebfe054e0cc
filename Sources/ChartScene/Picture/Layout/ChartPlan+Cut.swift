/// By how much at a time check buttons become narrower so that they need no more rows.
private let cutStep = 1.0
/// Buttons that are so nearly as wide as one that is cut are cut like it: names that are alike stay so.
private let alike = 0.9

extension ChartPlan {
  /// The widths of check buttons that stand in so many rows: whole ones where these hold them, else with the widest ones
  /// cut, as few of them as can be, to `least` at least. Nil where that is not enough.
  func cut(_ widths: [Double], to rows: Int, inner: Double, least: Double) -> [Double]? {
    func fits(_ widths: [Double]) -> Bool {
      CheckboxRows.count(of: widths, inner: inner, gap: checkboxGap) <= rows
    }
    if fits(widths) { return widths }
    for widest in Set(widths).sorted(by: >) where widest > least {
      let isCut = widths.map { $0 >= widest * alike }
      func cut(to most: Double) -> [Double] {
        zip(widths, isCut).map { $1 ? min($0, most) : $0 }
      }
      guard fits(cut(to: least)) else { continue }
      let most = stride(from: widths.max() ?? widest, to: least, by: -cutStep)
        .first { fits(cut(to: $0)) }
      return widened(cut(to: most ?? least), to: widths, where: fits)
    }
    return nil
  }

  /// Widths that are cut, those of them whole that have room for it.
  private func widened(
    _ cut: [Double], to widths: [Double], where fits: ([Double]) -> Bool
  ) -> [Double] {
    widths.indices.reduce(into: cut) { result, index in
      var whole = result
      whole[index] = widths[index]
      if fits(whole) { result = whole }
    }
  }
}
