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


class Pointer(Connection):
    """The pointer of a display."""

    def __init__(self, display):
        super().__init__(display)
        self._image = ctypes.CDLL("libXfixes.so.3").XFixesGetCursorImage
        self._image.restype = ctypes.POINTER(CursorImage)

    @property
    def shape(self):
        """The shape's name, like `grab`; empty for the plain arrow."""
        image = self._image(self.display)
        name = image.contents.name.decode()
        self.x11.XFree(image)
        return name
