"""The shape of the pointer, as the X server shows it."""

import ctypes

from .x11 import Connection


class CursorImage(ctypes.Structure):
    """XFixesCursorImage."""

    _fields_ = [
        ("place", ctypes.c_short * 2),
        ("size_and_hot_spot", ctypes.c_ushort * 4),
        ("serial", ctypes.c_ulong),
        ("pixels", ctypes.POINTER(ctypes.c_ulong)),
        ("atom", ctypes.c_ulong),
        ("name", ctypes.c_char_p),
    ]


class Pointer:
    """The pointer of a display.

    Each look has a connection of its own: one that was open for minutes, through many programs, got no answer.
    """

    def __init__(self, display):
        self._display = display
        self._image = ctypes.CDLL("libXfixes.so.3").XFixesGetCursorImage
        self._image.restype = ctypes.POINTER(CursorImage)

    @property
    def shape(self):
        """The shape's name, like `grab`; empty for the plain arrow, None where the server does not tell."""
        connection = Connection(self._display)
        image = self._image(connection.display)
        name = image.contents.name.decode() if image else None
        if image:
            connection.x11.XFree(image)
        connection.close()
        return name
