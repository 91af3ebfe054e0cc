import ChartCore

/// How the bytes of a file are compressed.
enum Compression: String, CaseIterable {
  case gzip, zstd

  /// The compression of a file that begins with these bytes, whatever its name; nil where they are not known.
  init?(of head: [UInt8]) {
    let known = Self.allCases.first { compression in
      compression.beginnings.contains { head.starts(with: $0) }
    }
    guard let known else { return nil }
    self = known
  }

  /// The text that a file holds: its bytes, or what they become decompressed. What is in there is not
  /// decompressed again.
  static func opened(_ file: any ByteStream) -> any ByteStream {
    // What cannot be read says so where it is read.
    guard let head = try? file.head(magicSize), let compression = Compression(of: head) else {
      return file
    }
    return compression.undone(file)
  }

  private static let magicSize = 4

  private var beginnings: [[UInt8]] {
    switch self {
    case .gzip: [[0x1F, 0x8B]]
    // A frame, or one to be skipped.
    case .zstd:
      [[0x28, 0xB5, 0x2F, 0xFD]] + (0x50...0x5F).map { [$0, 0x2A, 0x4D, 0x18] }
    }
  }

  private func undone(_ file: any ByteStream) -> DecodedStream {
    let limit = Limits.decodedBytes(of: file.size)
    return switch self {
    case .gzip: DecodedStream(file, limit: limit) { GzipDecoder() }
    case .zstd: DecodedStream(file, limit: limit) { () throws(Fault) in try ZstdDecoder() }
    }
  }
}

extension Compression {
  /// What is said of data that stops before its end.
  var truncated: Fault {
    Fault(ofFile: "the rest of the \(rawValue) data was expected, found the end of the file")
  }

  /// What is said of data that is not what its beginning says.
  var damaged: Fault {
    Fault(ofFile: "whole \(rawValue) data was expected, found some that is damaged")
  }

  /// What is said of data that becomes something else than it did when it was made.
  var wrongChecksum: Fault {
    Fault(
      ofFile: "content with the checksum in the \(rawValue) data was expected, found other content")
  }
}
