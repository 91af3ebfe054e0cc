extension Double {
  /// The shortest decimal that reads back as this number, whole numbers without a point; finite
  /// numbers only, in the form that JSON has for them. Of the two zeros each reads back as itself.
  var shortestDecimal: String {
    if self == 0 && sign == .minus { return "-0" }
    return Int64(exactly: self).map(String.init) ?? description
  }
}
