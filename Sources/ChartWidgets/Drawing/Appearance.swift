import CGtk
import ChartCairo
import ChartCore
import ChartLocale
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
  /// Whether charts may be heard.
  public var isHeard = false
  private var grounds: [CardGround.Look: CardGround] = [:]
  private var wishes: Wishes
  private let observers = Observers<Void>()

  /// A source for `widget`'s fonts that starts with the system's present settings.
  public init(widget: UnsafeMutablePointer<GtkWidget>) {
    wishes = Wishes(formats: .system)
    current = appearance(of: widget, wishes)
    measure = PangoTextMeasure(fonts: current.fonts)
    labels = ChartPicture.labelMetrics(style: current.style, measure: measure)
    let manager = adw_style_manager_get_default()!
    // Accents are newer than the library asked for: where there are none, nothing tells of them.
    for property in ["dark", "high-contrast", "accent-color"] {
      follow(manager, "notify::\(property)", widget)
    }
    tellDarkness(of: widget)
    follow(gtk_settings_get_default()!, "notify::gtk-font-name", widget)
    follow(gtk_settings_get_default()!, "notify::gtk-xft-dpi", widget)
  }

  /// Calls `observer` after each change.
  public func observe(_ observer: @escaping () -> Void) -> Observation { observers.add(observer) }

  /// Has lines with patterns and markers of their own, or without.
  public func setPatterns(_ hasPatterns: Bool, on widget: UnsafeMutablePointer<GtkWidget>) {
    wishes.hasPatterns = hasPatterns
    refresh(widget)
  }

  /// Has numbers and dates written in this way.
  public func setFormats(_ formats: Formats, on widget: UnsafeMutablePointer<GtkWidget>) {
    wishes.formats = formats
    refresh(widget)
  }

  /// Has the colours of a palette.
  public func setPalette(
    _ palette: Presentation.Palette, on widget: UnsafeMutablePointer<GtkWidget>
  ) {
    wishes.palette = palette
    refresh(widget)
  }

  /// Cards with corners of this radius, their shadow stronger where they float over others.
  func ground(radius: Double, isFloating: Bool) -> CardGround {
    let theme = current.style.theme
    let look = CardGround.Look(
      radius: radius, blur: isFloating ? 28 : CardShadow.blur,
      offset: isFloating ? 4 : CardShadow.offset, fill: theme.card, border: theme.border,
      shadow: theme.shadow)
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

  /// The style sheet has colours for dark windows that it cannot tell by itself.
  private func tellDarkness(of widget: UnsafeMutablePointer<GtkWidget>) {
    setClass("dark", adw_style_manager_get_dark(adw_style_manager_get_default()) != 0, of: widget)
  }

  private func refresh(_ widget: UnsafeMutablePointer<GtkWidget>) {
    tellDarkness(of: widget)
    let new = appearance(of: widget, wishes)
    guard new != current else { return }
    if new.fonts != current.fonts { measure = PangoTextMeasure(fonts: new.fonts) }
    current = new
    grounds = [:]
    labels = ChartPicture.labelMetrics(style: new.style, measure: measure)
    observers.tell()
  }
}

/// The height of GNOME's default text, Cantarell 11 at 96 dots an inch, in pixels.
private let defaultTextPixels = 11.0 * 96 / 72

/// What people and files choose.
private struct Wishes {
  var formats: Formats
  /// Whether lines have patterns and markers of their own.
  var hasPatterns = false
  var palette = Presentation.Palette.desktop
}

private func appearance(of widget: UnsafeMutablePointer<GtkWidget>, _ wishes: Wishes) -> Appearance
{
  let font = pango_context_get_font_description(gtk_widget_get_pango_context(widget))
  let family = font.flatMap(pango_font_description_get_family).map { String(cString: $0) }
  let scale = textPixels(font) / defaultTextPixels
  return Appearance(
    style: ChartStyle(
      theme: Theme(wishes.palette, on: widget), formats: wishes.formats, textScale: scale,
      hasPatterns: wishes.hasPatterns,
      isMirrored: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL),
    fonts: family.map { FontChoice(family: $0) } ?? .standard)
}

private func textPixels(_ font: OpaquePointer?) -> Double {
  guard let font else { return defaultTextPixels }
  let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
  guard size > 0 else { return defaultTextPixels }
  return pango_font_description_get_size_is_absolute(font) != 0 ? size : size * 96 / 72
}

extension Theme {
  /// The colours of a palette as the system asks for them now; those of the desktop are the ones that a widget's
  /// style has.
  init(_ palette: Presentation.Palette, on widget: UnsafeMutablePointer<GtkWidget>) {
    let theme = Theme.current(palette)
    guard palette == .desktop else {
      self = theme
      return
    }
    self = theme.with(
      window: color("window_bg_color", of: widget), card: color("card_bg_color", of: widget),
      accent: color("accent_color", of: widget))
  }

  /// The colours of a palette as the system asks for them now.
  public static func current(_ palette: Presentation.Palette) -> Theme {
    let manager = adw_style_manager_get_default()
    return Theme(
      palette, isDark: adw_style_manager_get_dark(manager) != 0,
      isHighContrast: adw_style_manager_get_high_contrast(manager) != 0)
  }
}

/// A named colour of a widget's style, if it has one.
private func color(_ name: String, of widget: UnsafeMutablePointer<GtkWidget>) -> Color? {
  var color = GdkRGBA()
  let context = gtk_widget_get_style_context(widget)
  guard gtk_style_context_lookup_color(context, name, &color) != 0 else { return nil }
  return Color(
    red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
    alpha: Double(color.alpha))
}
