extension BoardView {
  /// Follows the tables while their file is read; what people chose stays, and every view is where
  /// it was.
  func boardGrew() {
    for view in allViews { view.grow() }
    layOut()
    update()
  }
}
