import ChartCore

// Why lines cannot stand beside or over others, in the words of options.

extension Board.BesideFault {
  /// What is told.
  var sentence: Phrase {
    switch self {
    case .zoomedIn: "--beside goes with no --zoom."
    case .tooMany(most: 1):
      "--beside 'every …' takes one series of a chart: --hide leaves out the others."
    case .tooMany(let most):
      "--beside takes up to \(most) series of a chart: --hide leaves some out."
    case .noTime: "--beside: x has no such time."
    case .tooShort: "--beside: points are farther apart than that."
    case .scatter: "--beside: nothing stands beside a scatter."
    case .tooEarly: "--beside: there are no points so long before."
    }
  }
}

extension Board.LayingFault {
  /// What is told.
  var sentence: Phrase {
    switch self {
    case .zoomedIn: "--lay goes with no --zoom."
    case .unmoved: "--lay: only lines that nothing keeps together are moved along x."
    case .alone: "--lay: there is no other line to lay it over."
    case .tooMany(let most):
      "--lay: more than \(most) lines are not laid over each other."
    case .noPlace(let name, .crossing(let value)):
      "--lay: \(name.quoted) does not go through \(value.description) as the first line does."
    case .noPlace(let name, _):
      "--lay: \(name.quoted) has too few values to lay it over the first line."
    }
  }
}
