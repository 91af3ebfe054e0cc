"""Reads exports of Apple's Health app slowly, second by second, and compares the program with that.

The rule: of each quantity, in each unit, a second counts for the first source that measured something in it: watches,
then phones, then others, those of one kind in the order in which the file names them; chosen ones before them. What a
source measured over a stretch counts in proportion to the seconds that no source before it has.
"""

import functools
import glob
import os
import re
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import health_files
import program
from figures import differences
from recordings import SAMPLES, write

ZONES = [
    "UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/St_Johns",
    "Africa/Cairo", "Pacific/Chatham",
]
TAG = re.compile(r"<(Record|Workout|WorkoutStatistics)\s((?:[^\"'>]|\"[^\"]*\"|'[^']*')*)>")
ATTRIBUTE = re.compile(r"([\w:]+)=(?:\"([^\"]*)\"|'([^']*)')")
QUANTITY, SLEEP = "HKQuantityTypeIdentifier", "HKCategoryTypeIdentifierSleepAnalysis"
ASLEEP = "HKCategoryValueSleepAnalysisAsleep"
METERS = {"km": 1000, "m": 1, "mi": 1609.344}
EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
# What adds up, and what does not, of which each value is shown.
SUMMED = [
    (f"{QUANTITY}StepCount", "count"), (f"{QUANTITY}DistanceWalkingRunning", "km"), (SLEEP, ""),
    (f"{QUANTITY}DistanceWalkingRunning", "mi"), (f"{QUANTITY}DietaryWater", "mL"),
]
# What people write for units of the export.
UNITS = {"count": "", "count/min": "bpm", "mL": "ml"}
MEASURED = [(f"{QUANTITY}HeartRate", "count/min"), (f"{QUANTITY}BodyMass", "kg")]
WORDS = {
    "StepCount": "Steps", "DistanceWalkingRunning": "Distance on Foot", "DietaryWater": "Dietary Water", SLEEP: "Sleep",
    "HeartRate": "Heart Rate", "BodyMass": "Weight",
}
DECIMALS = 6
# Sources that somebody believes first.
CHOSEN = [health_files.OTHER, health_files.PHONE]


class Sample:
    """What a source measured over a stretch of time, in seconds since 1970."""

    def __init__(self, source, start, end, value):
        self.source, self.start, self.end, self.value = source, start, end, value

    def key(self):
        return self.source, self.start, self.end, self.value


def attributes(text):
    """The attributes of a tag; of two of one name the first counts."""
    found = {}
    for name, double, single in ATTRIBUTE.findall(text):
        found.setdefault(name, double or single)
    return found


def second(text):
    return int((datetime.strptime(text, "%Y-%m-%d %H:%M:%S %z") - EPOCH).total_seconds())


def value_of(record):
    """What a record says in numbers: hours of sleep, or its value; nothing of what is neither."""
    if record["type"] == SLEEP and record["value"].startswith(ASLEEP):
        return (second(record["endDate"]) - second(record["startDate"])) / 3600
    return float(record["value"]) if record["type"].startswith(QUANTITY) else None


