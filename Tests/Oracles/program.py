"""Asks the release build of chartdeck-render what it reads of a file."""

import csv
import io
import json
import os
import subprocess
import tempfile

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "..", ".."))
PROGRAM = os.environ.get("CHARTDECK_RENDER", os.path.join(ROOT, ".build", "release", "chartdeck-render"))
# A guard against what does not end, not a measurement.
HANG_SECONDS = 30


class Refusal(Exception):
    """The one sentence with which a file is refused."""


class Failure(Exception):
    """An end that is neither success nor a refusal."""


def run(*arguments):
    """What the program prints."""
    environment = {**os.environ, "LC_ALL": "C", "SWIFT_BACKTRACE": "enable=no"}
    try:
        done = subprocess.run([PROGRAM, *arguments], capture_output=True, env=environment, timeout=HANG_SECONDS)
    except subprocess.TimeoutExpired as error:
        raise Failure(f"no end after {HANG_SECONDS} s") from error
    said = done.stderr.decode(errors="replace")
    if done.returncode == 1 and said.count("\n") == 1 and said.endswith(".\n"):
        raise Refusal(said.strip())
    if done.returncode != 0:
        raise Failure(f"status {done.returncode}, {said[:300]!r}")
    return done.stdout.decode()


def info(path, *options):
    """The facts of a file."""
    return json.loads(run("--info", path, *options))


def chart(path, title, *options):
    """The names and the rows of all that a chart shows."""
    with tempfile.TemporaryDirectory() as folder:
        output = os.path.join(folder, "values.csv")
        run(path, "--chart", title, "--range", "..", "--output", output, *options)
        with open(output, encoding="utf-8", newline="") as file:
            names, *rows = csv.reader(io.StringIO(file.read()))
    return names, rows
