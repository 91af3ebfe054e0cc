"""Reads Strava's lists of activities row by row, sums them by days and weeks of any zone by brute force, and compares
the program with that.

A day begins at the first moment at which its clocks show its midnight or more, so also where clocks skip it or show it
twice. A week has seven of these days, the first a day of the week, or the last the day of the last activity.
"""

import bisect
import calendar
import csv
import functools
import glob
import io
import os
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo, available_timezones

import list_files
import program
from figures import differences
from recordings import SAMPLES, write

SPORTS = {name: sport for sport, names in list_files.SPORTS.items() for name in names}
WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
FIGURES = {
    "Distance (km)": (lambda activity: activity["meters"] / 1000, 3),
    "Time (h)": (lambda activity: activity["moving"] / 3600, 4),
    "Ascent (m)": (lambda activity: activity["ascent"], 1),
}
# Clocks change there at or around midnight, by half an hour, by a day, or several times in a year.
ODD = {
    "Africa/Cairo", "Africa/Casablanca", "America/Havana", "America/Santiago", "America/St_Johns", "Asia/Beirut",
    "Asia/Gaza", "Australia/Lord_Howe", "Pacific/Apia", "Pacific/Fakaofo",
}
DAY, MINUTE = timedelta(days=1), timedelta(minutes=1)
# No clock is further from UTC.
FARTHEST = timedelta(hours=16)


def moment(text):
    """The moment of an export's date, which is in UTC."""
    for form in ("%b %d, %Y, %I:%M:%S %p", "%d.%m.%Y, %H:%M:%S", "%Y-%m-%d %H:%M:%S"):
        try:
            return datetime.strptime(text, form).replace(tzinfo=timezone.utc)
        except ValueError:
            continue
    raise ValueError(text)


def number(text):
    return float(text.replace(",", ".")) if text else None


def wide(row):
    """The activity of a row of more than twenty columns, by where they stand in every export."""
    sport, meters = SPORTS[row[3]], number(row[17])
    if meters is None:
        meters = number(row[6]) * (1 if sport == "Swim" else 1000)
    return {
        "start": moment(row[1]), "sport": sport, "meters": meters, "moving": number(row[16]), "elapsed": number(row[5]),
        "ascent": number(row[20]) or 0,
    }


def narrow(row):
    """The activity of a row of the columns up to 2019."""
    elapsed = number(row[5])
    return {
        "start": moment(row[1]), "sport": SPORTS[row[3]], "meters": number(row[6]), "moving": elapsed,
        "elapsed": elapsed, "ascent": 0,
    }


def read(text):
    header, *rows = csv.reader(io.StringIO(text))
    return [(wide if len(header) > 20 else narrow)(row) for row in rows]


def facts(activities):
    return {
        "count": len(activities), "distanceMeters": sum(activity["meters"] for activity in activities),
        "movingSeconds": sum(activity["moving"] for activity in activities),
        "elapsedSeconds": sum(activity["elapsed"] for activity in activities),
        "elevationMeters": sum(activity["ascent"] for activity in activities),
    }


def all_facts(activities):
    """The figures of all activities and of those of each sport."""
    starts = [activity["start"].timestamp() * 1000 for activity in activities]
    found = {**facts(activities), "first": min(starts), "last": max(starts)}
    for sport in {activity["sport"] for activity in activities}:
        own = facts([activity for activity in activities if activity["sport"] == sport])
        found |= {f"{name} of {sport}": value for name, value in own.items()}
    return found


def clock(utc, zone):
    """What clocks show, as a time without a zone."""
    return utc.astimezone(zone).replace(tzinfo=None)


def first_moment(local, zone):
    """The first moment at which clocks show a time or more, found by trying one minute after the other where the
    system's answer is not it."""
    utc = local.replace(tzinfo=zone, fold=0).astimezone(timezone.utc)
    if clock(utc, zone) == local:
        return utc
    utc = (local - FARTHEST).replace(tzinfo=timezone.utc)
    while clock(utc, zone) < local:
        utc += MINUTE
    return utc


def in_utc(text, zone):
    """The moment of a day or of a time in ISO 8601, as in UTC."""
    start = datetime.fromisoformat(text)
    start = first_moment(start, zone) if start.tzinfo is None else start.astimezone(timezone.utc)
    return f"{start:%Y-%m-%dT%H:%M:%SZ}"


def day_starts(activities, zone):
    first, last = (clock(edge(activity["start"] for activity in activities), zone) for edge in (min, max))
    days = (last.date() - first.date()).days + 1
    return starts_every(1, datetime.combine(first.date(), datetime.min.time()), days, zone)


def week_starts(activities, zone, weekday):
    first, last = (clock(edge(activity["start"] for activity in activities), zone) for edge in (min, max))
    monday = first.date() - timedelta(days=(first.weekday() - weekday) % 7)
    weeks = (last.date() - monday).days // 7 + 1
    return starts_every(7, datetime.combine(monday, datetime.min.time()), weeks, zone)


def rolling_starts(activities, zone):
    first = min(activity["start"] for activity in activities)
    last = clock(max(activity["start"] for activity in activities), zone)
    end = datetime.combine(last.date(), datetime.min.time()) + DAY
    starts = [first_moment(end - 7 * DAY, zone)]
    while starts[0] > first:
        starts.insert(0, first_moment(end - 7 * DAY * (len(starts) + 1), zone))
    return starts


