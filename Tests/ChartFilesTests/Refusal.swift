import ChartFiles

/// The sentence with which something is refused to be read; nil where it is read.
func refusal<Value>(_ read: () throws(ChartFileError) -> Value) -> String? {
  do throws(ChartFileError) {
    _ = try read()
    return nil
  } catch {
    return error.description
  }
}

/// The sentence with which the content of a file `a.json` is refused; nil where it is read.
func refusal(_ text: String) -> String? {
  refusal { () throws(ChartFileError) in try parse(text) }
}

/// What the content of a file `a.json` holds.
func parse(_ text: String) throws(ChartFileError) -> ChartDocument {
  try ChartFile.parse(Array(text.utf8), name: "a.json")
}

/// The sentence with which the file or folder at a path is refused; nil where it is read.
func refusal(ofFile path: String) -> String? {
  refusal { () throws(ChartFileError) in try ChartFile.read(path: path) }
}
