import ChartCore
import GtkBridge

/// The menu of the ranges that people ask for most, and of any other.
func rangeMenu() -> Menu {
  let menu = Menu()
  appendSection([.rangeLast], to: menu)
  appendSection([.rangeOther], to: menu)
  return menu
}

/// The ranges that the menu has.
enum RangePreset: String, CaseIterable {
  case day, week, month, quarter
  case sinceNewYear = "since-new-year"
  case year
  case fiveYears = "five-years"
  case all

  /// What the menu calls it.
  var title: Phrase {
    switch self {
    case .day: "Last _Day"
    case .week: "Last _Week"
    case .month: "Last _Month"
    case .quarter: "Last _\(3) Months"
    case .sinceNewYear: "Year to D_ate"
    case .year: "Last _Year"
    case .fiveYears: "Last _\(5) Years"
    case .all: "A_ll"
    }
  }

  /// What is asked for of a chart's table; nil for all.
  func range(of table: Table) -> AskedRange? {
    switch self {
    case .day: AskedRange("last day")
    case .week: AskedRange("last week")
    case .month: AskedRange("last month")
    case .quarter: AskedRange("last quarter")
    case .sinceNewYear: AskedRange("\(table.lastYear)-01-01..")
    case .year: AskedRange("last year")
    case .fiveYears: AskedRange("last 5 years")
    case .all: nil
    }
  }
}

extension Table {
  /// The year of its last point.
  fileprivate var lastYear: Int {
    CivilDate(milliseconds: zone.local(moment(ofPoint: pointCount - 1))).year
  }
}
