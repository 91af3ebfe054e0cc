import Testing

@testable import ChartFiles

@Suite struct TelegramTitleTests {
  @Test(arguments: [
    ("growth_graph", "Growth"), ("member_count_graph", "Member count"),
    ("top_hours_graph", "Top hours"), ("topHoursGraph", "Top hours"), ("growthGraph", "Growth"),
    ("iv_interactions_graph", "Iv interactions"), ("graph", "Graph"), ("_graph", "Graph"),
    ("Views", "Views"), ("A chart", "A chart"), ("CPU", "CPU"), ("é_graph", "É"),
    ("week 12", "Week 12"), ("a__b", "A b"), ("", nil), ("___", nil), ("\n", nil),
    ("\u{200B}", nil),
  ])
  func keysInWords(key: String, title: String?) {
    #expect(TelegramTitle.title(ofKey: key) == title)
  }
}
