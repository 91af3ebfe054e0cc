import ChartCore
import Testing

@testable import ChartFiles

/// Whatever opens alone opens in a folder and in an archive, with the same charts.
@Suite struct OpenedTogetherTests {
  /// What is at a path: its charts, or the sentence with which it is refused.
  private func opened(_ path: String) -> (tables: [Table], refusal: String?) {
    do throws(ChartFileError) {
      return (try ChartFile.read(path: path).tables, nil)
    } catch {
      return ([], error.description)
    }
  }

  private func archive(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var zip = ZipWriter()
    for file in files { zip.add(file.name, file.bytes) }
    return zip.archive
  }

  @Test func eachFormatHasASample() {
    #expect(FormatSamples.all.count == FileFormat.all.count)
    for (index, sample) in FormatSamples.all.enumerated() {
      let head = FileHead(name: sample.name, bytes: sample.bytes.prefix(FileHead.size))
      #expect(FileFormat.all.firstIndex { $0.claims(head) } == index, "\(sample.name)")
    }
  }

  @Test(arguments: FormatSamples.all)
  func aFileHasTheSameChartsWhereverItIs(sample: (name: String, bytes: [UInt8])) throws {
    let folder = try TestFolder()
    let alone = opened(try folder.write(sample.bytes, to: "folder/\(sample.name)"))
    let inFolder = opened(folder.path + "/folder")
    let inArchive = opened(try folder.write(archive([sample]), to: "archive.zip"))
    #expect(inFolder.tables == alone.tables && inArchive.tables == alone.tables)
    #expect(alone.tables.isEmpty == (sample.name == "answer.json"))
    for refused in [inFolder, inArchive] {
      #expect((refused.refusal == nil) == (alone.refusal == nil))
    }
  }

  @Test func aFolderIsWhatItsArchiveIs() throws {
    // Beside the contents of an export other files are of other matters.
    let samples = FormatSamples.all.enumerated().filter { !FileFormat.all[$0.offset].isOfExport }
      .map(\.element)
    let folder = try TestFolder()
    for sample in samples { try folder.write(sample.bytes, to: "folder/\(sample.name)") }
    let together = try ChartFile.read(path: folder.path + "/folder")
    let path = try folder.write(archive(samples.reversed()), to: "archive.zip")
    let archived = try ChartFile.read(path: path)
    #expect(archived.tables == together.tables)
    #expect(archived.activities == together.activities)
    #expect(
      together.activities?.activities.count == 8 && together.notices.count == archived.notices.count
    )
  }
}
