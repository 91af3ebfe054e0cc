/// From one hue to the next, in degrees: neighbours are far apart, and it takes 24 of them to come round.
private let (firstHue, hueStep) = (250.0, 105.0)
/// Three lightnesses in turn, on light and on dark grounds, each far enough from the card to be seen.
private let (lightnesses, nightLightnesses) = ([0.55, 0.62, 0.46], [0.68, 0.78, 0.62])
private let chroma = 0.15
/// The same of states, whose surfaces stand back behind lines: paler, on dark grounds darker.
private let (stateLightnesses, nightStateLightnesses) = ([0.72, 0.82, 0.63], [0.6, 0.5, 0.7])
private let stateChroma = 0.09
/// The hues of the first series are theirs: states begin behind these.
private let firstState = 3
/// Colours nearer than this are taken for one another along thin lines.
private let leastDistance = 0.07
/// A safeguard: no more of the palette is looked through for one that is free.
private let mostTries = 48

/// Colours for series that have none of their own, as far apart as they are seen.
public enum SeriesPalette {
  /// The colour of a number from 0 on, for light grounds.
  public static func color(_ number: Int) -> Color { color(number, lightnesses, chroma) }

  /// The same for dark grounds.
  public static func nightColor(_ number: Int) -> Color { color(number, nightLightnesses, chroma) }

  /// The colour of a state's number from 0 on, for light grounds.
  public static func stateColor(_ number: Int) -> Color {
    color(number + firstState, stateLightnesses, stateChroma)
  }

  /// The same for dark grounds.
  public static func nightStateColor(_ number: Int) -> Color {
    color(number + firstState, nightStateLightnesses, stateChroma)
  }

  private static func color(_ number: Int, _ lightnesses: [Double], _ chroma: Double) -> Color {
    OKLab(
      lightness: lightnesses[number % lightnesses.count], chroma: chroma,
      hueDegrees: firstHue + Double(number % 360) * hueStep
    ).color
  }
}

extension [Series] {
  /// The same series, those whose colour another one has before them in a colour of the palette that is far from
  /// the file's own; so many that none is drawn by itself stay as they are.
  public var withColorsApart: [Series] {
    guard count <= Limits.drawnSeries else { return self }
    var taken: Set<Color> = []
    let own = Set(map(\.color)).prefix(mostTries).map(OKLab.init)
    var next = 0
    return map { series in
      // What shows another series as it was earlier has the colour of that.
      if series.showsEarlier || taken.insert(series.color).inserted { return series }
      let number = freeNumber(from: next, beside: own)
      next = number + 1
      return series.colored(SeriesPalette.color(number), night: SeriesPalette.nightColor(number))
    }
  }

  private func freeNumber(from first: Int, beside own: [OKLab]) -> Int {
    let numbers = first..<first + mostTries
    return numbers.first { number in
      let color = OKLab(SeriesPalette.color(number))
      return own.allSatisfy { $0.distance(to: color) >= leastDistance }
    } ?? first
  }
}

extension Series {
  fileprivate func colored(_ color: Color, night: Color) -> Series {
    var series = self
    (series.color, series.nightColor, series.isColorChosen) = (color, night, false)
    return series
  }
}

extension [Series] {
  /// The same series, those that show another one of them as it was earlier in the colour that this has, unless people gave
  /// them one. Time in proportion to these and all others.
  var withColorsOfShown: [Series] {
    map { series in
      guard series.showsEarlier, !series.isColorChosen,
        let shown = first(where: { $0.isShown(by: series) })
      else { return series }
      var series = series
      (series.color, series.nightColor) = (shown.color, shown.nightColor)
      series.isColorChosen = shown.isColorChosen
      return series
    }
  }
}
