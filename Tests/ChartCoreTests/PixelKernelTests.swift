import CKernels
import TestSupport
import Testing

/// The loops in C that paint do alike on every processor.
@Suite struct PixelKernelTests {
  private static let width = Int(CHART_TILE_WIDTH)
  private static let inks = [
    ChartInk(red: 52, green: 152, blue: 238, alpha: 256),
    ChartInk(red: 256, green: 0, blue: 1, alpha: 256),
    ChartInk(red: 256, green: 256, blue: 256, alpha: 77),
    ChartInk(red: 9, green: 90, blue: 200, alpha: 0),
  ]

  @Test(arguments: Array(0...40) + [1000])
  func writeColorsAlike(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let pixels = (0..<count).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) }
    let wanted = pixels.flatMap {
      [UInt8(truncatingIfNeeded: $0 >> 16), UInt8($0 >> 8 & 255), UInt8($0 & 255)]
    }
    for kernel in [chart_write_rgb, chart_write_rgb_portable] {
      var bytes = [UInt8](repeating: 0xA5, count: 3 * count + 8)
      kernel(pixels, count, &bytes)
      #expect(Array(bytes[..<(3 * count)]) == wanted)
      #expect(bytes[(3 * count)...].allSatisfy { $0 == 0xA5 })
    }
  }

  /// A tile, and what is to be added to it.
  private struct Tile: Equatable {
    var cells: [Int16]
    var pixels: [UInt32]
    var hidden: [Int32] = [0, 0]

    mutating func lay(_ ink: ChartInk, in rows: ChartRows, isQuick: Bool) {
      var covered = ChartRows(first: hidden[0], end: hidden[1])
      let kernel = isQuick ? chart_tile_lay : chart_tile_lay_portable
      kernel(&cells, &pixels, rows, ink, &covered)
      hidden = [covered.first, covered.end]
    }
  }

  @Test(arguments: 1...40)
  func layAlike(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let height = Int.random(in: 1...60, using: &random)
    var quick = Tile(
      cells: [Int16](repeating: 0, count: (height + 2) * Self.width),
      pixels: [UInt32](repeating: 0, count: height * Self.width))
    var portable = quick
    for _ in 0..<6 {
      let ink = Self.inks.randomElement(using: &random) ?? Self.inks[0]
      let (cells, rows) = Self.cells(height, hidden: quick.hidden, &random)
      (quick.cells, portable.cells) = (cells, cells)
      let before = quick
      quick.lay(ink, in: rows, isQuick: true)
      portable.lay(ink, in: rows, isQuick: false)
      #expect(quick == portable, "seed \(seed)")
      expectSound(quick, after: before, ink, rows, seed: seed)
    }
  }

  /// Cells from row `first` up to `end` are cleared, and pixels are what the definition says.
  private func expectSound(
    _ tile: Tile, after before: Tile, _ ink: ChartInk, _ rows: ChartRows, seed: UInt64
  ) {
    #expect(tile.cells[..<(Int(rows.end) * Self.width)].allSatisfy { $0 == 0 }, "seed \(seed)")
    for row in 0..<tile.hidden[1] where row >= tile.hidden[0] {
      let line = tile.pixels[Int(row) * Self.width..<(Int(row) + 1) * Self.width]
      #expect(line.allSatisfy { $0 >> 24 == 255 }, "seed \(seed)")
    }
    for column in 0..<Self.width {
      var sum = 0
      for row in Int(rows.first)..<Int(rows.end) {
        let at = row * Self.width + column
        sum += Int(before.cells[at])
        let expected = Self.under(before.pixels[at], sum, ink)
        #expect(tile.pixels[at] == expected, "seed \(seed), row \(row)")
      }
    }
  }

  /// What a pixel becomes when an ink that covers it as far as `sum` says is laid under it.
  private static func under(_ pixel: UInt32, _ sum: Int, _ ink: ChartInk) -> UInt32 {
    func part(_ all: Int, _ parts: Int) -> Int { (all * parts + 128) / 256 }
    let covered = (max(0, min(sum, Int(CHART_COVERED))) + 8) / 16
    let parts = ink.alpha == 256 ? covered : part(covered, Int(ink.alpha))
    let taken = part(255 - Int(pixel >> 24), parts)
    let added = [256, ink.red, ink.green, ink.blue].map { part(taken, Int($0)) }
    return pixel + added.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Stretches in random columns; what is hidden has something in its first row only.
  private static func cells(
    _ height: Int, hidden: [Int32], _ random: inout SeededGenerator
  ) -> ([Int16], ChartRows) {
    var cells = [Int16](repeating: 0, count: (height + 2) * width)
    let isHidden = Int(hidden[0])..<Int(hidden[1])
    var rows = (first: height, end: 0)
    let isWhole = Bool.random(using: &random)
    let stretch = [0, height].map { _ in Int.random(in: 0...height, using: &random) }.sorted()
    for column in 0..<width {
      var ends = [0, 0].map { _ in Int.random(in: 0...height, using: &random) }.sorted()
      if isWhole { ends = stretch }
      if isHidden.contains(ends[0]) { ends[0] = isHidden.lowerBound }
      if isHidden.contains(ends[1]) { ends[1] = isHidden.upperBound }
      let weight = isWhole ? Int16(CHART_COVERED) : Int16.random(in: -900...5_000, using: &random)
      cells[ends[0] * width + column] += weight
      cells[ends[1] * width + column] -= weight
      rows = (min(rows.first, ends[0]), max(rows.end, min(ends[1] + 1, height)))
    }
    return (cells, ChartRows(first: Int32(min(rows.first, rows.end)), end: Int32(rows.end)))
  }

  /// Colours that are opaque, translucent or none in random rows of each column, under others.
  @Test(arguments: 1...40)
  func colorAlike(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let height = Int.random(in: 1...60, using: &random)
    var pixels = [UInt32](repeating: 0, count: height * Self.width)
    var covered = ChartRows(first: 0, end: 0)
    for _ in 0..<5 {
      let colors = Self.colors(height, &random)
      let rows = ChartRows(first: 0, end: Int32(height))
      let expected = zip(pixels, colors).map { Self.over($0, $1) }
      let bits = colors.indices.map {
        $0 < Self.width ? colors[$0] : colors[$0] ^ colors[$0 - Self.width]
      }
      let before = (pixels, covered)
      for kernel in [chart_tile_color, chart_tile_color_portable] {
        var change = bits
        (pixels, covered) = before
        kernel(&change, &pixels, rows, &covered)
        #expect(pixels == expected, "seed \(seed)")
        #expect(change.allSatisfy { $0 == 0 }, "seed \(seed)")
        let hidden = pixels[Int(covered.first) * Self.width..<Int(covered.end) * Self.width]
        #expect(hidden.allSatisfy { $0 >> 24 == 255 }, "seed \(seed)")
        let (count, least) = (covered.end - covered.first, before.1.end - before.1.first)
        #expect(
          count >= least && (least > 0 || count == Self.longestOpaque(pixels)), "seed \(seed)")
      }
    }
  }

  /// How many rows of a tile after each other are opaque at most.
  private static func longestOpaque(_ pixels: [UInt32]) -> Int32 {
    var (run, longest): (Int32, Int32) = (0, 0)
    for row in 0..<pixels.count / width {
      let isOpaque = pixels[row * width..<(row + 1) * width].allSatisfy { $0 >> 24 == 255 }
      run = isOpaque ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// Premultiplied colours of a tile: in half of all tiles the same rows have one in all columns.
  private static func colors(_ height: Int, _ random: inout SeededGenerator) -> [UInt32] {
    var colors = [UInt32](repeating: 0, count: height * width)
    let isWhole = Bool.random(using: &random)
    let stretch = [0, height].map { _ in Int.random(in: 0...height, using: &random) }.sorted()
    for column in 0..<width {
      let some = [0, height].map { _ in Int.random(in: 0...height, using: &random) }.sorted()
      let rows = isWhole ? stretch : some
      let alpha = isWhole ? 255 : UInt32.random(in: 0...255, using: &random)
      let color = (0..<3).reduce(alpha) { color, _ in
        color << 8 | UInt32.random(in: 0...alpha, using: &random)
      }
      for row in rows[0]..<rows[1] { colors[row * width + column] = color }
    }
    return colors
  }

  /// A premultiplied pixel over another.
  private static func over(_ pixel: UInt32, _ other: UInt32) -> UInt32 {
    [0, 8, 16, 24].reduce(pixel) { sum, shift in
      let part = Double(other >> UInt32(shift) & 255) * Double(255 - pixel >> 24) / 255
      return sum + UInt32(part.rounded()) << UInt32(shift)
    }
  }

  @Test(arguments: 1...20)
  func widenAlike(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pens = Int.random(in: 1...40, using: &random)
    let count = 8 * Int.random(in: 1...20, using: &random)
    let pen = (0..<pens).map { 20 - Float($0) / 2 }
    var lows = [Float](), highs = [Float]()
    for _ in 0..<count + 2 * (pens - 1) {
      let isGap = Int.random(in: 0..<3, using: &random) == 0
      let low = Float.random(in: -200...400, using: &random)
      lows.append(isGap ? .infinity : low)
      highs.append(isGap ? -.infinity : low + Float.random(in: 0...99, using: &random))
    }
    let expected = (0..<count).map { slice in
      let reach = (-pens + 1...pens - 1).map { (slice + pens - 1 + $0, pen[abs($0)]) }
      let top = reach.map { lows[$0.0] - $0.1 }.min() ?? 0
      let bottom = reach.map { highs[$0.0] + $0.1 }.max() ?? 0
      let first = max(0, min(top, 200))
      return [first, max(first, min(bottom, 200))].map { Int32($0 * 256 + 0.5) }
    }
    for kernel in [chart_widen, chart_widen_portable] {
      var tops = [Int32](repeating: 0, count: count), bottoms = tops
      kernel(lows, highs, count, pen, pens, 200, &tops, &bottoms)
      #expect(zip(tops, bottoms).map { [$0, $1] } == expected, "seed \(seed)")
    }
  }
}
