"""Reads histories of prices and tables row by row, works out by brute force which days a chart shows, what two marks on it
are called and what lies between, and compares the program with that.

A day is one of the zone's; prices of a day that has none are those of the last day before. Of weeks and months a file may
have the first day, which they go on from, or the last one, which they end with: they are drawn where their days are.
"""

import functools
import math
import os
import re
import statistics
import tempfile
from datetime import date, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo

import price_files
import program
from figures import as_copied, differences
from recordings import write

MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
DAY, WEEK = timedelta(days=1), timedelta(days=7)
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Tokyo")
ARCHIVES, SERIES, QUERIES = 4, 64, 40
LONGEST_NIGHT = timedelta(days=1.5)
# How far from the exact value a number on a chart may be: half of its last digit.
HALF = 0.5


def words(day):
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


def span(first, last):
    return words(first) if first == last else f"{words(first)} – {words(last)}"


def month_end(day):
    return (day.replace(day=1) + timedelta(31)).replace(day=1) - DAY


class Query:
    """What is asked of all charts of an archive."""

    def __init__(self, number, zone):
        self.zone = ZoneInfo(zone)
        self.is_line = number % 3 == 0
        self.first = date(2024, 1, 22) + timedelta(number % 17)
        self.last = date(2024, 5, 6) + timedelta(number * 3 % 19)
        self.mark = self.first + timedelta(36 + number * 5 % 23)
        self.read = self.mark + timedelta(number * 7 % 23 - 4)

    @property
    def options(self):
        kind = ["--kind", "line"] if self.is_line else []
        return [
            "--layout", "list", "--zone", self.zone.key, "--range", f"{self.first}..{self.last}", "--indicator",
            str(self.read), "--mark", str(self.mark), *kind,
        ]

    def midnight(self, day):
        return datetime.combine(day, time(), self.zone)


class Said:
    """What the program says of a chart."""

    def __init__(self, block):
        rows = [line.split("\t") for line in block.split("\n")]
        self.parts = {row[0]: row[1:] for row in rows if row[0] not in ("copied", "spoken")}
        self.spoken = next((row[1] for row in rows if row[0] == "spoken"), "")
        self.copied = [row[1:] for row in rows if row[0] == "copied"]

    @property
    def title(self):
        return self.parts["header"][0]

    def figures(self):
        """The copied table by series and figure."""
        heads = next((row for row in self.copied if row[0] == "Series"), None)
        found = {}
        for row in self.copied[self.copied.index(heads) + 1:] if heads else []:
            found |= {f"{row[0]} {head}": float(cell) for head, cell in zip(heads[1:], row[1:]) if cell}
        return found


def say(path, query):
    """What the program says of all charts of a file, by their titles."""
    with tempfile.TemporaryDirectory() as folder:
        output = os.path.join(folder, "said.txt")
        program.run(path, "--output", output, *query.options)
        with open(output, encoding="utf-8") as file:
            said = [Said(block) for block in file.read().rstrip("\n").split("\n\n")]
    return {one.title: one for one in said}


def number(text):
    """A number as a chart has it, and how exact it is."""
    plain = re.sub(r"[^0-9.+\-]", "", text.replace("−", "-"))
    decimals = len(plain.partition(".")[2])
    return float(plain), HALF * 10**-decimals * 1.000001


