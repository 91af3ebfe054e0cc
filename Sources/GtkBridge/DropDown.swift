import CGtk

/// A list to choose one of some texts from, which a screen reader calls by a name; many can be searched by typing any
/// part of them.
public func makeDropDown(
  _ texts: [String], called name: String, isSearched: Bool = false
) -> UnsafeMutablePointer<GtkWidget> {
  let list = stringList(texts)
  let expression = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
  let dropDown = gtk_drop_down_new(list, expression)!
  gtk_drop_down_set_enable_search(dropDown.opaque, isSearched ? 1 : 0)
  if isSearched {
    searchAnyPart(in: dropDown)
    searchAsTyped(in: dropDown)
  }
  setAccessibleLabel(name, of: dropDown)
  // The keyboard is given to the button in it, which GTK gives no name, and no value.
  guard let button = gtk_widget_get_first_child(dropDown) else { return dropDown }
  setAccessibleLabel(name, of: button)
  let tell = {
    let selected = Int(gtk_drop_down_get_selected(dropDown.opaque))
    let value = texts.indices.contains(selected) ? texts[selected] : ""
    for part in [dropDown, button] { setAccessibleDescription(value, of: part) }
  }
  connect(dropDown, "notify::selected") { tell() }
  tell()
  return dropDown
}

/// Has a list offer other texts.
public func setTexts(_ texts: [String], of dropDown: Widget) {
  let list = stringList(texts)
  gtk_drop_down_set_model(dropDown.opaque, list)
  g_object_unref(list.raw)
}

private func stringList(_ texts: [String]) -> OpaquePointer {
  let list: OpaquePointer = gtk_string_list_new(nil)
  for text in texts { gtk_string_list_append(list, text) }
  return list
}

/// Has the search of a list find any part of its texts: GTK 4.8 finds beginnings, and has a property for that from 4.12
/// on. It lasts as long as the list has these texts.
private func searchAnyPart(in dropDown: UnsafeMutablePointer<GtkWidget>) {
  guard let list = descendant(of: dropDown, gtk_list_view_get_type()),
    let selection = gtk_list_view_get_model(list.opaque),
    let filtered = gtk_single_selection_get_model(selection),
    isInstance(filtered, of: gtk_filter_list_model_get_type()),
    let filter = gtk_filter_list_model_get_filter(filtered),
    isInstance(filter, of: gtk_string_filter_get_type())
  else { return }
  gtk_string_filter_set_match_mode(filter.opaque, GTK_STRING_FILTER_MATCH_MODE_SUBSTRING)
}

/// Has what is typed go into the search of an open list: GTK gives the keyboard to the line that is chosen.
private func searchAsTyped(in dropDown: UnsafeMutablePointer<GtkWidget>) {
  guard let popover = descendant(of: dropDown, gtk_popover_get_type()),
    let entry = descendant(of: popover, gtk_search_entry_get_type())
  else { return }
  gtk_search_entry_set_key_capture_widget(entry.opaque, popover)
  addBlanks(to: entry, typedIn: popover)
}

/// Has a blank within what is typed go there too: by itself it would choose the line that has the keyboard.
private func addBlanks(
  to entry: UnsafeMutablePointer<GtkWidget>, typedIn popover: UnsafeMutablePointer<GtkWidget>
) {
  let keys = Controller.keys()
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
  connect(keys, "key-pressed") { (key: UInt32) in
    let text = String(cString: gtk_editable_get_text(entry.opaque))
    let isTypedThere = gtk_widget_get_focus_child(entry) != nil
    guard key == UInt32(GDK_KEY_space), !text.isEmpty, !isTypedThere else { return false }
    gtk_editable_set_text(entry.opaque, text + " ")
    gtk_editable_set_position(entry.opaque, -1)
    return true
  }
  gtk_widget_add_controller(popover, keys)
}

/// Calls `answer` where Return is pressed on a closed list within a form: by itself it would open that, as Space does.
public func answerReturn(
  on form: UnsafeMutablePointer<GtkWidget>, _ answer: @escaping () -> Void
) {
  let keys = Controller.keys()
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
  connect(keys, "key-pressed") { (key: UInt32) in
    guard key == UInt32(GDK_KEY_Return) || key == UInt32(GDK_KEY_KP_Enter),
      isOnClosedList(within: form)
    else { return false }
    answer()
    return true
  }
  gtk_widget_add_controller(form, keys)
}

private func isOnClosedList(within form: UnsafeMutablePointer<GtkWidget>) -> Bool {
  guard let root = gtk_widget_get_root(form), let focus = gtk_root_get_focus(root),
    gtk_widget_get_native(focus) == gtk_widget_get_native(form)
  else { return false }
  return gtk_widget_get_ancestor(focus, gtk_drop_down_get_type()) != nil
}

/// The first widget of a type within another one, in depth first.
private func descendant(
  of widget: UnsafeMutablePointer<GtkWidget>, _ type: GType
) -> UnsafeMutablePointer<GtkWidget>? {
  var child = gtk_widget_get_first_child(widget)
  while let place = child {
    if isInstance(place, of: type) { return place }
    if let found = descendant(of: place, type) { return found }
    child = gtk_widget_get_next_sibling(place)
  }
  return nil
}

private func isInstance(_ object: some ObjectPointer, of type: GType) -> Bool {
  g_type_check_instance_is_a(object.cast(), type) != 0
}
