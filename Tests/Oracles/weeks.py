"""Says by itself what the card of weeks says of small lists of activities, and compares the program's words with that:
which days a week is, what it comes to, what has changed, and the highest week in sight.

The lists are such that people have: of one activity, of several at one moment or as long as each other, around midnights
on which clocks change, with months of nothing between them and after them.
"""

import functools
import os
import random
import re
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import list_files
import lists
import program

ZONES = ["UTC", "Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Chatham"]
WAYS = ["monday", "sunday", "saturday", "rolling"]
LISTS = 300
# So many weeks are seen at first.
SEEN = 12
WEEK = timedelta(days=7)
MONTHS = list_files.MONTHS
# The decimals with which figures are told in large letters, and the digits of the highest week.
DISTANCE, TOP = 0.05, 0.005
# A triangle is drawn where the change is told; what is less is no change.
SAME = "no change"
PERIOD = re.compile(r"^(\d+)(?: (\w{3}))?(?: (\d{4}))? – (\d+) (\w{3}) (\d{4})$")


class List:
    """A list of activities, and how it is asked for."""

    def __init__(self, seed):
        numbers = random.Random(f"weeks {seed}")
        self.zone, self.weeks = numbers.choice(ZONES), WAYS[seed % len(WAYS)]
        self.activities = list(self.some(numbers))
        last = max(activity.start for activity in self.activities)
        # Up to the last activity, later on that day, or weeks and years after it.
        later = numbers.choice([0, 0, 60, 5 * 3600, 86_400 * numbers.randrange(1, 80), 86_400 * 700])
        self.now = last + timedelta(seconds=later)

    @staticmethod
    def some(numbers):
        count = numbers.choice([1, 1, 2, 3, 8, 30, 60])
        center = datetime(*numbers.choice(list_files.CHANGES), tzinfo=timezone.utc)
        span = numbers.choice([0, 2, 30, 200])
        moments = [center + timedelta(minutes=numbers.randrange(-span * 1440, span * 1440 + 1)) for _ in range(count)]
        if numbers.random() < 0.3:
            # Midnights of UTC, and several at one moment.
            moments = [moment.replace(hour=0, minute=0) for moment in moments]
        is_equal = numbers.random() < 0.2
        for moment in moments:
            activity = list_files.Listed(numbers, moment)
            if is_equal:
                activity.meters, activity.moving, activity.ascent = 5000.0, 1800, 12.0
            yield activity

    def text(self):
        rows = [list_files.wide_row(2 * number + 1, activity, 0) for number, activity in enumerate(self.activities)]
        return list_files.table(list_files.ENGLISH, rows)


class Card:
    """What the card of weeks is to say of activities."""

    def __init__(self, asked):
        self.zone = ZoneInfo(asked.zone)
        self.activities = lists.read(asked.text())
        until = self.activities + [{"start": asked.now}]
        if asked.weeks == "rolling":
            self.starts = lists.rolling_starts(until, self.zone)
        else:
            self.starts = lists.week_starts(until, self.zone, lists.WEEKDAYS.index(asked.weeks))
        last = max(activity["start"] for activity in self.activities)
        if len(self.starts) > 1 and last < self.starts[1]:
            # A chart cannot end with its first point.
            self.starts.insert(0, lists.first_moment(self.midnight(0) - WEEK, self.zone))
        self.last = max(self.index(activity["start"]) for activity in self.activities)
        # Nobody counted before the first of all.
        self.first = min(self.index(activity["start"]) for activity in self.activities)
        end = self.last if self.last + SEEN < len(self.starts) else len(self.starts) - 1
        self.seen = range(max(0, end - SEEN + 1), end + 1)

    def midnight(self, week):
        return datetime.combine(lists.clock(self.starts[week], self.zone).date(), datetime.min.time())

    def index(self, moment):
        return sum(start <= moment for start in self.starts) - 1

    def days(self, week):
        """The days of a week, the first and the last."""
        first = self.midnight(week).date()
        return first, first + timedelta(days=6)

    def sum(self, week, figure):
        return sum(
            lists.FIGURES[figure][0](activity) for activity in self.activities
            if self.index(activity["start"]) == week
        )


