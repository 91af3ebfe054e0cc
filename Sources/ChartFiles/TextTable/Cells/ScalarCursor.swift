/// A place in the text of a cell, from which it is read sign by sign.
struct ScalarCursor {
  private let scalars: [Unicode.Scalar]
  private var position: Int
  private var end: Int

  /// At the start of a text.
  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    (position, end) = (0, scalars.count)
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { position >= end }
  /// The next sign, if there is one.
  var peek: Unicode.Scalar? { position < end ? scalars[position] : nil }
  /// The last sign, if there is one.
  var last: Unicode.Scalar? { position < end ? scalars[end - 1] : nil }
  /// What is left.
  var rest: ArraySlice<Unicode.Scalar> { scalars[position..<end] }

  /// What is left, as text.
  var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: rest)
    return String(text)
  }

  /// Goes over a sign.
  mutating func advance() { position += 1 }

  /// Leaves out the last sign.
  mutating func dropLast() { end -= 1 }

  /// Leaves out blanks at both ends.
  mutating func trim() {
    takeBlanks()
    while let last, last.properties.isWhitespace { end -= 1 }
  }

  /// Goes over blanks.
  mutating func takeBlanks() {
    while let peek, peek.properties.isWhitespace { position += 1 }
  }

  /// Goes over a sign if it is this one; returns whether it was.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    position += 1
    return true
  }

  /// Goes over figures; returns how many there were.
  mutating func takeDigits() -> Int {
    let start = position
    while let peek, peek.isFigure { position += 1 }
    return position - start
  }

  /// Goes over letters; returns how many there were.
  mutating func takeLetters() -> Int {
    let start = position
    while let peek, peek.properties.isAlphabetic { position += 1 }
    return position - start
  }
}

extension Unicode.Scalar {
  /// Whether it is one of 0 to 9.
  var isFigure: Bool { ("0"..."9").contains(self) }
  /// Whether it is in words and in numbers.
  var isLetterOrFigure: Bool { isFigure || properties.isAlphabetic }
}
