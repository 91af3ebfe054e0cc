"""Writes GPX and TCX files of all kinds, the same ones each time."""

import random
from datetime import datetime, timedelta, timezone


class Walk:
    """The points of somebody who goes about at random: place, height and moment."""

    def __init__(self, seed, fractions=0):
        self.random = random.Random(seed)
        self.fractions = fractions
        self.latitude, self.longitude = self.random.uniform(-70, 70), self.random.uniform(-170, 170)
        self.height = self.random.uniform(1000, 3000)
        self.moment = datetime(2020, 1, 1, tzinfo=timezone.utc) + timedelta(seconds=self.random.randrange(150_000_000))

    def points(self, count):
        for _ in range(count):
            # Either clearly slower than a kilometre in an hour or clearly faster.
            seconds, meters = self.random.choice([1, 1, 2, 5, 30]), self.random.choice([0, 0.05, 2, 4, 9])
            degrees = meters * seconds / 111_320
            self.latitude += degrees * self.random.choice([-1, 1])
            self.height += self.random.uniform(-1, 1)
            self.moment += timedelta(seconds=seconds, microseconds=self.fraction(seconds))
            yield f"{self.latitude:.7f}", f"{self.longitude:.7f}", f"{self.height:.2f}", self.moment

    def fraction(self, seconds):
        most = 10**self.fractions
        return self.random.randrange(most) * (1_000_000 // most) if self.fractions else 0

    def wait(self, seconds):
        """Goes elsewhere without being seen."""
        self.moment += timedelta(seconds=seconds)
        self.latitude += 0.01


def moment_text(moment, fractions=0, hours_ahead=0):
    """A moment in ISO 8601, in UTC or an offset."""
    local = moment + timedelta(hours=hours_ahead)
    digits = f".{moment.microsecond:06}"[:fractions + 1] if fractions else ""
    return f"{local:%Y-%m-%dT%H:%M:%S}{digits}" + (f"{hours_ahead:+03}:00" if hours_ahead else "Z")


def gpx_point(tag, point, heights, times, beats=None, **how):
    latitude, longitude, height, moment = point
    rise = f"<ele>{height}</ele>" if heights else ""
    time = f"<time>{moment_text(moment, **how)}</time>" if times else ""
    heart = f"<x:hr>{beats}</x:hr>"
    more = f"<extensions><x:TrackPointExtension>{heart}</x:TrackPointExtension></extensions>" if beats else ""
    return f'<{tag} lat="{latitude}" lon="{longitude}">{rise}{time}{more}</{tag}>'


def gpx_segment(walk, times, heights, **how):
    points = [
        gpx_point(
            "trkpt", point, walk.random.random() < heights, walk.random.random() < times,
            beats=walk.random.randrange(60, 190), **how,
        ) for point in walk.points(walk.random.randrange(2, 150))
    ]
    walk.wait(600)
    return "<trkseg>\n" + "\n".join(points) + "\n</trkseg>"


def gpx(seed, segments=1, tracks=1, version="1.1", times=1.0, heights=1.0, is_reversed=False, **how):
    """Tracks of some segments; only parts of their points have a time or a height."""
    walk = Walk(seed, how.get("fractions", 0))
    written = [gpx_segment(walk, times, heights, **how) for _ in range(segments)]
    if is_reversed:
        written.reverse()
    size = len(written) // tracks
    parts = "".join(
        f"<trk><name>Way {i}</name>{''.join(written[i * size:(i + 1) * size])}</trk>" for i in range(tracks)
    )
    return whole_gpx(parts, version)


def whole_gpx(content, version="1.1"):
    place = f"http://www.topografix.com/GPX/{version.replace('.', '/')}"
    own = "http://www.garmin.com/xmlschemas/TrackPointExtension/v1"
    head = f'<gpx version="{version}" creator="x" xmlns="{place}" xmlns:x="{own}">'
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{head}{content}</gpx>\n'


def routes(seed, count, times=0.0):
    """Routes that are planned, each elsewhere."""
    walk, written = Walk(seed), []
    for _ in range(count):
        points = "".join(gpx_point("rtept", point, True, walk.random.random() < times) for point in walk.points(40))
        written.append(f"<rte>{points}</rte>")
        walk.wait(0)
    return whole_gpx("".join(written))


def gpx_files():
    """Names and contents."""
    for seed in range(3):
        yield f"one segment {seed}", gpx(seed)
        yield f"several segments {seed}", gpx(seed, segments=4)
        yield f"several tracks {seed}", gpx(seed, segments=4, tracks=2)
        yield f"version 1.0 {seed}", gpx(seed, segments=2, version="1.0")
        yield f"fractions of seconds {seed}", gpx(seed, segments=2, fractions=[1, 3, 6][seed])
        yield f"an offset {seed}", gpx(seed, hours_ahead=[-5, 2, 9][seed])
        yield f"times missing {seed}", gpx(seed, segments=2, times=0.7)
        yield f"no times {seed}", gpx(seed, segments=2, times=0)
        yield f"heights missing {seed}", gpx(seed, segments=2, heights=0.8)
        yield f"no heights {seed}", gpx(seed, segments=2, heights=0)
        yield f"segments not in order {seed}", gpx(seed, segments=3, is_reversed=True)
        yield f"a route {seed}", routes(seed, 1)
        yield f"two routes {seed}", routes(seed, 2)
    yield "an empty segment", whole_gpx("<trk><trkseg></trkseg></trk>")
    yield "no track", whole_gpx("")
    yield "a point without a place", whole_gpx('<trk><trkseg><trkpt lat="1"></trkpt></trkseg></trk>')
    for size in (100, 500, 1500, 2500):
        yield f"cut at byte {size}", gpx(1)[:size]


class TCXWriter:
    """A file of activities in TCX, its names behind a prefix."""

    def __init__(self, seed, prefix="", start="", has_sums=True, has_means=False, places=1.0, fractions=0):
        self.walk = Walk(seed, fractions)
        self.random = self.walk.random
        self.prefix, self.start, self.has_sums, self.places = prefix, start, has_sums, places
        self.fractions, self.has_means = fractions, has_means
        self.distance = 0.0

    def element(self, name, content, attributes=""):
        return f"<{self.prefix}{name}{attributes}>{content}</{self.prefix}{name}>"

    def moment(self, moment):
        return moment_text(moment, self.fractions)

    def point(self, latitude, longitude, height, moment):
        element = self.element
        self.distance += self.random.uniform(0, 5)
        parts = [element("Time", self.moment(moment))]
        if self.random.random() < self.places:
            degrees = element("LatitudeDegrees", latitude) + element("LongitudeDegrees", longitude)
            parts += [element("Position", degrees), element("AltitudeMeters", height)]
        parts.append(element("DistanceMeters", f"{self.distance:.3f}"))
        parts.append(element("HeartRateBpm", element("Value", self.random.randrange(60, 190))))
        return element("Trackpoint", "\n".join(parts))

    def track(self):
        points = "".join(self.point(*point) for point in self.walk.points(self.random.randrange(2, 60)))
        return self.element("Track", points)

    def lap(self):
        """Two tracks with a pause between them."""
        element, first = self.element, self.moment(self.walk.moment)
        sums = element("TotalTimeSeconds", f"{self.random.uniform(0, 4000):.2f}")
        sums += element("DistanceMeters", f"{self.random.uniform(0, 9000):.3f}") + element("Calories", 70)
        if self.has_means:
            sums += element("AverageHeartRateBpm", element("Value", self.random.randrange(60, 190)))
        tracks = self.track()
        self.walk.wait(300)
        return element("Lap", (sums if self.has_sums else "") + tracks + self.track(), f' StartTime="{first}"')

    def activity(self, laps, sport="Running"):
        start = self.element("Id", self.moment(self.walk.moment))
        return self.element("Activity", start + "".join(self.lap() for _ in range(laps)), f' Sport="{sport}"')

    def file(self, activities=1, laps=2):
        content = self.element("Activities", "".join(self.activity(laps) for _ in range(activities)))
        name = f"xmlns:{self.prefix[:-1]}" if self.prefix else "xmlns"
        space = f' {name}="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"'
        head = self.start + '<?xml version="1.0" encoding="UTF-8"?>\n'
        return head + self.element("TrainingCenterDatabase", content, space)


def tcx_files():
    """Names and contents."""
    for seed in range(3):
        yield f"plain {seed}", TCXWriter(seed).file()
        yield f"a prefix {seed}", TCXWriter(seed, prefix="ns3:").file(laps=3)
        yield f"blanks in front {seed}", TCXWriter(seed, start=" " * 10).file()
        yield f"fractions of seconds {seed}", TCXWriter(seed, fractions=3).file()
        yield f"several activities {seed}", TCXWriter(seed).file(activities=3)
        yield f"no sums {seed}", TCXWriter(seed, has_sums=False).file()
        yield f"places and heights missing {seed}", TCXWriter(seed, places=0.9).file(laps=4)
        yield f"means of laps {seed}", TCXWriter(seed, has_means=True).file(laps=3, activities=1 + seed % 2)
        yield f"cut {seed}", TCXWriter(seed).file()[:-3000 * (seed + 1) // 3]
    yield "no activity", TCXWriter(0).file(activities=0)
