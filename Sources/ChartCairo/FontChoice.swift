/// Which letters a program paints with; sizes and weights come from the scene.
public struct FontChoice: Equatable, Sendable {
  /// Family names, the preferred one first, separated by commas.
  public var family: String

  /// A choice of families.
  public init(family: String) { self.family = family }

  /// The desktop's own families, then whatever sans serif the machine has.
  public static let standard = FontChoice(family: "Cantarell, Adwaita Sans, sans-serif")
}
