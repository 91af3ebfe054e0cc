import CGtk
import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// How everything looks at this moment: colours, formats, fonts.
public struct Appearance: Equatable {
  /// What scenes are built with.
  public var style: ChartStyle
  /// What they are painted with.
  public var fonts: FontChoice
}

/// Follows the system's colours, contrast and text size.
public final class AppearanceSource {
  /// How things look now.
  public private(set) var current: Appearance
  /// Measures text in the current fonts.
  public private(set) var measure: PangoTextMeasure
  /// What the words of the time axis need.
  public private(set) var labels: XLabelMetrics
  private var grounds: [CardGround.Look: CardGround] = [:]
  private let formats: Formats
  /// Whether lines have patterns and markers of their own.
  private var hasPatterns = false
  private var observers: [() -> Void] = []

  /// A source for `widget`'s fonts that starts with the system's present settings.
  public init(widget: UnsafeMutablePointer<GtkWidget>) {
    formats = .system
    current = appearance(of: widget, formats: formats, hasPatterns: false)
    measure = PangoTextMeasure(fonts: current.fonts)
    labels = ChartPicture.labelMetrics(style: current.style, measure: measure)
    let manager = adw_style_manager_get_default()!
    for signal in ["notify::dark", "notify::high-contrast"] {
      follow(manager, signal, widget)
    }
    follow(gtk_settings_get_default()!, "notify::gtk-font-name", widget)
    follow(gtk_settings_get_default()!, "notify::gtk-xft-dpi", widget)
  }

  /// Calls `observer` after each change, as long as the source lives.
  public func observe(_ observer: @escaping () -> Void) { observers.append(observer) }

  /// Has lines with patterns and markers of their own, or without.
  public func setPatterns(_ hasPatterns: Bool, on widget: UnsafeMutablePointer<GtkWidget>) {
    self.hasPatterns = hasPatterns
    refresh(widget)
  }

  /// Cards with corners of this radius, their shadow stronger where they float over others.
  func ground(radius: Double, isFloating: Bool) -> CardGround {
    let theme = current.style.theme
    let look = CardGround.Look(
      radius: radius, blur: isFloating ? 28 : 9, offset: isFloating ? 4 : 1, fill: theme.card,
      border: theme.border, shadow: theme.shadow)
    if let ground = grounds[look] { return ground }
    let ground = CardGround(look, text: measure)
    grounds[look] = ground
    return ground
  }

  private func follow(
    _ object: some ObjectPointer, _ signal: String, _ widget: UnsafeMutablePointer<GtkWidget>
  ) {
    let source = object.opaque
    let id = connect(source, signal) { [weak self] in self?.refresh(widget) }
    // The settings outlive every window: the handler goes with the widget.
    connect(widget, "destroy") { g_signal_handler_disconnect(source.raw, id) }
  }

  private func refresh(_ widget: UnsafeMutablePointer<GtkWidget>) {
    let new = appearance(of: widget, formats: formats, hasPatterns: hasPatterns)
    guard new != current else { return }
    if new.fonts != current.fonts { measure = PangoTextMeasure(fonts: new.fonts) }
    current = new
    grounds = [:]
    labels = ChartPicture.labelMetrics(style: new.style, measure: measure)
    for observer in observers { observer() }
  }
}

/// The height of GNOME's default text, Cantarell 11 at 96 dots an inch, in pixels.
private let defaultTextPixels = 11.0 * 96 / 72

private func appearance(
  of widget: UnsafeMutablePointer<GtkWidget>, formats: Formats, hasPatterns: Bool
) -> Appearance {
  let font = pango_context_get_font_description(gtk_widget_get_pango_context(widget))
  let family = font.flatMap(pango_font_description_get_family).map { String(cString: $0) }
  let scale = textPixels(font) / defaultTextPixels
  return Appearance(
    style: ChartStyle(
      theme: .current, formats: formats, textScale: scale, hasPatterns: hasPatterns),
    fonts: family.map { FontChoice(family: $0) } ?? .standard)
}

private func textPixels(_ font: OpaquePointer?) -> Double {
  guard let font else { return defaultTextPixels }
  let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
  guard size > 0 else { return defaultTextPixels }
  return pango_font_description_get_size_is_absolute(font) != 0 ? size : size * 96 / 72
}

extension Theme {
  /// The palette that the system asks for now.
  public static var current: Theme {
    let manager = adw_style_manager_get_default()
    return of(
      isDark: adw_style_manager_get_dark(manager) != 0,
      isHighContrast: adw_style_manager_get_high_contrast(manager) != 0)
  }

  private static func of(isDark: Bool, isHighContrast: Bool) -> Theme {
    switch (isDark, isHighContrast) {
    case (false, false): .light
    case (true, false): .dark
    case (false, true): .lightHighContrast
    case (true, true): .darkHighContrast
    }
  }
}
