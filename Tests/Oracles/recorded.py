"""What a reader finds in a recording of an activity, and the figures that this makes.

What stands for figures that a file does not tell is what the program's help says: places tell distance (haversine
within what belongs together), heights the ascent (smoothed as gpxpy does it, where they are near), moments the time.
"""

from datetime import datetime

import gpxpy.geo


# Activities so many milliseconds after the point before are activities of their own.
HOURS_APART = 3 * 3_600_000
# Of a device that stops by itself: no record for so many seconds, and so many times longer than ever before.
SILENCE, TIMES_LONGER = 30, 10
# A value lasts up to the next one where there are points without one between them, for so many seconds at most.
LEAP = 30
# Heights are smoothed over points that are no farther apart: in metres where they have no moments.
NEAR_SECONDS, NEAR_METERS = 30, 100


class Unreadable(Exception):
    """Why another reader refuses a file."""


class Recorded:
    """What another reader finds in a recording."""

    def __init__(self):
        self.records = self.laps = self.sessions = 0
        # Of each activity what its file says of it: start, meters, moving, elapsed, ascent.
        self.activities = []
        # The points between pauses, each a moment in milliseconds and a dictionary of what was measured.
        self.stretches = [[]]
        self.is_activity = True
        # Whether what the reader does not find is not there.
        self.tells_all = True
        # The moment at which a device was switched on that knows no date, in milliseconds.
        self.switched_on = None

    def move(self, milliseconds):
        """Moves all moments."""
        for activity in self.activities:
            activity["start"] += milliseconds
        self.stretches = [[(moment + milliseconds, values) for moment, values in stretch] for stretch in self.stretches]

    def part_at_silences(self):
        """Makes pauses of the times for which nothing was recorded, as no event tells them."""
        longest, parts = None, []
        for stretch in self.stretches:
            parts.append([])
            for index, point in enumerate(stretch):
                step = (point[0] - stretch[index - 1][0]) / 1000 if index else None
                if step is not None and longest is not None and step > max(SILENCE, longest * TIMES_LONGER):
                    parts.append([])
                elif step is not None:
                    longest = max(longest or 0, step)
                parts[-1].append(point)
        self.stretches = parts

    def mean(self, name):
        """What was measured on average over the time that it lasted, of the line from each value to the next."""
        area = seconds = 0
        for stretch in self.stretches:
            known = [(i, at / 1000, values[name]) for i, (at, values) in enumerate(stretch) if values.get(name) is not None]
            for (i, start, low), (j, end, high) in zip(known, known[1:]):
                if j == i + 1 or end - start <= LEAP:
                    area, seconds = area + (low + high) / 2 * (end - start), seconds + end - start
        plain = [values[name] for _, values in self.points() if values.get(name) is not None]
        return area / seconds if seconds else sum(plain) / len(plain) if plain else None

    def points(self):
        return [point for stretch in self.stretches for point in stretch]

    def values(self, name):
        """The seconds since the first point with what was measured, in the order of time."""
        moments = [moment for moment, _ in self.points() if moment is not None]
        told = [(moment, values[name]) for moment, values in self.points() if values.get(name) is not None]
        if any(moment is None for moment, _ in told):
            return None
        return sorted(((moment - min(moments)) / 1000, value) for moment, value in told)

    def meters(self):
        """How far it was: as the last point says, else as places tell."""
        told = self.values("distance")
        return told[-1][1] if told else sum(meters(stretch) for stretch in self.stretches)

    def ascent(self):
        return sum(map(uphill, self.stretches))

    def seconds(self):
        moments = [moment for moment, _ in self.points() if moment is not None]
        return (max(moments) - min(moments)) / 1000 if moments else None

    def first(self):
        return min((moment for moment, _ in self.points() if moment is not None), default=None)

    def all_activities(self):
        """The activities, with what their points tell."""
        if not self.is_activity:
            return self.activities
        if len(self.activities) > 1:
            return [self.completed(activity) for activity in self.activities]
        told = self.activities[0] if self.activities else {}
        points = {"start": self.first(), "meters": self.meters(), "ascent": self.ascent(), "elapsed": self.seconds()}
        points["heart"] = self.mean("heart rate") if self.has_moments() else None
        if points["elapsed"] is not None:
            # Nobody moves longer than it took.
            points["elapsed"] = max(points["elapsed"], told.get("moving") or 0)
        return [{**points, **{name: value for name, value in told.items() if value is not None}}]

    def is_of_several_days(self):
        """Whether activities begin hours after the point before, and each has points."""
        starts = sorted(activity["start"] for activity in self.activities if activity.get("start") is not None)
        moments = sorted(point[0] for point in self.points() if point[0] is not None)
        if len(starts) < max(2, len(self.activities)) or not moments:
            return False
        first = [start for start in starts[1:] if start - max((m for m in moments if m < start), default=start) > HOURS_APART]
        ends = [*first, float("inf")]
        return bool(first) and all(
            any(start <= moment < end for moment in moments) for start, end in zip([float("-inf"), *first], ends)
        )

    def completed(self, activity):
        """One of several activities, with what the points from its start to its end, or to the next one's start, tell."""
        start, length = activity.get("start"), activity.get("elapsed") or activity.get("moving")
        if start is None:
            return activity
        later = [other["start"] for other in self.activities if other.get("start") is not None and other["start"] > start]

        def is_own(moment):
            ends_before = length is not None and moment > start + length * 1000
            return moment is not None and moment >= start and not ends_before and moment < min(later, default=float("inf"))

        own = Recorded()
        own.stretches = [[point for point in stretch if point[0] is not None and is_own(point[0])] for stretch in self.stretches]
        if not own.points():
            return activity
        told = own.values("distance")
        heights = any(values.get("height") is not None for _, values in own.points())
        points = {"meters": told[-1][1] - told[0][1] if told else None, "ascent": own.ascent() if heights else None}
        points["heart"] = own.mean("heart rate")
        return {**points, **{name: value for name, value in activity.items() if value is not None}}

    def has_moments(self):
        return all(moment is not None for moment, _ in self.points())

    def heart(self):
        """The mean of all activities, over the time of each."""
        activities = self.all_activities()
        if len(activities) == 1:
            return activities[0].get("heart")
        told = [(activity["heart"], activity.get("moving") or activity.get("elapsed") or 0)
                for activity in activities if activity.get("heart") is not None]
        seconds = sum(time for _, time in told)
        return sum(heart * time for heart, time in told) / seconds if seconds else None

    def figures(self):
        """The figures by the program's names."""
        activities = self.all_activities()
        starts = [activity["start"] for activity in activities if activity.get("start") is not None]

        def total(*names):
            told = ([activity.get(name) for name in names] for activity in activities)
            return sum(next((value for value in values if value is not None), 0) for values in told)

        # gpxpy does not read what version 1.0 has of makers.
        is_known = self.has_moments() and (self.heart() is not None or self.tells_all)
        means = {"heartRateMean": self.heart()} if is_known else {}
        return {
            **means, "records": self.records, "laps": self.laps, "sessions": self.sessions, "count": len(activities),
            "first": min(starts, default=None), "last": max(starts, default=None), "distanceMeters": total("meters"),
            "movingSeconds": total("moving", "elapsed"), "elapsedSeconds": total("elapsed", "moving"),
            "elevationMeters": total("ascent"),
        }


