"""Generates tables, each beside what is right of it, and compares what the program makes of them with that.

Of three tables in four one chart is compared point by point, and of all other charts how many values there are and
between which they lie, as starts take most of the time. CHARTDECK_TABLES_CHARTS=all asks for the points of all charts,
and CHARTDECK_TABLES=50000 for so many tables.
"""

import csv
import functools
import io
import itertools
import multiprocessing
import os
import random
import zipfile

import program
import table_answers
from recordings import write
from table_files import generated

TABLES = int(os.environ.get("CHARTDECK_TABLES", "5000"))
HAS_ALL_CHARTS = os.environ.get("CHARTDECK_TABLES_CHARTS") == "all"
# The points of one table of so many are not asked for.
UNASKED = 4
# So many tables are read at once: a start costs as much as some ten of them.
BATCH = 25
# Where a table is kept that something is wrong of.
KEPT = os.path.join(program.ROOT, ".build", "oracles", "tables")


def fence(number):
    """The name of a series that stands behind the charts of a table."""
    return f"fence {number}"


def archive(files):
    """An archive of tables, each with a fence behind it."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as members:
        for number, file in enumerate(files):
            members.writestr(f"{number:03} table.csv", file.bytes)
            members.writestr(f"{number:03} z.csv", f"day,{fence(number)}\n2024-01-01,1\n2024-01-02,2\n2024-01-03,1\n")
    return content.getvalue()


def parted(info, files):
    """The charts and the notices of each table."""
    charts, notices = [[] for _ in files], [[] for _ in files]
    number = 0
    for chart in info["charts"]:
        if [series["name"] for series in chart["series"]] == [fence(number)]:
            number += 1
        else:
            charts[number].append(chart)
    for notice in info["notices"]:
        place = int(notice[1:4]) if notice[1:4].isdigit() else None
        if place is not None:
            notices[place].append(notice.partition(": ")[2])
    return list(zip(charts, notices))


def drawn(path, charts, asked):
    """All series of a table, those of some charts with their points."""
    found = []
    for number, chart in enumerate(charts):
        series = [table_answers.Drawn(chart, part) for part in chart["series"]]
        if number in asked:
            text = program.run(path, "--chart", str(number + 1), "--output", "-", "--format", "csv")
            names, *rows = csv.reader(io.StringIO(text))
            table_answers.add_points(series, names, rows)
        found += series
    return found


def asked_charts(seed, charts):
    """The numbers of the charts whose points are asked for."""
    if HAS_ALL_CHARTS or not charts:
        return range(len(charts))
    return [] if seed % UNASKED == 0 else [random.Random(f"chart {seed}").randrange(len(charts))]


def checked(folder, seeds):
    """What is wrong of each table of a batch, in words."""
    files = [generated(seed) for seed in seeds]
    path = write(folder, f"tables-{seeds[0]}.zip", archive(files))
    try:
        said = parted(program.info(path), files)
    except (program.Refusal, program.Failure) as error:
        return [f"in an archive: {error}"] * len(files)
    os.remove(path)
    return [found(folder, file, *told) for file, told in zip(files, said)]


def found(folder, file, charts, notices):
    """What is wrong of a table, in words, and where it is kept."""
    path = write(folder, f"table-{file.seed}.csv", file.bytes)
    try:
        series = drawn(path, charts, asked_charts(file.seed, charts))
        words = table_answers.fault(file, series, notices)
    except (program.Refusal, program.Failure) as error:
        words = str(error)
    os.remove(path)
    return f"{words} ({file.words}; kept as {kept(file)})" if words else ""


def kept(file):
    os.makedirs(KEPT, exist_ok=True)
    return write(KEPT, f"{file.seed}.csv", file.bytes)


def name(seed):
    return f"tables {seed}"


def cases(folder, part):
    """Names, each with what tells the differences; as many batches at once as there are processors."""
    seeds = [seed for seed in range(TABLES) if part in name(seed)]
    batches = [seeds[first:first + BATCH] for first in range(0, len(seeds), BATCH)]
    if not batches:
        return
    with multiprocessing.Pool() as pool:
        for batch, results in zip(batches, pool.imap(functools.partial(checked, folder), batches)):
            for seed, words in zip(batch, results):
                yield name(seed), functools.partial(str, words)


def sample():
    """A clean table with two columns of values."""
    for file in map(generated, itertools.count()):
        values = [series for series in file.series if series.role == "value" and not series.optional]
        if file.grid.layout == "wide" and file.fault == "none" and len(values) == len(file.series) == 2:
            return file


def moved(file, milliseconds, factor):
    """Moves the first point of a table that has a value."""
    points = file.series[0].points
    place = next(place for place, (_, value) in enumerate(points) if value)
    points[place] = points[place][0] + milliseconds, points[place][1] * factor


def planted(folder):
    """The same where a value, a moment, a name, a unit or a notice is expected that is none, where a series is drawn
    that is not expected, and where nothing is changed."""

    def said(change):
        file = sample()
        change(file)
        path = write(folder, "planted.csv", file.bytes)
        facts = program.info(path)
        return table_answers.fault(file, drawn(path, facts["charts"], range(len(facts["charts"]))), facts["notices"])

    changes = {
        "value": lambda file: moved(file, 0, 1 + 1e-8), "moment": lambda file: moved(file, 2, 1),
        "name": lambda file: setattr(file.series[0], "name", "Another"),
        "unit": lambda file: setattr(file.series[0], "unit", "furlongs"),
        "notice": lambda file: file.told.append(("left out",)), "series": lambda file: file.series.pop(),
    }
    for what, change in changes.items():
        yield f"tables planted {what}", functools.partial(said, change)
    yield "tables planted nothing", lambda: not said(lambda file: None)
