"""The shape of the pointer, as the X server shows it."""

import ctypes


class CursorImage(ctypes.Structure):
    """XFixesCursorImage, up to the name."""

    _fields_ = [
        ("place", ctypes.c_short * 2),
        ("size_and_hot_spot", ctypes.c_ushort * 4),
        ("serial", ctypes.c_ulong),
        ("pixels", ctypes.POINTER(ctypes.c_ulong)),
        ("atom", ctypes.c_ulong),
        ("name", ctypes.c_char_p),
    ]


class Pointer:
    """A connection to a display that knows the pointer's present shape."""

    def __init__(self, display):
        self._x11 = ctypes.CDLL("libX11.so.6")
        self._xfixes = ctypes.CDLL("libXfixes.so.3")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
        self._x11.XFree.argtypes = [ctypes.c_void_p]
        self._xfixes.XFixesGetCursorImage.argtypes = [ctypes.c_void_p]
        self._xfixes.XFixesGetCursorImage.restype = ctypes.POINTER(CursorImage)
        self._display = self._x11.XOpenDisplay(display.encode())
        if not self._display:
            raise AssertionError(f"there is no display {display}")

    @property
    def shape(self):
        """The shape's name, like `grab`; empty for the plain arrow."""
        image = self._xfixes.XFixesGetCursorImage(self._display)
        name = image.contents.name.decode()
        self._x11.XFree(image)
        return name

    def close(self):
        """Ends the connection."""
        self._x11.XCloseDisplay(self._display)
