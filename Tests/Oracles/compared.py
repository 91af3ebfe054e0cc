"""Reads several histories of prices row by row, works out by brute force what all of them closed at on each moment, and
compares the program's chart of them with that; and of prices before a split what they changed by in shares of after it.

A week or a month has closed on the last day of trade within it that shorter histories know, else on its last day; a day
whose hours are known at the last of these. A price goes on until the next one, but is no other price then.
"""

import functools
import os
import random
import re
import tempfile
from datetime import datetime, time, timedelta, timezone

import price_files
import prices
import program
from figures import as_copied, differences
from recordings import write

SETS, MARKS = 60, 3
DAY = timedelta(days=1)
LONG = ("mondays", "fridays", "month begins", "month ends")
RATIOS = (2, 3, 4, 10, 20, 0.1, 1.5)


class History:
    """A history: its moments, what it closed at as that is compared, and its file."""

    def __init__(self, series, numbers):
        self.series, self.form = series, series.form
        self.moments = [moment.astimezone(timezone.utc) for moment in series.moments]
        self.closes = list(series.columns["Close"])
        self.is_split = self.form in ("days", "every day") and numbers.random() < 0.4
        if self.is_split:
            self.split(numbers)

    def split(self, numbers):
        """Has the file tell a split, and the prices before it in shares of before it."""
        columns, count = self.series.columns, len(self.closes)
        index, ratio = numbers.randrange(count // 3, count - 1), numbers.choice(RATIOS)
        for name in ("Open", "High", "Low", "Close"):
            columns[name] = [round(value * ratio, 2) if i < index else value for i, value in enumerate(columns[name])]
        self.closes = [value / ratio if i < index else value for i, value in enumerate(columns["Close"])]
        if numbers.random() < 0.5:
            # Paid dividends too.
            self.closes = [round(value * (0.97 if i < count // 4 else 1), 4) for i, value in enumerate(self.closes)]
            columns["Adj Close"] = self.closes
        columns["Dividends"] = [0.0] * count
        columns["Stock Splits"] = [float(ratio) if i == index else 0.0 for i in range(count)]

    @property
    def name(self):
        return self.series.name + (", adjusted" if self.is_split else "")

    @property
    def rank(self):
        return 0 if self.form == "hours" else 2 if self.form in LONG else 1

    def midnight(self, day):
        return datetime.combine(day, time(), timezone.utc)

    def days(self, index):
        """The first and the last day of a point; of one that is called by its last the day after the one before."""
        day = self.moments[index].date()
        if self.form == "mondays":
            days = day, day + 6 * DAY
        elif self.form == "month begins":
            days = day, prices.month_end(day)
        elif self.form == "fridays":
            days = day - 6 * DAY, day
        elif self.form == "month ends":
            days = day.replace(day=1), day
        else:
            days = day, day
        return days

    def closings(self, shorter):
        """When each point closed, as far as the moments of shorter histories tell."""
        if self.form == "hours":
            return self.moments
        found = []
        for index in range(len(self.moments)):
            first, last = map(self.midnight, self.days(index))
            within = [moment for moment in shorter if first <= moment < last + DAY]
            goes_on = index == len(self.moments) - 1 or any(moment >= last + DAY for moment in shorter)
            found.append(within[-1] if within and goes_on else last)
        return found


class Compared:
    """What several histories closed at."""

    def __init__(self, seed):
        self.random = random.Random(f"compared {seed}")
        forms = ["days", *self.random.choices(("days", "every day", "hours", *LONG), k=self.random.randrange(1, 4))]
        if seed % 5 == 0:
            # All as long as each other, or none of them days.
            forms = self.random.choice([["mondays"] * 2, ["month begins"] * 2, ["mondays", "month begins"], ["fridays", "month ends"]])
        self.random.shuffle(forms)
        self.histories = [
            History(price_files.Series(seed * 64 + 8 * number + price_files.FORMS.index(form), "UTC"), self.random)
            for number, form in enumerate(forms)
        ]
        self.values, self.own = [], []
        self.closings = self.closings()
        self.moments = sorted({moment for moments in self.closings for moment in moments})
        for history, closings in zip(self.histories, self.closings):
            own = dict(zip(closings, history.closes))
            self.own.append(own)
            self.values.append([self.value(own, moment) for moment in self.moments])

    def closings(self):
        lengths = {"every day" if history.form == "days" else history.form for history in self.histories}
        if len(lengths) == 1:
            return [history.moments for history in self.histories]
        found, known = {}, []
        for rank in range(3):
            for number, history in enumerate(self.histories):
                if history.rank == rank:
                    found[number] = history.closings(sorted(known))
            known = sorted({moment for number in found for moment in found[number]})
        return [found[number] for number in range(len(self.histories))]

    @staticmethod
    def value(own, moment):
        if not min(own) <= moment <= max(own):
            return None
        return own[max(known for known in own if known <= moment)]

    @property
    def titles(self):
        return [history.series.name for history in self.histories]

    def archive(self):
        return price_files.archive([history.series for history in self.histories])

    def marked(self, number, a, b):
        """The figures of a history between two moments of the chart: the first one counts, and its own after that."""
        values, own = self.values[number], self.own[number]
        first, last = values[a], values[b]
        known = [value for value in values[a:b + 1] if value is not None]
        if not known:
            return {}
        counted = [values[i] for i in range(a, b + 1) if self.moments[i] in own or i == a and values[i] is not None]
        figures = {"Lowest": min(known), "Highest": max(known), "Mean": sum(counted) / len(counted)}
        if len(counted) < b - a + 1:
            figures["Values"] = len(counted)
        figures |= {"First": first} if first is not None else {}
        figures |= {"Last": last} if last is not None else {}
        if None not in (first, last):
            figures |= {"Change": last - first, "Percent": 100 * (last - first) / first}
        return {f"{self.histories[number].name} {name}": value for name, value in figures.items()}


@functools.cache
def known(folder, seed):
    compared = Compared(seed)
    return compared, write(folder, f"compared-{seed}.zip", compared.archive())


def moment(text):
    if len(text) == 10:
        text += "T00:00:00Z"
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


def check_values(folder, seed):
    """What differs of the values of all moments."""
    compared, path = known(folder, seed)
    names, rows = program.chart(path, "Compared", "--zone", "UTC")
    expected = {"names": [history.name for history in compared.histories], "rows": len(compared.moments)}
    told = {"names": names[1:], "rows": len(rows)}
    for place, row in enumerate(rows[:len(compared.moments)]):
        when = compared.moments[place]
        expected[f"{place} at"], told[f"{place} at"] = when, moment(row[0])
        for number, cell in enumerate(row[1:]):
            name = f"{when:%d %b %H:%M} {compared.histories[number].name}"
            expected[name], told[name] = compared.values[number][place], float(cell) if cell else None
    return differences(expected, told)


def check_marks(folder, seed, query):
    """What differs of the figures between two moments."""
    compared, path = known(folder, seed)
    numbers = random.Random(f"marks {seed} {query}")
    a, b = sorted(numbers.sample(range(len(compared.moments)), 2))
    output = os.path.join(folder, "marks.txt")
    program.run(
        path, "--chart", "Compared", "--zone", "UTC", "--range", "..", "--indicator",
        f"{compared.moments[a]:%Y-%m-%dT%H:%M:%SZ}", "--mark", f"{compared.moments[b]:%Y-%m-%dT%H:%M:%SZ}", "--output", output,
    )
    with open(output, encoding="utf-8") as file:
        said = prices.Said(file.read().rstrip("\n"))
    told = {name: value for name, value in said.figures().items() if not re.search(r" (A|An) \w+$", name)}
    expected = {}
    for number in range(len(compared.histories)):
        expected |= compared.marked(number, a, b)
    return differences({"points": str(b - a + 1)}, {"points": said.copied[2][1]}) or differences(expected, as_copied(expected, told), within=1e-9)


def check_headlines(folder, seed):
    """What differs of the change that each history's own chart tells of all its time."""
    compared, path = known(folder, seed)
    for history in compared.histories:
        output = os.path.join(folder, "headline.txt")
        program.run(path, "--chart", history.series.name, "--zone", "UTC", "--range", "..", "--output", output)
        with open(output, encoding="utf-8") as file:
            header = prices.Said(file.read().rstrip("\n")).parts["header"]
        first, last = history.closes[0], history.closes[-1]
        (close, near), (percent, within) = prices.number(header[1]), prices.number(header[2].partition("(")[2])
        if abs(close - last) > max(near, 0.005001):
            return f"{history.name} is {header[1]}, expected {last}"
        if abs(percent - 100 * (last / first - 1)) > within + 1e-6:
            return f"{history.name} changed by {header[2]}, expected {100 * (last / first - 1)}"
        if near > 0.0050001 and round(last, 2) != round(last, 1):
            return f"{history.name} has lost cents: {header[1]} of {last}"
        if header[3].startswith("adjusted, ") != history.is_split:
            return f"{history.name} says {header[3]}"
    return ""


def cases(folder, part):
    """Names, each with what tells the differences."""
    for seed in range(SETS):
        yield f"compared {seed}: values", functools.partial(check_values, folder, seed)
        yield f"compared {seed}: headlines", functools.partial(check_headlines, folder, seed)
        for query in range(MARKS):
            yield f"compared {seed}: marks {query}", functools.partial(check_marks, folder, seed, query)


def planted(folder):
    """The same where the other reader has a cent more in one price."""

    def dearer():
        compared, _ = known(folder, 1)
        place = next(i for i, value in enumerate(compared.values[0]) if value is not None)
        compared.values[0][place] += 0.01
        said = check_values(folder, 1)
        compared.values[0][place] -= 0.01
        return said

    yield "compared planted price", dearer
