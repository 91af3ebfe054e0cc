"""A display, a session bus and an accessibility bus that nobody else uses."""

import ctypes
import os
import shutil
import signal
import subprocess
import tempfile
import time

from .pointer import Pointer
from .screen import Screen
from .waiting import wait_until

SIZE = (2100, 1600)  # a window at twice the size still fits
BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
PR_SET_CHILD_SUBREAPER = 36  # linux/prctl.h


class Desktop:
    """Xvfb, D-Bus and AT-SPI; `environment` is what programs on it are started with."""

    def __init__(self):
        # What the buses start becomes a child of this process once its parent is gone: none is lost.
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)
        self.folder = tempfile.mkdtemp(prefix="chartdeck-window-")
        os.chmod(self.folder, 0o755)
        self.environment = self._environment()
        self._silence_keyring()
        self._compile_schema()
        self.screen = self.pointer = None
        try:
            self.environment["DISPLAY"] = ":" + self._start_and_read(
                "Xvfb", "-displayfd", "{fd}", "-screen", "0", "%dx%dx24" % SIZE, "-nolisten", "tcp", "-noreset", "-nocursor",
                "-fbdir", self.folder,
            )
            self.screen = Screen(self.path("Xvfb_screen0"))
            self.pointer = Pointer(self.environment["DISPLAY"])
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._start_and_read(
                "dbus-daemon", "--session", "--nofork", "--print-address={fd}"
            )
            self._start_accessibility()
        except BaseException:
            self.close()
            raise

    def _environment(self):
        """Without the user's settings, files, portals and language."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "XDG_", "GTK_", "GDK_"))}
        for name in ("WAYLAND_DISPLAY", "LANGUAGE"):
            kept.pop(name, None)
        for name in ("runtime", "config", "data", "state", "cache"):
            os.mkdir(os.path.join(self.folder, name), 0o700)
        return kept | {
            "HOME": self.folder,
            "LANG": "C.UTF-8",
            "XDG_RUNTIME_DIR": os.path.join(self.folder, "runtime"),
            "XDG_CONFIG_HOME": os.path.join(self.folder, "config"),
            "XDG_DATA_HOME": os.path.join(self.folder, "data"),
            "XDG_STATE_HOME": os.path.join(self.folder, "state"),
            "XDG_CACHE_HOME": os.path.join(self.folder, "cache"),
            "GDK_BACKEND": "x11",
            "GTK_A11Y": "atspi",
            "ADW_DISABLE_PORTAL": "1",
            "GSETTINGS_BACKEND": "memory",
            "G_DEBUG": "fatal-criticals",
            "SWIFT_BACKTRACE": "enable=no",
            # Cairo spares the machine; what GL alone can draw has its own test.
            "GSK_RENDERER": "cairo",
            "CHARTDECK_REPORT_LIVE_BOXES": "1",
        }

    def _compile_schema(self):
        """Has the program find its settings, which are forgotten with it."""
        data = os.path.join(os.path.dirname(__file__), "..", "..", "..", "data")
        subprocess.run(["glib-compile-schemas", f"--targetdir={self.folder}", data], check=True)
        self.environment["GSETTINGS_SCHEMA_DIR"] = self.folder

    def start_window_manager(self):
        """Starts a window manager, which ends when its process is told to."""
        manager = self._start("openbox")
        wait_until(lambda: not self.run("xdotool", "get_num_desktops").returncode, "openbox did not start")
        return manager

    def _silence_keyring(self):
        """Has what starts with the first question for a secret never answer: no program may wait for it."""
        services = os.path.join(self.environment["XDG_DATA_HOME"], "dbus-1", "services")
        os.makedirs(services)
        with open(os.path.join(services, "org.freedesktop.secrets.service"), "w", encoding="utf-8") as file:
            file.write("[D-BUS Service]\nName=org.freedesktop.secrets\nExec=/bin/sleep 600\n")

    def _start(self, *command, **options):
        return subprocess.Popen(
            command, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options
        )

    def _start_and_read(self, *command):
        """Starts a server that writes its name into a descriptor when it is ready."""
        read, write = os.pipe()
        self._start(*(word.format(fd=write) for word in command), pass_fds=[write])
        os.close(write)
        with open(read, encoding="utf-8") as answer:
            name = answer.readline().strip()
        if not name:
            raise AssertionError(f"{command[0]} did not start.")
        return name

    def _start_accessibility(self):
        launcher = next((path for path in BUS_LAUNCHERS if os.path.exists(path)), None)
        if launcher is None:
            raise AssertionError("at-spi2-core is not installed.")
        self._start(launcher, "--launch-immediately")
        wait_until(
            lambda: self.run("gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path",
                             "/org/a11y/bus", "--method", "org.a11y.Bus.GetAddress").returncode == 0,
            "the accessibility bus did not start",
        )

    def run(self, *command, check=False):
        """Runs a tool on this desktop and returns what it said."""
        return subprocess.run(
            [str(word) for word in command], env=self.environment, capture_output=True, text=True, timeout=60, check=check
        )

    def xdotool(self, *words):
        """Moves the pointer, presses keys, finds windows."""
        return self.run("xdotool", *words).stdout.split()

    def window_named(self, title):
        """The X server's number of a window that is on the screen, or will be soon."""
        return wait_until(lambda: self.xdotool("search", "--onlyvisible", "--name", title), f"no window {title}")[0]

    def path(self, name):
        """The place of a scratch file."""
        return os.path.join(self.folder, name)

    def close(self):
        """Ends every process that was started here, also by others, and removes the files."""
        for sign in (signal.SIGTERM, signal.SIGKILL):
            deadline = time.monotonic() + 3
            while (children := _children()) and time.monotonic() < deadline:
                for child in children:
                    _send(child, sign)
                time.sleep(0.05)
                _reap()
        if self.screen:
            self.screen.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def _children():
    with open(f"/proc/{os.getpid()}/task/{os.getpid()}/children", encoding="utf-8") as file:
        return [int(word) for word in file.read().split()]


def _send(process, sign):
    try:
        os.kill(process, sign)
    except ProcessLookupError:
        pass


def _reap():
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass
