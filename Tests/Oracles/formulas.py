"""Computes random formulas by itself, in fractions that lose nothing, and compares the program's series with that.

Formulas of numbers and series are made as trees and written in one of the many ways that there are to write them; functions
are computed as their definitions say, from series with gaps, far from zero, evenly and unevenly apart, in zones whose clocks
change. Values with units are those of metres, kilograms, seconds and amperes, and what is refused is so for their powers.
"""

import math
import os
import random
import re
from collections import Counter
from datetime import datetime, timedelta, timezone
from fractions import Fraction
from statistics import NormalDist
from zoneinfo import ZoneInfo, available_timezones

import program

TREES, SERIES = 60, 120
# Zones in which what was earlier is looked at; CHARTDECK_ZONES=600 is all of them.
SHIFTED_ZONES = int(os.environ.get("CHARTDECK_ZONES", "10"))
FORMULAS_A_FILE = 120
ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe"]
# Of the highest number that a result is made of.
TOLERANCE = 1e-12
GAP = None
UTC = timezone.utc


def student(free):
    """Within how many standard deviations 95 of 100 values are, of which so many are free: by Simpson's rule, over angles
    whose tangents they are."""
    steps = 2000
    whole = math.sqrt(math.pi) * math.exp(math.lgamma(free / 2) - math.lgamma((free + 1) / 2))

    def share(angle):
        heights = [math.cos(angle * step / steps) ** (free - 1) * (1 if step in (0, steps) else 4 if step % 2 else 2) for step in range(steps + 1)]
        return 2 * math.fsum(heights) * angle / steps / 3 / whole

    low, high = 0.0, math.pi / 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if share(middle) < 0.95 else (low, middle)
    return math.sqrt(free) * math.tan(low)


