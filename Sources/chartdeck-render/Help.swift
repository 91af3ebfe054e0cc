import ArgumentParser
import ChartCore
import ChartLocale

/// What is said of an option, in the language of the process.
func said(_ phrase: Phrase, valueName: String? = nil) -> ArgumentHelp {
  ArgumentHelp(stringLiteral: Words.system(phrase)).named(valueName)
}

extension ArgumentHelp {
  fileprivate func named(_ valueName: String?) -> ArgumentHelp {
    var help = self
    help.valueName = valueName
    return help
  }
}
