/// Files that are compiled into the programs, so that these run without an installation.
public enum Resources {
  /// The built-in sample: five chart sets in the form of the Telegram contest; see
  /// `script/make-sample`.
  public static var sample: [UInt8] { PackageResources.sample_json }

  /// The activities of a year that belong to the sample, as Strava lists them; made by the same script.
  public static var sampleActivities: [UInt8] { PackageResources.sample_activities_csv }

  /// The style sheet of the desktop program.
  public static var styleSheet: String {
    String(decoding: PackageResources.style_css, as: UTF8.self)
  }
}
