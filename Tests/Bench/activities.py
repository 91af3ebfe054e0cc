#!/usr/bin/env python3
"""What watches record, a folder of it and an archive of Strava's: activities.py FOLDER writes folder/*.fit, an hour
each of five fields a second, and strava.zip, a list of activities with their own files."""
import gzip
import os
import random
import sys
import zipfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Oracles"))
import fit_files
import list_files

RECORDINGS, ACTIVITIES, SECONDS = 500, 3000, 3600
FIELDS = ["moment", "latitude", "longitude", "altitude", "heart_rate"]
START = 1_500_000_000 - fit_files.EPOCH
DAY = 86_400


def recording(number):
    """An hour of somebody who runs."""
    numbers, writer = random.Random(number), fit_files.FITWriter()
    start = START + number * DAY
    writer.define(0, fit_files.FILE, ["type", "created"])
    writer.write(0, type=4, created=start)
    writer.define(1, fit_files.RECORD, FIELDS)
    for second in range(SECONDS):
        writer.write(
            1, moment=start + second, latitude=596_523_235 + 300 * second, longitude=numbers.getrandbits(16),
            altitude=3000 + numbers.getrandbits(4), heart_rate=120 + numbers.getrandbits(5),
        )
    writer.define(2, fit_files.SESSION, ["moment", "sport", "start", "elapsed", "timer", "distance", "ascent"])
    writer.write(
        2, moment=start + SECONDS, sport=1, start=start, elapsed=SECONDS * 1000, timer=SECONDS * 1000,
        distance=300 * SECONDS, ascent=numbers.randrange(400),
    )
    return writer.file()


def main(folder):
    os.mkdir(f"{folder}/folder")
    packed = []
    for number in range(RECORDINGS):
        content = recording(number)
        with open(f"{folder}/folder/{number}.fit", "wb") as file:
            file.write(content)
        packed.append(gzip.compress(content, compresslevel=1))
    with zipfile.ZipFile(f"{folder}/strava.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("activities.csv", list_files.english(1, ACTIVITIES))
        for number in range(ACTIVITIES):
            name = f"activities/{number}.fit.gz"
            archive.writestr(name, packed[number % RECORDINGS], compress_type=zipfile.ZIP_STORED)


main(sys.argv[1])
