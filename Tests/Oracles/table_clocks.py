"""Writes when the rows of a table are, in the forms in which people write it, beside what they mean: moments in
milliseconds since 1970, durations in milliseconds, or plain numbers."""

from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
LONG_MONTHS = (
    "January February March April May June July August September October November December".split()
)
GERMAN_MONTHS = (
    "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()
)
SECOND, MINUTE, HOUR, DAY = 1, 60, 3600, 86_400
# So many seconds lie between two rows, by what a form can tell.
STEPS = {
    "millisecond": (0.1, 0.5, 1, 10), "second": (1, 5, 10, 30, MINUTE, 600), "minute": (MINUTE, 300, 600, 900, HOUR),
    "hour": (HOUR, 3 * HOUR, 6 * HOUR), "day": (DAY, DAY, 7 * DAY), "week": (7 * DAY,),
}
UNIX = datetime(1970, 1, 1, tzinfo=timezone.utc)
WEEKDAYS = "Mon Tue Wed Thu Fri Sat Sun".split()


def milliseconds(moment):
    return round((moment - UNIX) / timedelta(microseconds=1)) / 1000


def clock12(moment, seconds=True):
    hour = moment.hour % 12 or 12
    return f"{hour}:{moment:%M:%S} {moment:%p}" if seconds else f"{hour:02}:{moment:%M} {moment:%p}"


def fraction(moment, digits=3):
    return f"{moment:%f}"[:digits]


def is_in(zone):
    def text(moment):
        return moment.astimezone(ZoneInfo(zone)).isoformat()
    return text