class Export:
    """All that an export says, some sources believed before all others."""

    def __init__(self, text, chosen=()):
        self.samples, self.workouts, self.sources, self.chosen = {}, [], [], chosen
        for tag, rest in TAG.findall(text[text.index("<HealthData"):]):
            getattr(self, f"take_{tag.lower()}")(attributes(rest))
        self.counted = {kind: self.what_counts(kind, without_copies(samples)) for kind, samples in self.samples.items()}

    def take_record(self, record):
        try:
            value = value_of(record)
            start, end = second(record["startDate"]), second(record["endDate"])
        except (KeyError, ValueError):
            return
        if value is not None:
            self.samples.setdefault((record["type"], record.get("unit", "")), []).append(
                Sample(record["sourceName"], start, end, value)
            )
            if record["sourceName"] not in self.sources:
                self.sources.append(record["sourceName"])

    def take_workout(self, workout):
        start, end = second(workout["startDate"]), second(workout["endDate"])
        self.workouts.append({
            "sport": workout["workoutActivityType"].replace("HKWorkoutActivityType", ""), "start": start, "end": end,
            "meters": float(workout.get("totalDistance", 0)) * METERS[workout.get("totalDistanceUnit", "m")],
            "moving": float(workout["duration"]) * 60,
        })

    def take_workoutstatistics(self, sum_of):
        if "Distance" in sum_of["type"]:
            self.workouts[-1]["meters"] = float(sum_of["sum"]) * METERS[sum_of["unit"]]

    def what_counts(self, kind, samples):
        return counted(samples, self.rank) if kind in SUMMED else samples

    def rank(self, source):
        name = source.lower()
        kind = 0 if "watch" in name else 1 if "phone" in name else 2
        choice = self.chosen.index(source) if source in self.chosen else len(self.chosen)
        return choice, kind, self.sources.index(source)

    def quantities(self):
        """The facts of all quantities, by their type and unit."""
        return {
            kind: {
                "count": len(samples), "sum": sum(sample.value for sample in samples),
                "first": min(sample.start for sample in samples) * 1000,
                "last": max(sample.start for sample in samples) * 1000,
            } for kind, samples in self.counted.items()
        }

    def workout_facts(self):
        starts = [workout["start"] * 1000 for workout in self.workouts]
        return {
            "count": len(starts), "first": min(starts, default=None), "last": max(starts, default=None),
            "distanceMeters": sum(workout["meters"] for workout in self.workouts),
            "movingSeconds": sum(workout["moving"] for workout in self.workouts),
            "elapsedSeconds": sum(workout["end"] - workout["start"] for workout in self.workouts),
        }

    def is_running(self, moment):
        runs = (workout for workout in self.workouts if workout["sport"] == "Running")
        return any(workout["start"] <= moment < workout["end"] for workout in runs)

    def daily(self, kind, zone):
        """The sums of a quantity on each day, by day and series; a night is of the day on which it ends."""
        sums, days = {}, set()
        for sample in self.counted[kind]:
            evening = timedelta(hours=6 if kind[0] == SLEEP else 0)
            moment = sample.end if kind[0] == SLEEP else sample.start
            day = (datetime.fromtimestamp(moment, timezone.utc) + evening).astimezone(zone).date()
            sums[day, self.series(kind, sample)] = sums.get((day, self.series(kind, sample)), 0) + sample.value
            days.add(day)
        names = ["Running", "Walking"] if "Walking" in kind[0] else [title(kind)]
        return {f"{day} {name}": sums.get((day, name), 0) for day in sorted(days) for name in names}

    def series(self, kind, sample):
        if "Walking" not in kind[0]:
            return title(kind)
        return "Running" if self.is_running(sample.start) else "Walking"


def without_copies(samples):
    """The samples, of those that are exactly like another one a single one."""
    return list({sample.key(): sample for sample in samples}.values())


def counted(samples, rank):
    """The samples, each with what counts of it; of what is of a moment all or nothing."""
    first, end = min(sample.start for sample in samples), max(sample.end for sample in samples) + 1
    taken, moments = bytearray(end - first), set()
    counted = []
    for source in sorted({sample.source for sample in samples}, key=rank):
        own = [sample for sample in samples if sample.source == source]
        for sample in own:
            seconds = taken[sample.start - first:sample.end - first]
            is_free = not taken[sample.start - first] and sample.start not in moments
            part = seconds.count(0) / len(seconds) if seconds else is_free
            counted.append(Sample(source, sample.start, sample.end, sample.value * part))
        for sample in own:
            taken[sample.start - first:sample.end - first] = b"\1" * (sample.end - sample.start)
        moments |= {sample.start for sample in own if sample.start == sample.end}
    return counted


def title(kind):
    """The words of a quantity with its unit."""
    name, unit = kind
    shown = "h" if name == SLEEP else UNITS.get(unit, unit)
    return WORDS[name.removeprefix(QUANTITY)] + (f" ({shown})" if shown else "")


