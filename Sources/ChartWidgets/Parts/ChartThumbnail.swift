public import CGtk
public import ChartCore
import ChartScene
import GtkBridge

/// How wide it is at least, and how high, in pixels at letters of the usual size.
private let (leastWidth, height) = (240.0, 210.0)

/// A small picture of a chart at rest, without controls: what something would look like.
public final class ChartThumbnail {
  private let appearance: AppearanceSource
  private let picture = SceneCanvas<Key>()
  private var table: Table?
  private var title = ""
  private var size = Size(0, 0)
  /// How often there was another chart.
  private var turn = 0

  private struct Key: Equatable {
    let turn: Int
    let size: Size
    let appearance: Appearance
  }

  /// A picture of nothing yet.
  public init(_ appearance: AppearanceSource) {
    self.appearance = appearance
    picture.canvas.onMeasure = { [weak appearance] axis in
      let scale = appearance?.current.style.textScale ?? 1
      let length = axis == GTK_ORIENTATION_VERTICAL ? height * scale : leastWidth
      return (Int(length), Int(length))
    }
    picture.canvas.onAllocate = { [weak self] width, height in
      self?.size = Size(Double(width), Double(height))
      self?.paint()
    }
    // What is beside the corners of its card is not the ground of a window.
    gtk_widget_add_css_class(picture.widget, "thumbnail")
    gtk_widget_set_overflow(picture.widget, GTK_OVERFLOW_HIDDEN)
    setAccessibleRole(GTK_ACCESSIBLE_ROLE_IMG, of: picture.widget)
  }

  /// The widget that shows it.
  public var widget: UnsafeMutablePointer<GtkWidget> { picture.widget }

  /// Shows the chart of a table under a title, or nothing.
  public func show(_ table: Table?, title: String) {
    (self.table, self.title) = (table, title)
    turn += 1
    setAccessibleLabel(title, of: widget)
    paint()
  }

  private func paint() {
    guard size.width > 0 else { return }
    let key = Key(turn: turn, size: size, appearance: appearance.current)
    picture.show(key, text: appearance.measure) { scene }
  }

  private var scene: Scene {
    guard let table else { return Scene(size: size) }
    return ChartPicture(
      resting: table, title: title, state: Board(tables: [table]).charts[0].view, size: size,
      form: .figure, style: appearance.current.style, indicator: nil, role: .plain,
      measure: appearance.measure
    ).scene(measure: appearance.measure)
  }
}
