import ChartCore

/// More places without a column are not counted one by one.
private let mostPlaces = 20

/// The objects and arrays in the rows of a table in JSON, which have no column, by where they stand.
struct LeftOutValues {
  /// Where a value stands.
  enum Place: Hashable {
    /// In an object.
    case key(ExactText)
    /// In an array, counted from 1.
    case column(Int)
  }

  private var counts: [Place: TableNotes.Count] = [:]
  private var places: [Place] = []

  /// Counts one; `words` say what it is.
  mutating func add(_ place: Place, line: Int, _ words: @autoclosure () -> Phrase) {
    guard counts[place] != nil || places.count < mostPlaces else { return }
    if counts[place] == nil { places.append(place) }
    counts[place, default: TableNotes.Count()].add(line: line, words())
  }

  /// A sentence about each place.
  var remarks: [Phrase] {
    places.compactMap { place in
      counts[place].map {
        """
        \(place.name) is left out: a number or a text was expected in line \($0.line), found \($0.words).
        """
      }
    }
  }
}

extension LeftOutValues.Place {
  fileprivate var name: Phrase {
    switch self {
    case .key(let key): Phrase(verbatim: key.text.quoted)
    case .column(let number): "Column \(number)"
    }
  }
}
