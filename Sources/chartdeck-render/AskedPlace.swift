import ChartCore

/// A place on x that an option names: a moment, a time of day, a number, a duration or a row, whichever the chart's x is.
struct AskedPlace: Equatable {
  /// The options that name one.
  enum Option: String {
    case range = "--range"
    case indicator = "--indicator"
    case mark = "--mark"
    case zoom = "--zoom"
  }

  /// The text as it was given.
  let text: String
  /// The option that it was given to.
  let option: Option

  /// The place on an x of a kind whose moments are told in a zone; an error where the text is none.
  func place(
    on kind: Presentation.XKind, in zone: Zone = .utc
  ) throws(RenderError) -> Double {
    let (place, error): (Double?, RenderError) =
      switch kind {
      case .moments, .sessions: (moment(from: text, in: zone), .moment(text, option))
      case .timesOfDay: (timeOfDay(from: text), .timeOfDay(text, option))
      case .durations: (duration(from: text), .duration(text, option))
      case .numbers, .rows: (number(from: text), .number(text, option))
      }
    guard let place else { throw error }
    return place
  }
}