class Tree:
    """A random formula of numbers and two series."""

    SIGNS = {"<": 1, "<=": 1, ">": 1, ">=": 1, "==": 1, "!=": 1, "+": 2, "-": 2, "*": 3, "/": 3, "^": 4}

    def __init__(self, numbers, depth=4):
        self.kind = numbers.choice(["number", "series"] if depth == 0 else ["number", "series", "sign", "sign", "sign", "minus", "call"])
        if self.kind == "number":
            self.value = numbers.choice([0, 1, 2, 3, 10, 0.5, 1.25, 1e-3, 7e2])
        elif self.kind == "series":
            self.value = numbers.choice(["a", "b"])
        else:
            self.value = numbers.choice(list(self.SIGNS)) if self.kind == "sign" else numbers.choice(["abs", "if", "min", "max", "mean", "clip", "floor"])
            count = {"sign": 2, "minus": 1, "call": {"abs": 1, "floor": 1, "if": 3, "clip": 3}.get(self.value, 2)}[self.kind]
            self.parts = [Tree(numbers, depth - 1) for _ in range(count)]

    def strength(self):
        return {"sign": self.SIGNS.get(self.value if self.kind == "sign" else "", 0), "minus": 3.5}.get(self.kind, 9)

    def text(self, numbers):
        """One of the ways to write it."""
        blank = lambda: numbers.choice(["", "", " ", "  "])
        if self.kind == "number":
            return numbers.choice([repr(self.value), f"{self.value:.17g}", repr(float(self.value))])
        if self.kind == "series":
            return numbers.choice([self.value, f"`{self.value}`"])
        if self.kind == "call":
            return f"{self.value}({(',' + blank()).join(part.text(numbers) for part in self.parts)})"
        if self.kind == "minus":
            return "-" + blank() + self.parts[0].within(numbers, 3.5, numbers.random() < 0.2)
        strength = self.SIGNS[self.value]
        # What is as strong needs parentheses on one side; comparisons of comparisons on both.
        left, right = self.parts
        closer = [strength + (0.1 if self.value == "^" or strength == 1 else 0), strength + (0 if self.value == "^" else 0.1)]
        if self.value == "^" and right.kind == "minus":
            closer[1] = 0
        words = [part.within(numbers, least, numbers.random() < 0.2) for part, least in zip((left, right), closer)]
        return words[0] + blank() + self.value + blank() + words[1]

    def within(self, numbers, least, has_more):
        text = self.text(numbers)
        return f"({text})" if self.strength() < least or has_more else text

    def result(self, row):
        """Its value at a row; a gap where it is no number. There is one 0, without a sign."""
        value = self.signed_result(row)
        return value if value is GAP else value + 0.0

    def signed_result(self, row):
        if self.kind == "number":
            return float(self.value)
        if self.kind == "series":
            return row[self.value]
        parts = [part.result(row) for part in self.parts]
        if self.kind == "call" and self.value == "mean":
            return self.mean([part for part in parts if part is not GAP and not math.isnan(part)])
        if any(part is GAP or math.isnan(part) for part in parts):
            return GAP
        if self.kind == "minus":
            return -parts[0]
        return self.called(parts) if self.kind == "call" else self.signed(*parts)

    @staticmethod
    def mean(known):
        if not known:
            return GAP
        total = sum(known)
        return total / len(known) if math.isinf(total) or math.isnan(total) else float(sum(map(Fraction, known)) / len(known))

    def called(self, parts):
        if self.value == "if":
            return parts[1] if parts[0] != 0 else parts[2]
        if self.value == "clip":
            return min(max(parts[0], parts[1]), parts[2])
        if self.value == "floor":
            return parts[0] if math.isinf(parts[0]) else float(math.floor(parts[0]))
        return {"abs": abs, "min": min, "max": max}[self.value](*parts)

    def signed(self, a, b):
        if self.SIGNS[self.value] == 1:
            return float({"<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b, "==": a == b, "!=": a != b}[self.value])
        try:
            return {"+": lambda: a + b, "-": lambda: a - b, "*": lambda: a * b, "/": lambda: self.ratio(a, b), "^": lambda: math.pow(a, b)}[self.value]()
        except ValueError:
            is_below = math.copysign(1, a) < 0 and b % 2 == 1
            return (-math.inf if is_below else math.inf) if a == 0 else math.nan
        except OverflowError:
            return -math.inf if a < 0 and b % 2 == 1 else math.inf

    @staticmethod
    def ratio(a, b):
        if b != 0:
            return a / b
        return math.nan if a == 0 or math.isnan(a) else math.copysign(math.inf, a) * math.copysign(1, b)


class Points:
    """A series over time, and what functions make of it."""

    def __init__(self, seed):
        numbers = random.Random(f"formulas {seed}")
        self.zone = ZoneInfo(numbers.choice(ZONES))
        count = numbers.choice([1, 2, 3, 10, 60, 150])
        start = datetime(2024, numbers.choice([2, 3, 9, 10]), numbers.randrange(1, 29), 5, 7, tzinfo=UTC)
        step = numbers.choice([60, 3600, 86_400])
        is_even = numbers.random() < 0.5
        if is_even and step == 86_400:
            # Days are those of the file, whatever zone is asked for.
            self.zone = ZoneInfo("UTC")
        self.x = []
        moment = int(start.timestamp()) * 1000
        for _ in range(count):
            self.x.append(moment)
            moment += step * 1000 if is_even else numbers.choice([step * 250, step * 1000, step * 1000, step * 1700, step * 5000])
        offset = numbers.choice([0, 0, 1e9, -1e6])
        self.y = [GAP if numbers.random() < 0.1 else offset + round(numbers.uniform(-100, 100), 3) for _ in range(count)]
        if all(value is GAP for value in self.y):
            self.y[0] = 1.5
        distances = sorted(b - a for a, b in zip(self.x, self.x[1:]))
        self.spacing = distances[(len(distances) - 1) // 2] if distances else 86_400_000
        self.step = step
        self.scale = max(abs(value) for value in self.y if value is not GAP) or 1

    def write(self, path, name="y"):
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"time,{name}\n")
            for x, value in zip(self.x, self.y):
                moment = datetime.fromtimestamp(x / 1000, UTC)
                file.write(f"{moment.isoformat(timespec='milliseconds').replace('+00:00', 'Z')},{'' if value is GAP else repr(value)}\n")

    # Windows.

    def before(self, x, span):
        """The moment that is a span before another one, days and months by the clocks of the zone."""
        count, unit = span
        if unit in ("min", "h"):
            return x - count * {"min": 60_000, "h": 3_600_000}[unit]
        local = datetime.fromtimestamp(x / 1000, UTC).astimezone(self.zone).replace(tzinfo=None)
        if unit == "d":
            local -= timedelta(days=count)
        elif unit == "weekday":
            local = self.same_weekday(local, count)
        else:
            month = local.year * 12 + local.month - 1 - count
            for day in range(local.day, 0, -1):
                try:
                    local = local.replace(year=month // 12, month=month % 12 + 1, day=day)
                    break
                except ValueError:
                    continue
        return self.moment(local)

    @staticmethod
    def same_weekday(local, count):
        """The same weekday of the month so many months before, as often into it; the last one where there is no fifth."""
        month = local.year * 12 + local.month - 1 - count
        number = (local.day - 1) // 7
        first = local.replace(year=month // 12, month=month % 12 + 1, day=1)
        days = [first + timedelta(days=day) for day in range(31)]
        same = [day for day in days if day.month == first.month and day.weekday() == local.weekday()]
        return same[min(number, len(same) - 1)]

    def moment(self, local):
        """When clocks show a time: at first; of one that they skip the moment at which they do."""
        found = [local.replace(tzinfo=self.zone, fold=fold) for fold in (0, 1)]
        real = [moment for moment in found if moment.astimezone(UTC).astimezone(self.zone).replace(tzinfo=None) == local]
        if real:
            return round(real[0].timestamp() * 1000)
        low, high = (moment.timestamp() for moment in reversed(found))
        # The change is the first moment at which clocks show a later time than the one that they skip.
        low, high = int(low) - 7200, int(high) + 7200
        while high - low > 1:
            middle = (low + high) // 2
            shown = datetime.fromtimestamp(middle, UTC).astimezone(self.zone).replace(tzinfo=None)
            low, high = (low, middle) if shown > local else (middle, high)
        return high * 1000

    def windows(self, span, is_centred=False):
        """For each point those that its window has, and whether it is within the points."""
        for index, x in enumerate(self.x):
            if span[1] == "points":
                count = span[0]
                first = index - (count // 2 if is_centred else count - 1)
                yield range(max(0, first), min(len(self.x), first + count)), first >= 0 and first + count <= len(self.x)
                continue
            length = Fraction(x - self.before(x, span))
            start = x - (length / 2 if is_centred else length)
            end = start + length
            held = [k for k, other in enumerate(self.x) if start < other <= end]
            is_whole = start >= self.x[0] - self.spacing
            if is_centred:
                is_whole = is_whole and end < self.x[-1] + self.spacing
            yield held, is_whole

    def length(self, index):
        if index == 0:
            return self.spacing
        own = self.x[index] - self.x[index - 1]
        return self.spacing if own > 1.75 * self.spacing else own

    def windowed(self, name, span, is_centred):
        for index, (held, is_whole) in enumerate(self.windows(span, is_centred)):
            known = [(Fraction(self.y[k]), self.length(k)) for k in held if self.y[k] is not GAP]
            values = [value for value, _ in known]
            if not is_whole or self.y[index] is GAP or not values:
                yield GAP
            elif name == "avg":
                weights = [1 if span[1] == "points" else length for _, length in known]
                yield float(sum(v * w for v, w in zip(values, weights)) / sum(weights))
            elif name == "std":
                mean = sum(values) / len(values)
                yield math.sqrt(sum((v - mean) ** 2 for v in values) / (len(values) - 1)) if len(values) > 1 else GAP
            elif name == "median":
                ordered = sorted(values)
                yield float((ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]) / 2)
            else:
                yield float({"sum": sum, "min": min, "max": max, "count": len}[name](values))

    # One point after the other.

    def pairs(self):
        return zip([(None, GAP)] + list(zip(self.x, self.y)), zip(self.x, self.y))

    def differences(self):
        return [GAP if a is GAP or b is GAP else float(Fraction(b) - Fraction(a)) for (_, a), (_, b) in self.pairs()]

    def rates(self):
        for (x, a), (end, b) in self.pairs():
            if a is GAP or b is GAP:
                yield GAP
            else:
                rise = b - a
                yield (b if rise < 0 else rise) / ((end - x) / 1000)

    def sums(self):
        total = Fraction(0)
        for value in self.y:
            total += 0 if value is GAP else Fraction(value)
            yield GAP if value is GAP else float(total)

    def areas(self):
        total = Fraction(0)
        for (x, a), (end, b) in self.pairs():
            if a is not GAP and b is not GAP:
                total += (Fraction(a) + Fraction(b)) / 2 * Fraction(end - x, 1000)
            yield GAP if b is GAP else float(total)

    def earlier(self, span):
        for index, x in enumerate(self.x):
            if span[1] == "points":
                yield self.y[index - span[0]] if index >= span[0] else GAP
                continue
            place = self.before(x, span)
            if place < self.x[0]:
                yield GAP
                continue
            after = next(k for k, other in enumerate(self.x) if other >= place)
            if self.x[after] == place:
                yield self.y[after]
                continue
            start, end = self.x[after - 1], self.x[after]
            a, b = self.y[after - 1], self.y[after]
            is_near = end - start <= 1.75 * self.spacing
            yield float(Fraction(a) + (Fraction(b) - Fraction(a)) * Fraction(place - start, end - start)) if is_near and a is not GAP and b is not GAP else GAP

    def beside(self, span):
        """The value of the nearest point, the earlier of two, to what was so long before."""
        for x in self.x:
            place = self.before(x, span)
            nearest = min(range(len(self.x)), key=lambda k: (abs(self.x[k] - place), k))
            is_inside = self.x[0] <= place <= self.x[-1]
            yield self.y[nearest] if abs(self.x[nearest] - place) <= self.spacing * (2 if is_inside else 0.5) else GAP

    def joined(self, others, how):
        """Its values at the points of others."""
        for x in others:
            if not self.x[0] <= x <= self.x[-1]:
                yield GAP
                continue
            after = next(k for k, own in enumerate(self.x) if own >= x)
            if self.x[after] == x:
                yield self.y[after]
            elif how == "last":
                yield self.y[after - 1]
            elif how == "nearest":
                nearest = min((after - 1, after), key=lambda k: (abs(self.x[k] - x), k))
                yield self.y[nearest] if abs(self.x[nearest] - x) <= 2 * self.spacing else GAP
            else:
                (start, a), (end, b) = ((self.x[k], self.y[k]) for k in (after - 1, after))
                yield GAP if a is GAP or b is GAP else float(Fraction(a) + (Fraction(b) - Fraction(a)) * Fraction(x - start, end - start))

    def known(self):
        """The points that have a value, x from the first point on."""
        return [(Fraction(x - self.x[0]), Fraction(y)) for x, y in zip(self.x, self.y) if y is not GAP]

    def trend(self):
        """The line of least squares, and the edges of its band."""
        known, nothing = self.known(), [GAP] * len(self.x)
        mean_x, mean_y = (sum(values) / len(known) for values in zip(*known))
        spread = sum((x - mean_x) ** 2 for x, _ in known)
        if spread == 0:
            return nothing, nothing, nothing
        slope = sum((x - mean_x) * (y - mean_y) for x, y in known) / spread
        distances = [x - self.x[0] - mean_x for x in self.x]
        line = [mean_y + slope * distance for distance in distances]
        free = len(known) - 2
        if free < 1:
            return list(map(float, line)), nothing, nothing
        rests = sum((y - mean_y - slope * (x - mean_x)) ** 2 for x, y in known) / free
        reaches = [Fraction(student(free)) * Fraction(math.sqrt(rests * (Fraction(1, len(known)) + distance**2 / spread))) for distance in distances]
        return list(map(float, line)), [float(y - reach) for y, reach in zip(line, reaches)], [float(y + reach) for y, reach in zip(line, reaches)]

    def robust(self):
        """Theil's and Sen's line, from the slopes of all pairs, and the edges of its band."""
        known, nothing = self.known(), [GAP] * len(self.x)
        slopes = sorted((b[1] - a[1]) / (b[0] - a[0]) for k, a in enumerate(known) for b in known[k + 1:] if a[0] != b[0])
        if not slopes:
            return nothing, nothing, nothing
        middle = lambda values: (values[(len(values) - 1) // 2] + values[len(values) // 2]) / 2
        mean_x, mean_y = (middle(sorted(values)) for values in zip(*known))
        distances = [x - self.x[0] - mean_x for x in self.x]
        line = [float(mean_y + middle(slopes) * distance) for distance in distances]
        if len(known) < 3:
            return line, nothing, nothing
        chance = lambda n: n * (n - 1) * (2 * n + 5)
        ties = [chance(count) for column in zip(*known) for count in Counter(column).values()]
        reach = -NormalDist().inv_cdf(0.025) * math.sqrt((chance(len(known)) - sum(ties)) / 18)
        low = slopes[max(0, round((len(slopes) - reach) / 2) - 1)]
        high = slopes[min(len(slopes) - 1, round((len(slopes) + reach) / 2))]
        edges = [sorted((float(mean_y + low * distance), float(mean_y + high * distance))) for distance in distances]
        return line, [edge[0] for edge in edges], [edge[1] for edge in edges]

    def by(self, period, what):
        def start(x):
            local = datetime.fromtimestamp(x / 1000, UTC).astimezone(self.zone).replace(tzinfo=None)
            if period == "week":
                local -= timedelta(days=local.weekday())
            return (local.year, local.month if period != "year" else 0, local.day if period in ("day", "week") else 0)

        groups = {}
        for x, y in zip(self.x, self.y):
            if y is not GAP:
                groups.setdefault(start(x), []).append(Fraction(y))
        results = {"sum": sum, "mean": lambda v: sum(v) / len(v), "max": max, "min": min, "last": lambda v: v[-1], "count": len}
        return [GAP if y is GAP else float(results[what](groups[start(x)])) for x, y in zip(self.x, self.y)]

    def drawdowns(self):
        highest = None
        for value in self.y:
            if value is GAP:
                yield GAP
                continue
            highest = value if highest is None else max(highest, value)
            yield float(Fraction(value) / Fraction(highest) - 1) if highest else GAP

    def formulas(self, numbers):
        """Some formulas with what they come to, and how large the numbers are that they are made of."""
        spans = [(numbers.choice([1, 2, 3, 7, 24]), "points"), (numbers.choice([1, 2, 7]), "d"), (numbers.choice([1, 5]), "h"), (numbers.choice([30, 90]), "min"), (1, "month")]
        written = lambda span: f"{span[0]} {span[1]}"
        for name in ("avg", "sum", "std", "median", "min", "max", "count"):
            span = numbers.choice(spans)
            is_centred = numbers.random() < 0.3
            centred = ", centred" if is_centred else ""
            yield f"{name}(y, {written(span)}{centred})", self.windowed(name, span, is_centred), self.scale * (len(self.x) if name == "sum" else 1)
        yield "d(y)", self.differences(), self.scale
        yield "rate(y)", self.rates(), self.scale
        yield "cumsum(y)", self.sums(), self.scale * len(self.x)
        yield "integral(y)", self.areas(), self.scale * max(1, (self.x[-1] - self.x[0]) / 1000)
        for span in numbers.sample(spans, 2):
            yield f"lag(y, {written(span)})", self.earlier(span), self.scale
        for span in numbers.sample(spans[1:], 2) + [(numbers.choice([1, 2, 12]), "weekday")]:
            written_time = f"{span[0]} months, weekday" if span[1] == "weekday" else written(span)
            for formula in (f"beside(y, {written_time})", f"0 + beside(y, {written_time})"):
                yield formula, self.beside(span), self.scale
        for words, lines in (("", self.trend()), (", robust", self.robust())):
            for edge, line in zip(("", ", lower", ", upper"), lines):
                # Few points say so little of their line that its band is far wider than they are.
                yield f"trend(y{words}{edge})", line, max([self.scale] + [abs(value) for value in line if value is not GAP])
        period, what = numbers.choice(["day", "week", "month", "year"]), numbers.choice(["sum", "mean", "max", "min", "last", "count"])
        yield f"by(y, {period}, {what})", self.by(period, what), self.scale * (len(self.x) if what == "sum" else 1)
        if min(value for value in self.y if value is not GAP) > 0:
            yield "drawdown(y)", self.drawdowns(), 1


def computed(path, folder, formulas, *options):
    """The rows that the program computes, a list of values for each formula."""
    output = os.path.join(folder, "computed.csv")
    named = [f"f{number} = {formula}" for number, formula in enumerate(formulas)]
    program.run(path, "--range", "..", "--output", output, *options, *(word for formula in named for word in ("--compute", formula)))
    with open(output, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split(",") for line in file][1:]
    first = len(rows[0]) - len(formulas) if rows else 0
    return [[float(row[first + number]) if row[first + number] else GAP for row in rows] for number in range(len(formulas))]


def difference(formula, found, expected, scale):
    """Where a series is another one than was expected, in words."""
    for row, (a, b) in enumerate(zip(found, expected)):
        b = GAP if b is not GAP and not math.isfinite(b) else b
        if (a is GAP) != (b is GAP) or a is not GAP and abs(a - b) > TOLERANCE * max(scale, abs(b)):
            return f"{formula}: row {row}: {a!r}, expected {b!r}"
    return "" if len(found) == len(expected) else f"{formula}: {len(found)} rows, expected {len(expected)}"


def trees(folder, seed):
    """Formulas of numbers and two series."""
    numbers = random.Random(f"trees {seed}")
    rows = [{"a": round(numbers.uniform(-5, 5), 2), "b": numbers.choice([0.0, 1.0, round(numbers.uniform(-50, 50), 1)])} for _ in range(5)]
    rows[2]["b"] = GAP
    path = os.path.join(folder, "trees.csv")
    with open(path, "w", encoding="utf-8") as file:
        file.write("day,a,b\n" + "".join(f"2024-01-0{day},{row['a']},{'' if row['b'] is GAP else row['b']}\n" for day, row in enumerate(rows, 1)))
    made = [Tree(numbers) for _ in range(FORMULAS_A_FILE)]
    texts = [tree.text(numbers) for tree in made]
    found = computed(path, folder, texts, "--series", "a,b")
    faults = (difference(text, values, [tree.result(row) for row in rows], 0) for tree, text, values in zip(made, texts, found))
    return "; ".join(fault for fault in faults if fault)[:500]


def functions(folder, seed):
    """What functions make of a series."""
    points = Points(seed)
    path = os.path.join(folder, "functions.csv")
    points.write(path)
    asked = list(points.formulas(random.Random(f"asked {seed}")))
    found = computed(path, folder, [formula for formula, _, _ in asked], "--zone", str(points.zone), "--series", "y")
    faults = (difference(formula, values, list(expected), scale) for (formula, expected, scale), values in zip(asked, found))
    return "; ".join(fault for fault in faults if fault)[:500]


def joins(folder, seed):
    """A series at the points of another one."""
    points, others = Points(f"joined {seed}"), Points(f"joining {seed}")
    others.zone = points.zone = ZoneInfo("UTC")
    middle = points.x[len(points.x) // 2] - others.x[len(others.x) // 2]
    others.x = [x + middle // 250 * 250 for x in others.x]
    board = os.path.join(folder, f"joins {seed}")
    os.makedirs(board)
    points.write(os.path.join(board, "a.csv"), "y")
    others.write(os.path.join(board, "b.csv"), "z")
    ways = ("line", "last", "nearest")
    found = computed(board, folder, [f"at(z, {how})" for how in ways], "--chart", "1")
    faults = (difference(how, values, list(others.joined(points.x, how)), others.scale) for how, values in zip(ways, found))
    return "; ".join(fault for fault in faults if fault)[:500]


def shifts(folder, zone, seed):
    """What was earlier, in a zone: at quarters of hours over some weeks, beside those of a year before."""
    numbers = random.Random(f"shifts {seed} {zone}")
    points = Points(0)
    points.zone = ZoneInfo(zone)
    end = int(datetime(numbers.randrange(1980, 2037), numbers.randrange(1, 13), numbers.randrange(1, 28), tzinfo=UTC).timestamp()) * 1000
    quarter, day = 900_000, 86_400_000
    points.x = [start + k * quarter for start in (end - 375 * day, end) for k in range(3500)]
    points.y = [float(k) for k in range(len(points.x))]
    points.spacing = quarter
    path = os.path.join(folder, "shifts.csv")
    points.write(path)
    spans = [(1, "d"), (7, "d"), (364, "d"), (1, "month"), (12, "months"), (12, "weekday")]
    formulas = [f"beside(y, {count} months, weekday)" if unit == "weekday" else f"beside(y, {count} {unit})" for count, unit in spans]
    found = computed(path, folder, formulas, "--zone", zone, "--series", "y")
    index = {x: k for k, x in enumerate(points.x)}
    faults = []
    for formula, span, values in zip(formulas, spans, found):
        for row in range(3500, 7000):
            place = points.before(points.x[row], span)
            # Clocks that differ by other minutes than quarters of an hour show no point exactly.
            if place in index and values[row] != index[place]:
                faults.append(f"{formula} in {zone}: {points.x[row]}: {values[row]}, expected {index[place]}")
    return "; ".join(faults)[:500]


# How many metres, kilograms, seconds and amperes a unit is, and of which powers of these.
UNITS = {
    "m": (Fraction(1), (1, 0, 0, 0)), "km": (Fraction(1000), (1, 0, 0, 0)), "cm": (Fraction(1, 100), (1, 0, 0, 0)), "mile": (Fraction(1609344, 1000), (1, 0, 0, 0)),
    "s": (Fraction(1), (0, 0, 1, 0)), "min": (Fraction(60), (0, 0, 1, 0)), "h": (Fraction(3600), (0, 0, 1, 0)), "kg": (Fraction(1), (0, 1, 0, 0)), "g": (Fraction(1, 1000), (0, 1, 0, 0)),
    "A": (Fraction(1), (0, 0, 0, 1)), "mA": (Fraction(1, 1000), (0, 0, 0, 1)), "V": (Fraction(1), (2, 1, -3, -1)), "W": (Fraction(1), (2, 1, -3, 0)), "kW": (Fraction(1000), (2, 1, -3, 0)),
    "J": (Fraction(1), (2, 1, -2, 0)), "N": (Fraction(1), (1, 1, -2, 0)), "mph": (Fraction(44704, 100000), (1, 0, -1, 0)), "kn": (Fraction(1852, 3600), (1, 0, -1, 0)), "Wh": (Fraction(3600), (2, 1, -2, 0)),
}
MEASURED = {"a": "km/h", "b": "m/s", "c": "s", "d": "km", "e": "W", "f": "V", "g": "mA", "i": "min", "j": "Wh", "k": "N", "l": "kn"}


class Unlike(Exception):
    """Values that do not measure the same are put together."""


def unit_of(text):
    """The size and the powers of a unit, `W/(m²·K)`."""
    def product(text):
        size, powers = Fraction(1), (0, 0, 0, 0)
        for factor in text.split("·"):
            if factor == "1":
                continue
            raised = re.fullmatch(r"([A-Za-z]+)([²³⁴⁵⁶⁷⁸⁹]?)", factor)
            power = "  ²³⁴⁵⁶⁷⁸⁹".index(raised[2]) if raised[2] else 1
            own, dimension = UNITS[raised[1]]
            size, powers = size * own ** power, tuple(a + b * power for a, b in zip(powers, dimension))
        return size, powers

    above, _, below = text.partition("/")
    size, powers = product(above)
    if below:
        under, less = product(below.strip("()"))
        size, powers = size / under, tuple(a - b for a, b in zip(powers, less))
    return size, powers


class Measure:
    """A random formula of series with units: its value in metres, kilograms, seconds and amperes, and the powers of these."""

    def __init__(self, numbers, depth=3):
        kinds = ["series", "quantity"] if depth == 0 else ["series", "sum", "sum", "product", "product", "ratio", "max", "unit"]
        self.kind = numbers.choice(kinds)
        if self.kind == "series":
            self.name = numbers.choice(list(MEASURED))
        elif self.kind == "quantity":
            self.number, self.name = numbers.choice([2, 0.5, 30]), numbers.choice(["km", "s", "kg", "mph", "min", "h"])
        else:
            self.parts = [Measure(numbers, depth - 1)] + ([] if self.kind == "unit" else [Measure(numbers, depth - 1)])
            if self.kind in ("sum", "max") and numbers.random() < 0.7:
                # Else nearly all would be refused.
                self.parts[1] = Measure.like(self.parts[0], numbers)
            self.name = numbers.choice(["mph", "km", "J", "min", "kW", "Wh"])

    @staticmethod
    def like(other, numbers):
        try:
            powers = other.dimension()
        except Unlike:
            return other
        found = [name for name, unit in MEASURED.items() if unit_of(unit)[1] == powers]
        series = Measure(numbers, 0)
        if not found:
            return other
        series.kind, series.name = "series", numbers.choice(found)
        return series

    def dimension(self):
        if self.kind == "series":
            return unit_of(MEASURED[self.name])[1]
        if self.kind == "quantity":
            return UNITS[self.name][1]
        powers = [part.dimension() for part in self.parts]
        if self.kind == "unit":
            if powers[0] != UNITS[self.name][1]:
                raise Unlike
            return powers[0]
        if self.kind in ("sum", "max"):
            if powers[0] != powers[1]:
                raise Unlike
            return powers[0]
        return tuple(a + (b if self.kind == "product" else -b) for a, b in zip(*powers))

    def value(self, row):
        if self.kind == "series":
            return row[self.name] * unit_of(MEASURED[self.name])[0]
        if self.kind == "quantity":
            return Fraction(self.number) * UNITS[self.name][0]
        values = [part.value(row) for part in self.parts]
        return {"unit": lambda a: a, "sum": lambda a, b: a + b, "max": max, "product": lambda a, b: a * b, "ratio": lambda a, b: a / b if b else Fraction(0)}[self.kind](*values)

    def text(self):
        if self.kind == "series":
            return self.name
        if self.kind == "quantity":
            return f"{self.number} {self.name}"
        words = [part.text() for part in self.parts]
        if self.kind in ("unit", "max"):
            return f"{self.kind}({words[0]}, {self.name if self.kind == 'unit' else words[1]})"
        return f"({words[0]} {dict(sum='+', product='*', ratio='/')[self.kind]} {words[1]})"


def units(folder, seed):
    """What formulas of values in many units come to, and which of them are refused."""
    numbers = random.Random(f"units {seed}")
    rows = [{name: Fraction(numbers.randrange(1, 4000), 8) for name in MEASURED} for _ in range(4)]
    path, output = (os.path.join(folder, name) for name in ("units.csv", "unit.csv"))
    with open(path, "w", encoding="utf-8") as file:
        file.write("day," + ",".join(f"{name} ({unit})" for name, unit in MEASURED.items()) + "\n")
        file.write("".join(f"2024-01-0{day}," + ",".join(repr(float(value)) for value in row.values()) + "\n" for day, row in enumerate(rows, 1)))
    for formula in (Measure(numbers) for _ in range(6)):
        text = formula.text()
        try:
            powers, isLike = formula.dimension(), True
        except Unlike:
            isLike = False
        try:
            program.run(path, "--compute", f"r = {text}", "--range", "..", "--output", output)
        except program.Refusal as refusal:
            if isLike or "do not measure the same" not in str(refusal):
                return f"{text}: {refusal}"
            continue
        if not isLike:
            return f"{text}: not refused"
        with open(output, encoding="utf-8") as file:
            heading, *lines = (line.rstrip("\n") for line in file)
        unit = re.search(r",r(?: \((.*)\))?$", heading)
        size, found = unit_of(unit[1]) if unit[1] else (Fraction(1), (0, 0, 0, 0))
        if found != powers:
            return f"{text}: in {unit[1]}"
        for row, line in zip(rows, lines):
            expected, value = formula.value(row), Fraction(float(line.split(",")[-1])) * size
            if abs(value - expected) > abs(expected) * Fraction(1, 10 ** 12):
                return f"{text}: {float(value)}, expected {float(expected)}"
    return ""


def planted(folder):
    """A result that is another one by a little has to be found."""
    yield "formulas planted", lambda: difference("y", [1.0, 2.0], [1.0, 2.0 + 1e-11], 2) and difference("y", [GAP], [0.0], 1)


def scatter(folder, seed):
    """What differs of the points of a scatter, and of how closely they keep to their line."""
    numbers = random.Random(f"scatter {seed}")
    count, offset = numbers.choice([1, 2, 3, 40, 900]), numbers.choice([0, 0, 1e3, 1e9])
    steepness, spread = numbers.choice([-2, 0, 0.001, 3, 1e4]), numbers.choice([0.0, 0.3, 10])
    pairs = []
    for _ in range(count):
        x = numbers.randrange(-500, 500) / 8
        y = steepness * x + spread * numbers.gauss(0, 1) * (abs(steepness) or 1) * 30
        pairs.append((offset + x, round(offset + y, 6)))
    gap = lambda value: value if numbers.random() > 0.05 else None
    pairs = [(gap(x), gap(y)) for x, y in pairs]
    path = os.path.join(folder, "scatter.csv")
    with open(path, "w", encoding="utf-8") as file:
        file.write("row,a,b\n")
        for number, pair in enumerate(pairs):
            file.write(",".join([str(number + 1), *("" if value is None else repr(value) for value in pair)]) + "\n")
    output = os.path.join(folder, "scatter.txt")
    try:
        program.run(path, "--compute", "against(b, a)", "--range", "..", "--output", output)
    except program.Refusal as refusal:
        # A column without any number is none.
        return "" if any(all(pair[column] is None for pair in pairs) for column in (0, 1)) else str(refusal)
    with open(output, encoding="utf-8") as file:
        said = [line.split("\t")[1] for line in file.read().split("\n") if line.startswith("figures\t")][0]
    known = [(Fraction(x), Fraction(y)) for x, y in pairs if x is not None and y is not None]
    xs, ys = [x for x, _ in known], [y for _, y in known]
    middle = lambda values: sum(values) / len(values) if values else 0
    xx = sum((x - middle(xs)) ** 2 for x in xs)
    yy = sum((y - middle(ys)) ** 2 for y in ys)
    xy = sum((x - middle(xs)) * (y - middle(ys)) for x, y in known)
    words = re.fullmatch(r"(\d+) points?(?:, r = (.+), slope (.+))?", said)
    if not words or int(words[1]) != len(known):
        return f"{said}, expected {len(known)} points"
    if (words[2] is not None) != (xx > 0 and yy > 0):
        return f"{said}, expected {'a line' if xx > 0 and yy > 0 else 'no line'}"
    if words[2] is None:
        return ""
    number = lambda text: float(text.replace("\u2212", "-").replace("\u202f", "").replace("\u00a0", ""))
    correlation, slope = float(xy) / math.sqrt(xx * yy), float(xy / xx)
    if abs(number(words[2]) - correlation) > 0.000501 or abs(number(words[3]) - slope) > abs(slope) * 0.00501 + 1e-9:
        return f"{said}, expected r = {correlation}, slope {slope}"
    return ""


def spectra(folder, seed):
    """The amplitude of each frequency, summed by its definition: of all values, or of the mean power of pieces."""
    numbers = random.Random(f"spectra {seed}")
    count, offset = numbers.choice([2, 3, 4, 30, 97, 128]), numbers.choice([0, 0, 1e3, 1e9])
    values = [offset + round(numbers.uniform(-50, 50), 3) + 30 * math.sin(k / numbers.choice([2, 5])) for k in range(count)]
    length = numbers.choice([count, count, min(count, 20)])
    is_faded = numbers.random() < 0.6
    path, output = (os.path.join(folder, name) for name in ("spectra.csv", "spectrum.csv"))
    with open(path, "w", encoding="utf-8") as file:
        file.write("day,y\n" + "".join(f"{(datetime(2023, 1, 1) + timedelta(days=day)).date()},{value!r}\n" for day, value in enumerate(values)))
    first, end = (3, count - 4) if count >= 30 and length == count and numbers.random() < 0.5 else (0, count)
    values, length = values[first:end], min(length, end - first)
    words = ["y"] + ([f"{length} points"] if length < end - first else []) + ([] if is_faded else ["rectangle"])
    if end - first < count:
        words.append("visible")
        days = [(datetime(2023, 1, 1) + timedelta(days=day)).date() for day in (first, end - 1)]
    program.run(path, "--compute", f"spectrum({', '.join(words)})", "--range", f"{days[0]}..{days[1]}" if end - first < count else "..", "--output", output)
    count = end - first
    with open(output, encoding="utf-8") as file:
        rows = [[float(cell) for cell in line.split(",")] for line in file.read().split("\n")[1:] if line]
    found = [row[1] for row in rows]
    # Lengths of large primes, and odd ones, are filled up with zeros.
    padded = 2 * len(found)
    if not length <= padded <= length + 2 or padded > length + 1 and length < 100:
        return f"{len(found)} frequencies of {length} values"
    window = [0.5 - 0.5 * math.cos(2 * math.pi * k / length) if is_faded else 1 for k in range(length)]
    starts = range(0, count - length + 1, max(1, length // 2))
    expected = []
    for frequency in range(1, padded // 2 + 1):
        turns = [2 * math.pi * (frequency * k % padded) / padded for k in range(length)]
        powers = []
        for start in starts:
            piece = [Fraction(value) for value in values[start : start + length]]
            mean = sum(piece) / length
            rest = [float(value - mean) * weight for value, weight in zip(piece, window)]
            powers.append(math.fsum(r * math.cos(t) for r, t in zip(rest, turns)) ** 2 + math.fsum(r * math.sin(t) for r, t in zip(rest, turns)) ** 2)
        expected.append((1 if frequency * 2 == padded else 2) * math.sqrt(math.fsum(powers) / len(powers)) / math.fsum(window))
    places = [365.25 * (k + 1) / padded for k in range(len(found))]
    if any(abs(row[0] - place) > 1e-9 * place for row, place in zip(rows, places)):
        return f"frequencies {rows[0][0]}, expected {places[0]}"
    return difference("spectrum", found, expected, max(abs(value) for value in values))


def spectrograms(folder, seed):
    """The strongest frequency of each piece, by the sums that define how strong each is."""
    numbers = random.Random(f"spectrograms {seed}")
    count, offset = numbers.choice([9, 30, 97, 128]), numbers.choice([0, 0, 1e3, 1e9])
    values = [offset + round(numbers.uniform(-50, 50), 3) + 30 * math.sin(k * k / numbers.choice([20, 50])) for k in range(count)]
    length = numbers.choice([4, 7, min(count, 20), count])
    is_faded = numbers.random() < 0.6
    path, output = (os.path.join(folder, name) for name in ("waves.csv", "spectrogram.csv"))
    with open(path, "w", encoding="utf-8") as file:
        file.write("x,y\n" + "".join(f"{10 + 0.5 * place},{value!r}\n" for place, value in enumerate(values)))
    words = ["y", f"{length} points"] + ([] if is_faded else ["rectangle"])
    program.run(path, "--compute", f"spectrogram({', '.join(words)})", "--range", "..", "--output", output)
    with open(output, encoding="utf-8") as file:
        rows = [[float(cell) for cell in line.split(",")] for line in file.read().split("\n")[1:] if line]
    starts = range(0, count - length + 1, max(1, length // 2))
    if len(rows) != len(starts):
        return f"{len(rows)} pieces, expected {len(starts)}"
    window = [0.5 - 0.5 * math.cos(2 * math.pi * k / length) if is_faded else 1 for k in range(length)]
    padded = length + length % 2
    for (x, found), start in zip(rows, starts):
        middle = 10 + 0.5 * (start + (length - 1) / 2)
        if abs(x - middle) > 1e-9 * middle:
            return f"a piece at {x}, expected {middle}"
        piece = [Fraction(value) for value in values[start : start + length]]
        rest = [float(value - sum(piece) / length) * weight for value, weight in zip(piece, window)]
        strengths = []
        for frequency in range(1, padded // 2 + 1):
            turns = [2 * math.pi * (frequency * k % padded) / padded for k in range(length)]
            strength = math.hypot(math.fsum(r * math.cos(t) for r, t in zip(rest, turns)), math.fsum(r * math.sin(t) for r, t in zip(rest, turns)))
            strengths.append(strength / (2 if frequency * 2 == padded else 1))
        place = found * padded * 0.5 - 1
        if abs(place - round(place)) > 1e-6 or strengths[round(place)] < max(strengths) - 1e-9 * (abs(offset) + 100):
            return f"at {x} {found}, expected {(strengths.index(max(strengths)) + 1) / padded / 0.5}"
    return ""


def cases(folder, part):
    for seed in range(SERIES):
        yield f"formulas spectrograms {seed}", lambda seed=seed: spectrograms(folder, seed)
        yield f"formulas spectra {seed}", lambda seed=seed: spectra(folder, seed)
    for seed in range(SERIES):
        yield f"formulas scatter {seed}", lambda seed=seed: scatter(folder, seed)
    for seed in range(SERIES):
        yield f"formulas units {seed}", lambda seed=seed: units(folder, seed)
    for seed in range(TREES):
        yield f"formulas trees {seed}", lambda seed=seed: trees(folder, seed)
    zones = random.Random("zones").sample(sorted(available_timezones()), min(SHIFTED_ZONES, len(available_timezones())))
    for zone in zones:
        yield f"formulas shifts {zone}", lambda zone=zone: shifts(folder, zone, 0)
    for seed in range(SERIES):
        yield f"formulas joins {seed}", lambda seed=seed: joins(folder, seed)
    for seed in range(SERIES):
        yield f"formulas functions {seed}", lambda seed=seed: functions(folder, seed)
