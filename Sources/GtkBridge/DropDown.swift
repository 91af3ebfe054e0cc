import CGtk

/// A list to choose one of some texts from, which a screen reader calls by a name; many can be searched by typing.
public func makeDropDown(
  _ texts: [String], called name: String, isSearched: Bool = false
) -> UnsafeMutablePointer<GtkWidget> {
  let list = gtk_string_list_new(nil)!
  for text in texts { gtk_string_list_append(list, text) }
  let expression = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
  let dropDown = gtk_drop_down_new(list, expression)!
  gtk_drop_down_set_enable_search(dropDown.opaque, isSearched ? 1 : 0)
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
