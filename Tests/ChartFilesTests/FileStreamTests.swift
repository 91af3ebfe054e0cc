import Foundation
import Testing

@testable import ChartFiles

@Suite struct FileStreamTests {
  @Test(arguments: [0, 1, 1 << 20, (1 << 20) + 1, 3_000_000])
  func readsAFileOfAnySize(size: Int) throws {
    try inFolder { folder in
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try Data(bytes).write(to: URL(filePath: folder + "/a"))
      #expect(try content(of: folder + "/a", name: "a") == bytes)
    }
  }

  @Test func readsFilesThatSayTheyAreEmpty() throws {
    #expect(try !content(of: "/proc/self/status", name: "status").isEmpty)
  }

  @Test func followsSymbolicLinks() throws {
    try inFolder { folder in
      try Data([7]).write(to: URL(filePath: folder + "/a"))
      #expect(symlink("a", folder + "/b") == 0)
      #expect(try content(of: folder + "/b", name: "b") == [7])
    }
  }

  @Test func refusesWhatIsNotAFile() throws {
    try inFolder { folder in
      #expect(mkfifo(folder + "/fifo", 0o600) == 0)
      #expect(symlink("loop", folder + "/loop") == 0)
      #expect(refusal(folder) == "x: a chart file was expected, found a folder.")
      #expect(refusal(folder + "/fifo") == "x: a chart file was expected, found a pipe.")
      #expect(refusal("/dev/zero") == "x: a chart file was expected, found a device.")
      #expect(refusal("/dev/null") == "x: a chart file was expected, found a device.")
      #expect(refusal(folder + "/none") == cannotRead(ENOENT))
      #expect(refusal(folder + "/none/a") == cannotRead(ENOENT))
      #expect(refusal("/proc/self/status/a") == cannotRead(ENOTDIR))
      #expect(refusal("/proc/self/mem") == cannotRead(EIO))
      #expect(refusal(folder + "/loop") == cannotRead(ELOOP))
      #expect(
        refusal(folder + "/" + String(repeating: "a", count: 300)) == cannotRead(ENAMETOOLONG))
      #expect(refusal("") == cannotRead(ENOENT))
      #expect(
        refusal(folder + "\0/a")
          == "x: a path without a NUL character was expected, found one with it.")
    }
  }

  @Test func refusesASocket() throws {
    try inFolder { folder in
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(descriptor) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: (folder + "/s").utf8) }
      let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      #expect(result == 0)
      #expect(refusal(folder + "/s") == "x: a chart file was expected, found a socket.")
    }
  }

  @Test func refusesHugeSparseFiles() throws {
    try inFolder { folder in
      #expect(FileManager.default.createFile(atPath: folder + "/a", contents: nil))
      #expect(truncate(folder + "/a", (64 << 30) + 1) == 0)
      #expect(
        refusal(folder + "/a") == "x: a file of at most 64 GiB was expected, found a larger one.")
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func saysWhenItMayNotRead() throws {
    try inFolder { folder in
      try Data([7]).write(to: URL(filePath: folder + "/a"))
      #expect(chmod(folder + "/a", 0) == 0)
      #expect(refusal(folder + "/a") == cannotRead(EACCES))
    }
  }

  @Test func namesTheFileWithoutItsFolders() {
    for (path, name) in [("/a/b/c.json", "c.json"), ("c.json", "c.json"), ("/a/c/", "c")] {
      #expect(throws: ChartFileError.self) { try ChartFile.read(path: path) }
      do throws(ChartFileError) {
        _ = try ChartFile.read(path: path)
      } catch {
        #expect(error.file == name)
      }
    }
  }

  /// All bytes of a file, through a window that slides over it.
  private func content(of path: String, name: String) throws(ChartFileError) -> [UInt8] {
    do throws(Fault) {
      var window = ByteWindow(PieceSource(try stream(path, name)))
      var bytes: [UInt8] = []
      repeat {
        try window.slide(to: window.end)
        bytes += window.bytes(in: bytes.count..<window.end)
      } while window.hasMore
      return bytes
    } catch {
      throw ChartFileError(error, at: nil, file: name)
    }
  }

  private func stream(_ path: String, _ name: String) throws(Fault) -> FileStream {
    do throws(ChartFileError) {
      return try FileStream(path: path, name: name)
    } catch {
      throw Fault(ofFile: error.problem)
    }
  }

  private func refusal(_ path: String) -> String? {
    ChartFilesTests.refusal { () throws(ChartFileError) in try content(of: path, name: "x") }
  }

  private func cannotRead(_ code: Int32) -> String {
    "x: the file cannot be read (\(String(cString: strerror(code))))."
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "chartdeck-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}
