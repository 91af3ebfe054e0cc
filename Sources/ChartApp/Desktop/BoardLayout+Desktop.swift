import ChartWidgets
import ChartCore

// How the desktop calls a layout.
extension BoardLayout {
  /// The name on the switcher.
  var title: String {
    switch self {
    case .list: tr("List")
    case .carousel: tr("Carousel")
    case .cards: tr("Cards")
    }
  }

  /// The key that chooses it: Alt and its place on the switcher.
  var accelerator: String { "<Alt>\((Self.allCases.firstIndex(of: self) ?? 0) + 1)" }

  /// The icon on the switcher.
  var iconName: String {
    Icons.named("chartdeck-\(rawValue)-symbolic", in: "scalable/actions", else: commonIconName)
  }

  private var commonIconName: String {
    switch self {
    case .list: "view-list-symbolic"
    case .carousel: "view-dual-symbolic"
    case .cards: "view-paged-symbolic"
    }
  }
}
