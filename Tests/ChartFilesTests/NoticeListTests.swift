import ChartCore
import Testing

@testable import ChartFiles

@Suite struct NoticeListTests {
  @Test(arguments: [
    (0, 0, nil), (1, 1, nil), (100, 100, nil), (101, 101, "1 more notice is left out."),
    (250, 101, "150 more notices are left out."),
  ])
  func keepsAsManyAsAnyoneReads(added: Int, kept: Int, last: String?) {
    var list = NoticeList()
    for index in 0..<added { list.add("Notice \(index).") }
    #expect(list.all.count == kept)
    if let last { #expect(list.all.last?.description == last) }
    if added > 0 { #expect(list.all.first?.description == "Notice 0.") }
  }
}
