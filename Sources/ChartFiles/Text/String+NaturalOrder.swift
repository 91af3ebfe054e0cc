extension String {
  /// Whether this comes before another text where numbers count as numbers: 2 before 10.
  ///
  /// Equal but for leading zeros, the plain order of characters decides. Linear time.
  func isNaturallyBefore(_ other: String) -> Bool {
    let (a, b) = (naturalParts, other.naturalParts)
    for (part, otherPart) in zip(a, b) where part != otherPart {
      return part.isBefore(otherPart)
    }
    return a.count != b.count ? a.count < b.count : self < other
  }

  /// Runs of digits without leading zeros, and single characters.
  private var naturalParts: [NaturalPart] {
    var parts: [NaturalPart] = []
    for character in self {
      if character.isASCII, let digit = character.wholeNumberValue {
        if case .number(let digits) = parts.last {
          parts[parts.count - 1] = .number(digits == [0] ? [digit] : digits + [digit])
        } else {
          parts.append(.number([digit]))
        }
      } else {
        parts.append(.character(character))
      }
    }
    return parts
  }
}

private enum NaturalPart: Equatable {
  /// Digits, the first one not 0 unless it is the only one.
  case number([Int])
  case character(Character)

  /// Numbers come before characters.
  func isBefore(_ other: NaturalPart) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)):
      a.count != b.count ? a.count < b.count : a.lexicographicallyPrecedes(b)
    case (.character(let a), .character(let b)): a < b
    case (.number, .character): true
    case (.character, .number): false
    }
  }
}
