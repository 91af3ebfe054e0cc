import ChartCore

/// A line of the indicator's card below its date.
struct CardRow {
  /// At the left, or after the percentage.
  var name: String
  /// At the right, bold; empty for a note.
  var value = ""
  /// At the left, bold; usually empty.
  var percent = ""
  /// Of the value, or of a note.
  var color: Color
  /// Whether it says something about the row above, and stands back.
  var isQuiet = false
  /// Whether its value is a word, which may be cut.
  var isWord = false
  /// Whether its series is raised over the others.
  var isRaised = false
  /// The series whose line or surface it has a sample of, where these have patterns.
  var sample: Sample?
  /// The colour of its word on the plot, where that is a state.
  var state: Color?
  /// How wide the value is, in pixels.
  var valueWidth = 0.0
  /// What is said of it in place of what is written.
  var spoken: Phrase?
  /// Where its name is cut if it has too little room.
  var cut = TextCut.end

  /// How a line or a surface looks.
  struct Sample {
    /// What tells it from others beside its colour.
    var pattern: SeriesPattern
    /// Its colour.
    var color: Color
  }

  /// Whether it is a sentence that has the line to itself.
  var isNote: Bool { value.isEmpty }
}
