/// What a formula says of a spectrum.
struct SpectrumRequest: Equatable, Sendable {
  /// What the values are called.
  let name: String
  /// How long the pieces are over which it is averaged; nil where all values are one.
  let piece: XSpan?
  /// Whether values on the lines between the points are looked at, and not the points themselves.
  let isResampled: Bool
  /// Whether the ends of the values are faded in and out.
  let isFaded: Bool
}

extension FormulaFunction {
  /// What looks for waves in values, and in one piece of them after the other, and its words.
  public static let (spectrum, spectrogram) = ("spectrum", "spectrogram")
  /// The words for values on the lines between points, and for ends that are not faded.
  public static let (resampled, rectangle) = ("resampled", "rectangle")
  /// The word for the values that are seen, and not all.
  public static let visible = "visible"
}

extension SpectrumRequest {
  /// What is wrong with values over an x; nil where nothing is. Linear time.
  func fault(of column: Column, over x: Column) -> FormulaError.Reason? {
    isResampled || EvenValues(of: column, over: x) != nil ? nil : .uneven
  }

  /// The waves in values over x; nil where these are not even or too few. n log n time.
  func waves(of column: Column, over x: Column, in zone: Zone) -> Waves? {
    guard let even = even(column, over: x) else { return nil }
    let count = pieceCount(of: even, over: x, in: zone)
    return Spectrum(of: even.values, pieces: count, isFaded: isFaded).map {
      Waves(spectrum: $0, spacing: even.spacing)
    }
  }

  /// The waves in one piece of values over x after the other; nil where these are not even or too few. n log n time.
  func sonogram(of column: Column, over x: Column, in zone: Zone) -> Sonogram? {
    guard let even = even(column, over: x) else { return nil }
    let count = pieceCount(of: even, over: x, in: zone)
    return Spectrogram(of: even.values, pieces: count, isFaded: isFaded).map {
      Sonogram(spectrogram: $0, start: even.start, spacing: even.spacing)
    }
  }

  private func even(_ column: Column, over x: Column) -> EvenValues? {
    isResampled ? EvenValues(between: column, over: x) : EvenValues(of: column, over: x)
  }

  private func pieceCount(of even: EvenValues, over x: Column, in zone: Zone) -> Int? {
    piece.map { $0.count(ofPoints: even.spacing, before: x[x.count - 1], in: zone) }
  }
}

extension XSpan {
  /// How many points of a distance it has, where it ends at an x.
  fileprivate func count(ofPoints spacing: Double, before x: Double, in zone: Zone) -> Int {
    if case .points(let count) = self { return count }
    return Int(clamping: ((x - before(x, in: zone)) / spacing).rounded())
  }
}