# A form's name: what it can tell, the names of its columns, and its cells.
FORMS = {
    "iso T": ("second", ["time"], lambda m: [f"{m:%Y-%m-%dT%H:%M:%S}"]),
    "iso blank": ("second", ["Timestamp"], lambda m: [f"{m:%Y-%m-%d %H:%M:%S}"]),
    "iso minutes": ("minute", ["datetime"], lambda m: [f"{m:%Y-%m-%d %H:%M}"]),
    "iso Z": ("second", ["time"], lambda m: [f"{m:%Y-%m-%dT%H:%M:%SZ}"]),
    "iso ms": ("millisecond", ["Time"], lambda m: [f"{m:%Y-%m-%d %H:%M:%S}.{fraction(m)}"]),
    "iso ms Z": ("millisecond", ["time"], lambda m: [f"{m:%Y-%m-%dT%H:%M:%S}.{fraction(m)}Z"]),
    "iso us": ("millisecond", ["time"], lambda m: [f"{m:%Y-%m-%d %H:%M:%S}.{fraction(m, 6)}"]),
    "iso day": ("day", ["Date"], lambda m: [f"{m:%Y-%m-%d}"]),
    "iso +05:30": ("second", ["time"], lambda m: [is_in("Asia/Kolkata")(m)]),
    "iso Berlin": ("hour", ["time"], lambda m: [is_in("Europe/Berlin")(m)]),
    "iso New York": ("hour", ["started"], lambda m: [is_in("America/New_York")(m).replace("T", " ")]),
    "basic": ("second", ["when"], lambda m: [f"{m:%Y%m%dT%H%M%S}"]),
    "basic Z": ("second", ["when"], lambda m: [f"{m:%Y%m%dT%H%M%SZ}"]),
    "yyyymmdd": ("day", ["DATE"], lambda m: [f"{m:%Y%m%d}"]),
    "yyyymmddhh": ("hour", ["MESS_DATUM"], lambda m: [f"{m:%Y%m%d%H}"]),
    "yyyymmddhhmm": ("minute", ["Datum"], lambda m: [f"{m:%Y%m%d%H%M}"]),
    "yyyymmddhhmmss": ("second", ["TIMESTAMP"], lambda m: [f"{m:%Y%m%d%H%M%S}"]),
    "dd.mm.yyyy": ("day", ["Datum"], lambda m: [f"{m:%d.%m.%Y}"]),
    "dd.mm.yyyy hh:mm": ("minute", ["Zeit"], lambda m: [f"{m:%d.%m.%Y %H:%M}"]),
    "dd.mm.yyyy hh:mm:ss": ("second", ["Zeitpunkt"], lambda m: [f"{m:%d.%m.%Y %H:%M:%S}"]),
    "d.m.yy": ("day", ["Tag"], lambda m: [f"{m.day}.{m.month}.{m:%y}"]),
    "dd/mm/yyyy": ("day", ["Date"], lambda m: [f"{m:%d/%m/%Y}"]),
    "dd/mm/yyyy hh:mm": ("minute", ["Date"], lambda m: [f"{m:%d/%m/%Y %H:%M}"]),
    "dd-mm-yyyy hh:mm:ss": ("second", ["Date"], lambda m: [f"{m:%d-%m-%Y %H:%M:%S}"]),
    "mm/dd/yyyy": ("day", ["Date"], lambda m: [f"{m:%m/%d/%Y}"]),
    "m/d/yyyy": ("day", ["Date"], lambda m: [f"{m.month}/{m.day}/{m.year}"]),
    "m/d/yy h:mm": ("minute", ["Date"], lambda m: [f"{m.month}/{m.day}/{m:%y} {m.hour}:{m:%M}"]),
    "mm/dd/yyyy hh:mm": ("minute", ["Date Time"], lambda m: [f"{m:%m/%d/%Y %H:%M}"]),
    "mm/dd/yyyy 12": ("second", ["Date Time"], lambda m: [f"{m:%m/%d/%Y} {clock12(m)}"]),
    "yyyy/mm/dd": ("day", ["Date"], lambda m: [f"{m:%Y/%m/%d}"]),
    "yyyy/mm/dd hh:mm:ss": ("second", ["Time"], lambda m: [f"{m:%Y/%m/%d %H:%M:%S}"]),
    "iso 12": ("minute", ["Time"], lambda m: [f"{m:%Y-%m-%d} {clock12(m, False)}"]),
    "d Mon yyyy": ("day", ["Date"], lambda m: [f"{m.day} {MONTHS[m.month - 1]} {m.year}"]),
    "Mon d, yyyy": ("day", ["Date"], lambda m: [f"{MONTHS[m.month - 1]} {m.day}, {m.year}"]),
    "d Month yyyy": ("day", ["Day"], lambda m: [f"{m.day} {LONG_MONTHS[m.month - 1]} {m.year}"]),
    "dd-Mon-yyyy": ("day", ["Date"], lambda m: [f"{m.day:02}-{MONTHS[m.month - 1]}-{m.year}"]),
    "dd-Mon-yyyy hh:mm:ss": (
        "second", ["Time"], lambda m: [f"{m.day:02}-{MONTHS[m.month - 1]}-{m:%Y %H:%M:%S}"]),
    "dd-Mon-yy": ("day", ["Date"], lambda m: [f"{m.day:02}-{MONTHS[m.month - 1]}-{m:%y}"]),
    "Mon yyyy": ("month", ["Month"], lambda m: [f"{MONTHS[m.month - 1]} {m.year}"]),
    "yyyy-mm": ("month", ["Month"], lambda m: [f"{m:%Y-%m}"]),
    "yyyy": ("year", ["Year"], lambda m: [f"{m.year}"]),
    "yyyy-ddd": ("day", ["Date"], lambda m: [f"{m:%Y-%j}"]),
    "epoch s": ("second", ["timestamp"], lambda m: [f"{milliseconds(m) / 1000:.0f}"]),
    "epoch s.f": ("millisecond", ["time"], lambda m: [f"{milliseconds(m) / 1000:.3f}"]),
    "epoch ms": ("millisecond", ["timestamp"], lambda m: [f"{milliseconds(m):.0f}"]),
    "epoch us": ("millisecond", ["ts"], lambda m: [f"{milliseconds(m) * 1000:.0f}"]),
    "epoch ns": ("millisecond", ["time"], lambda m: [f"{milliseconds(m):.0f}000000"]),
    "date, clock": ("second", ["Date", "Time"], lambda m: [f"{m:%Y-%m-%d}", f"{m:%H:%M:%S}"]),
    "dd.mm.yyyy, clock": ("minute", ["Datum", "Uhrzeit"], lambda m: [f"{m:%d.%m.%Y}", f"{m:%H:%M}"]),
    "mm/dd/yyyy, clock 12": ("second", ["Date", "Time"], lambda m: [f"{m:%m/%d/%Y}", clock12(m)]),
    "yyyymmdd, hhmm": ("minute", ["Date", "HHMM"], lambda m: [f"{m:%Y%m%d}", f"{m:%H%M}"]),
    "yyyymmdd, clock": ("second", ["Date", "Time"], lambda m: [f"{m:%Y%m%d}", f"{m:%H:%M:%S}"]),
    "y, m": ("month", ["Year", "Month"], lambda m: [str(m.year), str(m.month)]),
    "y, m, d": ("day", ["Year", "Month", "Day"], lambda m: [str(m.year), str(m.month), str(m.day)]),
    "y, m, d, h": (
        "hour", ["Year", "Month", "Day", "Hour"], lambda m: [str(m.year), str(m.month), str(m.day), str(m.hour)]),
    "y, m, d, h, m": (
        "minute", ["YY", "MM", "DD", "hh", "mm"],
        lambda m: [f"{m:%Y}", f"{m:%m}", f"{m:%d}", f"{m:%H}", f"{m:%M}"]),
    "y, doy": ("day", ["Year", "DOY"], lambda m: [str(m.year), str(m.timetuple().tm_yday)]),
    "y, doy, hhmm": (
        "minute", ["Year", "DOY", "HHMM"], lambda m: [str(m.year), str(m.timetuple().tm_yday), f"{m:%H%M}"]),
    "y, doy, h": (
        "hour", ["YEAR", "DOY", "HR"], lambda m: [str(m.year), str(m.timetuple().tm_yday), str(m.hour)]),
    "y, m, d, clock": (
        "minute", ["Year", "Month", "Day", "Time"], lambda m: [str(m.year), str(m.month), str(m.day), f"{m:%H:%M}"]),
    "d, m, y": ("day", ["Day", "Month", "Year"], lambda m: [str(m.day), str(m.month), str(m.year)]),
    "date, h, m": ("minute", ["Date", "Hour", "Minute"], lambda m: [f"{m:%Y-%m-%d}", str(m.hour), str(m.minute)]),
    "date, h, m, s": (
        "second", ["Date", "hour", "min", "sec"],
        lambda m: [f"{m:%Y-%m-%d}", str(m.hour), str(m.minute), str(m.second)]),
    "date, clock ms": (
        "millisecond", ["Date", "Time"], lambda m: [f"{m:%d.%m.%Y}", f"{m:%H:%M:%S}.{fraction(m)}"]),
    "d Mon yyyy, clock": (
        "minute", ["Date", "Time"], lambda m: [f"{m.day:02}-{MONTHS[m.month - 1]}-{m.year}", f"{m:%H:%M}"]),
    "date, 1:05PM": (
        "minute", ["Date", "Time"], lambda m: [f"{m:%Y-%m-%d}", f"{m.hour % 12 or 12}:{m:%M%p}"]),
    "dd/mm/yyyy hh:mm:ss": ("second", ["Date"], lambda m: [f"{m:%d/%m/%Y %H:%M:%S}"]),
    "dd/mm/yy hh:mm": ("minute", ["Date"], lambda m: [f"{m:%d/%m/%y %H:%M}"]),
    "dd.mm.yyyy, hh:mm:ss": ("second", ["Zeit"], lambda m: [f"{m:%d.%m.%Y, %H:%M:%S}"]),
    "dd.mm.yyyy hh:mm:ss,fff": (
        "millisecond", ["Zeit"], lambda m: [f"{m:%d.%m.%Y %H:%M:%S},{fraction(m)}"]),
    "mm/dd/yyyy hh:mm:ss.f": (
        "millisecond", ["Time"], lambda m: [f"{m:%m/%d/%Y %H:%M:%S}.{fraction(m, 1)}"]),
    "m/d/yyyy 12": (
        "minute", ["Date"], lambda m: [f"{m.month}/{m.day}/{m.year} {m.hour % 12 or 12}:{m:%M} {m:%p}"]),
    "m/d/yyyy 12 p.m.": (
        "minute", ["Date"],
        lambda m: [f"{m.month}/{m.day}/{m.year} {m.hour % 12 or 12}:{m:%M} {'a.m.' if m.hour < 12 else 'p.m.'}"]),
    "yyyy.mm.dd hh:mm": ("minute", ["Time"], lambda m: [f"{m:%Y.%m.%d %H:%M}"]),
    "yyyymmdd hh:mm:ss": ("second", ["Time"], lambda m: [f"{m:%Y%m%d %H:%M:%S}"]),
    "yyyymmdd-hhmmss": ("second", ["Time"], lambda m: [f"{m:%Y%m%d-%H%M%S}"]),
    "yyyymmdd_hhmmss": ("second", ["Time"], lambda m: [f"{m:%Y%m%d_%H%M%S}"]),
    "iso UTC": ("second", ["time"], lambda m: [f"{m:%Y-%m-%d %H:%M:%S} UTC"]),
    "iso +00": ("millisecond", ["time"], lambda m: [f"{m:%Y-%m-%d %H:%M:%S}.{fraction(m, 6)}+00"]),
    "iso +0000": ("second", ["time"], lambda m: [f"{m:%Y-%m-%dT%H:%M:%S}+0000"]),
    "iso T minutes Z": ("minute", ["time"], lambda m: [f"{m:%Y-%m-%dT%H:%MZ}"]),
    "iso ,fff": ("millisecond", ["time"], lambda m: [f"{m:%Y-%m-%d %H:%M:%S},{fraction(m)}"]),
    "rfc 822": (
        "second", ["Date"],
        lambda m: [f"{WEEKDAYS[m.weekday()]}, {m.day:02} {MONTHS[m.month - 1]} {m:%Y %H:%M:%S} GMT"]),
    "ctime": (
        "second", ["Time"],
        lambda m: [f"{WEEKDAYS[m.weekday()]} {MONTHS[m.month - 1]} {m.day:02} {m:%H:%M:%S} {m.year}"]),
    "weekday d Mon yyyy": (
        "day", ["Date"], lambda m: [f"{WEEKDAYS[m.weekday()]} {m.day} {MONTHS[m.month - 1]} {m.year}"]),
    "apache": (
        "second", ["Time"], lambda m: [f"{m.day:02}/{MONTHS[m.month - 1]}/{m:%Y:%H:%M:%S} +0000"]),
    "Month d, yyyy": ("day", ["Date"], lambda m: [f"{LONG_MONTHS[m.month - 1]} {m.day}, {m.year}"]),
    "d. Monat yyyy": ("day", ["Datum"], lambda m: [f"{m.day}. {GERMAN_MONTHS[m.month - 1]} {m.year}"]),
    "chinese": ("day", ["日期"], lambda m: [f"{m.year}年{m.month}月{m.day}日"]),
    "yyyy-Qn": ("quarter", ["Quarter"], lambda m: [f"{m.year}-Q{m.month // 3 + 1}"]),
    "Qn yyyy": ("quarter", ["Quarter"], lambda m: [f"Q{m.month // 3 + 1} {m.year}"]),
    "yyyy-Www": ("week", ["Week"], lambda m: ["{}-W{:02}".format(*m.isocalendar()[:2])]),
    "mm/yyyy": ("month", ["Month"], lambda m: [f"{m:%m/%Y}"]),
    "yyyymm": ("month", ["Month"], lambda m: [f"{m:%Y%m}"]),
    "span": (
        "hour", ["MTU"], lambda m: [f"{m:%d.%m.%Y %H:%M} - {m + timedelta(hours=1):%d.%m.%Y %H:%M}"]),
    "date, hour": ("hour", ["Date", "Hour"], lambda m: [f"{m:%Y-%m-%d}", str(m.hour)]),
}


