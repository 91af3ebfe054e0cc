#!/usr/bin/env python3
"""Adds up the recordings in a folder with fitdecode: read-fit.py FOLDER"""
import glob
import sys

import fitdecode


def main(folder):
    records, meters = 0, 0
    for path in glob.glob(f"{folder}/*.fit"):
        with fitdecode.FitReader(path) as reader:
            for frame in reader:
                if isinstance(frame, fitdecode.FitDataMessage):
                    records += frame.name == "record"
                    meters += frame.get_value("total_distance", fallback=0) if frame.name == "session" else 0
    print(f"{records} records, {meters} m")


main(*sys.argv[1:])
