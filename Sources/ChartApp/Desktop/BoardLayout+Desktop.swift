import ChartWidgets
import ChartCore

// How the desktop calls a layout.
extension BoardLayout {
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