def starts_every(days, first, count, zone):
    starts = [first_moment(first + number * days * DAY, zone) for number in range(count)]
    # A day that a zone skips begins and ends at one moment.
    return [start for start, end in zip(starts, [*starts[1:], None]) if start != end]


def sums(activities, starts, value):
    """What activities add up to in each period, by its start and the sport."""
    names = [f"{start:%Y-%m-%dT%H:%M:%SZ}" for start in starts]
    sports = {activity["sport"] for activity in activities}
    found = {f"{name} {sport}": 0.0 for name in names for sport in sports}
    for activity in activities:
        name = names[bisect.bisect_right(starts, activity["start"]) - 1]
        found[f"{name} {activity['sport']}"] += value(activity)
    return found


def compare_facts(path, activities):
    told = program.info(path)["activities"]
    got = {name: value for name, value in told.items() if name != "bySport"}
    for sport, own in told["bySport"].items():
        got |= {f"{name} of {sport}": value for name, value in own.items()}
    return differences(all_facts(activities), got)


def compare_sums(path, activities, figure, zone, weeks="monday", is_daily=False, clocks=None):
    """What differs of what activities add up to by days or weeks of a zone, or of other clocks."""
    value, decimals = FIGURES[figure]
    clocks = clocks or ZoneInfo(zone)
    if is_daily:
        words, starts = "Day", day_starts(activities, clocks)
    elif weeks == "rolling":
        words, starts = "Rolling 7 Days", rolling_starts(activities, clocks)
    else:
        words, starts = "Week", week_starts(activities, clocks, WEEKDAYS.index(weeks))
    names, rows = program.chart(path, f"{figure} by {words}", "--zone", zone, "--weeks", weeks)
    told = ZoneInfo(zone)
    got = {
        f"{in_utc(start, told)} {name}": float(cell) for start, *cells in rows for name, cell in zip(names[1:], cells)
    }
    return differences(sums(activities, starts, value), got, within=0.5 * 10**-decimals)


def name_of(row):
    """A day that years have in common, as a leap year has it: month and day."""
    return f"{datetime(2000, 1, 1) + timedelta(row - 1):%m-%d}"


def compare_years(path, activities, zone):
    """What differs of how far it was from the beginning of each year to each date, of which leap years alone have all."""
    distances = {}
    for activity in activities:
        day = clock(activity["start"], ZoneInfo(zone)).timetuple()
        distances[day.tm_year, day.tm_yday] = distances.get((day.tm_year, day.tm_yday), 0) + activity["meters"] / 1000
    expected, last = {}, max(distances)
    for year in {year for year, _ in distances}:
        for row in range(1, 367):
            day = row - (row > 59 and not calendar.isleap(year))
            has_day = row != 60 or calendar.isleap(year)
            if has_day and (year, day) <= last:
                expected[f"{year} {name_of(row)}"] = sum(distances.get((year, past), 0) for past in range(1, day + 1))
    names, rows = program.chart(path, "Distance (km) Year over Year", "--zone", zone)
    got = {f"{year} {day}": float(cell) for day, *cells in rows for year, cell in zip(names[1:], cells) if cell}
    return differences(expected, got, within=0.5e-3)


def zones(is_every):
    """Zones, each with one of the ways to sum: the odd ones and a tenth of the others, or every one that has a name."""
    ways = [{"weeks": "rolling"}, {"is_daily": True}, *({"weeks": weekday} for weekday in WEEKDAYS)]
    for number, zone in enumerate(sorted(available_timezones())):
        if is_every or number % 10 == 0 or zone in ODD:
            yield zone, ways[number % len(ways)]


def texts():
    """Lists by their names."""
    found = {"english": list_files.english(1), "german": list_files.german(2), "old": list_files.old(3)}
    for path in glob.glob(os.path.join(SAMPLES, "strava", "*.csv")):
        with open(path, encoding="utf-8") as file:
            found[os.path.basename(path)] = file.read()
    return found


def cases(folder, part):
    """Names, each with what tells the differences; all zones where these are asked for."""
    for name, text in texts().items():
        path, activities = write(folder, f"{name}.csv", text), read(text)
        yield f"lists {name}", functools.partial(compare_facts, path, activities)
        for figure in FIGURES:
            # Lists of that time do not tell it.
            if (name, figure) == ("old", "Ascent (m)"):
                continue
            for zone in ("UTC", "Europe/Berlin", "America/St_Johns"):
                yield f"lists {name}: {figure} by week, {zone}", functools.partial(
                    compare_sums, path, activities, figure, zone
                )
    path, activities = english(folder)
    for zone in ("UTC", "Pacific/Apia", "America/St_Johns"):
        yield f"lists year over year, {zone}", functools.partial(compare_years, path, activities, zone)
    for zone, how in zones(is_every="zone" in part):
        yield f"lists zone {zone}, {how}", functools.partial(
            compare_sums, path, activities, "Distance (km)", zone, **how
        )


def english(folder):
    text = list_files.english(1)
    return write(folder, "english.csv", text), read(text)


def planted(folder):
    """The same where the other reader has a metre more, or clocks of a neighbour."""
    path, activities = english(folder)
    longer = [{**activities[0], "meters": activities[0]["meters"] + 1}, *activities[1:]]
    yield "lists planted", lambda: compare_facts(path, longer)
    yield "lists planted by week", lambda: compare_sums(path, longer, "Distance (km)", "UTC")
    yield "lists planted zone", lambda: compare_sums(
        path, activities, "Distance (km)", "Europe/Berlin", clocks=ZoneInfo("Europe/London")
    )
