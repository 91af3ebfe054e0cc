import ChartCore

extension Scene: CustomStringConvertible {
  /// The scene as text, an item a line, numbers rounded to two decimals: equal scenes give equal
  /// text, and a difference is easy to see.
  public var description: String {
    var lines = ["scene \(size.width.short)x\(size.height.short)"]
    for item in items { item.describe(into: &lines, indent: "  ") }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// How many points a line of text has.
private let pointsPerLine = 8
/// How many rectangles a line of text has.
private let rectsPerLine = 4

extension Scene.Item {
  /// Appends the item's lines, and those of the items in it further to the right.
  fileprivate func describe(into lines: inout [String], indent: String) {
    let (head, children) = (heading, children)
    lines.append(indent + head)
    for child in children { child.describe(into: &lines, indent: indent + "  ") }
    add(points.map(\.short), by: pointsPerLine, to: &lines, indent: indent)
    add(rects.map(\.short), by: rectsPerLine, to: &lines, indent: indent)
  }

  private func add(_ words: [String], by count: Int, to lines: inout [String], indent: String) {
    for start in stride(from: 0, to: words.count, by: count) {
      let line = words[start..<min(start + count, words.count)]
      lines.append(indent + "  " + line.joined(separator: " "))
    }
  }

  private var heading: String {
    switch self {
    case .rectangle(let rect, let radius, let fill):
      "rectangle \(rect.short)\(radius.asRadius) \(fill.short)"
    case .outline(let rect, let radius, let width, let color):
      "outline \(rect.short)\(radius.asRadius) width \(width.short) \(color.short)"
    case .polyline(let points, let width, let color):
      "polyline of \(points.count) width \(width.short) \(color.short)"
    case .segments(let segments, let width, let color):
      "segments \(segments.count) width \(width.short) \(color.short)"
    case .polygon(let points, let fill): "polygon of \(points.count) \(fill.short)"
    case .rectangles(let rects, let fill): "rectangles \(rects.count) \(fill.short)"
    case .cells(let rect, let cells):
      "cells \(cells.columns)x\(cells.rows) \(rect.short) "
        + "\(cells.shades.count { $0 > 0 }) shaded"
    case .ring(let center, let radius, let width, let fill, let color):
      "ring \(center.short)\(radius.asRadius) width \(width.short) \(color.short) on \(fill.short)"
    case .text(let text): text.short
    case .shadow(let rect, let radius, let blur, let offset, let color):
      "shadow \(rect.short)\(radius.asRadius) blur \(blur.short) offset \(offset.short) "
        + color.short
    case .clipped(let rect, let radius, _): "clipped \(rect.short)\(radius.asRadius)"
    case .moved(let offset, _): "moved \(offset.short)"
    case .faded(let opacity, _): "faded \(opacity.short)"
    }
  }

  private var children: [Scene.Item] {
    switch self {
    case .clipped(_, _, let items), .moved(_, let items), .faded(_, let items): items
    default: []
    }
  }

  private var points: [Point] {
    switch self {
    case .polyline(let points, _, _), .polygon(let points, _): points
    case .segments(let segments, _, _): segments.flatMap { [$0.from, $0.to] }
    default: []
    }
  }

  private var rects: [Rect] { if case .rectangles(let rects, _) = self { rects } else { [] } }
}

extension Text {
  fileprivate var short: String {
    let weight = style.isBold ? " bold" : ""
    let halo = halo.map { " halo \($0.short)" } ?? ""
    let cut = cut == .end ? "" : " cut at \(cut)"
    let limit = maximumWidth.map { " within \($0.short)\(cut)" } ?? ""
    return "text \"\(string)\" \(position.short) \(anchor) \(style.size.short)\(weight) "
      + "\(color.short)\(halo)\(limit)"
  }
}

extension Rect {
  fileprivate var short: String { "\(origin.short) \(width.short)x\(height.short)" }
}

extension Point {
  fileprivate var short: String { "\(x.short),\(y.short)" }
}

extension Color {
  fileprivate var short: String { alpha < 1 ? "\(hex)*\(alpha.short)" : hex }
}

extension Double {
  fileprivate var asRadius: String { self > 0 ? " radius \(short)" : "" }

  /// Rounded to two decimals, without zeros at the end.
  fileprivate var short: String {
    if isNaN { return "nan" }
    let hundredths = Int(clamping: (self * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}