class Reader:
    """What a history has to say to a query."""

    def __init__(self, series, query):
        self.series, self.query = series, query
        self.moments = [moment.astimezone(query.zone) for moment in series.moments]
        self.starts = [self.start(index) for index in range(len(self.moments))]
        self.close = series.columns["Close"]

    def start(self, index):
        """When a period begins: one that is called by its last day does so before."""
        day, form = self.moments[index].date(), self.series.form
        if form not in ("fridays", "month ends"):
            return self.moments[index]
        first = day - 6 * DAY if form == "fridays" else day.replace(day=1)
        if index > 0:
            first = max(first, self.moments[index - 1].date() + DAY)
        return self.query.midnight(first)

    def name(self, index):
        """What a point is called beside its value."""
        day, form = self.moments[index].date(), self.series.form
        if form == "fridays":
            return f"week to {words(day)}"
        if form == "mondays":
            end = day + WEEK - DAY
            return f"{day.day} – {words(end)}" if day.month == end.month else (
                f"{day.day} {MONTHS[day.month - 1]} – {words(end)}" if day.year == end.year else span(day, end))
        if form in ("month ends", "month begins"):
            return f"{day:%B} {day.year}"
        return f"{day:%a}, {words(day)}" + (f", {self.moments[index]:%H:%M}" if form == "hours" else "")

    def last_day(self, index):
        day, form = self.moments[index].date(), self.series.form
        return day + WEEK - DAY if form == "mondays" else month_end(day) if form == "month begins" else day

    def at(self, day):
        """The first point of a day, which is asked for by its date, or what its beginning is in."""
        stamped = [index for index, moment in enumerate(self.moments) if moment.date() == day]
        return stamped[0] if self.series.form == "hours" and stamped else self.last_before(day)

    def last_before(self, day):
        """The last point at the beginning of a day, or before."""
        return max(index for index, start in enumerate(self.starts) if start <= self.query.midnight(day))

    def seen(self):
        """The first and the last point that begin in the visible range, or of those that are called by their last days
        those that are called by a day of it."""
        if self.series.form in ("fridays", "month ends"):
            called = [i for i, moment in enumerate(self.moments) if self.query.first <= moment.date() <= self.query.last]
            return called[0], called[-1]
        first = min(i for i, start in enumerate(self.starts) if start >= self.query.midnight(self.query.first))
        return first, self.last_before(self.query.last)

    def range(self):
        first, last = self.seen()
        start, end = max(self.query.first, self.starts[0].date()), self.last_day(last)
        if self.has_sessions_alone:
            start = self.moments[first].date()
        if self.series.form in ("fridays", "month ends"):
            start = self.starts[first].date()
        if self.series.form == "hours":
            end = min(self.query.last - DAY, self.moments[-1].date())
        return span(start, end)

    @property
    def has_sessions_alone(self):
        """Whether time without trade is left out: of days, where some are missing."""
        gaps = [later - earlier for earlier, later in zip(self.moments, self.moments[1:])]
        return self.series.form in ("days", "every day") and max(gaps) > LONGEST_NIGHT

    def label(self, a, b):
        if self.series.form == "hours":
            day = f"{words(self.moments[b].date())}, " if self.moments[a].date() != self.moments[b].date() else ""
            return f"{words(self.moments[a].date())}, {self.moments[a]:%H:%M} – {day}{self.moments[b]:%H:%M}"
        return span(self.starts[a].date(), self.last_day(b))

    def figures(self, a, b):
        lows, highs = (self.close,) * 2 if self.query.is_line else (self.series.columns["Low"], self.series.columns["High"])
        found = figures("Price", self.close[a:b + 1], lows[a:b + 1], highs[a:b + 1])
        elapsed = self.moments[b].astimezone(timezone.utc) - self.moments[a].astimezone(timezone.utc)
        if self.series.form in ("days", "every day", "mondays", "month begins"):
            # What a period closed at is known at its end, by the clocks there.
            elapsed = self.last_day(b) - self.last_day(a)
        elif self.series.form != "hours":
            elapsed = self.moments[b].date() - self.moments[a].date()
        unit = WEEK if self.series.form in ("fridays", "mondays", "month ends", "month begins") else DAY
        if elapsed < 2 * DAY and self.series.form == "hours":
            unit = timedelta(hours=1)
        names = {DAY: "A day", WEEK: "A week", timedelta(hours=1): "An hour"}
        found[f"Price {names[unit]}"] = (self.close[b] - self.close[a]) / (elapsed / unit)
        traded = self.series.columns["Volume"][a:b + 1]
        return found | figures("Volume", traded) | {"Volume Sum": sum(traded)}


