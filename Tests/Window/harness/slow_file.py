"""A large file that the program reads slowly until it is let go."""

import os
import subprocess

from .files import write
from .program import ROOT

COUNT = 1_500_000  # points; a reader tells of every 16 MB, and of columns
STRETCH = 10_000  # values of a series, which come again and again
STEP = 60_000  # milliseconds
SERIES = {"Alpha": "#3DC23F", "Beta": "#F34C44", "Gamma": "#4682B4", "Delta": "#C77A12"}
ENOUGH = 40.0  # seconds; more than the whole file takes while it is held back


class SlowFile:
    """The file, and the environment in which a program reads it slowly."""

    def __init__(self, desktop, name="slow.json", text=None):
        """Without a text of its own it has a chart of four series."""
        self.name = name
        self.path = write(desktop, name, text or columns() + _rest())
        self._gate = write(desktop, "gate", "")
        library = desktop.path("slow_read.so")
        if not os.path.exists(library):
            source = os.path.join(ROOT, "Tests", "Window", "harness", "slow_read.c")
            subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", library, source, "-ldl"], check=True)
        self.environment = {"LD_PRELOAD": library, "SLOW_READ_GATE": self._gate}

    def let_go(self):
        """From now on the file is read as fast as any."""
        if os.path.exists(self._gate):
            os.remove(self._gate)

    def close(self):
        """Lets the file go, and its space."""
        self.let_go()
        os.remove(self.path)


def table(rows=600_000):
    """A table in text: moments, and two columns that have a chart each."""
    return "time,level (m),share (%)\n" + "".join(
        f"{1_700_000_000 + row * 60},{row % 997}.25,{row * 7 % 100}\n" for row in range(rows)
    )


def columns():
    """The beginning of a file that has no end."""
    columns = ['["x",' + ",".join(map(str, range(0, COUNT * STEP, STEP))) + "]"]
    for index in range(len(SERIES)):
        stretch = ",".join(str(1_000_000 + (point * 7919 + index * 104_729) % 900_001) for point in range(STRETCH))
        columns.append(f'["y{index}",' + ",".join([stretch] * (COUNT // STRETCH)) + "]")
    return '[{"columns":[' + ",".join(columns) + "]"


def _rest():
    keys = [f"y{index}" for index in range(len(SERIES))]
    types = ",".join(['"x":"x"', *(f'"{key}":"line"' for key in keys)])
    names = ",".join(f'"{key}":"{name}"' for key, name in zip(keys, SERIES))
    colors = ",".join(f'"{key}":"{color}"' for key, color in zip(keys, SERIES.values()))
    return f',"title":"Slow","types":{{{types}}},"names":{{{names}}},"colors":{{{colors}}}}}]'
