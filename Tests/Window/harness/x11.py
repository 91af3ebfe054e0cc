"""The X server without a tool in between."""

import ctypes


class Connection:
    """A connection to a display, for what no event of a hand can do or see."""

    def __init__(self, display):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x11.XInternAtom.restype = ctypes.c_ulong
        address = self.x11.XOpenDisplay(display.encode())
        if not address:
            raise AssertionError(f"there is no display {display}")
        self.display = ctypes.c_void_p(address)

    def atom(self, name):
        """The number of a name."""
        return ctypes.c_ulong(self.x11.XInternAtom(self.display, name.encode(), False))

    def close(self):
        """Ends the connection."""
        self.x11.XCloseDisplay(self.display)
