import ChartCore

/// Colours for series whose file gives none: 3:1 or better on white and on the dark cards.
enum SeriesPalette {
  private static let colors: [UInt32] = [
    0x2F86DF, 0xE5484D, 0x2E9E5B, 0xC77A12, 0x9A6BE0, 0x0F9A9A,
  ]

  /// The colour of the series at `index`; they come round again.
  static func color(_ index: Int) -> Color {
    Color(rgb: colors[index % colors.count])
  }
}
