"""Compares what the program says of a table with what is right of it."""

import re
from datetime import datetime, timezone

from table_clocks import milliseconds

# What x may be off by, in milliseconds; what values may, as a part of them.
X_MILLISECONDS, VALUE = 1.5, 1e-9
DURATION_UNITS = {"h": 3600, "min": 60, "min/km": 60, "s": 1, "ms": 0.001, "d": 86_400}


def x_of(text):
    """An x that the program wrote: a moment or a clock in milliseconds, or a number."""
    if re.fullmatch(r"-?[0-9.]+(e[-+]?\d+)?", text):
        return float(text)
    if re.fullmatch(r"-?\d+(:\d\d)+(\.\d+)?", text):
        seconds = 0.0
        for part in text.split(":"):
            seconds = seconds * 60 + float(part)
        return seconds * 1000
    moment = datetime.fromisoformat(text.replace("Z", "+00:00"))
    return milliseconds(moment if moment.tzinfo else moment.replace(tzinfo=timezone.utc))


def has_word(text, word):
    return re.search(rf"(?<![\w.]){re.escape(word)}(?![\w.]|\.\d)", text or "") is not None


class Drawn:
    """A series of a chart, with its points where they were asked for."""

    def __init__(self, chart, series):
        self.title, self.name = chart["title"], series["name"]
        self.x, self.series = chart["x"], series
        self.points = None
        self.labels = {}

    def is_of(self, wanted):
        """Whether it is what is wanted, by its name, by the title of its chart, and by the keys of its rows."""
        if wanted.keys:
            texts = f"{self.name} / {self.title}"
            return all(has_word(self.name, key) for key in wanted.keys) and (
                has_word(texts, wanted.name) or not wanted.name)
        if not wanted.name:
            return True
        plain = f"{wanted.name} {wanted.unit}", f"{wanted.name}, {wanted.unit}"
        return any(self.name == name or self.name.startswith(f"{name} (") for name in (wanted.name, *plain))


def unit_fault(wanted, drawn):
    """What is wrong with a unit, in words."""
    texts = f"{drawn.name} / {drawn.title}"
    if wanted.unit and not any(form.format(wanted.unit) in texts for form in (" ({})", ", {}", " {}")):
        return f"unit of {wanted.name!r}: expected {wanted.unit!r}, found in {texts!r}"
    if not wanted.unit and not wanted.keys and not wanted.is_duration and drawn.name != wanted.name and wanted.name:
        return f"name: expected {wanted.name!r}, found {drawn.name!r}"
    return ""


def scale(wanted, drawn):
    """So many of what is expected are in one of what is drawn."""
    if not wanted.is_duration:
        return 1
    unit = re.search(r"\(([^()]*)\)$", drawn.name)
    return DURATION_UNITS.get(unit[1] if unit else "s", 1)


def is_near(expected, got):
    return abs(expected - got) <= VALUE * abs(expected) + 1e-12


def states(points):
    """The values of words that are drawn as steps, in the order of the words."""
    return sorted({value for _, value in points}, key=str)


def facts_fault(wanted, drawn):
    """What is wrong with the number and the extent of a series, in words."""
    known, series = wanted.known, drawn.series
    got = series["count"] - series["gaps"]
    if not len(set(known) - wanted.optional) <= got <= len(known):
        return f"values of {drawn.name!r}: expected {len(known)}, found {got}"
    if drawn.x["first"] is not None and wanted.points:
        xs = [x for x, _ in known]
        if drawn.x["first"] - X_MILLISECONDS > min(xs) or drawn.x["last"] + X_MILLISECONDS < max(xs):
            found = f"{drawn.x['first']} to {drawn.x['last']}"
            return f"x of {drawn.name!r}: expected {min(xs)} to {max(xs)}, found {found}"
    if wanted.role in ("state", "words"):
        return ""
    factor = scale(wanted, drawn)
    values = [value for _, value in known]
    if wanted.optional:
        return ""
    for name, expected in (("min", min(values)), ("max", max(values))):
        if not is_near(expected, series[name] * factor):
            return f"{name} of {drawn.name!r}: expected {expected}, found {series[name] * factor}"
    return ""


