import Testing

@testable import ChartFiles

@Suite struct XMLReaderTests {
  /// The tokens of a text in short: `<a`, `<a/`, `>a`, each behind the text before it.
  private func tokens(_ text: String) throws -> [String] {
    var reader = XMLReader(ByteWindow(Array(text.utf8)))
    var tokens: [String] = []
    while let token = try reader.next() {
      let before = reader.text
      switch token {
      case .open(let name, let isEmpty): tokens.append("\(before)<\(name)\(isEmpty ? "/" : "")")
      case .close(let name): tokens.append("\(before)>\(name)")
      }
    }
    return tokens
  }

  private static let texts: [(text: String, tokens: [String])] = [
    ("", []), ("no tag", []), ("<", []), ("<a", []), ("a < b", []), ("<>", []), ("</", []),
    ("<a>", ["<a"]), ("<a/>", ["<a/"]), ("<a />", ["<a/"]), ("</a >", [">a"]),
    ("          <?xml version='1.0'?><a>1</a>", ["<a", "1>a"]),
    ("<ns3:a x='1'><b:c/></ns3:a>", ["<a", "<c/", ">a"]),
    ("<a t='1 > 0' u=\"'\">x</a>", ["<a", "x>a"]),
    ("<a>1 < 2 &amp; 3 &lt; 4</a>", ["<a", "1 < 2 & 3 < 4>a"]),
    ("<a>&#65;&#x42;&no;&#xD800;&</a>", ["<a", "AB&no;&#xD800;&>a"]),
    ("<a><!-- <b> --- --><b>x</b></a>", ["<a", "<b", "x>b", ">a"]),
    ("<a><![CDATA[<b> & ]] >]]>c</a>", ["<a", "<b> & ]] >c>a"]),
    ("<!DOCTYPE a [<!ELEMENT a ANY><!ATTLIST a b CDATA>\n]><a/>", ["]><a/"]),
    ("<!DOCTYPE a [<!ATTLIST a b <!ELEMENT c ANY>]><a/>", ["]><a/"]),
    ("<!DOCTYPE a [<!ENTITY e 'eee'>]><a>&e;</a>", ["]><a", "&e;>a"]),
    ("<a>x\u{B}y</a>", ["<a", "x\u{B}y>a"]),
    ("<größe>ä</größe>", ["<größe", "ä>größe"]),
    ("<a><!-- no end <b>", ["<a"]),
  ]

  @Test(arguments: texts.indices)
  func tagsAndTextsAreFound(index: Int) throws {
    #expect(try tokens(Self.texts[index].text) == Self.texts[index].tokens)
  }

  private static let attributes: [(tag: String, value: String?)] = [
    ("<a>", nil), ("<a x>", nil), ("<a x=1>", nil), ("<a x=''>", ""), ("<a x='1'>", "1"),
    ("<a xx='0' x=\"1 &amp; 2\"/>", "1 & 2"), ("<a y='x=2' x = '3'>", "3"),
    ("<a\n\tx='1'\n>", "1"), ("<a x='1' x='2'>", "1"), ("<a y='>' x='2'>", "2"),
  ]

  @Test(arguments: attributes.indices)
  func attributesAreFound(index: Int) throws {
    var reader = XMLReader(ByteWindow(Array(Self.attributes[index].tag.utf8)))
    _ = try reader.next()
    #expect(reader.attribute("x") == Self.attributes[index].value)
  }

  @Test func aTagWithoutAnEndIsAFault() {
    let text = Array("<a x='".utf8) + Array(repeating: UInt8(ascii: "y"), count: 3 << 20)
    var reader = XMLReader(ByteWindow(PieceSource(MemoryStream(bytes: text), follower: nil)))
    #expect(throws: Fault.self) { try reader.next() }
  }

  private static let roots: [(text: String, name: String?)] = [
    ("", nil), ("a,b\n1,2", nil), ("{}", nil), ("<gpx version='1.1'>", "gpx"),
    ("\u{FEFF}<?xml version='1.0'?>\n<gpx>", "gpx"), ("          <?xml?><x:gpx>", "gpx"),
    ("<!-- a --><b/>", "b"), ("<TICKER>,<PER>", "TICKER"),
  ]

  @Test(arguments: roots.indices)
  func theFirstElementIsFound(index: Int) {
    #expect(XMLText.root(of: Array(Self.roots[index].text.utf8)[...]) == Self.roots[index].name)
  }
}
