"""Compares what the program says of recordings of activities with what other readers do."""

import glob
import gzip
import os
import re
import zipfile

import fit_files
import program
import recording_readers
import track_files
from figures import differences
from recorded import Unreadable

SAMPLES = os.path.join(program.ROOT, "..", "shared", "data")
# The charts that are compared point by point; the last one is of a maker's field.
CHARTS = {"height": "Height (m)", "heart rate": "Heart Rate (bpm)", "own": "own 0 (W)"}
# What is added up where recordings lie together.
SUMS = ["count", "distanceMeters", "movingSeconds", "elapsedSeconds", "elevationMeters"]


def seconds(text):
    hours, minutes, rest = text.split(":")
    return int(hours) * 3600 + int(minutes) * 60 + float(rest)


def compare_chart(path, title, expected):
    """Whether a chart shows the points that another reader finds, gaps left out."""
    if not expected:
        return ""
    _, rows = program.chart(path, whole(path, title))
    got = [(seconds(x), float(value)) for x, value in rows if value]
    if len(got) != len(expected):
        return f"{title} has {len(got)} points, expected {len(expected)}"
    return differences(flat(title, expected), flat(title, got), within=5e-6)


def whole(path, title):
    """The title of a chart, before which a recording without a track says what it is of."""
    charts = [chart["title"] for chart in program.info(path)["charts"]]
    return next((name for name in charts if name.endswith(f" · {title}")), title)


def flat(title, points):
    """A figure for each number of some points."""
    xs = {f"{title}, x of point {i}": x for i, (x, _) in enumerate(points)}
    return {**xs, **{f"{title}, point {i}": y for i, (_, y) in enumerate(points)}}


def compare(path, read, changed=None):
    """What differs between the program and another reader, in words; `changed` is what the program reads instead."""
    try:
        expected = read(path)
    except Unreadable as error:
        return compare_unreadable(path, error)
    try:
        told = program.info(changed or path)["activities"]
    except program.Refusal as refusal:
        return f"refused ({refusal}), expected {expected.records} points" if expected.records else ""
    told["heartRateMean"] = (told.get("heartRate") or {}).get("mean")
    figures = expected.figures()
    if expected.is_of_several_days():
        # Activities that are hours apart are a list, which has no charts of its own.
        return differences({name: figures[name] for name in SUMS}, {name: told.get(name) for name in SUMS}, within=1e-5)
    faults = [differences(figures, {name: told.get(name) for name in figures}, within=1e-5)]
    faults += [compare_chart(changed or path, title, expected.values(name)) for name, title in CHARTS.items()]
    return "; ".join(filter(None, faults))


def compare_unreadable(path, error):
    """What another reader gives up on is refused in one sentence, or read up to its last whole point."""
    with open(path, encoding="utf-8", errors="replace") as file:
        expected = len(re.findall(r"</(\w+:)?(trkpt|Trackpoint)>", file.read()))
    try:
        got = program.info(path)["activities"]["records"]
    except program.Refusal:
        print(f"note: {os.path.basename(path)}: {error}; Chartdeck refuses it too")
        return ""
    print(f"note: {os.path.basename(path)}: {error}; Chartdeck reads {got} points")
    return differences({"records": expected}, {"records": got})


FAMILIES = {
    "fit": (recording_readers.read_fit, fit_files.fit_files), "gpx": (recording_readers.read_gpx, track_files.gpx_files),
    "tcx": (recording_readers.read_tcx, track_files.tcx_files),
}


def mixed():
    """Recordings of all kinds, as people have them together."""
    for seed in range(8):
        yield f"{seed}.fit", fit_files.ride(seed)
        yield f"{seed}.gpx", track_files.gpx(seed, segments=2).encode()
        yield f"{seed}.tcx", track_files.TCXWriter(seed + 50).file().encode()


def compare_together(folder, pack):
    """What differs of what recordings add up to that lie together, every other one in gzip."""
    figures, members = [], {}
    for number, (name, content) in enumerate(mixed()):
        read, _ = FAMILIES[name.partition(".")[2]]
        figures.append(read(write(folder, name, content)).figures())
        members.update({f"{name}.gz": gzip.compress(content)} if number % 2 else {name: content})
    expected = {name: sum(found[name] for found in figures) for name in SUMS}
    expected["first"] = min(found["first"] for found in figures)
    expected["last"] = max(found["last"] for found in figures)
    told = program.info(pack(folder, members))["activities"]
    return differences(expected, {name: told.get(name) for name in expected}, within=1e-5)


def in_folder(folder, members):
    path = os.path.join(folder, "together")
    os.makedirs(path, exist_ok=True)
    for name, content in members.items():
        write(path, name, content)
    return path


def in_archive(folder, members):
    path = os.path.join(folder, "together.zip")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(f"activities/{name}", content)
    return path


def cases(folder, part):
    """Names, each with what tells the differences."""
    yield "recordings in a folder", lambda: compare_together(folder, in_folder)
    yield "recordings in an archive", lambda: compare_together(folder, in_archive)
    for family, (read, files) in FAMILIES.items():
        for path in sorted(glob.glob(os.path.join(SAMPLES, family, f"*.{family}"))):
            yield f"{family} {os.path.basename(path)}", lambda path=path, read=read: compare(path, read)
        for name, content in files():
            yield f"{family} {name}", lambda name=name, content=content, family=family: compare(
                write(folder, f"{name}.{family}", content), FAMILIES[family][0]
            )


def planted(folder):
    """The same where the program reads another file: a centimetre more, some metres to the side, hundredths of a
    second."""
    track, laps = track_files.gpx(1), track_files.TCXWriter(1).file()
    pairs = {
        "fit": [fit_files.ride(1, told={"distance": meters}) for meters in (500_000, 500_001)],
        "gpx": [track, re.sub(r'(lat="-?\d+\.\d{4})\d', r"\g<1>0", track, count=1)],
        "tcx": [laps, re.sub(r"\d</TotalTimeSeconds>", "5</TotalTimeSeconds>", laps, count=1)],
    }
    for family, contents in pairs.items():
        paths = [write(folder, f"planted {i}.{family}", content) for i, content in enumerate(contents)]
        yield f"{family} planted", lambda paths=paths, family=family: compare(paths[0], FAMILIES[family][0], paths[1])


def write(folder, name, content):
    """The path of a file with some content."""
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())
    return path
