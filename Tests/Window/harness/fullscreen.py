"""A window manager that knows one thing: fullscreen windows."""

import ctypes

from .desktop import SIZE
from .waiting import wait_until
from .x11 import Connection

SUBSTRUCTURE_NOTIFY_MASK = 1 << 19
CLIENT_MESSAGE = 33
REPLACE = 0
XA_ATOM = ctypes.c_ulong(4)
REMOVE, ADD = 0, 1  # what a request wants with a state


class ClientMessage(ctypes.Structure):
    """XClientMessageEvent, as large as any other event."""

    _fields_ = [
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("is_sent", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("kind", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 12),
    ]


class FullscreenManager(Connection):
    """Grants what windows ask of a window manager about being fullscreen."""

    def __init__(self, display):
        super().__init__(display)
        self._state = self.atom("_NET_WM_STATE")
        self._fullscreen = self.atom("_NET_WM_STATE_FULLSCREEN")
        self.x11.XSelectInput(self.display, self._root, ctypes.c_long(SUBSTRUCTURE_NOTIFY_MASK))
        self.x11.XSync(self.display, False)

    @property
    def _root(self):
        return ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display))

    def grant(self, usual):
        """Waits for a request and grants it; a window that is not fullscreen gets its usual box."""
        request = wait_until(self._next_request, "no window asks to be fullscreen, or no longer to be")
        is_full = request.data[0] == ADD
        states = (ctypes.c_ulong * 1)(self._fullscreen.value)
        identifier = ctypes.c_ulong(request.window)
        self.x11.XChangeProperty(
            self.display, identifier, self._state, XA_ATOM, 32, REPLACE, states, 1 if is_full else 0
        )
        box = (0, 0, *SIZE) if is_full else usual
        self.x11.XMoveResizeWindow(self.display, identifier, *(int(number) for number in box))
        self.x11.XSync(self.display, False)

    def _next_request(self):
        event = ClientMessage()
        while self.x11.XPending(self.display):
            self.x11.XNextEvent(self.display, ctypes.byref(event))
            if self._is_request(event):
                return event
        return None

    def _is_request(self, event):
        return (
            event.type == CLIENT_MESSAGE and event.kind == self._state.value
            and event.data[0] in (REMOVE, ADD) and event.data[1] == self._fullscreen.value
        )
