import CSoup
import Glibc

/// The answers that providers gave last, each in a file of a folder.
public struct AnswerCache: Sendable {
  private let folder: String

  /// The answers in a folder, which is made when there is one to keep.
  public init(folder: String) { self.folder = folder }

  /// Those of this user (XDG Base Directory Specification).
  public static var own: AnswerCache {
    AnswerCache(folder: String(cString: g_get_user_cache_dir()) + "/chartdeck")
  }

  /// Keeps an answer in place of the last one to the same request; where that cannot be, nothing is kept.
  public func keep(_ answer: [UInt8], to request: SymbolRequest) {
    write(answer, to: path(of: request.symbol, from: request.provider))
    write(Array(request.provider.address.utf8), to: lastProviderPath)
  }

  /// Who gave the last answer that was kept.
  public var lastProvider: PriceProvider? {
    read(lastProviderPath).map { PriceProvider(address: String(decoding: $0.bytes, as: UTF8.self)) }
  }

  /// The last answer to a request and its age in seconds, nil where none is kept.
  public func answer(to request: SymbolRequest) -> (bytes: [UInt8], age: Double)? {
    answer(to: request.symbol, of: request.provider)
  }

  /// The last answer to whoever asked a provider for a symbol, under the same condition.
  public func answer(
    to symbol: String, of provider: PriceProvider
  ) -> (bytes: [UInt8], age: Double)? {
    read(path(of: symbol, from: provider))
  }

  private func write(_ bytes: [UInt8], to path: String) {
    guard g_mkdir_with_parents(folder, 0o700) == 0 else { return }
    bytes.withUnsafeBytes { bytes in
      _ = g_file_set_contents_full(
        path, bytes.bindMemory(to: CChar.self).baseAddress, gssize(bytes.count),
        G_FILE_SET_CONTENTS_CONSISTENT, 0o600, nil)
    }
  }

  private func read(_ path: String) -> (bytes: [UInt8], age: Double)? {
    var (content, count): (UnsafeMutablePointer<CChar>?, gsize) = (nil, 0)
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      g_file_get_contents(path, &content, &count, nil) != 0, let content
    else { return nil }
    defer { g_free(content) }
    let bytes = UnsafeRawBufferPointer(start: content, count: Int(count))
    let age = Double(g_get_real_time()) / 1e6 - Double(facts.st_mtim.tv_sec)
    return (Array(bytes), max(0, age))
  }

  private var lastProviderPath: String { folder + "/provider" }

  /// `IBM-0123456789abcdef`: keys are in no name.
  private func path(of symbol: String, from provider: PriceProvider) -> String {
    let identity = g_compute_checksum_for_string(
      G_CHECKSUM_SHA256, "\(provider.address)\n\(symbol)", -1)!
    defer { g_free(identity) }
    let letters = symbol.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return "\(folder)/\(letters.prefix(lettersInName))-\(String(cString: identity).prefix(16))"
  }
}

/// So many letters of a symbol are in the name of its file.
private let lettersInName = 24
