import ChartCore

extension Table {
  /// Two plain lines over 20 days.
  static func line(_ title: String?) -> Table {
    let values = (0..<20).map { Double($0 * $0 % 17) }
    return Table(
      title: title, x: Column(start: 0, step: 86_400_000, count: 20),
      series: [
        Series(id: "y0", name: "Up", color: Color(rgb: 0x3DC23F), column: Column(values)),
        Series(
          id: "y1", name: "Down", color: Color(rgb: 0xF34C44), column: Column(values.reversed())),
      ])
  }
}
