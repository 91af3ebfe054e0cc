"""Writes Strava's list of activities as its exports have it, the same one each time, around moments at which clocks
change."""

import csv
import io
import random
from datetime import datetime, timedelta, timezone

ENGLISH = (
    "Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Max Heart Rate,"
    "Relative Effort,Commute,Activity Private Note,Activity Gear,Filename,Athlete Weight,Bike Weight,Elapsed Time,"
    "Moving Time,Distance,Max Speed,Average Speed,Elevation Gain,Elevation Loss,Elevation Low,Elevation High"
).split(",")
GERMAN = (
    "Aktivitäts-ID,Aktivitätsdatum,Name der Aktivität,Aktivitätsart,Aktivitätsbeschreibung,Verstrichene Zeit,Distanz,"
    "Max. Herzfrequenz,Relative Leistung,Pendeln,Hinweis zur Privatsphäre für Aktivitäten,Aktivitätsausrüstung,"
    "Dateiname,Sportlergewicht,Fahrradgewicht,Verstrichene Zeit,Bewegungszeit,Distanz,Höchstgeschw.,Durchschnittliche "
    "Geschwindigkeit,Höhenzunahme,Höhenunterschied"
).split(",")
# The columns of the years up to 2019.
OLD = "id,date,name,type,description,elapsed_time,distance,commute,gear,filename".split(",")
SPORTS = {
    "Run": ("Run", "Lauf"), "Ride": ("Ride", "Radfahrt"), "Swim": ("Swim", "Schwimmen"), "Hike": ("Hike", "Wanderung"),
    "Walk": ("Walk", "Spaziergang"),
}
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
# Days on which clocks changed somewhere: in Cairo, Gaza, Santiago, Casablanca, Sydney, Berlin, New York, Apia and
# Saint John's.
CHANGES = [
    (2010, 3, 14), (2010, 3, 28), (2010, 4, 4), (2010, 5, 2), (2010, 8, 11), (2010, 9, 10), (2010, 10, 3),
    (2010, 10, 31), (2010, 11, 7), (2011, 3, 13), (2011, 3, 27), (2011, 4, 3), (2011, 5, 8), (2011, 8, 21),
    (2011, 9, 30), (2011, 10, 30), (2011, 11, 6), (2011, 12, 30), (2012, 3, 11), (2012, 3, 25), (2012, 4, 1),
    (2012, 4, 29), (2012, 7, 20), (2012, 9, 2), (2012, 10, 7), (2012, 10, 28), (2012, 11, 4),
]


class Listed:
    """An activity as a list has it."""

    def __init__(self, numbers, start):
        self.start, self.sport = start, numbers.choice(list(SPORTS))
        self.meters = round(numbers.uniform(500, 90_000), 1)
        self.moving = numbers.randrange(600, 20_000)
        self.elapsed = self.moving + numbers.randrange(2000)
        self.ascent = round(numbers.uniform(0, 900), 1)


def activities(seed, count=400):
    """Activities at all hours, most of them near a midnight on which clocks change, in no order."""
    numbers = random.Random(seed)
    for _ in range(count):
        day = datetime(*numbers.choice(CHANGES), tzinfo=timezone.utc)
        # From the afternoon before, in the east, to the afternoon after, in the west.
        yield Listed(numbers, day + timedelta(seconds=60 * numbers.randrange(-16 * 60, 40 * 60)))


def english_date(moment):
    hour = moment.hour % 12 or 12
    half = "AM" if moment.hour < 12 else "PM"
    return f"{MONTHS[moment.month - 1]} {moment.day}, {moment.year}, {hour}:{moment:%M:%S} {half}"


def wide_row(number, activity, language):
    """A row of the columns since 2019: once in kilometres that the language writes, once in metres."""
    is_manual = number % 10 == 0
    kilometers = f"{activity.meters / (1 if activity.sport == 'Swim' else 1000):.2f}"
    row = [""] * 24
    row[0], row[2], row[3] = 1000 + number, f'Round {number}, "the"\nlong one', SPORTS[activity.sport][language]
    row[1] = english_date(activity.start) if language == 0 else f"{activity.start:%d.%m.%Y, %H:%M:%S}"
    row[4] = "Two\nlines, with commas" if number % 7 == 0 else ""
    row[5] = row[15] = activity.elapsed
    row[6] = kilometers if language == 0 else kilometers.replace(".", ",")
    row[12] = "" if is_manual else f"activities/{number}.fit.gz"
    # What somebody typed in has the first distance alone.
    row[16], row[17], row[20] = activity.moving, "" if is_manual else activity.meters, activity.ascent
    return row


def old_row(number, activity):
    date, name = f"{activity.start:%Y-%m-%d %H:%M:%S}", f"activities/{number}.gpx"
    return [number, date, "Round", activity.sport, "", activity.elapsed, activity.meters, "false", "", name]


def table(header, rows):
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([header, *rows])
    return text.getvalue()


def english(seed, count=400):
    return table(ENGLISH, [wide_row(number, activity, 0) for number, activity in enumerate(activities(seed, count))])


def german(seed):
    rows = [wide_row(number, activity, 1)[:len(GERMAN)] for number, activity in enumerate(activities(seed))]
    return table(GERMAN, rows)


def old(seed):
    return table(OLD, [old_row(number, activity) for number, activity in enumerate(activities(seed))])
