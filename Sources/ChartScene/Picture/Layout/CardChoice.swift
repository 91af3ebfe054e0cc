public import ChartCore

/// From a word to the ends of its pill, and from the pills to the edge of what they stand on, for letters of the usual
/// size.
private let (besideWord, aroundPills) = (16.0, 3.0)

/// What people choose of a chart on its card, in words beside each other.
public struct CardChoice: Equatable, Sendable {
  /// What it is about.
  public enum Subject: Sendable {
    /// How prices are drawn.
    case prices
    /// Which seven days are a week: those of the calendar, or any.
    case weeks
    /// Which of its tables the chart shows.
    case metrics
  }

  /// What it is about.
  public let subject: Subject
  /// The words, of which one is chosen.
  public let words: [Phrase]
  /// The number of that.
  public let chosen: Int

  /// How wide it is.
  func width(_ style: ChartStyle, measure: some TextMeasure) -> Double {
    let words = words.map { measure.width(of: style.words($0), style: style.strong) }
    return width(ofWords: words.reduce(0, +), textScale: style.textScale)
  }

  /// About the same where nothing is measured, of letters of a width.
  func guessedWidth(letter: Double, textScale: Double) -> Double {
    let letters = words.reduce(0) { $0 + Double($1.description.count) }
    return width(ofWords: letters * letter * textScale, textScale: textScale)
  }

  private func width(ofWords words: Double, textScale: Double) -> Double {
    let around = 2 * (besideWord * Double(self.words.count) + aroundPills) * textScale
    return (words + around).rounded(.up)
  }
}

extension Table {
  /// What there is to choose on its card, if anything.
  public var cardChoice: CardChoice? {
    if let prices {
      let forms = PriceView.Form.allCases
      return CardChoice(
        subject: .prices, words: forms.map(\.word),
        chosen: forms.firstIndex(of: prices.view.form) ?? 0)
    }
    guard let metrics = presentation.metrics else { return nil }
    if let isRolling = metrics.isRolling {
      return CardChoice(
        subject: .weeks, words: ["Calendar Weeks", "Rolling \(7) Days"], chosen: isRolling ? 1 : 0)
    }
    let words = (metrics.names + [metrics.asked].compactMap(\.self)).map { Phrase(verbatim: $0) }
    return words.count > 1
      ? CardChoice(subject: .metrics, words: words, chosen: metrics.shown) : nil
  }
}

extension PriceView.Form {
  fileprivate var word: Phrase {
    switch self {
    case .candles: "Candles"
    case .line: Phrase("Line", context: "chart")
    case .area: Phrase("Area", context: "chart")
    }
  }
}
