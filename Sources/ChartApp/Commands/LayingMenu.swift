import ChartCore
import GtkBridge

/// The menu of the ways to lay lines over each other.
func layingMenu() -> Menu {
  let menu = Menu()
  appendSection([.layBy, .layCrossing], to: menu)
  return menu
}

/// The ways that need no value, as `Alignment` reads them.
enum LayingWay: String, CaseIterable {
  case starts, fit, own

  /// What the menu calls it.
  var title: Phrase {
    switch self {
    case .starts: "By Their _Starts"
    case .fit: "So That They _Fit Best"
    case .own: "_Where They Were"
    }
  }
}
