import ChartCore

/// The file of a day in a folder of day files.
struct DayFile {
  /// The file's path from the folder on: `2018-06/15.json`.
  let name: String
  /// The day, up to the next one's midnight.
  let day: ClosedRange<Double>

  /// The file of the day of `moment` by the clocks of a zone; nil for years that do not have four digits.
  init?(of moment: Double, in zone: Zone) {
    guard moment.isFinite else { return nil }
    let date = CivilDate(milliseconds: zone.local(moment))
    guard 0...9999 ~= date.year,
      let midnight = CivilDate(year: date.year, month: date.month, day: date.day)?.milliseconds
    else { return nil }
    let year = date.year.digits(4)
    name = "\(year)-\(date.month.digits(2))/\(date.day.digits(2)).json"
    day =
      zone.moment(ofLocal: midnight)...zone.moment(ofLocal: midnight + millisecondsPerDay)
  }

  /// Whether a folder's name is that of a month: `2018-06`.
  static func isMonth(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { $0.allSatisfy { (48...57).contains($0) } }
    return parts.map(\.count) == [4, 2] && areDigits
  }

  /// Which files of days there are in a folder. Asks the system of each of them.
  static func identities(in folder: String) -> Set<FileIdentity> {
    let months = (try? FileListing.names(in: folder, name: folder))?.filter(isMonth) ?? []
    return Set(
      months.map { folder + "/" + $0 }.flatMap { month in
        let names = (try? FileListing.names(in: month, name: month)) ?? []
        return names.compactMap { FileIdentity(path: month + "/" + $0) }
      })
  }

  /// Reads the file's first chart, open on the day; nil where there is no such file.
  func read(in folder: String) throws(ChartFileError) -> Table? {
    let path = folder + "/" + name
    guard FileListing.kind(of: path) != nil else { return nil }
    let document = try ChartFile.read(path: path, name: name)
    return document.tables.first.map(openedOnDay)
  }

  private func openedOnDay(_ table: Table) -> Table {
    var presentation = table.presentation
    presentation.layout.openingRange = day
    if table.domain.span <= day.span { presentation.layout.hasMiniMap = false }
    return Table(
      title: table.title, kind: table.kind, x: table.x, series: table.series,
      presentation: presentation)
  }
}

extension ChartDocument {
  /// Whether it has something from a file: it was read from that, or a point opens into that. Asks the system of each
  /// file of a day that there is.
  public func isOf(_ file: FileIdentity) -> Bool {
    files.contains(file)
      || details.contains { $0.dayFolder.map(DayFile.identities)?.contains(file) ?? false }
  }
}

extension Int {
  /// The number with leading zeros up to `count` digits.
  fileprivate func digits(_ count: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}
