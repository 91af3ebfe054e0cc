public import ChartCore

/// Everything needed to paint one picture, in paint order and device-independent pixels.
public struct Scene: Equatable, Sendable {
  /// The area the items are meant for.
  public var size: Size
  /// What to paint, first item first.
  public var items: [Item]

  /// A scene of items.
  public init(size: Size, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  /// One thing to paint.
  public indirect enum Item: Equatable, Sendable {
    /// A filled rectangle; `radius` rounds its corners.
    case rectangle(Rect, radius: Double = 0, fill: Color)
    /// A rectangle's border, centred on its edge.
    case outline(Rect, radius: Double = 0, width: Double, color: Color)
    /// A line through points with round joins and caps; fewer than two points paint nothing.
    case polyline([Point], width: Double, color: Color)
    /// Straight lines of one width and colour with blunt ends, none of which goes on in another.
    case segments([Segment], width: Double, color: Color)
    /// A filled polygon; fewer than three points paint nothing.
    case polygon([Point], fill: Color)
    /// Filled rectangles of one colour, all edges on whole pixels: edges at the same number meet there.
    /// What is less than half a pixel thick is gone.
    case rectangles([Rect], fill: Color)
    /// Cells that fill a rectangle, with sharp edges.
    case cells(Rect, ShadedCells)
    /// A filled circle with a border centred on its edge.
    case ring(center: Point, radius: Double, width: Double, fill: Color, color: Color)
    /// One line of text.
    case text(Text)
    /// A soft shadow of a rounded rectangle, outside it.
    case shadow(Rect, radius: Double, blur: Double, offset: Double, color: Color)
    /// Items that show only inside a rounded rectangle.
    case clipped(Rect, radius: Double = 0, [Item])
    /// Items moved by an offset.
    case moved(Point, [Item])
    /// Items painted as one layer, `opacity` from 0 to 1.
    case faded(Double, [Item])
  }
}

/// A straight line from a point to another one.
public struct Segment: Equatable, Sendable {
  /// Its ends.
  public let from, to: Point

  /// A line between two points.
  public init(from: Point, to: Point) { (self.from, self.to) = (from, to) }
}

/// A line of plain text; markup in it is shown as it stands.
public struct Text: Equatable, Sendable {
  /// Which of the text's edges lies at its position.
  public enum Anchor: String, Hashable, Sendable {
    /// The text starts, is centred, or ends there.
    case leading, middle, trailing
  }

  /// What it says.
  public var string: String
  /// The end of the baseline that `anchor` names.
  public var position: Point
  /// Where the text lies from there.
  public var anchor: Anchor
  /// Size and weight.
  public var style: TextStyle
  /// The letters' colour.
  public var color: Color
  /// The colour of a rim behind the letters, where they must stand out from a line.
  public var halo: Color?
  /// The width in pixels beyond which the text has an ellipsis.
  public var maximumWidth: Double?
  /// Where that is.
  public var cut: TextCut

  /// How far a halo reaches around its letters, in device-independent pixels.
  public static let haloReach = 2.5

  /// A line of text.
  public init(
    _ string: String, at position: Point, anchor: Anchor = .leading, style: TextStyle,
    color: Color, halo: Color? = nil, maximumWidth: Double? = nil, cut: TextCut = .end
  ) {
    self.string = string
    self.position = position
    self.anchor = anchor
    self.style = style
    self.color = color
    self.halo = halo
    self.maximumWidth = maximumWidth
    self.cut = cut
  }
}

/// How large and how heavy text is; the painter knows the family. Figures are tabular.
public struct TextStyle: Hashable, Sendable {
  /// The em size in device-independent pixels.
  public var size: Double
  /// Whether the letters are bold.
  public var isBold: Bool

  /// A style of size and weight.
  public init(size: Double, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }
}

/// Tells how wide a text will be painted; the pure rooms know no fonts.
public protocol TextMeasure {
  /// The advance width of `string` in device-independent pixels.
  func width(of string: String, style: TextStyle) -> Double
}
