import ChartCore

extension Activity {
  /// All its charts, of which the first has its figures and its track: those of its own file in the archive or folder at
  /// a path or, where there is none that can be read, that one alone, without a track. Blocks while it reads.
  func charts(_ options: TableOptions, in path: String) -> [Table] {
    recorded(options, in: path) ?? [figures(options)]
  }

  private func recorded(_ options: TableOptions, in path: String) -> [Table]? {
    guard let file, var recording = try? CollectionFile.recording(of: file, in: path) else {
      return nil
    }
    // People may have given it another name since it was recorded.
    if recording.facts.activities.count == 1 { recording.facts.activities[0].name = name }
    return try? recording.document(options).tables
  }
}
