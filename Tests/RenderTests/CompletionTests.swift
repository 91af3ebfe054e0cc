import Foundation
import Testing

/// What shells complete the program's options with is kept as files, as packages install it.
@Suite struct CompletionTests {
  @Test(
    "the files are what `chartdeck-render --generate-completion-script SHELL` prints",
    arguments: [
      ("bash", "chartdeck-render"), ("zsh", "_chartdeck-render"), ("fish", "chartdeck-render.fish"),
    ])
  func filesAreUpToDate(shell: String, name: String) throws {
    let run = try Program.render(["--generate-completion-script", shell])
    #expect(run.status == 0 && run.errors == "")
    let file = "\(ProjectFolder.path)/data/completions/\(name)"
    #expect(try run.output == String(contentsOfFile: file, encoding: .utf8))
  }
}
