import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// The carousel's pages as a row of dots, or as "3 / 1000" where dots would not be told apart.
final class PageDots {
  /// In pixels.
  static let height = Int32(BoardArrangements.dotsHeight)
  private static let mostDots = 20
  private static let spacing = 20.0
  private static let numbersLength = 140.0
  private static let radius = 3.0
  private static let currentRadius = 4.0

  var onPage: ((Int) -> Void)?
  private let appearance: AppearanceSource
  private let picture = SceneCanvas<Key>()
  private var page = 0
  private var count = 0

  struct Key: Equatable {
    let page, count: Int
    let size: Size
    let appearance: Appearance
  }

  init(appearance: AppearanceSource) {
    self.appearance = appearance
    setAccessibleRole(GTK_ACCESSIBLE_ROLE_IMG, of: picture.widget)
    gtk_widget_set_focusable(picture.widget, 1)
    let click = Gesture.click()
    connect(click, "released") { [weak self] (_: Int, x: Double, _: Double) in
      // The board would hear of it too, and turn to the page that is in its way.
      claim(click)
      self?.pressed(x)
    }
    gtk_widget_add_controller(picture.widget, click)
    picture.canvas.onAllocate = { [weak self] _, _ in self?.refresh() }
  }

  var widget: UnsafeMutablePointer<GtkWidget> { picture.widget }

  /// The width of the dots, or of the numbers in their place, with a margin; in pixels.
  var length: Double {
    count > Self.mostDots
      ? Self.numbersLength * appearance.current.style.textScale
      : Double(count + 1) * Self.spacing
  }

  func show(page: Int, of count: Int) {
    guard page != self.page || count != self.count else { return }
    self.page = page
    self.count = count
    setAccessibleLabel(tr("Page \(page + 1) of \(count)"), of: widget)
    refresh()
  }

  func appearanceChanged() { refresh() }

  private var size: Size {
    Size(Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
  }

  private func refresh() {
    let key = Key(page: page, count: count, size: size, appearance: appearance.current)
    picture.show(key, text: appearance.measure) { scene }
  }

  private func middle(of page: Int) -> Double {
    size.width / 2 + (Double(page) - Double(count - 1) / 2) * Self.spacing
  }

  private var scene: Scene {
    let theme = appearance.current.style.theme
    guard count <= Self.mostDots else {
      let text = Text(
        "\(page + 1) / \(count)", at: Point(size.width / 2, size.height / 2 + 4), anchor: .middle,
        style: TextStyle(size: 13 * appearance.current.style.textScale), color: theme.dim)
      return Scene(size: size, items: [.text(text)])
    }
    let dots = (0..<count).map { index in
      Scene.Item.ring(
        center: Point(middle(of: index), size.height / 2),
        radius: index == page ? Self.currentRadius : Self.radius, width: 0,
        fill: index == page ? theme.text : theme.dim.faded(by: 0.6), color: theme.text)
    }
    return Scene(size: size, items: dots)
  }

  private func pressed(_ x: Double) {
    let nearest = Int(clamping: ((x - middle(of: 0)) / Self.spacing).rounded())
    guard (0..<count).contains(nearest), count <= Self.mostDots else { return }
    onPage?(nearest)
  }
}
