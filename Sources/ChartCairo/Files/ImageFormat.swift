/// What kind of file a picture becomes.
public enum ImageFormat: String, CaseIterable, Sendable {
  /// Pixels.
  case png
  /// Shapes and letters for the web, in its pixels of 1/96 inch.
  case svg
  /// A page of shapes and letters, whose words can be searched and copied.
  case pdf
}
