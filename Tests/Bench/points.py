#!/usr/bin/env python3
"""The same points in each program's own form: points.py COUNT FOLDER writes points.json for
Chartdeck, points.bin for gnuplot, points.txt for Kst, and points.rrd's commands for RRDtool."""
import array
import random
import sys

START, STEP = 1_542_412_800, 60


def walk(count):
    numbers = random.Random(3)
    value = 2_000_000
    for _ in range(count):
        value = min(max(value + numbers.randint(-30_000, 30_000), 1_000_000), 9_999_999)
        yield value


def main(count, folder):
    seconds = [START + STEP * index for index in range(count)]
    values = list(walk(count))
    with open(f"{folder}/points.json", "w") as file:
        x = ",".join(str(second * 1000) for second in seconds)
        y = ",".join(map(str, values))
        file.write(f'[{{"columns":[["x",{x}],["y0",{y}]],"types":{{"x":"x","y0":"line"}},')
        file.write('"names":{"y0":"Walk"},"colors":{"y0":"#3DC23F"}}]')
    pairs = array.array("d", (part for pair in zip(seconds, values) for part in pair))
    with open(f"{folder}/points.bin", "wb") as file:
        pairs.tofile(file)
    with open(f"{folder}/points.txt", "w") as file:
        file.writelines(f"{second} {value}\n" for second, value in zip(seconds, values))
    if count <= 10_000:
        with open(f"{folder}/points.rrd.sh", "w") as file:
            file.write(f"rrdtool create {folder}/points.rrd --start {START - STEP} --step {STEP} ")
            file.write(f"DS:y0:GAUGE:{2 * STEP}:U:U RRA:AVERAGE:0.5:1:{count}\n")
            updates = " ".join(f"{second}:{value}" for second, value in zip(seconds, values))
            file.write(f"rrdtool update {folder}/points.rrd {updates}\n")


main(int(sys.argv[1]), sys.argv[2])
