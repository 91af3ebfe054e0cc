"""A window full of one file that can be dragged away: drag_window.py TITLE LENGTH FILE, until it is ended."""

import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, Gtk


def main(title, length, path):
    """Shows the window."""
    Gtk.init()
    files = Gdk.FileList.new_from_list([Gio.File.new_for_path(path)])
    window = Gtk.Window(title=title, default_width=length, default_height=length, child=Gtk.Label(label="A file"))
    window.add_controller(Gtk.DragSource(content=Gdk.ContentProvider.new_for_value(files)))
    window.present()
    GLib.MainLoop().run()


main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
