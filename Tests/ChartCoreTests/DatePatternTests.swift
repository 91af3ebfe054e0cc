import TestSupport
import Testing

@testable import ChartCore

@Suite struct DatePatternTests {
  private func text(_ pattern: String, _ formats: Formats = .english) throws -> String {
    let date = try #require(
      CivilDate(year: 2018, month: 3, day: 9, hour: 16, minute: 5, second: 7))
    return formats.text(DatePattern(pattern), of: date)
  }

  @Test(arguments: [
    ("", ""), ("y", "2018"), ("d", "9"), ("dd", "09"), ("M", "3"), ("MM", "03"), ("MMM", "Mar"),
    ("MMMM", "March"), ("LLL", "Mar"), ("E", "Fri"), ("ccc", "Fri"), ("EEEE", "Friday"),
    ("HH:mm", "16:05"), ("H:mm:ss", "16:05:07"), ("k", "16"), ("h a", "4 PM"), ("K", "4"),
    ("d. MMM y", "9. Mar 2018"), ("d 'de' MMMM", "9 de March"), ("''", "'"), ("y'", "2018'"),
    ("'o''clock'", "oclock"), ("y年M月d日", "2018年3月9日"), ("Q y", " 2018"), ("y G", "2018 "),
  ])
  func fields(pattern: String, expected: String) throws {
    #expect(try text(pattern) == expected)
  }

  @Test(
    "midnight and noon",
    arguments: [
      (0, "00", "24", "12 AM", "0"), (12, "12", "12", "12 PM", "0"),
      (23, "23", "23", "11 PM", "11"),
      (24, "24", "24", "12 AM", "0"),
    ])
  func hours(hour: Int, of24: String, from1: String, of12: String, from0: String) {
    let midnight = CivilDate(milliseconds: 0)
    let texts = ["HH", "kk", "h a", "K"].map {
      Formats.english.text(DatePattern($0), of: midnight, hour: hour, fraction: "")
    }
    #expect(texts == [of24, from1, of12, from0])
  }

  @Test func monthsHaveAnotherFormWithoutADay() throws {
    var formats = Formats.english
    formats.dates.names.months[2] = "марта"
    formats.dates.names.monthsAlone = Array(repeating: "март", count: 12)
    #expect(try text("d MMMM", formats) == "9 марта")
    #expect(try text("LLLL y", formats) == "март 2018")
  }

  @Test(arguments: [
    ("LLLL y", "March", " 2018"), ("MMMM d, y", "March 9", ", 2018"), ("y", "2018", ""),
    ("LLL y 'г'.", "Mar", " 2018 г."), ("y年M月", "2018年3月", ""), ("G y", " 2018", ""),
    ("LLLL 'de' y", "March", " de 2018"), ("LLLL", "March", ""),
  ])
  func theYearIsSplitOff(pattern: String, name: String, year: String) throws {
    let split = DatePattern(pattern).splitAtYear
    let date = try #require(CivilDate(year: 2018, month: 3, day: 9))
    let texts = [split.name, split.year].map { Formats.english.text($0, of: date) }
    #expect(texts == [name, year], "\(pattern)")
  }
}
