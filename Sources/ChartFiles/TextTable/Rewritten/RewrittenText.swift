import ChartCore

/// A kind of text that is read once it is written otherwise.
struct RewrittenText {
  /// Whether a text that begins so is of this kind.
  let claims: @Sendable (ArraySlice<UInt8>) -> Bool
  /// The text as it is read then: JSON, or a plainer table.
  let text: @Sendable ([UInt8]) -> [UInt8]

  /// The kinds, in the order in which they are asked.
  static let all = [
    RewrittenText(claims: ScriptText.isOwn, text: { ScriptText($0).json }),
    RewrittenText(claims: PayloadLines.isOwn, text: PayloadLines.json),
    RewrittenText(claims: LineProtocol.isOwn, text: LineProtocol.json),
    RewrittenText(claims: MeterRecords.isOwn, text: MeterRecords.json),
    RewrittenText(claims: MeterFeed.isOwn, text: MeterFeed.json),
    RewrittenText(claims: SystemRecords.isOwn, text: SystemRecords.json),
    RewrittenText(claims: HardwareRecords.isOwn, text: HardwareRecords.json),
    RewrittenText(claims: FlightRecords.isOwn, text: FlightRecords.json),
    RewrittenText(claims: MessageRecords.isOwn, text: MessageRecords.json),
    RewrittenText(claims: TrackSections.isOwn, text: TrackSections.json),
    RewrittenText(claims: GraceText.isOwn, text: GraceText.text),
    RewrittenText(claims: VectorText.isOwn, text: VectorText.text),
  ]
}

extension FormatInput {
  /// The text in memory, written otherwise, where it is of a kind that is to be so first.
  mutating func rewrite() throws(Fault) {
    let head = try window.head(FileHead.size)
    guard let kind = RewrittenText.all.first(where: { $0.claims(head) }) else { return }
    try FreeMemory.check(for: 3 * (window.size ?? 0))
    var whole = window
    window = ByteWindow(kind.text(Array(try whole.head(.max))))
  }
}
