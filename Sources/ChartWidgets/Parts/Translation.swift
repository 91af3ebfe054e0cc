import ChartCairo
public import ChartCore

/// A phrase in the language of the process: what widgets show and say.
nonisolated public func tr(_ phrase: Phrase) -> String { Words.system(phrase) }
