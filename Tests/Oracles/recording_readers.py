"""Reads recordings of activities with fitdecode, gpxpy and ElementTree."""

from datetime import datetime
from xml.etree import ElementTree

import fitdecode
import gpxpy

from recorded import Recorded, Unreadable, milliseconds

KILOMETER_PER_HOUR = 1
# What stops a timer (FIT profile, `event_type`).
STOPS = {"stop", "stop_all", "stop_disable", "stop_disable_all"}


def read_fit(path):
    """What fitdecode reads, up to where it breaks off."""
    found = Recorded()
    settings = {"check_crc": fitdecode.CrcCheck.DISABLED, "error_handling": fitdecode.ErrorHandling.IGNORE}
    with fitdecode.FitReader(path, **settings) as reader:
        try:
            for frame in reader:
                if isinstance(frame, fitdecode.FitDataMessage):
                    take_fit(found, frame)
        except fitdecode.FitError as error:
            if not found.records:
                raise Unreadable(f"fitdecode: {error}") from error
    found.is_activity = found.records + found.sessions > 0
    found.part_at_silences()
    if found.switched_on:
        found.move(found.switched_on)
    return found


def take_fit(found, message):
    def value(name):
        return message.get_value(name, fallback=None)

    if message.name == "record":
        found.records += 1
        found.stretches[-1].append((milliseconds(value("timestamp")), fit_point(value)))
    elif message.name == "lap":
        found.laps += 1
    elif message.name == "session":
        found.sessions += 1
        if value("sport") != "transition":
            found.activities.append(fit_activity(value))
    elif message.name == "event" and value("event") == "timer" and value("event_type") in STOPS:
        found.stretches.append([])
    elif message.name == "activity" and isinstance(value("timestamp"), int):
        found.switched_on = milliseconds(value("local_timestamp")) - milliseconds(value("timestamp"))


def fit_point(value):
    def degrees(name):
        half_turns = value(name)
        return None if half_turns is None else half_turns * 180 / (1 << 31)

    height = value("enhanced_altitude")
    return {
        "place": (degrees("position_lat"), degrees("position_long")), "distance": value("distance"),
        "height": value("altitude") if height is None else height, "heart rate": value("heart_rate"),
        "own": value("own 0"),
    }


def fit_activity(value):
    return {
        "start": milliseconds(value("start_time")), "meters": value("total_distance"), "ascent": value("total_ascent"),
        "moving": value("total_timer_time"), "elapsed": value("total_elapsed_time"),
        "heart": value("avg_heart_rate"),
    }


def read_gpx(path):
    """What gpxpy reads: tracks, else routes."""
    with open(path, encoding="utf-8-sig") as file:
        try:
            gpx = gpxpy.parse(file)
        except gpxpy.gpx.GPXException as error:
            raise Unreadable(f"gpxpy: {error}") from error
    lines = [segment.points for track in gpx.tracks for segment in track.segments]
    if not any(lines):
        lines = [route.points for route in gpx.routes]
    found = Recorded()
    found.tells_all = gpx.version != "1.0"
    found.stretches = [[gpx_point(point) for point in line] for line in lines]
    found.records = sum(map(len, lines))
    # What the program calls standing still is what gpxpy does.
    moving = gpx.get_moving_data(stopped_speed_threshold=KILOMETER_PER_HOUR, raw=True).moving_time
    found.activities = [{"moving": moving}]
    return found


def gpx_point(point):
    beats = [number(own.text) for extension in point.extensions for own in named(extension, "hr")]
    return milliseconds(point.time), {
        "place": (point.latitude, point.longitude), "height": point.elevation,
        "heart rate": beats[0] if beats else None,
    }


def read_tcx(path):
    """What ElementTree reads, blanks in front left out."""
    with open(path, "rb") as file:
        try:
            root = ElementTree.fromstring(file.read().strip())
        except ElementTree.ParseError as error:
            raise Unreadable(f"ElementTree: {error}") from error
    found = Recorded()
    found.activities = [tcx_activity(activity) for activity in named(root, "Activity")]
    found.sessions, found.laps = len(found.activities), len(named(root, "Lap"))
    for activity in named(root, "Activity"):
        found.stretches += tcx_stretches(named(activity, "Lap"))
    found.part_at_silences()
    found.records = len(found.points())
    found.is_activity = found.records + found.sessions > 0
    return found


def named(element, name):
    """All elements within one that have a name, whatever their prefix."""
    return [inner for inner in element.iter() if inner.tag.rpartition("}")[2] == name]


def child(element, *names):
    """The text of the element that names lead to, each a child of the one before."""
    for name in names:
        element = next((inner for inner in element if inner.tag.rpartition("}")[2] == name), None)
        if element is None:
            return None
    return element.text


def number(text):
    return None if text is None else float(text)


def moment(text):
    return None if text is None else milliseconds(datetime.fromisoformat(text.replace("Z", "+00:00")))


def tcx_activity(activity):
    laps = named(activity, "Lap")

    def total(name):
        told = [number(child(lap, name)) for lap in laps if child(lap, name) is not None]
        return sum(told) if told else None

    hearts = [(number(child(lap, "AverageHeartRateBpm", "Value")), number(child(lap, "TotalTimeSeconds")) or 0) for lap in laps]
    hearts = [(heart, seconds) for heart, seconds in hearts if seconds > 0]
    is_told = hearts and all(heart for heart, _ in hearts)
    heart = sum(heart * time for heart, time in hearts) / sum(time for _, time in hearts) if is_told else None
    start = moment(laps[0].get("StartTime")) if laps else None
    return {"start": start, "heart": heart, "meters": total("DistanceMeters"), "moving": total("TotalTimeSeconds")}


def tcx_stretches(laps):
    """The points between pauses: a lap goes on from the one before where that took, without its pauses, all of the time."""
    found, before = [], None
    for lap in laps:
        tracks = [[tcx_point(point) for point in named(track, "Trackpoint")] for track in named(lap, "Track")]
        tracks = [track for track in tracks if track]
        start, seconds = moment(lap.get("StartTime")), number(child(lap, "TotalTimeSeconds"))
        goes_on = before is not None and before[0] - 2000 <= start <= before[1] + 2000
        pauses = sum(max(0, later[0][0] - earlier[-1][0]) for earlier, later in zip(tracks, tracks[1:]))
        before = None if seconds is None else (start + seconds * 1000, start + seconds * 1000 + pauses)
        if goes_on and found and tracks:
            found[-1] = found[-1] + tracks.pop(0)
        found += tracks
    return found


def tcx_point(point):
    def degrees(name):
        return number(child(point, "Position", name))

    return moment(child(point, "Time")), {
        "place": (degrees("LatitudeDegrees"), degrees("LongitudeDegrees")),
        "height": number(child(point, "AltitudeMeters")), "distance": number(child(point, "DistanceMeters")),
        "heart rate": number(child(point, "HeartRateBpm", "Value")),
    }
