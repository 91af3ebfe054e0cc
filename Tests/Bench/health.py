#!/usr/bin/env python3
"""An export of Apple's Health app of so many bytes, loose and in the archive that a phone makes: health.py BYTES FOLDER
writes export.xml and export.zip. A watch and a phone measure the same hours, ten years and more of them."""
import datetime
import random
import sys
import zipfile

WATCH = (
    'sourceName="Anna’s Apple Watch" sourceVersion="9.4.1" device="&lt;&lt;HKDevice: 0x{:09x}&gt;, name:Apple Watch, '
    'manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, software:9.4.1&gt;"'
)
PHONE = (
    'sourceName="Anna’s iPhone" sourceVersion="16.4.1" device="&lt;&lt;HKDevice: 0x{:09x}&gt;, name:iPhone, '
    'manufacturer:Apple Inc., model:iPhone, hardware:iPhone13,2, software:16.4.1&gt;"'
)
# Of each kind: who measures it, its unit, how often a day, for how many seconds at most, the range of values and their
# decimals.
KINDS = [
    ("HeartRate", WATCH, "count/min", 700, 0, (48, 170), 0),
    ("ActiveEnergyBurned", WATCH, "kcal", 500, 60, (0, 9), 6),
    ("BasalEnergyBurned", WATCH, "kcal", 250, 300, (4, 9), 6),
    ("DistanceWalkingRunning", WATCH, "km", 150, 300, (0, 0.6), 8),
    ("DistanceWalkingRunning", PHONE, "km", 90, 500, (0, 0.6), 8),
    ("StepCount", WATCH, "count", 120, 400, (1, 700), 0),
    ("StepCount", PHONE, "count", 90, 500, (1, 700), 0),
    ("AppleStandTime", WATCH, "min", 60, 300, (1, 5), 0),
    ("FlightsClimbed", PHONE, "count", 8, 20, (1, 4), 0),
    ("RestingHeartRate", WATCH, "count/min", 1, 0, (48, 60), 0),
]
FIRST_DAY = datetime.date(2013, 1, 1)
MOTION = '>\n  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="0"/>\n </Record>\n'
CLOCK = [f"{second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}" for second in range(86_400)]


def records(numbers, day, kind):
    """The records of a kind on a day, in the order of time."""
    name, source, unit, count, seconds, (least, most), decimals = kind
    head, measure = f' <Record type="HKQuantityTypeIdentifier{name}" ', f' unit="{unit}" creationDate="{day} '
    tail = MOTION if name == "HeartRate" else "/>\n"
    starts = sorted(int(numbers.random() * (86_400 - seconds)) for _ in range(count))
    for start in starts:
        end = start + int(seconds * (0.5 + numbers.random() / 2))
        value = f"{least + (most - least) * numbers.random():.{decimals}f}"
        # What a device is called in memory, and when the phone heard of it, are other ones each time.
        device, heard = source.format(numbers.getrandbits(34)), CLOCK[int(numbers.random() * 86_400)]
        moments = f'{heard} +0100" startDate="{day} {CLOCK[start]} +0100" endDate="{day} {CLOCK[end]} +0100"'
        yield f'{head}{device}{measure}{moments} value="{value}"{tail}'


def write(path, size):
    """Writes days until the file has its size; a phone writes kind by kind."""
    numbers = random.Random(5)
    a_day = sum(len(text.encode()) for kind in KINDS for text in records(numbers, FIRST_DAY, kind))
    days = [FIRST_DAY + datetime.timedelta(days=number) for number in range(max(1, size // a_day))]
    with open(path, "w", encoding="utf-8", buffering=1 << 20) as file:
        file.write('<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_GB">\n')
        for kind in KINDS:
            for day in days:
                file.writelines(records(numbers, day, kind))
        file.write("</HealthData>\n")


def main(size, folder):
    write(f"{folder}/export.xml", size)
    # At this level it becomes a thirteenth, as real ones do.
    with zipfile.ZipFile(f"{folder}/export.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=3) as archive:
        archive.write(f"{folder}/export.xml", "apple_health_export/export.xml")


main(int(sys.argv[1]), sys.argv[2])
