import ChartCore
import Testing

@testable import ChartFiles

@Suite struct TelegramFormatterTests {
  @Test(arguments: [
    "statsFormat", "statsFormat('year')", "statsFormat('day');alert(1)", " null", "NULL",
    "statsformat('day')", "statsFormat(\"day\")", "statsFormatTooltipValue", "",
    "function(x){return x}",
  ])
  func momentsAreRecognisedWordForWord(text: String) {
    #expect(TelegramFormatter(moments: text) == nil)
  }

  @Test(arguments: [
    ("null", TelegramFormatter.usual), ("statsFormatDayHour", .usual),
    ("statsFormat('5min')", .period(.fiveMinutes)),
    ("statsTooltipFormat('month')", .period(.month)),
  ])
  func knownMoments(text: String, formatter: TelegramFormatter) {
    #expect(TelegramFormatter(moments: text) == formatter)
    #expect((formatter.period == nil) == (formatter == .usual))
    #expect(formatter.unit == nil)
  }

  @Test(arguments: ["statsFormat('day')", "ton", "xtr", "", "alert(1)"])
  func valuesThatAreNotKnown(text: String) {
    #expect(TelegramFormatter(values: text) == nil)
  }

  @Test(arguments: [
    ("TON", Presentation.Unit.nanotons), ("a XTR b", .stars), ("statsFormatKMBT", nil),
  ])
  func knownValues(text: String, unit: Presentation.Unit?) {
    #expect(TelegramFormatter(values: text)?.unit == unit)
    #expect(TelegramFormatter(values: text)?.period == nil)
  }
}
