import CGtk

/// Lets assistive technologies find a window that is not on the screen yet.
///
/// GTK 4.8 tells them of every window, but gives it the path they ask for only when it is mapped, and
/// without one the program ends. A change of this property is what gives it one before, and what would
/// have a window without a role be a mere container, which no screen reader takes for the active window.
public func letBeFound(_ window: some ObjectPointer) {
  setAccessibleRole(GTK_ACCESSIBLE_ROLE_WINDOW, of: window)
  gtk_widget_set_focusable(window.cast(), 1)
  gtk_widget_set_focusable(window.cast(), 0)
}

/// Gives `widget` its role for screen readers; only before it is shown for the first time.
public func setAccessibleRole(_ role: GtkAccessibleRole, of widget: some ObjectPointer) {
  var value = GValue()
  g_value_init(&value, gtk_accessible_role_get_type())
  g_value_set_enum(&value, gint(role.rawValue))
  g_object_set_property(widget.cast(), "accessible-role", &value)
  g_value_unset(&value)
}

/// Hides `widget` from screen readers while something else stands over it, or shows it to them again.
public func setAccessibleHidden(_ isHidden: Bool, _ widget: some ObjectPointer) {
  var state = GTK_ACCESSIBLE_STATE_HIDDEN
  var value = GValue()
  g_value_init(&value, 5 << 2)  // G_TYPE_BOOLEAN, a macro that Swift does not see
  g_value_set_boolean(&value, isHidden ? 1 : 0)
  gtk_accessible_update_state_value(widget.opaque, 1, &state, &value)
  g_value_unset(&value)
}

/// Gives `widget` the name that a screen reader says.
public func setAccessibleLabel(_ label: String, of widget: some ObjectPointer) {
  set(GTK_ACCESSIBLE_PROPERTY_LABEL, to: label, of: widget)
}

/// Gives `widget` the description that a screen reader says after its name.
public func setAccessibleDescription(_ description: String, of widget: some ObjectPointer) {
  set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: description, of: widget)
}

/// Tells how far `widget` has come, 0 to 1, and in words.
public func setAccessibleValue(_ value: Double, _ words: String, of widget: some ObjectPointer) {
  var property = GTK_ACCESSIBLE_PROPERTY_VALUE_NOW
  var number = GValue()
  g_value_init(&number, 15 << 2)  // G_TYPE_DOUBLE
  g_value_set_double(&number, value)
  gtk_accessible_update_property_value(widget.opaque, 1, &property, &number)
  g_value_unset(&number)
  set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, to: words, of: widget)
}

/// Tells which of the items of a list `widget` is, counted from 1.
public func setAccessiblePosition(_ position: Int, of count: Int, _ widget: some ObjectPointer) {
  relate(GTK_ACCESSIBLE_RELATION_POS_IN_SET, to: position, widget)
  relate(GTK_ACCESSIBLE_RELATION_SET_SIZE, to: count, widget)
}

private func relate(
  _ relation: GtkAccessibleRelation, to number: Int, _ widget: some ObjectPointer
) {
  var relation = relation
  var value = GValue()
  g_value_init(&value, 6 << 2)  // G_TYPE_INT, a macro that Swift does not see
  g_value_set_int(&value, gint(clamping: number))
  gtk_accessible_update_relation_value(widget.opaque, 1, &relation, &value)
  g_value_unset(&value)
}

private func set(
  _ property: GtkAccessibleProperty, to text: String, of widget: some ObjectPointer
) {
  var property = property
  var value = GValue()
  g_value_init(&value, 16 << 2)  // G_TYPE_STRING, a macro that Swift does not see
  g_value_set_string(&value, text)
  gtk_accessible_update_property_value(widget.opaque, 1, &property, &value)
  g_value_unset(&value)
}