def figures(name, values, lows=None, highs=None):
    first, last = values[0], values[-1]
    found = {
        "Change": last - first, "First": first, "Last": last, "Lowest": min(lows or values),
        "Highest": max(highs or values), "Mean": sum(values) / len(values),
    }
    if first > 0:
        found["Percent"] = 100 * (last - first) / first
    return {f"{name} {key}": value for key, value in found.items()}


def compare_prices(said, reader):
    """What differs of a chart of prices."""
    query, header = reader.query, said.parts["header"]
    first, last = reader.seen()
    close, base = reader.close[last], reader.close[first]
    told = {"range": header[4], "since": header[3], "points": "1"}
    expected = {"range": reader.range(), "since": f"since {reader.name(first)}", "points": "1"}
    change = re.match(r"(.*) \((.*)\)", header[2])
    for name, text, value in (
        ("close", header[1], close), ("change", change[1], close - base),
        ("percent", change[2], 100 * (close - base) / base),
    ):
        got, within = number(text)
        if abs(got - value) > within + 1e-9 * abs(value):
            told[name], expected[name] = got, value
    if not all(reader.starts[0] <= query.midnight(day) <= reader.moments[-1] for day in (query.mark, query.read)):
        return differences(expected, told)
    a, b = sorted((reader.at(query.mark), reader.at(query.read)))
    if a == b:
        if reader.series.form == "hours" and not query.is_line:
            # Candles of several hours are one.
            return differences(expected, told)
        told["name"], expected["name"] = said.spoken[:len(reader.name(a))], reader.name(a)
        rows = {row[0]: float(row[1]) for row in said.copied[1:]}
        names = ["Close", "Volume"] if query.is_line else list(reader.series.columns)
        return differences(expected | {name: reader.series.columns[name][a] for name in names}, told | rows)
    told["label"], expected["label"] = said.parts["overlay"][0], reader.label(a, b)
    told["points"], expected["points"] = said.copied[2][1], str(b - a + 1)
    rounded = spoken_differences(said)
    return differences(expected, told) or differences(reader.figures(a, b), as_copied(reader.figures(a, b), said.figures()), within=1e-9) or rounded


def spoken_differences(said):
    """Figures that are heard as others than are copied, but for their last digit."""
    copied = said.figures()
    for series in ("Price", "Volume"):
        heard = said.spoken.partition(f", {series}, ")[2].partition(", Volume, ")[0]
        for head, text in re.findall(r"(Change|First|Last|Lowest|Highest|Mean|Sum) ([+−\u202f0-9.]+)", heard):
            value, got = copied.get(f"{series} {head}"), number(text)
            if value is not None and abs(got[0] - value) > max(got[1], 5e-5 * abs(value)) + 1e-9:
                return f"{series} {head} is heard as {text}, copied as {value}"
    return ""


