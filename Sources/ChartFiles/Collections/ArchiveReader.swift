private import CArchive
import ChartCore
import Glibc

/// How much of an archive is read at a time.
private let blockSize = 1 << 17

/// In which letters libarchive tells names, whatever those of the system are: it loses the names that these lack.
private nonisolated(unsafe) let letters = unsafe newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)

/// A member of an archive.
struct ArchiveMember {
  /// Its name with its folders, as the archive has it; it is never a place to write to.
  let path: String
  /// How many bytes it says it has; 0 where it does not say.
  let size: Int
  /// Whether it is a file, not a folder or a link.
  let isFile: Bool
}

/// Goes over the members of a zip archive, as libarchive finds them. It belongs to one thread at a time, and frees what
/// libarchive has made for it with itself.
@safe final class ArchiveReader {
  private let archive: OpaquePointer

  /// At the start of the archive at a path; a fault where it is none that can be read.
  init(path: String) throws(Fault) {
    guard let archive = unsafe archive_read_new() else { throw FreeMemory.shortage }
    unsafe self.archive = archive
    unsafe archive_read_support_format_zip(archive)
    guard unsafe archive_read_open_filename(archive, path, blockSize) == ARCHIVE_OK else {
      throw problem
    }
  }

  deinit { unsafe archive_read_free(archive) }

  /// The next member; nil behind the last one. A fault where the archive is broken there.
  func next() throws(Fault) -> ArchiveMember? {
    let own = unsafe uselocale(letters)
    defer { unsafe uselocale(own) }
    var entry: OpaquePointer?
    let status = unsafe archive_read_next_header(archive, &entry)
    if status == ARCHIVE_EOF { return nil }
    guard status >= ARCHIVE_WARN, let entry = unsafe entry else { throw problem }
    let name = unsafe archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry)
    return unsafe ArchiveMember(
      path: name.map { unsafe String(cString: $0) } ?? "",
      size: Int(clamping: archive_entry_size(entry)),
      isFile: archive_entry_filetype(entry) == fileType)
  }

  /// Reads what follows of the member, as much as there is room for at most; returns how much, 0 at its end.
  func read(into room: UnsafeMutableRawBufferPointer) throws(Fault) -> Int {
    let count = unsafe archive_read_data(archive, room.baseAddress, room.count)
    guard count >= 0 else { throw problem }
    return count
  }

  /// What libarchive says is wrong.
  private var problem: Fault {
    guard let words = unsafe archive_error_string(archive) else {
      return Fault(ofFile: "the archive cannot be read there")
    }
    let said = unsafe String(cString: words).onOneLine
    return Fault(ofFile: "the archive cannot be read there (\(said))")
  }
}

/// `AE_IFREG`, whose cast Swift does not import.
private let fileType: UInt32 = 0o100000

/// The bytes of a member of an archive, decompressed as they are read: going on is quick, going back begins anew.
final class ArchiveStream: ByteStream {
  let size: Int
  private let path: String
  private let number: Int
  private let limit: Int
  private let cursor: Monitor<Cursor>

  /// Where a reader is in the member. It is used by who has the monitor, and by nobody else.
  private struct Cursor: @unchecked Sendable {
    var reader: ArchiveReader
    var offset = 0
    var starts = 1
  }

  /// That of the member of a number, from 0, in the archive at a path, at whose start a reader is: it goes on to no
  /// other one as long as the stream is read.
  init(path: String, number: Int, size: Int, at reader: ArchiveReader) {
    (self.path, self.number, self.size) = (path, number, size)
    limit = Limits.decodedBytes(of: FileListing.size(of: path))
    cursor = Monitor(Cursor(reader: reader))
  }

  var isDecoded: Bool { true }
  func fileBytes(before offset: Int) -> Int { min(offset, size) }

  func read(into room: UnsafeMutableRawBufferPointer, at offset: Int) throws(Fault) -> Int {
    let result: Result<Int, Fault> = cursor.locked { cursor in
      Result { () throws(Fault) in unsafe try self.read(into: room, at: offset, &cursor) }
    }
    return try result.get()
  }

  private func read(
    into room: UnsafeMutableRawBufferPointer, at offset: Int, _ cursor: inout Cursor
  ) throws(Fault) -> Int {
    if cursor.offset > offset { try begin(&cursor) }
    while cursor.offset < offset {
      let count = min(room.count, offset - cursor.offset)
      let part = unsafe UnsafeMutableRawBufferPointer(rebasing: room[..<count])
      let skipped = unsafe try cursor.reader.read(into: part)
      guard skipped > 0 else { return 0 }
      cursor.offset += skipped
    }
    guard offset <= limit else { throw .tooLong(limit) }
    let count = unsafe try cursor.reader.read(into: room)
    cursor.offset += count
    return count
  }

  private func begin(_ cursor: inout Cursor) throws(Fault) {
    cursor.starts += 1
    guard cursor.starts <= mostStarts else {
      throw Fault(
        ofFile: "a text that can be read from its start to its end was expected, found another one")
    }
    let reader = try ArchiveReader(path: path)
    for _ in 0...number { _ = try reader.next() }
    (cursor.reader, cursor.offset) = (reader, 0)
  }
}

/// How often a member may be read from its start: one made to be read again and again would never end.
private let mostStarts = 64
