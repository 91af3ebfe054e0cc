/// Files that are compiled into the programs, so that these run without an installation.
public enum Resources {
  /// The built-in sample: five chart sets in the form of the Telegram contest; see
  /// `script/make-sample`.
  public static var sample: [UInt8] { PackageResources.sample_json }

  /// The style sheet of the desktop program.
  public static var styleSheet: String {
    String(decoding: PackageResources.style_css, as: UTF8.self)
  }
}
