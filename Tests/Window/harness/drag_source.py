"""A file to drag from a window beside the program's."""

import os
import subprocess
import sys

from .geometry import Box
from .waiting import wait_until

PROGRAM = os.path.join(os.path.dirname(os.path.abspath(__file__)), "drag_window.py")
TITLE = "Drag Source"
BOX = Box(1300, 300, 200, 200)
BLACK = (0, 0, 0)  # the screen behind all windows


class DragSource:
    """Another program's window with a file."""

    def __init__(self, desktop, path):
        self._process = subprocess.Popen([sys.executable, PROGRAM, TITLE, str(BOX.width), path], env=desktop.environment)
        desktop.xdotool("windowmove", "--sync", desktop.window_named(TITLE), BOX.x, BOX.y)
        wait_until(lambda: desktop.screen.picture(BOX).ground != BLACK, "the drag source is not painted")

    def drag(self, hand, point):
        """Takes the file to a point of the screen and holds it there."""
        hand.press(BOX.middle)
        hand.pull(BOX.at(0.2))
        hand.pull(point)

    def close(self):
        """Ends the other program."""
        self._process.kill()
        self._process.wait()
