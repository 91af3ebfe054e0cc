/// What one file, and one picture, may ask of the program at most.
///
/// Each is far beyond what people have, and keeps what a stranger's file can do within bounds. Where
/// one is met, a sentence says so, and what was open before stays.
public enum Limits {
  /// How deep arrays and objects may stand in each other: they are read by recursion, which must not
  /// exhaust the stack.
  public static let nesting = 512
  /// The bytes of a key, a name or a title: each is kept as a text, of which people read some words.
  public static let textBytes = 16 << 20
  /// The charts of a file: each has a state of its own, and a place in the list.
  public static let charts = 1 << 17
  /// The series of all charts of a file: each takes some hundred bytes, whatever it holds.
  public static let series = 1 << 17
  /// The values of a file that are neither in columns nor left out, such as names and colours: each
  /// takes some ten times its bytes in the file.
  public static let looseValues = 1 << 20
  /// The values missing at the ends of columns, in all of a file, that have to be stored one by one
  /// because their moments have to be sorted first: where x ascends they cost nothing.
  public static let padding = 1 << 22
  /// The bytes of a file: what does not end is no chart.
  public static let fileBytes = 64 << 30
  /// The bytes of a row of a table, however many cells it has: until it ends, all of it is in memory.
  public static let rowBytes = 16 << 20
  /// The bytes that what is compressed in so many bytes may become. Texts that people compress become some ten times as
  /// long, those of one value a thousand times: what becomes more was made to fill a memory, or a day.
  public static func decodedBytes(of bytes: Int) -> Int {
    max(leastDecodedBytes, min(bytes, fileBytes / mostTimesDecoded) * mostTimesDecoded)
  }
  private static let (leastDecodedBytes, mostTimesDecoded) = (256 << 20, 1024)
  /// The bytes of memory that must stay free while a file is read, for the rest of the program and for
  /// all others: a program that takes the last is ended by the system, with all its windows.
  public static let spareMemory = 64 << 20
  /// The series that lines, bars or areas are drawn for one by one. More are about as many as a plot
  /// has rows of pixels, where nobody tells them apart: what all of them cover is drawn instead.
  public static let drawnSeries = 512
  /// The pixels of a picture along one side: Cairo has no larger ones.
  public static let pixelsAlong = 32_767
  /// The pixels of a picture altogether: four bytes each, and more while they are painted.
  public static let pixels = 1 << 28
}
