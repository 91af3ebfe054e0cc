/// A step on the way from the outermost value of a JSON text to one in it.
enum JSONStep: Hashable {
  /// Into an object's member.
  case key(String)
  /// Into an array's element, from 0.
  case index(Int)

  /// The key; nil of an element.
  var name: String? { if case .key(let name) = self { name } else { nil } }
}
