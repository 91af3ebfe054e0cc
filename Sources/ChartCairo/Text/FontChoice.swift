import CCairo

/// Which letters a program paints with; sizes and weights come from the scene.
public struct FontChoice: Equatable, Sendable {
  /// Family names, the preferred one first, separated by commas.
  public var family: String

  /// A choice of families.
  public init(family: String) { self.family = family }

  /// The desktop's own families, then whatever sans serif the machine has.
  public static let standard = FontChoice(family: "Cantarell, Adwaita Sans, sans-serif")
}

extension FontChoice {
  /// The first family that the machine has, alone; all of them where it has none.
  ///
  /// Pango looks twice for a family that has others behind it, which is a tenth of a small picture's
  /// time. Fontconfig reads its configuration first, if it has not: some milliseconds.
  public var installed: FontChoice {
    let names = family.split(separator: ",").map { $0.drop { $0 == " " } }
    let fonts = FcConfigGetFonts(nil, FcSetSystem)
    let name = names.first { fonts?.pointee.hasFamily(String($0)) ?? false }
    return name.map { FontChoice(family: String($0)) } ?? self
  }
}

extension FcFontSet {
  /// Whether a font has this family name, in whatever case.
  fileprivate func hasFamily(_ name: String) -> Bool {
    (0..<Int(nfont)).contains { font in
      (0...).lazy.map { family(Int32($0), of: fonts[font]) }.prefix { $0 != nil }
        .contains { FcStrCmpIgnoreCase($0, name) == 0 }
    }
  }

  private func family(_ number: Int32, of font: OpaquePointer?) -> UnsafeMutablePointer<FcChar8>? {
    var name: UnsafeMutablePointer<FcChar8>?
    return FcPatternGetString(font, FC_FAMILY, number, &name) == FcResultMatch ? name : nil
  }
}
