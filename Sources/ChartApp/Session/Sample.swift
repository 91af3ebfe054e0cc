import ChartWidgets
import ChartCore
import ChartLocale
import ChartFiles
import ChartResources

/// What the built-in sample is called.
let sampleName = tr("Sample")

/// The built-in sample: charts, and a year of activities that are summed as the options say, up to the last of them.
func sampleDocument(_ options: ReadingOptions) throws(ChartFileError) -> ChartDocument {
  var options = options
  options.activities = options.activities ?? .here
  options.activities?.now = nil
  options.place.formats = .system
  let parts = [
    try ChartFile.parse(Resources.sample, name: sampleName),
    try ChartFile.parse(Resources.sampleActivities, name: sampleName, options: options),
  ]
  return ChartDocument(joining: parts) ?? parts[0]
}
