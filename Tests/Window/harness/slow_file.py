"""A large file that the program reads slowly until it is let go."""

import os
import subprocess

from .files import write
from .program import ROOT

COUNT = 100_000  # points; enough for seconds of slow reading
SERIES = ("Alpha", "Beta", "Gamma", "Delta")


class SlowFile:
    """The file, and the environment in which a program reads it slowly."""

    def __init__(self, desktop, name="slow.json", end=None):
        """`end` takes the place of what follows the columns, in a file that is broken there."""
        self.name = name
        self.path = write(desktop, name, _text(end))
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


def _text(end):
    columns = [["x", *range(1_700_006_400_000, 1_700_006_400_000 + COUNT * 60_000, 60_000)]]
    for index in range(len(SERIES)):
        columns.append([f"y{index}", *(1_000_000 + (point * 7919 + index * 104_729) % 900_001 for point in range(COUNT))])
    rows = ",".join("[" + ",".join(f'"{value}"' if isinstance(value, str) else str(value) for value in column) + "]"
                    for column in columns)
    keys = [f"y{index}" for index in range(len(SERIES))]
    types = ",".join(['"x":"x"', *(f'"{key}":"line"' for key in keys)])
    names = ",".join(f'"{key}":"{name}"' for key, name in zip(keys, SERIES))
    colors = ",".join(f'"{key}":"{color}"' for key, color in zip(keys, ("#3DC23F", "#F34C44", "#4682B4", "#C77A12")))
    rest = f',"title":"Slow","types":{{{types}}},"names":{{{names}}},"colors":{{{colors}}}}}]' if end is None else end
    return f'[{{"columns":[{rows}]{rest}'
