/// Which unit the results of a function have, by those of its arguments.
enum UnitRule: Equatable, Sendable {
  /// That of its first argument.
  case first
  /// The same, of what lies between values.
  case difference
  /// None: a number that measures nothing.
  case number
  /// The one that its values have in common, from one of its arguments on.
  case common(from: Int)
  /// That of its first argument, for each of x, or for x in all.
  case overX, timesX
  /// The one whose square its first argument has.
  case root
  /// The one that is written as its second argument.
  case written
}
