/// What takes in the elements of an XML text.
protocol XMLContent {
  /// Takes in the beginning of an element, which is the innermost one of those that are open now.
  mutating func open(_ name: String, in elements: XMLElements)
  /// Takes in the end of an element with the text before it; the innermost one that is open is the one around it.
  mutating func close(_ name: String, _ text: String, in elements: XMLElements)
}

/// The elements of an XML text, gone over from its start, with those that are open.
struct XMLElements {
  /// The names of the elements that are open, the innermost one last.
  private(set) var path: [String] = []
  private var reader: XMLReader

  /// Has `content` take in all elements of a text; of a text between tags so many bytes are kept at most.
  static func read(
    _ window: ByteWindow, mostTextBytes: Int = XMLReader.usualTextBytes,
    into content: inout some XMLContent
  ) throws(Fault) {
    var elements = XMLElements(reader: XMLReader(window, mostTextBytes: mostTextBytes))
    while let token = try elements.reader.next() {
      switch token {
      case .open(let name, let isEmpty):
        elements.path.append(name)
        content.open(name, in: elements)
        if isEmpty { elements.close(name, "", &content) }
      case .close(let name): elements.close(name, elements.reader.text, &content)
      }
    }
  }

  /// The value of an attribute of the element that was opened last; nil where it has none of this name.
  func attribute(_ name: StaticString) -> String? { reader.attribute(name) }

  private mutating func close(_ name: String, _ text: String, _ content: inout some XMLContent) {
    if path.last == name { path.removeLast() }
    content.close(name, text, in: self)
  }
}
