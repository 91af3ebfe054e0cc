import Testing

@testable import GtkBridge

/// Groups of keys and values as files keep them.
struct KeyFileTests {
  @Test(arguments: [
    [], [""], ["a"], ["a;b", ";", "\\", "\n", " x "], ["[Group]", "#", "key=value", "день"],
  ])
  func textsComeBack(texts: [String]) {
    let file = KeyFile()
    file.set(texts, "Group", "texts")
    #expect(file.strings("Group", "texts") == texts)
    for text in texts {
      file.set(text, "Group", "text")
      #expect(file.string("Group", "text") == text)
    }
  }

  @Test func whatIsNotThereIsNil() {
    let file = KeyFile()
    file.set("1", "Group", "number")
    #expect(file.has("Group"))
    #expect(!file.has("Other"))
    #expect(file.string("Group", "other") == nil)
    #expect(file.strings("Other", "number") == nil)
  }

  @Test func numbersAreAllNumbersOrNone() {
    let file = KeyFile()
    file.set(["1", "-2"], "Group", "whole")
    file.set(["1", "2.5"], "Group", "some")
    file.set(["1", "nan"], "Group", "none")
    file.set(["inf"], "Group", "endless")
    #expect(file.integers("Group", "whole") == [1, -2])
    #expect(file.integers("Group", "some") == nil)
    #expect(file.doubles("Group", "some") == [1, 2.5])
    #expect(file.doubles("Group", "none") == nil)
    #expect(file.doubles("Group", "endless") == nil)
  }
}
