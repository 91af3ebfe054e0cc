/// What a plot showed before its chart got other data, and how far it has become what it shows now.
public struct PlotArrival: Equatable, Sendable {
  /// What it showed.
  let before: Scene
  /// How far it has come, from 0 to 1.
  let progress: Double

  /// The way from a plot's picture.
  public init(from before: Scene, progress: Double) {
    (self.before, self.progress) = (before, progress)
  }
}
