"""A chart set, as a person and a screen reader find it in a window."""

import re
from datetime import date, datetime

from .picture import rgb
from .waiting import wait_until

HANDLE = rgb("#7A8A98")  # of the mini-map's window in the light palette
GUTTER = 44  # the y labels' room beside the series
DATE_RANGE = re.compile(r"(\d+ \w+ \d{4})(?: – (\d+ \w+ \d{4}))?")


class Chart:
    """What belongs to one chart's title."""

    def __init__(self, window, title):
        self.window = window
        self.title = title
        self._found = {}

    @property
    def graph(self):
        return self._part("image", f"Chart: {self.title}")

    @property
    def mini_map(self):
        return self._part("panel", f"Mini-map: {self.title}")

    def _part(self, role, name):
        """A part, looked for only if it is not where it was found before: views are bound anew."""
        part = self._found.get(name)
        if not (part and part.is_still(name)):
            part = self._found[name] = self.window.see(role, name)
        return part

    @property
    def description(self):
        return self.graph.description

    def checks(self):
        """The chart's check buttons, from left to right."""
        return [part for part in self.mini_map.parent.children() if part.role == "check box" and part.has_area()]

    def check(self, name):
        """The check button of a series."""
        return wait_until(
            lambda: next((check for check in self.checks() if check.name == name), None), f"no check button {name}"
        )

    @property
    def plot(self):
        """Where the lines are, as far as it is in the window."""
        return self.graph.box.clipped(self.window.content)

    # The visible range, in days

    @property
    def visible_range(self):
        """The first and the last visible day, as the mini-map says."""
        return _days(DATE_RANGE.search(self.mini_map.description))

    @property
    def domain(self):
        """The first and the last day there is."""
        return _days(DATE_RANGE.search(self.mini_map.description.split(" of ")[1]))

    @property
    def span(self):
        """How many days are visible."""
        lower, upper = self.visible_range
        return (upper - lower).days

    def wait_for_range(self, condition, expectation):
        """Waits until the visible range meets a condition of its first and its last day."""
        return wait_until(
            lambda: condition(*self.visible_range) and self.visible_range,
            lambda: f"{expectation}; {self.mini_map.description}",
        )

    # The mini-map's window, in pixels

    def handles(self):
        """The left edge of the lower and the right edge of the upper handle, on the screen."""
        box = self.mini_map.box
        columns = self.window.picture(box).columns(HANDLE, tolerance=6)
        return (box.x + columns[0], box.x + columns[-1] + 1) if columns else (0, 0)

    def on_mini_map(self, x):
        """A point on the mini-map at an x of the screen."""
        return (round(x), self.mini_map.box.middle[1])

    # The graph

    def x_of(self, moment, visible_range):
        """Where a moment stands on the screen; the mini-map is as wide as the time axis and the y labels."""
        axis = self.mini_map.box
        lower, upper = visible_range
        return axis.x + GUTTER + (moment - lower) / (upper - lower) * (axis.width - GUTTER)


def _days(found):
    """The days of a range; it may be a single one."""
    return _day(found[1]), _day(found[2] or found[1])


def _day(text) -> date:
    return datetime.strptime(text, "%d %b %Y").date()
