import CGtk
import ChartCore
import ChartScene
import ChartWidgets
import GtkBridge

/// The widest toast, in pixels.
private let mostWidth: gint = 560
/// What is around it, and between its parts.
private let (margin, spacing): (Double, gint) = (12, 6)

/// The card of a toast over a widget, where it covers nothing that is pressed there, no heading, and where no popover
/// covers it.
final class ToastCard {
  /// The widget around what it is shown over.
  let widget = Widget.overlay()
  /// It is to go.
  var onClose: (() -> Void)?
  /// Its button was pressed.
  var onAnswer: (() -> Void)?
  private let content: UnsafeMutablePointer<GtkWidget>
  private let revealer = Widget.revealer()
  private let label = Widget.label()
  private let answer = Widget.button(mnemonic: "")
  private var place: Point?
  /// GTK 4.8 never frees a revealer that is hidden from within its last frame.
  private lazy var leaving = Debounce(milliseconds: 0) { [weak self] in self?.left() }
  /// The frames that are looked at while it is there, as what is below it may move.
  private var frames: (clock: OpaquePointer, handler: gulong)?

  /// A card that is not there, over a widget.
  init(over content: UnsafeMutablePointer<GtkWidget>) {
    self.content = content
    gtk_overlay_set_child(widget.opaque, content)
    gtk_revealer_set_transition_type(revealer.opaque, GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
    gtk_revealer_set_child(revealer.opaque, box)
    gtk_widget_set_visible(revealer, 0)
    setAccessibleRole(GTK_ACCESSIBLE_ROLE_ALERT, of: revealer)
    gtk_overlay_add_overlay(widget.opaque, revealer)
    connect(widget, "get-child-position") {
      [weak self] (child: OpaquePointer, place: OpaquePointer) in
      self?.position(child, place.cast()) ?? false
    }
    connect(revealer, "notify::child-revealed") { [weak self] in self?.leaving.schedule() }
    connect(widget, "unrealize") { [weak self] in self?.letGo() }
    followEscape()
  }

  /// Escape closes it where it has the keyboard.
  private func followEscape() {
    let keys: OpaquePointer = gtk_event_controller_key_new()
    connect(keys, "key-pressed") { [weak self] (key: UInt32) in
      guard key == UInt32(GDK_KEY_Escape) else { return false }
      self?.onClose?()
      return true
    }
    gtk_widget_add_controller(revealer, keys)
  }

  /// Shows a toast.
  func show(_ toast: Toast) {
    gtk_label_set_text(label.opaque, toast.sentence)
    gtk_widget_set_visible(answer, toast.answer == nil ? 0 : 1)
    toast.answer.map { name($0.words) }
    place = nil
    gtk_widget_set_visible(revealer, 1)
    gtk_widget_set_can_target(revealer, 1)
    gtk_revealer_set_reveal_child(revealer.opaque, 1)
    gtk_widget_queue_allocate(widget)
    followFrames()
  }

  private func name(_ words: String) {
    gtk_button_set_label(answer.cast(), words)
    // GTK 4.8 calls it by these with the underscore, and by its label besides.
    gtk_accessible_reset_property(answer.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
  }

  /// Takes it away.
  func hide() {
    gtk_widget_set_can_target(revealer, 0)
    gtk_revealer_set_reveal_child(revealer.opaque, 0)
  }

  private func left() {
    guard gtk_revealer_get_reveal_child(revealer.opaque) == 0 else { return }
    letGo()
    gtk_widget_set_visible(revealer, 0)
  }
}

// MARK: - Content

extension ToastCard {
  private var box: UnsafeMutablePointer<GtkWidget> {
    let column = Widget.column(spacing: spacing, [label, answer])
    let line = Widget.row(spacing: spacing, [column, closeButton])
    line.addStyles("osd", "told")
    gtk_widget_set_hexpand(column, 1)
    gtk_widget_set_valign(column, GTK_ALIGN_CENTER)
    styleLabel()
    gtk_widget_set_halign(answer, GTK_ALIGN_CENTER)
    connect(answer, "clicked") { [weak self] in self?.onAnswer?() }
    return line
  }

  /// Most sentences say what is wrong: none is cut at its end.
  private func styleLabel() {
    label.addStyles("heading")
    gtk_label_set_wrap(label.opaque, 1)
    gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
  }

  private var closeButton: UnsafeMutablePointer<GtkWidget> {
    let button = Widget.button(icon: "window-close-symbolic")
    button.addStyles("flat", "circular")
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
    gtk_widget_set_tooltip_text(button, tr("Dismiss"))
    setAccessibleLabel(tr("Dismiss"), of: button)
    connect(button, "clicked") { [weak self] in self?.onClose?() }
    return button
  }
}

// MARK: - Place

extension ToastCard {
  /// Says where the card is to be; of another child nothing.
  private func position(
    _ child: OpaquePointer, _ box: UnsafeMutablePointer<GdkRectangle>
  ) -> Bool {
    guard child == revealer.opaque else { return false }
    let rect = freeRect
    place = rect.origin
    box.pointee = GdkRectangle(
      x: gint(rect.x), y: gint(rect.y), width: gint(rect.width), height: gint(rect.height))
    return true
  }

  /// Where it covers nothing that is pressed, or least of that: where it is, if it can stay.
  private var freeRect: Rect {
    let viewport = Size(
      Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
    let size = size(in: viewport)
    let place = size.freePlace(
      in: viewport, margin: margin, besides: takenRects(in: content, of: widget), current: place)
    return Rect(place.x, place.y, size.width, size.height)
  }

  private func size(in viewport: Size) -> Size {
    var (natural, height): (gint, gint) = (0, 0)
    gtk_widget_measure(revealer, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    let width = max(1, min(natural, mostWidth, gint(viewport.width - 2 * margin)))
    gtk_widget_measure(revealer, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
    return Size(Double(width), Double(height))
  }

  /// Looks after each frame whether what moved is below it now.
  private func followFrames() {
    guard frames == nil, let clock = gtk_widget_get_frame_clock(widget) else { return }
    g_object_ref(clock.raw)
    let handler = connect(clock, "after-paint") { [weak self] in self?.stepAside() }
    frames = (clock, handler)
  }

  private func stepAside() {
    if freeRect.origin != place { gtk_widget_queue_allocate(widget) }
  }

  private func letGo() {
    guard let frames else { return }
    self.frames = nil
    g_signal_handler_disconnect(frames.clock.raw, frames.handler)
    g_object_unref(frames.clock.raw)
  }
}
