import ChartCore

/// A kind of text that is read as JSON once it is written so.
struct RewrittenText {
  /// Whether a text that begins so is of this kind.
  let claims: @Sendable (ArraySlice<UInt8>) -> Bool
  /// The text as JSON.
  let json: @Sendable ([UInt8]) -> [UInt8]

  /// The kinds, in the order in which they are asked.
  static let all = [
    RewrittenText(claims: ScriptText.isOwn, json: { ScriptText($0).json }),
    RewrittenText(claims: PayloadLines.isOwn, json: PayloadLines.json),
    RewrittenText(claims: LineProtocol.isOwn, json: LineProtocol.json),
    RewrittenText(claims: MeterRecords.isOwn, json: MeterRecords.json),
    RewrittenText(claims: MeterFeed.isOwn, json: MeterFeed.json),
    RewrittenText(claims: SystemRecords.isOwn, json: SystemRecords.json),
    RewrittenText(claims: HardwareRecords.isOwn, json: HardwareRecords.json),
  ]
}

extension FormatInput {
  /// The text as JSON, in memory, where it is of a kind that is to be written so first.
  mutating func rewrite() throws(Fault) {
    let head = try window.head(FileHead.size)
    guard let kind = RewrittenText.all.first(where: { $0.claims(head) }) else { return }
    try FreeMemory.check(for: 3 * (window.size ?? 0))
    var whole = window
    window = ByteWindow(kind.json(Array(try whole.head(.max))))
  }
}
