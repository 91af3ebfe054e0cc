public import ChartCore

/// A length in each direction, in device-independent pixels.
public struct Size: Hashable, Sendable {
  /// The lengths.
  public var width, height: Double
  /// A size of lengths.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// A place in device-independent pixels, y downwards.
public struct Point: Hashable, Sendable {
  /// The coordinates.
  public var x, y: Double
  /// A point of coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// An upright rectangle in device-independent pixels, y downwards.
public struct Rect: Hashable, Sendable {
  /// The upper left corner and the lengths.
  public var x, y, width, height: Double
  /// A rectangle of corner and lengths.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle at the origin with this size.
  public init(_ size: Size) { self.init(0, 0, size.width, size.height) }

  /// Edges and middle.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }
  /// The middle, horizontally.
  public var midX: Double { x + width / 2 }
  /// The middle, vertically.
  public var midY: Double { y + height / 2 }
  /// The corner.
  public var origin: Point { Point(x, y) }
  /// The lengths.
  public var size: Size { Size(width, height) }

  /// What lies in both rectangles, nil where nothing does.
  public func common(with other: Rect) -> Rect? {
    let (left, upper) = (max(x, other.x), max(y, other.y))
    let (right, lower) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return left < right && upper < lower ? Rect(left, upper, right - left, lower - upper) : nil
  }

  /// The smallest rectangle around both.
  public func joined(with other: Rect) -> Rect {
    let (left, upper) = (min(x, other.x), min(y, other.y))
    return Rect(left, upper, max(maxX, other.maxX) - left, max(maxY, other.maxY) - upper)
  }

  /// The rectangle smaller by these lengths on each of the sides, never below zero size.
  public func inset(horizontally dx: Double, vertically dy: Double) -> Rect {
    Rect(x + dx, y + dy, max(0, width - 2 * dx), max(0, height - 2 * dy))
  }

  /// Whether `point` lies inside or on the upper and left edges.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}

extension Rect {
  /// The rectangle moved by these lengths.
  func moved(x dx: Double = 0, y dy: Double = 0) -> Rect { Rect(x + dx, y + dy, width, height) }

  /// The smallest rectangle around this one whose edges are whole numbers.
  public var roundedOut: Rect {
    let (left, upper) = (x.rounded(.down), y.rounded(.down))
    return Rect(left, upper, maxX.rounded(.up) - left, maxY.rounded(.up) - upper)
  }

  /// Whether all of its edges are finite.
  public var isFinite: Bool { origin.isFinite && maxX.isFinite && maxY.isFinite }
}

extension Point {
  /// The point moved by what another is from the origin.
  func moved(by offset: Point) -> Point { Point(x + offset.x, y + offset.y) }

  /// Whether both coordinates are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Point: Interpolable {
  /// The point `fraction` of the way to `other`.
  public func interpolated(to other: Point, by fraction: Double) -> Point {
    Point(x.interpolated(to: other.x, by: fraction), y.interpolated(to: other.y, by: fraction))
  }
}

extension Rect: Interpolable {
  /// The rectangle whose edges are `fraction` of the way to those of `other`.
  public func interpolated(to other: Rect, by fraction: Double) -> Rect {
    Rect(
      x.interpolated(to: other.x, by: fraction), y.interpolated(to: other.y, by: fraction),
      width.interpolated(to: other.width, by: fraction),
      height.interpolated(to: other.height, by: fraction))
  }
}