def compare_facts(path, export, *options):
    """What differs of the facts of all quantities and workouts."""
    info = program.info(path, *options)
    told = {(quantity["type"], quantity["unit"]): quantity for quantity in info["quantities"]}
    expected, got = {}, {}
    for kind, facts in export.quantities().items():
        for name, value in facts.items():
            expected[f"{name} of {kind}"] = value
            got[f"{name} of {kind}"] = told.get(kind, {}).get(name)
    for name, value in export.workout_facts().items():
        expected[f"{name} of workouts"], got[f"{name} of workouts"] = value, info["workouts"].get(name)
    expected["quantities"], got["quantities"] = len(export.counted), len(told)
    return differences(expected, got)


def compare_days(path, export, kind, zone):
    """What differs of what a quantity adds up to day by day, by the dates of the zone."""
    names, rows = program.chart(path, f"{title(kind)} by Day", "--zone", zone)
    got = {}
    for moment, *values in rows:
        got |= {f"{moment[:10]} {name}": float(value) for name, value in zip(names[1:], values) if value}
    return differences(export.daily(kind, ZoneInfo(zone)), got, within=0.5 * 10**-DECIMALS)


def compare_moments(path, export, kind):
    """What differs of what was measured moment by moment."""
    _, rows = program.chart(path, title(kind))
    got = sorted((moment if "T" in moment else f"{moment}T00:00:00Z", float(value)) for moment, value in rows)
    expected = sorted(
        (f"{datetime.fromtimestamp(sample.start, timezone.utc):%Y-%m-%dT%H:%M:%SZ}", sample.value)
        for sample in export.counted[kind]
    )
    return "" if got == expected else f"{len(got)} moments of {title(kind)} are not the {len(expected)} expected"


@functools.cache
def generated(folder):
    """The paths of an export, loose and in an archive, with what it says."""
    text = health_files.HealthExport().text()
    archive = health_files.zipped(text, "exportación.xml")
    return write(folder, "export.xml", text), write(folder, "export.zip", archive), Export(text)


def read(path, chosen=()):
    with open(path, encoding="utf-8") as file:
        return Export(file.read(), chosen)


def crowd(folder, seed):
    """The path of a small export."""
    return write(folder, f"crowd {seed}.xml", health_files.HealthExport(seed).crowd(10 + 3 * seed))


def cases(folder, part):
    """Names, each with what tells the differences."""
    for path in sorted(glob.glob(os.path.join(SAMPLES, "apple", "*.xml"))):
        yield f"health {os.path.basename(path)}", lambda path=path: compare_facts(path, read(path))
    for seed in range(20):
        path = crowd(folder, seed)
        yield f"health crowd {seed}", lambda path=path: compare_facts(path, read(path))
        yield f"health crowd {seed}, chosen", lambda path=path: compare_facts(
            path, read(path, CHOSEN), "--sources", ",".join(CHOSEN)
        )
    yield "health loose", lambda: compare_facts(generated(folder)[0], generated(folder)[2])
    yield "health in an archive", lambda: compare_facts(generated(folder)[1], generated(folder)[2])
    for kind in MEASURED:
        yield f"health {title(kind)}", lambda kind=kind: compare_moments(*generated(folder)[::2], kind)
    for kind in SUMMED:
        for zone in ZONES:
            yield f"health {title(kind)} by day, {zone}", lambda kind=kind, zone=zone: compare_days(
                *generated(folder)[1:], kind, zone
            )


def planted(folder):
    """The same where a watch measured one step more than the program reads."""
    path = crowd(folder, 1)
    with open(path, encoding="utf-8") as file:
        text = file.read()
    more = re.sub(r'(WATCH".* value=")(\d+)', lambda found: f"{found[1]}{int(found[2]) + 1}", text, count=1)
    yield "health planted", lambda: compare_facts(path, Export(more))
