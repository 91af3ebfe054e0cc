import ChartCore
import Foundation
import Testing

/// The page of the help that tells of formulas.
@Suite struct FormulaHelpTests {
  @Test func itHasEveryFunctionAsTheProgramHasIt() throws {
    let path = "\(ProjectFolder.path)/data/help/C/formulas.page"
    let page = try String(contentsOfFile: path, encoding: .utf8)
      .replacingOccurrences(of: "&amp;", with: "&")
    for function in FormulaFunction.all {
      #expect(page.contains("<code>\(function.usage)</code>"), "\(function.usage)")
      #expect(page.contains("<p>\(Words.english(function.definition))</p>"), "\(function.name)")
    }
    #expect(page.components(separatedBy: "<tr>").count - 1 == FormulaFunction.all.count)
  }
}
