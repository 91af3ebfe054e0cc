import ChartWidgets
import ChartCore
import ChartFetch

/// The providers that can be chosen of: those that are known by name, and any other by its address.
nonisolated enum ProviderChoices {
  /// Those with names.
  static let named: [(name: String, provider: PriceProvider)] = [
    (tr("Alpha Vantage, days"), .alphaVantage(.days)),
    (tr("Alpha Vantage, weeks"), .alphaVantage(.weeks)),
    (tr("Alpha Vantage, months"), .alphaVantage(.months)),
  ]

  /// What all of them are called.
  static let names = named.map(\.name) + [tr("Another address")]

  /// The place of a provider among the names.
  static func place(of provider: PriceProvider) -> Int {
    named.firstIndex { $0.provider == provider } ?? named.count
  }
}
