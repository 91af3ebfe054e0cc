"""A file manager on a desktop's session bus, which takes note of what it is to show."""

import os
import subprocess
import sys

from harness.waiting import wait_until

NAME = "org.freedesktop.FileManager1"
SERVICE = f"""
import sys
from gi.repository import Gio, GLib

NODE = Gio.DBusNodeInfo.new_for_xml('''<node><interface name="{NAME}"><method name="ShowItems">
  <arg type="as" direction="in"/><arg type="s" direction="in"/></method></interface></node>''')

def called(connection, sender, path, interface, method, arguments, invocation):
    with open(sys.argv[1], "a", encoding="utf-8") as file:
        file.writelines(item + "\\n" for item in arguments.unpack()[0])
    invocation.return_value(None)

def acquired(connection, name):
    connection.register_object("/org/freedesktop/FileManager1", NODE.interfaces[0], called, None, None)

Gio.bus_own_name(Gio.BusType.SESSION, "{NAME}", Gio.BusNameOwnerFlags.NONE, acquired, None, None)
GLib.MainLoop().run()
"""


class FileManager:
    """Owns the name of the file manager until it is closed."""

    def __init__(self, desktop):
        self._notes = desktop.path("shown-files")
        self._process = subprocess.Popen([sys.executable, "-c", SERVICE, self._notes], env=desktop.environment)
        wait_until(lambda: "true" in desktop.run(
            "gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path", "/",
            "--method", "org.freedesktop.DBus.NameHasOwner", NAME).stdout, "no file manager")

    def shown(self):
        """The addresses of the files that it was asked to show."""
        if not os.path.exists(self._notes):
            return []
        with open(self._notes, encoding="utf-8") as file:
            return file.read().split()

    def close(self):
        """Ends it."""
        self._process.kill()
        self._process.wait()
