public import ChartCore
import ChartLocale

/// A phrase in the language and the digits of the process: what widgets show and say.
nonisolated public func tr(_ phrase: Phrase) -> String { Formats.system.words(phrase) }