def words(days):
    """The days of a week, what they share said once."""
    first, last = days
    ends = f"{last.day} {MONTHS[last.month - 1]} {last.year}"
    if first.year != last.year:
        return f"{first.day} {MONTHS[first.month - 1]} {first.year} – {ends}"
    if first.month != last.month:
        return f"{first.day} {MONTHS[first.month - 1]} – {ends}"
    return f"{first.day} – {ends}"


def number(text):
    """A number of the card."""
    return float(re.sub(r"[^0-9.−+]", "", text).replace("−", "-"))


def hours(texts):
    """The hours of numbers with their units: 3 h 22 min."""
    value = 0.0
    for count, unit in zip(texts[::2], texts[1::2]):
        value += number(count) / {"h": 1, "min": 60}[unit]
    return value


class Said:
    """What the program says of a list."""

    def __init__(self, path, asked, indicator=None):
        output = path + (indicator or "") + ".txt"
        more = ["--range", "..", "--indicator", indicator] if indicator else []
        program.run(
            path, "--chart", "1", "--zone", asked.zone, "--weeks", asked.weeks, "--now",
            asked.now.strftime("%Y-%m-%dT%H:%M:%SZ"), "--output", output, *more
        )
        with open(output, encoding="utf-8") as file:
            lines = [line.rstrip("\n").split("\t") for line in file]
        os.remove(output)
        self.parts = {name: texts for name, *texts in lines}
        self.header = self.parts["header"]
        self.period = self.header[1]

    def figure(self, label):
        """The numbers with their units of a figure, and what has changed."""
        start = self.header.index(label) + 1
        end = start
        while self.header[end + 1:end + 2] and self.header[end + 1] in ("km", "h", "min", "m"):
            end += 2
        return self.header[start:end], self.header[end] if end < len(self.header) else ""


def check_words(card, said, week):
    expected = words(card.days(week))
    return "" if said.period == expected else f"{said.period}, expected {expected}"


def check_compared(card, said, week):
    found = [text for text in said.header if text.startswith("compared with ")]
    expected = [f"compared with {words(card.days(week - 1))}"] if week > card.first else []
    return "" if found == expected else f"{found}, expected {expected}"


def check_figure(card, said, week, label, figure, read, within):
    numbers, change = said.figure(label)
    if week < card.first:
        return "" if numbers == [] else f"{numbers}, expected none"
    value = card.sum(week, figure)
    if abs(read(numbers) - value) > within + 1e-6:
        return f"{numbers}, expected {value}"
    if week == card.first:
        return f"{change}, expected none" if change == SAME or change[:1] in ("+", "−") else ""
    difference = value - card.sum(week - 1, figure)
    told = 0 if change == SAME else read_change(change, read)
    return "" if abs(told - difference) <= 2 * within + 1e-6 else f"{change}, expected {difference}"


def read_change(change, read):
    sign = -1 if change.startswith("−") else 1
    return sign * read(re.sub(r"^[−+]", "", change).split(" "))


def check_holds(card, said, week):
    """Whether all activities of a week are within the days that it says."""
    found = PERIOD.match(said.period)
    if not found:
        return f"{said.period} is no period"
    day, month, year, last_day, last_month, last_year = found.groups()
    last = datetime(int(last_year), MONTHS.index(last_month) + 1, int(last_day)).date()
    first = datetime(
        int(year or last_year), MONTHS.index(month or last_month) + 1, int(day)
    ).date()
    for activity in card.activities:
        date = lists.clock(activity["start"], card.zone).date()
        if (card.index(activity["start"]) == week) != (first <= date <= last):
            return f"{said.period} and the activity of {date}"
    return ""


def check_top(card, said):
    labels = [number(text) for text in said.parts["y labels"]]
    highest = max(card.sum(week, "Distance (km)") for week in card.seen)
    if highest == 0:
        return ""
    return "" if abs(max(labels) - highest) <= TOP * highest else f"{max(labels)}, expected {highest}"