NUMBERS, DURATIONS = ("elapsed s", "depth"), ("elapsed clock", "time of day", "time of day 12")


class Clock:
    """When rows are: the names and the cells of the columns that say it, and x of each row."""

    def __init__(self, numbers, count, form=None):
        self.form = form or numbers.choice([*FORMS, *NUMBERS, *DURATIONS])
        self.kind = "number" if self.form in NUMBERS else "duration" if self.form in DURATIONS else "moment"
        {"moment": self.write_moments, "number": self.write_numbers, "duration": self.write_durations}[self.kind](
            numbers, count)

    def write_moments(self, numbers, count):
        self.resolution, self.names, cells = FORMS[self.form]
        self.moments = moments(numbers, count, self.resolution, self.form)
        self.cells = [cells(moment) for moment in self.moments]
        self.xs = [milliseconds(moment) for moment in self.moments]

    def write_numbers(self, numbers, count):
        step = numbers.choice((0.5, 0.25, 2.5))
        self.names = ["Time (s)" if self.form == "elapsed s" else "Depth (m)"]
        self.xs = [step * (index + 1) for index in range(count)]
        self.cells = [[f"{x:.2f}"] for x in self.xs]

    def write_durations(self, numbers, count):
        step = numbers.choice((1, 10, 60, 300))
        is_day = self.form.startswith("time of day")
        start = numbers.randrange(6 * HOUR, 12 * HOUR) // MINUTE * MINUTE if is_day else 0
        self.names = ["Time"] if is_day else ["Elapsed"]
        seconds = [start + step * index for index in range(count)]
        self.xs = [1000.0 * second for second in seconds]
        if self.form.endswith("12"):
            self.cells = [[clock12(datetime(2000, 1, 1) + timedelta(seconds=s))] for s in seconds]
            return
        hours = "{:02}:{:02}:{:02}" if is_day else "{}:{:02}:{:02}"
        self.cells = [[hours.format(s // HOUR, s // 60 % 60, s % 60)] for s in seconds]

    @property
    def has_blanks(self):
        return any(" " in cell for row in self.cells for cell in row)


def moments(numbers, count, resolution, form):
    """Moments in even steps, sometimes with some missing; the first one's day is no month."""
    if resolution == "year":
        first = numbers.randrange(1950, 1990)
        return [datetime(first + index, 1, 1, tzinfo=timezone.utc) for index in range(count)]
    if resolution in ("month", "quarter"):
        first, step = numbers.randrange(1990 * 12, 2010 * 12, 3), 3 if resolution == "quarter" else 1
        return [month(first + step * index) for index in range(count)]
    step = timedelta(seconds=numbers.choice(STEPS[resolution]))
    day = numbers.randrange(2002, 2025), numbers.randrange(1, 13), numbers.randrange(13, 29)
    start = datetime(*day, tzinfo=timezone.utc)
    if form == "iso Berlin":
        start = datetime(2024, *numbers.choice(((3, 30), (10, 26))), 12, tzinfo=timezone.utc)
    if form == "iso New York":
        start = datetime(2023, *numbers.choice(((3, 11), (11, 4))), 12, tzinfo=timezone.utc)
    if resolution == "week":
        start -= timedelta(days=start.weekday())
    if step < timedelta(days=1):
        start += timedelta(hours=numbers.randrange(10))
    places = sorted(numbers.sample(range(count + count // 4), count)) if numbers.random() < 0.2 else range(count)
    return [start + place * step for place in places]


def month(number):
    return datetime(number // 12, number % 12 + 1, 1, tzinfo=timezone.utc)