def compare_lines(said, series, query, column):
    """What differs of a plain table's chart: it has no periods, and reads the nearest points, of several at once all."""
    moments = [moment.astimezone(timezone.utc) for moment in series.moments]
    if len(moments) == 1:
        return ""

    def nearest(day):
        asked = query.midnight(day).astimezone(timezone.utc)
        return min(range(len(moments)), key=lambda index: (abs(moments[index] - asked), index))

    a, b = sorted((nearest(query.mark), nearest(query.read)))
    if moments[a] == moments[b]:
        return ""
    b += moments.count(moments[b]) - 1
    values = series.columns[column][a:b + 1]
    known = [value for value in values if value is not None]
    told = {"label": said.parts["overlay"][0], "points": said.copied[2][1]}
    days = [moments[index].astimezone(query.zone).date() for index in (a, b)]
    expected = {"label": span(*days), "points": str(b - a + 1)}
    found = {f"{column} Lowest": min(known), f"{column} Highest": max(known), f"{column} Mean": sum(known) / len(known)}
    if values[0] is not None:
        found[f"{column} First"] = values[0]
    if values[-1] is not None:
        found[f"{column} Last"] = values[-1]
    if None not in (values[0], values[-1]):
        change = values[-1] - values[0]
        found[f"{column} Change"], found[f"{column} A day"] = change, change / ((moments[b] - moments[a]) / DAY)
        if values[0] > 0 and column != "Load (%)":
            found[f"{column} Percent"] = 100 * change / values[0]
    if len(known) > 2:
        found[f"{column} Std. dev."] = statistics.stdev(known)
    if min(known) < 0 < max(known):
        found[f"{column} RMS"] = math.sqrt(statistics.fmean(value * value for value in known))
    # Of lines that go straight from point to point; which columns are levels, or go over gaps, the program alone decides.
    area = f"{column} Area × d"
    if column != "Cases" and area in said.figures():
        pairs = zip(zip(moments[a:b], values), zip(moments[a + 1:b + 1], values[1:]))
        found[area] = sum(
            (v + w) / 2 * ((end - start) / DAY) for (start, v), (end, w) in pairs if v is not None and w is not None)
    if column == "Cases":
        found[f"{column} Sum"] = sum(known)
    if len(known) < len(values):
        found[f"{column} Values"] = len(known)
    return differences(expected, told) or differences(found, as_copied(found, said.figures()), within=1e-9)


def compare(path, all_series, query):
    """What differs of any chart of an archive."""
    said = say(path, query)
    for series in all_series:
        if series.form == "lines":
            # A lone line that is drawn as prices is no table any more.
            charts = [] if query.is_line else [
                (column, said[title]) for column in series.columns if (title := column.partition(" (")[0]) in said
            ]
            found = [compare_lines(chart, series, query, column) for column, chart in charts]
        else:
            found = [compare_prices(said[series.name], Reader(series, query))]
        for fault in found:
            if fault:
                return f"{series.name} of {series.form}: {fault}"
    return ""


@functools.cache
def archive(folder, number):
    zone = ZONES[number % len(ZONES)]
    # Columns of several tables have one name: one table in an archive.
    forms = len(price_files.FORMS)
    seeds = [seed for seed in range(number * SERIES, (number + 1) * SERIES)]
    lines = [seed for seed in seeds if price_files.FORMS[seed % forms] == "lines"]
    all_series = [price_files.Series(seed, zone) for seed in seeds if seed not in lines[1:]]
    return write(folder, f"prices-{number}.zip", price_files.archive(all_series)), all_series, zone


def cases(folder, part):
    """Names, each with what tells the differences: a case is some sixty charts."""
    for number in range(ARCHIVES):
        for query in range(QUERIES):
            yield f"prices {number}, query {query}", functools.partial(ask, folder, number, query)


def ask(folder, number, query, changed=lambda series: series):
    path, all_series, zone = archive(folder, number)
    return compare(path, changed(all_series), Query(query, zone))


def planted(folder):
    """The same where the other reader has a cent more in one price of one history, or a day later for one of them."""

    def dearer(all_series):
        series = price_files.Series(int(all_series[3].name[1:]), all_series[3].zone.key)
        middle = [i for i, moment in enumerate(series.moments) if moment.month == 3][0]
        for column in ("Low", "Close"):
            series.columns[column][middle] = 0.01
        return [*all_series[:3], series, *all_series[4:]]

    def later(all_series):
        series = price_files.Series(int(all_series[0].name[1:]), all_series[0].zone.key)
        series.moments = [moment + DAY for moment in series.moments]
        return [series, *all_series[1:]]

    yield "prices planted price", lambda: ask(folder, 0, 1, dearer)
    yield "prices planted day", lambda: ask(folder, 0, 1, later)
