import CGtk
import ChartCore
import ChartLocale
import ChartFiles
import Glibc

extension ActivityOptions {
  /// Those of this computer's locale.
  static var here: ActivityOptions {
    var options = ActivityOptions()
    options.weeks = .calendar(firstWeekday: Formats.system.dates.firstWeekday)
    options.isInMiles = hasMiles
    return options
  }

  private static var hasMiles: Bool {
    let americanUnits: CChar = 2
    return nl_langinfo(nl_item(_NL_MEASUREMENT_MEASUREMENT)).pointee == americanUnits
  }
}
