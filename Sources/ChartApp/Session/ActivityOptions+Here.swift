import CGtk
import ChartCore
import ChartFiles
import Glibc

extension ActivityOptions {
  /// Those of this computer's locale.
  static var here: ActivityOptions {
    var options = ActivityOptions()
    options.weeks = .calendar(firstWeekday: firstWeekday)
    options.isInMiles = hasMiles
    return options
  }

  /// The day that weeks begin on, 0 for Monday: the locale counts from 1, on Sunday.
  private static var firstWeekday: Int {
    let day = nl_langinfo(nl_item(_NL_TIME_FIRST_WEEKDAY)).pointee
    return (Int(day) + 5) % 7
  }

  private static var hasMiles: Bool {
    let americanUnits: CChar = 2
    return nl_langinfo(nl_item(_NL_MEASUREMENT_MEASUREMENT)).pointee == americanUnits
  }
}
