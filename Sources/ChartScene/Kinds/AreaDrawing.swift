/// Areas on each other: the hairline alone says which point is read.
struct AreaDrawing: KindDrawing {
  var hasRings: Bool { false }
  func marks(_ input: MarkInput) -> [Scene.Item] { AreaMark(input: input).items() }
}
