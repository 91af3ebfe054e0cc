import ChartCore
import GtkBridge

/// The menu of the ranges that people ask for most, of an x with dates, and of any other.
func rangeMenu(hasDates: Bool) -> Menu {
  let menu = Menu()
  if hasDates { appendSection([.rangeLast], to: menu) }
  appendSection([.rangeAll, .rangeOther], to: menu)
  return menu
}

/// The ranges that the menu has.
enum RangePreset: String, CaseIterable {
  case day, week, month, quarter
  case sinceNewYear = "since-new-year"
  case year
  case fiveYears = "five-years"

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
    }
  }

  /// What is asked for of a chart's table.
  func range(of table: Table) -> AskedRange {
    switch self {
    case .day: AskedRange("last day")
    case .week: AskedRange("last week")
    case .month: AskedRange("last month")
    case .quarter: AskedRange("last quarter")
    case .sinceNewYear: AskedRange("\(table.lastYear)-01-01..")
    case .year: AskedRange("last year")
    case .fiveYears: AskedRange("last 5 years")
    }
  }
}

extension Table {
  /// The year of its last point.
  fileprivate var lastYear: Int {
    CivilDate(milliseconds: zone.local(moment(ofPoint: pointCount - 1))).year
  }
}