def uphill(points):
    """How much it goes upwards: smoothed over what is near, from height to height where points are far apart."""
    runs, way, place, last = [], 0, None, None
    for moment, values in points:
        here = values.get("place", (None,))
        if None not in here:
            way, place = way + (gpxpy.geo.haversine_distance(*place, *here) if place else 0), here
        if values.get("height") is None:
            continue
        if last is None or is_far(last, (moment, way)):
            runs.append([])
        runs[-1].append(values["height"])
        last = moment, way
    between = sum(max(0, later[0] - earlier[-1]) for earlier, later in zip(runs, runs[1:]))
    return between + sum(gpxpy.geo.calculate_uphill_downhill(run)[0] for run in runs)


def is_far(last, here):
    if None in (last[0], here[0]):
        return here[1] - last[1] > NEAR_METERS
    return here[0] - last[0] > NEAR_SECONDS * 1000


def meters(points):
    """How far it is along the points that have a place."""
    places = [values["place"] for _, values in points if None not in values.get("place", (None,))]
    return sum(gpxpy.geo.haversine_distance(*a, *b) for a, b in zip(places, places[1:]))


def milliseconds(moment):
    """UTC milliseconds; of a device that knows no date since it was switched on."""
    seconds = moment.timestamp() if isinstance(moment, datetime) else moment
    return None if seconds is None else round(seconds * 1000, 3)
