extension Double {
  /// The shortest decimal that reads back as this number, whole numbers without a point; finite
  /// numbers only, in the form that JSON has for them.
  var shortestDecimal: String {
    Int64(exactly: self).map(String.init) ?? description
  }
}