def check_sights(card, said):
    """Whether the highest week that is told is the highest one in sight."""
    known = [week for week in card.seen if week >= card.first]
    sums = [round(card.sum(week, "Distance (km)"), 3) for week in known]
    if max(sums) - min(sums) < 1e-3 * max(sums):
        return ""
    told = re.search(r"highest (.+?) at ([^,]+)[,.]", said.parts["sights"][0])
    if not told:
        return f"{said.parts['sights']}, expected {sums}"
    week = sums.index(max(sums))
    if abs(number(told[1]) - sums[week]) > 1e-3 * sums[week] + 1e-3:
        return f"{told[1]}, expected {sums[week]}"
    days = [words(card.days(seen)) for seen, value in zip(known, sums) if value > sums[week] - 2e-3 * sums[week]]
    return "" if told[2] in days else f"{told[2]}, expected {days}"


def check_range(folder, seed):
    """Whether the chart of a figure by week is told from the first day of its first week to the last day of its last."""
    asked, path, card = known(folder, seed)
    if asked.weeks == "rolling":
        starts, words_of_chart = lists.rolling_starts(card.activities, card.zone), "Rolling 7 Days"
    else:
        starts = lists.week_starts(card.activities, card.zone, lists.WEEKDAYS.index(asked.weeks))
        words_of_chart = "Week"
    output = path + " range.txt"
    program.run(
        path, "--chart", f"Distance (km) by {words_of_chart}", "--zone", asked.zone, "--weeks", asked.weeks, "--range",
        "..", "--output", output
    )
    with open(output, encoding="utf-8") as file:
        header = next(line for line in file if line.startswith("header\t")).rstrip("\n").split("\t")
    first, last = (lists.clock(starts[place], card.zone).date() for place in (0, -1))
    ends = [f"{day.day} {MONTHS[day.month - 1]} {day.year}" for day in (first, last + timedelta(days=6))]
    return "" if " – ".join(ends) in header else f"{header}, expected {ends}"


FIGURES = {
    "distance": ("Distance", "Distance (km)", lambda texts: number(texts[0]), DISTANCE),
    "time": ("Time", "Time (h)", hours, 0.5 / 60),
    "elevation": ("Elevation", "Ascent (m)", lambda texts: number(texts[0]), 0.5),
}


@functools.cache
def known(folder, seed):
    """A list, its path and its card."""
    asked = List(seed)
    return asked, lists.write(folder, f"weeks {seed}.csv", asked.text()), Card(asked)


@functools.cache
def said(folder, seed, indicator=None):
    asked, path, _ = known(folder, seed)
    return Said(path, asked, indicator)


def week_checks(folder, seed, week, indicator=None):
    """The checks of a week by their names."""
    def call(check, *more):
        return check(known(folder, seed)[2], said(folder, seed, indicator), week, *more)

    yield "words", lambda: call(check_words)
    yield "compared", lambda: call(check_compared)
    yield "holds", lambda: call(check_holds)
    for name, how in FIGURES.items():
        yield name, lambda how=how: call(check_figure, *how)


def cases(folder, part):
    """Names, each with what tells the differences."""
    for seed in range(LISTS):
        _, _, card = known(folder, seed)
        for name, check in week_checks(folder, seed, card.seen[-1]):
            yield f"weeks {seed}: {name}", check
        if len(card.starts) > 1:
            yield f"weeks {seed}: range", functools.partial(check_range, folder, seed)
        yield f"weeks {seed}: top", lambda seed=seed: check_top(known(folder, seed)[2], said(folder, seed))
        yield f"weeks {seed}: sights", lambda seed=seed: check_sights(known(folder, seed)[2], said(folder, seed))
        numbers = random.Random(f"weeks read {seed}")
        for week in sorted({numbers.randrange(len(card.starts)) for _ in range(2)}):
            date = str(card.days(week)[0])
            for name, check in week_checks(folder, seed, week, date):
                yield f"weeks {seed}: {name} of {date}", check


def planted(folder):
    """The same where the other reader has a week more, or a kilometre."""
    card, one = known(folder, 0)[2], said(folder, 0)
    yield "weeks planted words", lambda: check_words(card, one, card.seen[-1] + 1)
    longer = Card(known(folder, 0)[0])
    longer.activities = [{**activity, "meters": activity["meters"] + 1000} for activity in longer.activities]
    yield "weeks planted sums", lambda: check_figure(longer, one, longer.last, *FIGURES["distance"])
    yield "weeks planted top", lambda: check_top(longer, one)
