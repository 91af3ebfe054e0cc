import CGtk
import GtkBridge

/// A button whose label has an underlined letter, the one after `_`, that presses it with Alt.
func mnemonicButton(_ label: String) -> UnsafeMutablePointer<GtkWidget> {
  let button = gtk_button_new_with_mnemonic(label)!
  // GTK 4.8 calls it "_Open Open": by this text, with its underscore, and by its label besides.
  gtk_accessible_reset_property(button.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
  return button
}
