"""The program under test, running."""

import os
import re
import subprocess
import tempfile

from .accessible import Accessible, application, name_of
from .actions import Actions
from .geometry import Box
from .hand import Hand
from .waiting import wait_until
from .window import Window

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
AWAY = (2090, 1590)  # the screen's corner, where no window is
# Started with this, a program of the administrator's may read no more than anyone's.
UNPRIVILEGED = ("setpriv", "--bounding-set=-dac_override,-dac_read_search")
COMPLAINT = re.compile(r"CRITICAL|WARNING|ERROR|Fatal error|assertion")


def executable():
    """The program: the release build, or what CHARTDECK names."""
    return os.path.join(ROOT, os.environ.get("CHARTDECK", ".build/release/chartdeck"))


class Program:
    """A first launch of the program; everything that it writes on stderr is kept."""

    def __init__(self, desktop, *arguments, environment=None, scale=1, launcher=(), standard_input=None):
        self.desktop = desktop
        self.scale = scale
        self.hand = Hand(desktop)
        self.actions = Actions(desktop)
        self._errors = tempfile.NamedTemporaryFile(
            "w+", dir=desktop.folder, prefix="stderr-", encoding="utf-8", errors="replace")
        self.process = subprocess.Popen(
            [*launcher, executable(), *arguments], cwd=ROOT, stdin=standard_input or subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=self._errors, env=desktop.environment | {"GDK_SCALE": str(scale)} | (environment or {}),
        )
        self.hand.move(AWAY)

    def launch(self, *arguments):
        """Launches the program once more; it hands its files over and ends."""
        return self.desktop.run(executable(), *arguments)

    @property
    def is_alive(self):
        return self.process.poll() is None

    # Windows

    def windows(self):
        """The windows that are on the screen, oldest first."""
        frames = {}
        for frame in self._frames():
            frames.setdefault(name_of(frame), frame)
        ids = self.desktop.xdotool("search", "--all", "--onlyvisible", "--pid", self.process.pid, "--name", ".+")
        windows = (self._window(identifier, frames) for identifier in sorted(ids, key=int))
        return [window for window in windows if window]

    def _frames(self):
        accessible = application(self.process.pid)
        children = (accessible.getChildAtIndex(index) for index in range(accessible.childCount if accessible else 0))
        return [child for child in children if child is not None]

    def frames(self):
        """All windows for a screen reader, also those without a title."""
        return [Accessible(frame, (0, 0), self.scale) for frame in self._frames()]

    def texts(self):
        """What is written on labels in all windows, also those without a title."""
        return [thing.name for frame in self.frames() for thing in frame.everything() if thing.role == "label"]

    def _window(self, identifier, frames):
        title = self.desktop.run("xdotool", "getwindowname", identifier).stdout.rstrip("\n")
        facts = dict(
            line.split("=") for line in self.desktop.xdotool("getwindowgeometry", "--shell", identifier)
        )
        if title not in frames or "WIDTH" not in facts:
            return None
        box = Box(*(int(facts[key]) for key in ("X", "Y", "WIDTH", "HEIGHT")))
        return Window(self, identifier, title, box, frames[title])

    def window(self, title=None):
        """The window with a title, or the only one, waited for and with the keyboard."""
        window = wait_until(
            lambda: self.is_alive and next((w for w in self.windows() if title in (None, w.title)), None),
            lambda: f"no window {title or ''}; {self.errors()}",
        )
        window.focus()
        return window

    # The end

    def errors(self):
        """What the program wrote on stderr up to now."""
        self._errors.flush()
        with open(self._errors.name, encoding="utf-8", errors="replace") as file:
            return file.read()

    def complaints(self):
        """The lines of stderr that a healthy program does not write."""
        return [line for line in self.errors().splitlines() if COMPLAINT.search(line)]

    def quit(self):
        """Asks the program to quit and returns its exit status."""
        if self.is_alive:
            self.desktop.run(
                "gdbus", "call", "--session", "--dest", "io.github.chartdeck.Chartdeck",
                "--object-path", "/io/github/chartdeck/Chartdeck", "--method", "org.gtk.Actions.Activate",
                "quit", "[]", "{}",
            )
        return self.wait()

    def wait(self):
        """Waits until the program has ended and returns its exit status."""
        wait_until(lambda: not self.is_alive, "the program does not end")
        return self.process.returncode

    def kill(self):
        """Ends the program whatever it does, and lets go of what it holds."""
        if self.is_alive:
            self.process.kill()
        self.process.wait()
        self._errors.close()
