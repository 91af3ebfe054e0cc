"""Writes histories of prices and tables of measured values, the same ones each time: days and hours of zones whose clocks
change, weeks, months, gaps, ties, equal points and one point alone."""

import io
import random
import zipfile
from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

FIRST, LAST = date(2024, 1, 2), date(2024, 6, 28)
FORMS = ("days", "every day", "fridays", "mondays", "month ends", "month begins", "hours", "lines")


def days(form, first, last):
    """The dates of a form from one to another."""
    day, found = first, []
    while day <= last:
        next_day = day + timedelta(1)
        if {
            "days": day.weekday() < 5, "every day": True, "fridays": day.weekday() == 4, "mondays": day.weekday() == 0,
            "month ends": next_day.month != day.month, "month begins": day.day == 1, "lines": True,
        }[form]:
            found.append(day)
        day = next_day
    return found


class Series:
    """A history or a table: its moments as its file writes them and as moments, and a number or None for each column."""

    def __init__(self, seed, zone):
        self.random = random.Random(seed)
        self.zone = ZoneInfo(zone)
        self.form = FORMS[seed % len(FORMS)]
        self.name = f"S{seed:03}"
        self.columns = {}
        self.split = None
        self.make()

    def make(self):
        first = FIRST - timedelta(self.random.choice((0, 0, 14, 200)))
        last = LAST + timedelta(self.random.choice((0, 0, 14)))
        if self.form == "hours":
            self.moments = self.hours()
        else:
            dates = days(self.form, first, last)
            if self.form in ("days", "every day"):
                dates = [day for day in dates if self.random.random() > 0.03]
            self.moments = [datetime(day.year, day.month, day.day, tzinfo=self.zone) for day in dates]
        if self.form == "lines":
            self.measure()
        else:
            self.trade()

    def hours(self):
        """The hours of trade around the days on which clocks change, in a zone."""
        found = []
        for day in days("days", date(2024, 3, 4), date(2024, 4, 12)):
            for hour in range(9, 17):
                found.append(datetime(day.year, day.month, day.day, hour, 30, tzinfo=self.zone).astimezone(timezone.utc))
        return found

    def trade(self):
        prices, price = [], self.random.choice((5.0, 60.0, 900.0))
        is_level = self.random.random() < 0.1
        for _ in self.moments:
            opened, price = price, price if is_level else max(0.5, price * (1 + self.random.gauss(0, 0.02)))
            high, low = max(opened, price) * 1.01, min(opened, price) * 0.99
            prices.append([round(value, 2) for value in (opened, high, low, price)] + [self.random.randrange(10**6)])
        self.columns = dict(zip(("Open", "High", "Low", "Close", "Volume"), map(list, zip(*prices))))

    def measure(self):
        """A column that counts, one of decimals with gaps, and one that stays; some moments twice."""
        self.moments = sorted(self.moments + self.random.sample(self.moments, 5))
        if self.random.random() < 0.1:
            self.moments = self.moments[:1]
        count = len(self.moments)
        self.columns = {
            "Cases": [self.random.randrange(500) for _ in range(count)],
            "Height": [
                None if self.random.random() < 0.1 else round(self.random.uniform(-9, 90), 3) for _ in range(count)
            ],
            "Load (%)": [37.5] * count,
        }

    def text(self):
        moments = [
            f"{moment:%Y-%m-%dT%H:%M:%SZ}" if self.form == "hours" else f"{moment:%Y-%m-%d}" for moment in self.moments
        ]
        rows = zip(moments, *self.columns.values())
        lines = [",".join("" if cell is None else str(cell) for cell in row) for row in rows]
        return "\n".join([",".join(["Date", *self.columns]), *lines]) + "\n"


def archive(series):
    """An archive with a file of each."""
    bytes_ = io.BytesIO()
    with zipfile.ZipFile(bytes_, "w") as file:
        for one in series:
            file.writestr(f"{one.name}.csv", one.text())
    return bytes_.getvalue()
