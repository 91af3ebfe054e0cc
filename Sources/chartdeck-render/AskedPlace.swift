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
    let place =
      switch kind {
      case .moments, .sessions: Asked.moment(from: text, in: zone)
      case .timesOfDay: Asked.timeOfDay(from: text)
      case .durations: Asked.duration(from: text)
      case .numbers, .rows: Asked.number(from: text)
      }
    guard let place else { throw RenderError(noPlace: text, option, on: kind) }
    return place
  }
}

extension RenderError {
  /// A text that is no place on an x of a kind.
  fileprivate init(noPlace text: String, _ option: AskedPlace.Option, on kind: Presentation.XKind) {
    self =
      switch kind {
      case .moments, .sessions: .moment(text, option)
      case .timesOfDay: .timeOfDay(text, option)
      case .durations: .duration(text, option)
      case .numbers, .rows: .number(text, option)
      }
  }

  /// Why nothing of a range is on an x of a kind, whose data is of a `domain`.
  init(
    _ fault: AskedRange.Fault, of range: AskedRange, on kind: Presentation.XKind, _ domain: String
  ) {
    self =
      switch fault {
      case .none: .range(range.text)
      case .place(let text): RenderError(noPlace: text, .range, on: kind)
      case .reversed: .reversedRange(range.text)
      case .empty: .emptyRange(range.text, domain: domain)
      }
  }
}
