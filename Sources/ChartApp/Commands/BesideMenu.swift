import ChartCore
import GtkBridge

/// The menu of the times that people ask for most, and of any other.
func besideMenu() -> Menu {
  let menu = Menu()
  for command in [.besideTime, .besideEvery, .besideOther] as [Command] {
    appendSection([command], to: menu)
  }
  return menu
}

/// The times that the menu has, as `BesideRequest` reads them.
enum BesideTime: String, CaseIterable {
  case range, day, week, month, quarter, year
  case weeks = "52 weeks"
  case weekday = "1 year weekday"

  /// What the menu calls it.
  var title: Phrase {
    switch self {
    case .range: "The Visible _Range Before"
    case .day: "A _Day Before"
    case .week: "A _Week Before"
    case .month: "A _Month Before"
    case .quarter: "A _Quarter Before"
    case .year: "A _Year Before"
    case .weeks: "\(52) Weeks Before, the _Same Weekday"
    case .weekday: "The Same Wee_kday of the Month, a Year Before"
    }
  }
}

/// The times that the menu has every one of.
enum BesideEvery: String, CaseIterable {
  case day = "every day"
  case week = "every week"
  case month = "every month"
  case year = "every year"

  /// What the menu calls it.
  var title: Phrase {
    switch self {
    case .day: "_Every Day Before"
    case .week: "Every Week _Before"
    case .month: "Every M_onth Before"
    case .year: "Every Year Be_fore"
    }
  }
}
