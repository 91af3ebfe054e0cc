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
  // The keyboard is given to the button in it, which GTK gives no name.
  gtk_widget_get_first_child(dropDown).map { setAccessibleLabel(name, of: $0) }
  return dropDown
}
