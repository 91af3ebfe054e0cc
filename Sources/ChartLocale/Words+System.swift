import CIcu
public import ChartCore
import Glibc

/// What the program's translations are filed under.
private let domain = "chartdeck"

extension Words {
  /// The language of the process's locale, as translations of it are installed beside the program; looked up when
  /// it is first asked for, after `setlocale`.
  public static let system: Words = {
    bindtextdomain(domain, translationsFolder)
    bind_textdomain_codeset(domain, "UTF-8")
    let language = translation(of: "").flatMap(named) ?? ""
    return Words(language: language) { pattern, plural in
      guard !pattern.isEmpty else { return "" }
      return plural.map { translation(of: pattern, $0) } ?? translation(of: pattern)
    }
  }()

  /// `share/locale` beside the folder that the program is in, as prefixes have it.
  private static var translationsFolder: String {
    let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { text in
      guard let start = text.baseAddress else { return "" }
      let count = max(0, readlink("/proc/self/exe", start, text.count - 1))
      start[count] = 0
      return String(cString: start)
    }
    guard !path.isEmpty else { return "/usr/share/locale" }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false)
    return folder.dropLast(2).joined(separator: "/") + "/share/locale"
  }

  /// The language that the header of a translation names.
  private static func named(in header: String) -> String? {
    header.split(separator: "\n").first { $0.hasPrefix("Language: ") }
      .map { String($0.dropFirst("Language: ".count)) }
  }

  private static func translation(of pattern: String) -> String? {
    pattern.withCString { id in
      let found = dgettext(domain, id)!
      return found == id ? nil : String(cString: found)
    }
  }

  private static func translation(of pattern: String, _ plural: Phrase.Plural) -> String? {
    pattern.withCString { one in
      plural.pattern.withCString { many in
        let found = dngettext(domain, one, many, UInt(plural.count.magnitude))!
        return found == one || found == many ? nil : String(cString: found)
      }
    }
  }
}