def points_fault(wanted, drawn):
    """What is wrong with the points of a series, in words."""
    if drawn.points is None:
        return ""
    expected, got = sorted(set(wanted.known), key=lambda p: p[0]), drawn.points
    if wanted.role == "state":
        if any(isinstance(value, str) for _, value in got):
            return ""
        got = sorted(set(got))
        words = dict(zip([v for _, v in expected], [v for _, v in got]))
        expected = [(x, words[value]) for x, value in expected]
    factor = scale(wanted, drawn)
    got = sorted({(x, value * factor) for x, value in got})
    if wanted.optional:
        expected = [point for point in expected if point not in wanted.optional or point in got]
    expected = sorted(expected)
    if len(expected) != len(got):
        return f"points of {drawn.name!r}: expected {len(expected)}, found {len(got)}"
    for (x, value), (other, found) in zip(expected, got):
        if abs(x - other) > (X_MILLISECONDS if drawn.x["kind"] in ("moment", "duration") else 1e-9 * abs(x)):
            return f"x of {drawn.name!r}: expected {x}, found {other}"
        if not is_near(value, found):
            return f"value of {drawn.name!r} at {x}: expected {value}, found {found}"
    return ""


def add_points(drawn, names, rows):
    """Gives the series of a chart their points out of its values in CSV."""
    shown = [series for series in drawn if not series.series["hidden"]]
    xs = [x_of(row[0]) for row in rows]
    if shown and shown[0].x["kind"] == "number":
        xs = [float(row[0]) for row in rows]
    for place, series in enumerate(shown):
        series.points = [(x, float(row[place + 1])) for x, row in zip(xs, rows) if row[place + 1]]
    for place in range(len(shown) + 1, len(names)):
        for series in shown:
            series.labels[names[place]] = [row[place] for row in rows]


def labels_fault(wanted, drawn):
    """What is wrong with words that stand beside the values, in words; None where they are nowhere."""
    for series in drawn:
        if wanted.name in series.labels:
            got = [word for word in series.labels[wanted.name] if word]
            expected = [word for _, word in sorted(wanted.points, key=lambda p: p[0])]
            if len(got) == len(expected) and got != expected:
                place = next(i for i, (a, b) in enumerate(zip(expected, got)) if a != b)
                return f"word of {wanted.name!r}: expected {expected[place]!r}, found {got[place]!r}"
            return ""
    return None


def notices_fault(told, notices):
    for words in told:
        if not any(all(word in notice.replace("\u202f", "") for word in words) for notice in notices):
            return f"notice: expected one with {words}, found {notices}"
    return ""


def fault(file, drawn, notices):
    """What is wrong of a table, in words; empty where nothing is."""
    left = list(drawn)
    if not drawn:
        return f"nothing is drawn: {notices}"
    for wanted in file.series:
        found = [series for series in left if series.is_of(wanted)]
        if wanted.role == "place" and not found:
            continue
        if wanted.role in ("words", "state") and not found:
            said = labels_fault(wanted, drawn)
            if said is None and any(series.points is not None for series in drawn):
                return f"words {wanted.name!r}: nowhere, found {[series.name for series in drawn]}"
            if said:
                return said
            continue
        if not found and wanted.role == "quiet":
            continue
        if len(found) != 1:
            name = "/".join([wanted.name, *wanted.keys])
            return f"series {name!r}: {len(found)} found among {[(s.title, s.name) for s in left]}"
        left.remove(found[0])
        said = facts_fault(wanted, found[0]) or points_fault(wanted, found[0]) or unit_fault(wanted, found[0])
        if said:
            return said
    left = [series for series in left if not {series.name, series.title} & set(file.grid.optional_names)]
    if left:
        return f"unexpected: {[(series.title, series.name) for series in left]}"
    if drawn[0].x["kind"] != file.grid.clock.kind:
        return f"kind of x: expected {file.grid.clock.kind}, found {drawn[0].x['kind']}"
    return notices_fault(file.told, notices)
