import ChartCore

nonisolated extension Table {
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

nonisolated extension Table {
  /// Two plain lines, hour by hour, with the series of `line(_:)`.
  static func hours(_ title: String?, from start: Double, count: Int) -> Table {
    let values = (0..<count).map { Double($0 * $0 % 13) }
    return Table(
      title: title, x: Column(start: start, step: 3_600_000, count: count),
      series: line(title).series.map {
        Series(id: $0.id, name: $0.name, color: $0.color, column: Column(values))
      })
  }
}
