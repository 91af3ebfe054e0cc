"""Chart files: the sample, the contest's, and generated ones."""

import json
import os
from datetime import datetime, timezone

from .program import ROOT

SAMPLE = os.path.join(ROOT, "Resources", "sample.json")
CONTEST = os.path.join(ROOT, "..", "shared", "data", "telegram", "stage1", "chart_data.json")
DAYS = os.path.join(ROOT, "..", "shared", "data", "telegram", "stage2")  # folders with files of days
DAY = 86_400_000  # milliseconds
COLORS = ("#1B8A2E", "#E03A32", "#4682B4", "#B26A0C")  # those of small charts
THIN_SPACE = "\u202f"


class Table:
    """The columns of one chart in a file."""

    def __init__(self, chart):
        columns = {column[0]: column[1:] for column in chart["columns"]}
        key = next(key for key, kind in chart["types"].items() if kind == "x")
        self.x = columns.pop(key)
        self.title = chart.get("title")
        self.fills_periods = any(kind in ("bar", "step") for kind in chart["types"].values())
        self.series = {chart["names"][key]: values for key, values in columns.items()}
        self.colors = {chart["names"][key]: chart["colors"][key] for key in columns}

    def words(self, index, hidden=()):
        """A point as a screen reader hears it: its date and the exact value of each visible series."""
        moment = datetime.fromtimestamp(self.x[index] / 1000, timezone.utc)
        values = [
            f"{name} {grouped(values[index])}" for name, values in self.series.items() if name not in hidden
        ]
        return ", ".join([moment.strftime("%a, ") + f"{moment.day} " + moment.strftime("%b %Y"), *values])

    def day(self, index):
        """The day of a point."""
        return datetime.fromtimestamp(self.x[index] / 1000, timezone.utc).date()

    @property
    def opening_range(self):
        """The moments that a chart opens on: its last quarter; a column fills its day."""
        first, last = self.x[0], self.x[-1] + (DAY if self.fills_periods else 0)
        return (last - (last - first) * 0.25, last)


def grouped(value):
    """A whole number with its thousands set apart."""
    return f"{value:,}".replace(",", THIN_SPACE)


def tables(path):
    """The charts of a file."""
    with open(path, encoding="utf-8") as file:
        content = json.load(file)
    return [Table(chart) for chart in (content if isinstance(content, list) else [content])]


def chart(title, points=40, series=("Alpha", "Beta"), first=1_700_006_400_000):
    """A small chart object with values that can be told apart, and colours that stand out from a white card."""
    keys = [f"y{index}" for index in range(len(series))]
    return {
        "title": title,
        "columns": [["x", *(first + DAY * point for point in range(points))]]
        + [[key, *((point * 37 + index * 53) % 101 for point in range(points))] for index, key in enumerate(keys)],
        "types": {"x": "x"} | {key: "line" for key in keys},
        "names": dict(zip(keys, series)),
        "colors": dict(zip(keys, COLORS)),
    }


def write_folder(desktop, name, content):
    """Makes a scratch folder with a chart as its overview, and returns its path."""
    path = desktop.path(name)
    os.makedirs(path, exist_ok=True)
    write(desktop, os.path.join(name, "overview.json"), content)
    return path


def write(desktop, name, content):
    """Writes a scratch file, text or a value that becomes JSON, and returns its path."""
    path = desktop.path(name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(content if isinstance(content, str) else json.dumps(content))
    return path
