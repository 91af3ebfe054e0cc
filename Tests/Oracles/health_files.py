"""Writes an export of Apple's Health app, the same one each time: sources that overlap, records that are there twice,
a document type that breaks off, signs that XML does not know, clocks that change."""

import io
import random
import zipfile
from datetime import datetime, timedelta, timezone

# Weeks in which clocks change in Europe, in America and on Lord Howe.
SPANS = [(datetime(2023, 10, 18, tzinfo=timezone.utc), 22), (datetime(2024, 3, 5, tzinfo=timezone.utc), 34)]
WATCH, OLD_WATCH = "Anna’s Apple\xa0Watch", "Ann\x0ba’s old WATCH"
PHONE, SCALE, OTHER = "Anna’s iPhone", "Withings &amp; Co", "Trainer > 2000"
# As version 12 of the export has it: an ATTLIST that does not end.
DOCUMENT_TYPE = """<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 12 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|ClinicalRecord)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
<!ATTLIST Record
  type          CDATA #REQUIRED
  startDate     CDATA #REQUIRED
<!ELEMENT WorkoutEvent EMPTY>
]>
"""
HEADER = f'<?xml version="1.0" encoding="UTF-8"?>\n{DOCUMENT_TYPE}<HealthData locale="en_GB">\n'


class HealthExport:
    """The text of an export, record by record."""

    def __init__(self, seed=1):
        self.random = random.Random(seed)
        self.lines = []

    def moment(self, moment, hours):
        return f"{moment + timedelta(hours=hours):%Y-%m-%d %H:%M:%S} {hours:+03}00"

    def record(self, kind, source, start, seconds, value, unit="count", content=""):
        """A record; the offset that it says is anybody's."""
        hours = self.random.choice([0, 1, 2, -5])
        first, last = self.moment(start, hours), self.moment(start + timedelta(seconds=seconds), hours)
        # One that is broken has an attribute twice, of which the first counts.
        again = f' startDate="{self.moment(start, 9)[:10]} 00:00:00 +0000"' if self.random.random() < 0.01 else ""
        measure = f' unit="{unit}"' if unit else ""
        end = f">\n{content}\n</Record>" if content else "/>"
        self.lines.append(
            f' <Record type="HK{kind}" sourceName="{source}" sourceVersion="9.1" device="&lt;&lt;HKDevice: 0x2&gt;, '
            f'name:Apple > Watch&gt;"{measure} creationDate="{first}" startDate="{first}"{again} endDate="{last}" '
            f'value="{value}"{end}'
        )

    def quantity(self, name, *rest, **more):
        self.record(f"QuantityTypeIdentifier{name}", *rest, **more)

    def stretches(self, day, least, most):
        """Stretches of a day, one after the other, with gaps or without; starts with their seconds. Often several
        sources begin at the same second."""
        moment, end = day + timedelta(minutes=5 * self.random.randrange(24)), day + timedelta(days=1)
        while moment < end:
            seconds = self.random.choice([self.random.randrange(least, most), 300, 300])
            yield moment, seconds
            moment += timedelta(seconds=seconds + self.random.choice([0, 0, 0, 300, 300, self.random.randrange(3000)]))

    def steps(self, day, source, least, most, part):
        for start, seconds in self.stretches(day, least, most):
            if self.random.random() < part:
                # Some apps tell a moment instead of a stretch.
                seconds = self.random.choice([seconds] * 9 + [0])
                self.quantity("StepCount", source, start, seconds, self.random.randrange(1, 900))

    def distances(self, day, source, unit):
        for start, seconds in self.stretches(day, 60, 1200):
            value = self.random.choice([f"{self.random.uniform(0, 2):.6g}", "1e-05", "0.5", "2"])
            self.quantity("DistanceWalkingRunning", source, start, seconds, value, unit=unit)

    def night(self, day, source):
        """A night that begins in the evening before."""
        moment = day - timedelta(minutes=self.random.randrange(0, 180))
        values = ["AsleepCore", "AsleepDeep", "AsleepREM", "AsleepUnspecified", "Awake", "InBed"]
        for _ in range(12):
            seconds = self.random.randrange(600, 4000)
            value = "HKCategoryValueSleepAnalysis" + self.random.choice(values)
            self.record("CategoryTypeIdentifierSleepAnalysis", source, moment, seconds, value, unit="")
            moment += timedelta(seconds=seconds)

    def measurements(self, day):
        """What does not add up, some of it within others."""
        for _ in range(20):
            start = day + timedelta(seconds=self.random.randrange(86_400))
            beats = '  <HeartRateVariabilityMetadataList>\n   <InstantaneousBeatsPerMinute bpm="61"/>\n'
            beats += "  </HeartRateVariabilityMetadataList>"
            self.quantity("HeartRate", WATCH, start, 0, self.random.randrange(50, 180), unit="count/min", content=beats)
        weight = f"{self.random.uniform(70, 90):.2f}"
        self.quantity("BodyMass", SCALE, day + timedelta(hours=7), 0, weight, unit="kg")
        self.lines.append(' <Correlation type="HKCorrelationTypeIdentifierFood">')
        self.quantity("DietaryWater", SCALE, day + timedelta(hours=9), 0, self.random.randrange(100, 900), unit="mL")
        self.lines.append(" </Correlation>")
        # Of what a correlation has, the export has a copy on its own.
        self.lines.append(self.lines[-2])

    def workout(self, day, kind, is_new):
        """A workout; since 2022 its sums are elements of their own."""
        start = day + timedelta(seconds=self.random.randrange(80_000))
        seconds, distance = self.random.randrange(600, 5000), f"{self.random.uniform(1, 20):.4f}"
        unit = self.random.choice(["km", "mi"])
        old = f' totalDistance="{distance}" totalDistanceUnit="{unit}" totalEnergyBurned="300"'
        self.lines.append(
            f' <Workout workoutActivityType="HKWorkoutActivityType{kind}" duration="{seconds / 60:.4f}" '
            f'durationUnit="min"{"" if is_new else old} sourceName="{WATCH}" startDate="{self.moment(start, 2)}" '
            f'endDate="{self.moment(start + timedelta(seconds=seconds), 2)}">'
        )
        self.lines.append('  <MetadataEntry key="HKTimeZone" value="Europe/Berlin"/>')
        if is_new:
            way = {"Cycling": "DistanceCycling", "Swimming": "DistanceSwimming"}.get(kind, "DistanceWalkingRunning")
            self.lines += [statistics(way, distance, unit), statistics("ActiveEnergyBurned", "300", "Cal")]
        self.lines.append(" </Workout>")

    def day(self, day):
        has_watch = self.random.random() < 0.8
        if has_watch:
            self.steps(day, self.random.choice([WATCH, WATCH, OLD_WATCH]), 60, 900, 0.9)
            self.distances(day, WATCH, "km")
            self.night(day, WATCH)
        self.steps(day, PHONE, 60, 4000, 0.8)
        self.steps(day, OTHER, 600, 20_000, 0.3)
        self.distances(day, PHONE, "km")
        # In the unit of another time it is another quantity.
        self.distances(day, PHONE, "mi")
        self.night(day, self.random.choice([PHONE, SCALE]))
        self.measurements(day)
        for kind in self.random.sample(["Running", "Cycling", "Swimming", "Walking", "Running"], 2):
            self.workout(day, kind, self.random.random() < 0.5)

    def crowd(self, count):
        """The text of an export in which sources tell of the same few minutes, some of them moments."""
        first = SPANS[0][0]
        for _ in range(count):
            source = self.random.choice([WATCH, OLD_WATCH, PHONE, OTHER])
            start, minutes = first + timedelta(minutes=self.random.randrange(30)), self.random.choice([0, 1, 2, 5])
            self.quantity("StepCount", source, start, minutes * 60, self.random.randrange(1, 900))
        return self.whole()

    def whole(self):
        return HEADER + "\n".join(self.lines) + "\n</HealthData>\n"

    def text(self):
        """The text of an export of some weeks."""
        for first, days in SPANS:
            for number in range(days):
                # On some days nobody measures anything.
                if self.random.random() < 0.9:
                    self.day(first + timedelta(days=number))
        twice = self.random.sample([line for line in self.lines if line.endswith("/>") and "<Record" in line], 100)
        self.lines += twice
        self.lines.append(' <Record type="HKQuantityTypeIdentifierStepCount" startDate="yesterday" value="5"/>')
        self.lines.append(' <ActivitySummary dateComponents="2024-03-05" activeEnergyBurned="590"/>')
        return self.whole()


def statistics(name, total, unit):
    return f'  <WorkoutStatistics type="HKQuantityTypeIdentifier{name}" sum="{total}" unit="{unit}"/>'


def zipped(text, name):
    """The archive that a phone makes, in which other files lie too."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("apple_health_export/export_cda.xml", '<?xml version="1.0"?>\n<ClinicalDocument/>\n')
        archive.writestr("apple_health_export/workout-routes/route_2024-03-05_9.00am.gpx", "<gpx><trk/></gpx>")
        with archive.open(f"apple_health_export/{name}", "w", force_zip64=True) as member:
            member.write(text.encode())
    return file.getvalue()
