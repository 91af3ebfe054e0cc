/// Lines from point to point.
struct LineDrawing: KindDrawing {}

/// Lines that keep a value until the next point.
struct StepDrawing: KindDrawing {
  func marks(_ input: MarkInput) -> [Scene.Item] { StepMark(input: input).items() }
}
