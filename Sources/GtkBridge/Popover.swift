import CGtk

/// A popover over a widget, which is gone for good once GTK has closed it and given the keyboard back to where that
/// was.
@MainActor public final class Popover {
  /// The popover itself.
  public let widget: UnsafeMutablePointer<GtkWidget>
  private let isMenu: Bool
  private var closed: gulong = 0
  private let closing: Debounce

  private init(
    _ widget: UnsafeMutablePointer<GtkWidget>, isMenu: Bool,
    over parent: UnsafeMutablePointer<GtkWidget>, at place: GdkRectangle,
    onClosing: @escaping () -> Void, onClose: @escaping () -> Void
  ) {
    (self.widget, self.isMenu) = (widget, isMenu)
    closing = Debounce(milliseconds: 0, action: onClose)
    gtk_widget_set_parent(widget, parent)
    var place = place
    gtk_popover_set_pointing_to(widget.cast(), &place)
    closed = connect(widget, "closed") { [closing] in
      onClosing()
      closing.schedule()
    }
  }

  /// A popover with some content that points at a place of a widget; `onClose` hears once that it has been closed,
  /// after `onClosing` has heard that it is about to be.
  public convenience init(
    _ content: UnsafeMutablePointer<GtkWidget>, over parent: UnsafeMutablePointer<GtkWidget>,
    at place: GdkRectangle, onClosing: @escaping () -> Void = {}, onClose: @escaping () -> Void
  ) {
    self.init(
      gtk_popover_new(), isMenu: false, over: parent, at: place, onClosing: onClosing,
      onClose: onClose)
    gtk_popover_set_child(widget.cast(), content)
  }

  /// A menu of a model's actions at a place of a widget, as a second press opens it.
  public convenience init(
    menu: Menu, over parent: UnsafeMutablePointer<GtkWidget>, at place: GdkRectangle,
    onClose: @escaping () -> Void
  ) {
    self.init(
      menu.with { gtk_popover_menu_new_from_model($0.cast()) }, isMenu: true, over: parent,
      at: place,
      onClosing: {}, onClose: onClose)
    gtk_popover_set_has_arrow(widget.cast(), 0)
    gtk_widget_set_halign(widget, GTK_ALIGN_START)
  }

  isolated deinit {
    // GTK 4.8 keeps a popover that a key has closed: nothing of ours goes with it.
    g_signal_handler_disconnect(widget, closed)
    if !isMenu { gtk_popover_set_child(widget.cast(), nil) }
    gtk_widget_unparent(widget)
  }

  /// A card without an arrow, in the middle of the upper end of a widget.
  public convenience init(
    _ content: UnsafeMutablePointer<GtkWidget>, atTopOf parent: UnsafeMutablePointer<GtkWidget>,
    onClose: @escaping () -> Void
  ) {
    self.init(
      content, over: parent,
      at: GdkRectangle(x: gtk_widget_get_width(parent) / 2, y: 0, width: 1, height: 1),
      onClose: onClose)
    gtk_popover_set_has_arrow(widget.cast(), 0)
    gtk_popover_set_position(widget.cast(), GTK_POS_BOTTOM)
  }

  /// Shows it.
  public func present() { gtk_popover_popup(widget.cast()) }

  /// Closes it.
  public func close() { gtk_popover_popdown(widget.cast()) }
}
