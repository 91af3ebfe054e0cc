public import ChartCore

/// What is wrong with a file that is neither what it was nor what it became.
private let changed: Phrase =
  "the file was changed while it was read, open it again"
/// How much of a compressed text in which something is wrong is read again, to see whether that is so because the
/// compressed data is damaged: it takes a second.
private let doubtedBytes = 1 << 30

/// Reads chart files.
public enum ChartFile {
  /// Reads the file at `path`, piece by piece, without waiting for devices or pipes; of a folder, its
  /// `overview.json`, or those of the folders in it, or all files in it, in natural order. What gzip or zstd made of a file is
  /// read as that file.
  ///
  /// Blocks while it reads: call it in the background. A large file is read by two threads, where
  /// there are processors for them. Linear time; memory for the columns that are kept and a few
  /// megabytes. `name` stands for the file where the end of its path says nothing. `table` says how a table in text
  /// is read, and in which zone moments are told, where somebody knows better.
  public static func read(
    path: String, named name: String? = nil, options: ReadingOptions = ReadingOptions()
  ) throws(ChartFileError) -> ChartDocument {
    try read(path: path, named: name, options, follower: nil)
  }

  /// Whether there are several files at a path, which no options are for: a folder, or an archive.
  public static func isOfFiles(_ path: String) -> Bool {
    ChartFolder.isFolder(path) || ArchiveCollection.isArchive(path)
  }

  /// What the file at a path is called in errors, where it has no other name.
  static func ending(of path: String) -> String { String(path.split(separator: "/").last ?? "/") }

  /// Reads the file at `path` as above and tells `watch` how it goes on; nil where that said to stop,
  /// which happens before the next piece of the file is read.
  public static func read(
    path: String, named name: String? = nil, options: ReadingOptions = ReadingOptions(),
    watch: @escaping ReadingWatch
  ) throws(ChartFileError) -> ChartDocument? {
    let follower = ReadingFollower(watch)
    do throws(ChartFileError) {
      let document = try read(path: path, named: name, options, follower: follower)
      return follower.finish() ? document : nil
    } catch {
      if follower.isStopped { return nil }
      throw error
    }
  }

  private static func read(
    path: String, named name: String? = nil, _ options: ReadingOptions, follower: ReadingFollower?
  ) throws(ChartFileError) -> ChartDocument {
    let document = try readAsTold(path: path, named: name, options, follower: follower)
    return options.place.zone.map(document.told) ?? document
  }

  private static func readAsTold(
    path: String, named name: String?, _ options: ReadingOptions, follower: ReadingFollower?
  ) throws(ChartFileError) -> ChartDocument {
    let name = name ?? ending(of: path)
    if ChartFolder.isFolder(path),
      let document = try ChartFolder.read(path, name: name, options, follower: follower)
    {
      return document
    }
    if let document = try readTogether(path: path, name: name, options, follower: follower) {
      return document
    }
    follower?.expect(bytes: FileListing.size(of: path))
    let document = try read(path: path, name: name, options: options, follower: follower)
    return name == ChartFolder.overview ? ChartFolder.withDays(document, besides: path) : document
  }

  /// Reads what stands together at a path, in a folder or in an archive; nil where there is one file.
  private static func readTogether(
    path: String, name: String, _ options: ReadingOptions, follower: ReadingFollower?
  ) throws(ChartFileError) -> ChartDocument? {
    do throws(Fault) {
      guard let collection = try CollectionFile.collection(at: path) else { return nil }
      let document = try CollectionFile.document(collection, options, follower: follower)
      guard let document else { throw collection.nothingToDraw }
      return document.read(from: collection.identities)
    } catch {
      throw ChartFileError(error, at: nil, file: name)
    }
  }

  /// Reads a file that is no folder; `name` stands for it in errors, and its first chart has the
  /// number `firstNumber` in notices.
  static func read(
    path: String, name: String, firstNumber: Int = 1, options: ReadingOptions = ReadingOptions(),
    follower: ReadingFollower? = nil
  ) throws(ChartFileError) -> ChartDocument {
    let file = try FileStream(path: path, name: name)
    var input = FormatInput(
      opening: file, name: name, options: options, firstNumber: firstNumber, follower: follower)
    do throws(Fault) {
      let document = try document(&input)
      guard file.isUnchanged else { throw Fault(ofFile: changed) }
      follower?.finishFile(bytes: file.size, document.tables)
      return document.read(from: [file.identity])
    } catch {
      let isStopped = follower?.isStopped == true
      guard isStopped || file.isUnchanged else {
        throw ChartFileError(file: name, problem: changed)
      }
      // Damaged data may become text that makes no sense before it is noticed.
      if !isStopped, let damage = input.damage(within: doubtedBytes) {
        throw ChartFileError(damage, at: nil, file: name)
      }
      let place = error.offset.flatMap { input.window.place(of: $0) }
      throw ChartFileError(error, at: place, file: name)
    }
  }

  /// Reads the chart of the day of `moment`, by the clocks of a zone, from a folder of day files, `YYYY-MM/DD.json`; nil
  /// where there is none for that day.
  ///
  /// The chart opens on the day, and has a mini-map where it holds more than that. Blocks while it
  /// reads.
  public static func readDay(
    folder: String, moment: Double, zone: Zone = .utc
  ) throws(ChartFileError) -> Table? {
    try DayFile(of: moment, in: zone)?.read(in: folder)
  }

  /// What a file holds, read by the first format that says that it is its own.
  private static func document(_ input: inout FormatInput) throws(Fault) -> ChartDocument {
    guard let format = try input.prepare() else { throw FileLooks.refusal(of: input.window) }
    let document = try format.read(input).document(input.options)
    guard input.encoding.isGuessed else { return document }
    return document.adding([Notice("The text was taken to be \(input.encoding.rawValue).")])
  }

  /// Reads the content of a file as the options say; `name` stands for the file in errors. Linear time.
  public static func parse(
    _ bytes: [UInt8], name: String, options: ReadingOptions = ReadingOptions()
  ) throws(ChartFileError) -> ChartDocument {
    var input = FormatInput(window: ByteWindow(bytes), name: name, options: options)
    do {
      return try document(&input)
    } catch {
      let place = error.offset.flatMap { input.window.place(of: $0) }
      throw ChartFileError(error, at: place, file: name)
    }
  }
}
