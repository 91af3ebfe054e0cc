"""A user's hand: real pointer and key events."""

import contextlib
import time

from .desktop import SIZE

PRIMARY, SECONDARY = 1, 3
WHEEL = {"up": 4, "down": 5, "left": 6, "right": 7}
DRAG_STEPS = 12
STEP_SECONDS = 0.012  # about a frame
DOUBLE_CLICK_SECONDS = 0.45  # GTK's is 0.4


class Hand:
    """Moves the pointer and presses buttons and keys on a desktop."""

    def __init__(self, desktop):
        self._desktop = desktop
        self._at = (0, 0)
        self._last_click = 0.0

    def move(self, point, steps=3):
        """Moves the pointer to a point on the screen, in a few steps like a hand."""
        self._desktop.xdotool(*self._path(point, steps))

    def click(self, point, button=PRIMARY, times=1):
        """Presses and releases in one place; never taken for the second half of a double click."""
        time.sleep(max(0.0, self._last_click + DOUBLE_CLICK_SECONDS - time.monotonic()))
        self._desktop.xdotool(*self._path(point, 2), "click", "--repeat", times, "--delay", 60, button)
        self._last_click = time.monotonic()

    def press(self, point):
        """Presses the primary button and holds it."""
        time.sleep(max(0.0, self._last_click + DOUBLE_CLICK_SECONDS - time.monotonic()))
        self._desktop.xdotool(*self._path(point, 2), "mousedown", PRIMARY)

    def pull(self, point):
        """Moves to a point with the button held."""
        self._desktop.xdotool(*self._path(point, DRAG_STEPS))

    def release(self):
        """Lets the button go."""
        self._desktop.xdotool("mouseup", PRIMARY)
        self._last_click = time.monotonic()

    def drag(self, start, end):
        """Presses at one point, moves to another, and lets go."""
        self.press(start)
        self.pull(end)
        self.release()

    @contextlib.contextmanager
    def holding(self, key):
        """Holds a key meanwhile; None holds none."""
        if key:
            self._desktop.xdotool("keydown", key)
        try:
            yield
        finally:
            if key:
                self._desktop.xdotool("keyup", key)

    def wheel(self, point, direction, clicks=1, holding=None):
        """Turns the wheel over a point, perhaps with a key held."""
        before = ("keydown", holding) if holding else ()
        after = ("keyup", holding) if holding else ()
        turn = ("click", "--repeat", clicks, "--delay", 25, WHEEL[direction])
        self._desktop.xdotool(*self._path(point, 2), *before, *turn, *after)

    def key(self, *names):
        """Presses keys one after the other, like `Left` or `shift+Left`."""
        self._desktop.xdotool("key", "--delay", 25, *names)

    def type(self, text):
        """Types a text."""
        self._desktop.xdotool("type", "--delay", 15, text)

    def _path(self, point, steps):
        x, y = self._at
        point = tuple(min(max(0, place), length - 1) for place, length in zip(point, SIZE))
        words = []
        for step in range(1, steps + 1):
            share = step / steps
            words += ["mousemove", round(x + (point[0] - x) * share), round(y + (point[1] - y) * share)]
            words += ["sleep", STEP_SECONDS]
        self._at = point
        return words
