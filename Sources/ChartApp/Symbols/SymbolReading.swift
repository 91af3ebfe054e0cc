import ChartWidgets
import ChartCore
import ChartFetch
import ChartFiles
import GtkBridge

/// What came of asking for a symbol.
nonisolated enum SymbolEnd: Sendable {
  /// Its charts, as they are now.
  case fresh(ChartDocument)
  /// Its charts as they were when somebody asked before, and a sentence that says so.
  case kept(ChartDocument, String)
  /// There are none: a sentence says why.
  case refused(String)
  /// It was stopped.
  case cancelled
}

/// A symbol that is fetched and read on another thread, from now on.
nonisolated struct SymbolReading: Sendable {
  private let stop = FetchStop()

  /// Asks for it; `then` hears what came of it.
  init(_ request: SymbolRequest, then: @escaping @MainActor @Sendable (SymbolEnd) -> Void) {
    let stop = stop
    inBackground {
      request.end(until: stop)
    } then: {
      then($0)
    }
  }

  /// Asks a provider again for a symbol that was fetched before, with the key that is kept for it.
  init(
    _ symbol: String, of provider: PriceProvider,
    then: @escaping @MainActor @Sendable (SymbolEnd) -> Void
  ) {
    let stop = stop
    inBackground {
      let key = provider.wantsKey ? KeyRing.own.key(for: provider.site) ?? "" : ""
      do throws(FetchError) {
        return try SymbolRequest(symbol, of: provider, key: key).end(until: stop)
      } catch {
        return .refused(tr(error.sentence))
      }
    } then: { (end: SymbolEnd) in
      then(end)
    }
  }

  /// Stops it soon, if it has not ended.
  func cancel() { stop() }
}

/// What a provider answered last to who asked for a symbol; nil where that is not kept. Blocks while it reads.
nonisolated func keptDocument(of symbol: String, from provider: PriceProvider) -> ChartDocument? {
  AnswerCache.own.answer(to: symbol, of: provider).flatMap {
    try? ChartFile.parse($0.bytes, name: symbol, options: .translated)
  }
}

extension SymbolRequest {
  /// Keeps the key that was good.
  func keepKey() {
    guard !key.isEmpty else { return }
    let site = provider.site
    KeyRing.own.keep(key, for: site, label: tr("Chartdeck's key for \(site)"))
  }

  /// Fetches and reads it; what cannot be had now may have been kept. Blocks.
  fileprivate nonisolated func end(until stop: FetchStop) -> SymbolEnd {
    do throws(FetchError) {
      let answer = try Fetch().answer(to: self, until: stop)
      do throws(ChartFileError) {
        let document = try ChartFile.parse(answer, name: symbol, options: .translated)
        AnswerCache.own.keep(answer, to: self)
        return .fresh(document)
      } catch {
        return kept(because: tr(error.sentence))
      }
    } catch {
      return error == .cancelled ? .cancelled : kept(because: tr(error.sentence))
    }
  }

  /// What was answered before, where that is still there.
  private nonisolated func kept(because sentence: String) -> SymbolEnd {
    let sentence = masked(sentence)
    guard let (answer, age) = AnswerCache.own.answer(to: self),
      let document = try? ChartFile.parse(answer, name: symbol, options: .translated)
    else { return .refused(sentence) }
    return .kept(document, tr("\(sentence) What \(host) answered \(Age.words(age)) is shown."))
  }
}
