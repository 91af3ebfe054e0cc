import CGtk

/// A widget of GTK.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

// GTK's constructors, none of which fails.
extension UnsafeMutablePointer<GtkWidget> {
  /// Widgets below each other.
  public static func column(spacing: gint = 0, _ parts: [Widget] = []) -> Widget {
    box(GTK_ORIENTATION_VERTICAL, spacing, parts)
  }

  /// Widgets beside each other.
  public static func row(spacing: gint = 0, _ parts: [Widget] = []) -> Widget {
    box(GTK_ORIENTATION_HORIZONTAL, spacing, parts)
  }

  private static func box(
    _ orientation: GtkOrientation, _ spacing: gint, _ parts: [Widget]
  ) -> Widget {
    let box: Widget = gtk_box_new(orientation, spacing)
    for part in parts { gtk_box_append(box.cast(), part) }
    return box
  }

  /// Rows and columns of widgets, apart by these many pixels.
  public static func grid(rowSpacing: gint = 0, columnSpacing: gint = 0) -> Widget {
    let grid: Widget = gtk_grid_new()
    gtk_grid_set_row_spacing(grid.cast(), guint(rowSpacing))
    gtk_grid_set_column_spacing(grid.cast(), guint(columnSpacing))
    return grid
  }

  /// A label.
  public static func label(_ text: String = "") -> Widget { gtk_label_new(text) }

  /// A label whose letter after `_` is that of another widget.
  public static func label(mnemonic text: String) -> Widget { gtk_label_new_with_mnemonic(text) }

  /// A button with nothing on it.
  public static func button() -> Widget { gtk_button_new() }

  /// A button with words.
  public static func button(_ text: String) -> Widget { gtk_button_new_with_label(text) }

  /// A button with words, whose letter after `_` presses it with Alt.
  public static func button(mnemonic text: String) -> Widget {
    gtk_button_new_with_mnemonic(text)
  }

  /// A button with an icon.
  public static func button(icon: String) -> Widget { gtk_button_new_from_icon_name(icon) }

  /// A button that is pressed or not.
  public static func toggleButton() -> Widget { gtk_toggle_button_new() }

  /// A button that opens a menu or a popover.
  public static func menuButton() -> Widget { gtk_menu_button_new() }

  /// A check button without words.
  public static func checkButton() -> Widget { gtk_check_button_new() }

  /// A check button with words.
  public static func checkButton(_ text: String) -> Widget { gtk_check_button_new_with_label(text) }

  /// A check button with words, whose letter after `_` presses it with Alt.
  public static func checkButton(mnemonic text: String) -> Widget {
    gtk_check_button_new_with_mnemonic(text)
  }

  /// An icon of the theme.
  public static func icon(_ name: String) -> Widget { gtk_image_new_from_icon_name(name) }

  /// A line that is written in to search.
  public static func searchEntry() -> Widget { gtk_search_entry_new() }

  /// A line that is written in.
  public static func entry() -> Widget { gtk_entry_new() }

  /// A list of rows.
  public static func list() -> Widget { gtk_list_box_new() }

  /// What has one of several widgets in its place.
  public static func stack() -> Widget { gtk_stack_new() }

  /// What lays widgets over one of them.
  public static func overlay() -> Widget { gtk_overlay_new() }

  /// What shows and hides a widget as if it slid.
  public static func revealer() -> Widget { gtk_revealer_new() }

  /// A place for a widget.
  public static func bin() -> Widget { adw_bin_new() }

  /// What a widget slides over or beside.
  public static func flap() -> Widget { adw_flap_new().cast() }

  /// A page that says one thing.
  public static func statusPage(_ title: String) -> Widget {
    let page: Widget = adw_status_page_new()
    adw_status_page_set_title(page.opaque, title)
    return page
  }

  /// A row of a list, with a title and widgets at its end.
  public static func actionRow() -> Widget { adw_action_row_new() }

  /// What scrolls a widget.
  public static func scroller() -> Widget { gtk_scrolled_window_new() }

  /// What scrolls a widget up and down where it is higher than there is room, or higher than `mostHeight`.
  public static func scroller(of child: Widget, mostHeight: gint = -1) -> Widget {
    let scroller: Widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
    gtk_scrolled_window_set_max_content_height(scroller.opaque, mostHeight)
    gtk_scrolled_window_set_child(scroller.opaque, child)
    return scroller
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Has styles of the style sheet apply to it.
  public func addStyles(_ names: String...) {
    for name in names { gtk_widget_add_css_class(self, name) }
  }

  /// Keeps free these many pixels on each side of it.
  public func setMargins(_ pixels: gint) {
    for set in [
      gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top,
      gtk_widget_set_margin_bottom,
    ] { set(self, pixels) }
  }
}
