"""Writes FIT files of all kinds, the same ones each time."""

import random
import struct

EPOCH = 631_065_600
FILE, SESSION, LAP, RECORD, EVENT, ACTIVITY, FIELD_NAME, MAKER = 0, 18, 19, 20, 21, 34, 206, 207
# The sizes' signs of `struct` with their base types, and what stands for no value in them.
ENUM, U8, S8, U16, S16, U32, S32, TEXT = "e", "B", "b", "H", "h", "I", "i", "16s"
BASE_TYPES = {ENUM: 0x00, U8: 0x02, S8: 0x01, U16: 0x84, S16: 0x83, U32: 0x86, S32: 0x85, TEXT: 0x07}
NOTHING = {ENUM: 0xFF, U8: 0xFF, S8: 0x7F, U16: 0xFFFF, S16: 0x7FFF, U32: 0xFFFFFFFF, S32: 0x7FFFFFFF, TEXT: b""}

# The numbers and sizes of fields, by message.
FIELDS = {
    FILE: {"type": (0, ENUM), "created": (4, U32)},
    SESSION: {
        "moment": (253, U32), "start": (2, U32), "sport": (5, ENUM), "elapsed": (7, U32), "timer": (8, U32),
        "distance": (9, U32), "energy": (11, U16), "ascent": (22, U16), "heart_rate": (16, U8),
    },
    LAP: {"moment": (253, U32), "start": (2, U32), "elapsed": (7, U32), "distance": (9, U32)},
    RECORD: {
        "moment": (253, U32), "latitude": (0, S32), "longitude": (1, S32), "altitude": (2, U16), "height": (78, U32),
        "distance": (5, U32), "speed": (6, U16), "heart_rate": (3, U8), "cadence": (4, U8), "power": (7, U16),
        "temperature": (13, S8),
    },
    EVENT: {"moment": (253, U32), "event": (0, ENUM), "type": (1, ENUM)},
    ACTIVITY: {"moment": (253, U32), "clock": (5, U32), "sessions": (1, U16)},
    FIELD_NAME: {"maker": (0, U8), "number": (1, U8), "base": (2, U8), "name": (3, TEXT), "unit": (8, TEXT)},
    MAKER: {"maker": (3, U8), "version": (4, U32)},
    # A message that no profile has.
    0xFF00: {"moment": (253, U32), "anything": (1, U16)},
}


def bits_taken_in(value):
    for _ in range(8):
        value = value >> 1 ^ (0xA001 if value & 1 else 0)
    return value


CHECKSUMS = [bits_taken_in(byte) for byte in range(256)]


def checksum(data):
    """The checksum of FIT (FIT protocol, "CRC"), a byte at a time."""
    value = 0
    for byte in data:
        value = value >> 8 ^ CHECKSUMS[(value ^ byte) & 0xFF]
    return value


class FITWriter:
    """One FIT file."""

    def __init__(self, is_big=False, header_size=14):
        self.is_big, self.header_size = is_big, header_size
        self.body = bytearray()
        self.definitions = {}

    def define(self, local, message, names, own=0):
        """Describes the messages of a local number, with so many fields of a maker's own."""
        fields = [(name, *FIELDS[message][name]) for name in names]
        sizes = [(number, self.size(sign), BASE_TYPES[sign]) for _, number, sign in fields]
        head = struct.pack(">BBHB" if self.is_big else "<BBHB", 0, self.is_big, message, len(fields))
        self.body += bytes([0x40 | local | (0x20 if own else 0)]) + head + b"".join(map(bytes, sizes))
        if own:
            self.body += bytes([own]) + b"".join(bytes([number, 2, 0]) for number in range(own))
        self.definitions[local] = (fields, own)

    def write(self, local, ago=None, own=(), **values):
        """Writes a message, its moment as the last five bits alone where `ago` tells them; `own` are the numbers of a
        maker's fields."""
        fields, count = self.definitions[local]
        self.body.append(local if ago is None else 0x80 | local << 5 | ago & 31)
        for name, _, sign in fields:
            value = values.get(name)
            self.body += self.packed(sign, NOTHING[sign] if value is None else value)
        for number in range(count):
            self.body += self.packed(U16, own[number])

    def packed(self, sign, value):
        return struct.pack((">" if self.is_big else "<") + sign.replace(ENUM, U8), value)

    def size(self, sign):
        return len(self.packed(sign, NOTHING[sign]))

    def file(self):
        """The whole file."""
        head = struct.pack("<BBHI4s", self.header_size, 0x20, 2132, len(self.body), b".FIT")
        if self.header_size > len(head):
            head += struct.pack("<H", checksum(head))
        whole = head + self.body
        return whole + struct.pack("<H", checksum(whole))


class Recorder:
    """Records activities of somebody who goes about at random."""

    def __init__(self, seed, fields, **how):
        self.random = random.Random(seed)
        self.fields = fields
        self.has_short_moments = how.pop("has_short_moments", False)
        self.own = how.pop("own", 0)
        # Which part of the values is missing.
        self.missing = {"others": 0.02, "altitude": 0, "height": 0, **how.pop("missing", {})}
        self.writer = FITWriter(**how)
        self.moment = 1_600_000_000 - EPOCH + self.random.randrange(100_000_000)
        self.place = [self.random.uniform(-60, 60), self.random.uniform(-170, 170)]
        self.height, self.distance = self.random.uniform(-100, 3000), 0.0
        self.define()

    def define(self):
        writer, moments = self.writer, [] if self.has_short_moments else ["moment"]
        writer.define(0, FILE, ["type", "created"])
        writer.write(0, type=4, created=self.moment)
        if self.own:
            writer.define(0, MAKER, ["maker", "version"])
            writer.write(0, maker=0, version=1)
            writer.define(0, FIELD_NAME, ["maker", "number", "base", "name", "unit"])
            for number in range(self.own):
                writer.write(0, maker=0, number=number, base=0x84, name=b"own %d" % number, unit=b"W")
        writer.define(0, EVENT, ["moment", "event", "type"])
        writer.define(1, RECORD, moments + self.fields, own=self.own)
        writer.define(2, 0xFF00, ["moment", "anything"])

    def value(self, name):
        """What a device tells of a quantity in the units of the file; sometimes nothing."""
        if self.random.random() < self.missing.get(name, self.missing["others"]):
            return None
        half_turns = [round(degrees * (1 << 31) / 180) for degrees in self.place]
        return {
            "latitude": half_turns[0], "longitude": half_turns[1],
            "altitude": round((self.height + 500) * 5), "height": round((self.height + 500) * 5),
            "distance": round(self.distance * 100), "speed": self.random.randrange(8000),
            "heart_rate": self.random.randrange(60, 190), "cadence": self.random.randrange(100),
            "power": self.random.randrange(400), "temperature": self.random.randrange(-20, 40),
        }[name]

    def go(self):
        """Goes on for a few seconds."""
        step = self.random.choice([0, 1, 2, 3, 5])
        self.moment += self.random.choice([1, 1, 1, 2, 7])
        self.place[0] += step * self.random.uniform(-1, 1) * 1e-5
        self.place[1] += step * self.random.uniform(-1, 1) * 1e-5
        self.height += self.random.uniform(-1, 1)
        self.distance += step

    def record(self, count):
        for _ in range(count):
            self.go()
            ago = self.moment if self.has_short_moments else None
            own = [self.random.choice([NOTHING[U16], self.random.randrange(500)]) for _ in range(self.own)]
            values = {name: self.value(name) for name in self.fields}
            self.writer.write(1, ago=ago, own=own, moment=self.moment, **values)
            if self.random.random() < 0.02:
                self.writer.write(2, moment=self.moment, anything=7)

    def pause(self, seconds):
        """Stops the timer, and starts it again."""
        self.writer.write(0, moment=self.moment, event=0, type=4)
        self.moment += seconds
        self.writer.write(0, moment=self.moment, event=0, type=0)

    def end_lap(self):
        self.writer.define(3, LAP, ["moment", "start", "elapsed", "distance"])
        self.writer.write(3, moment=self.moment, start=self.moment - 60, elapsed=60_000, distance=10_000)

    def end_session(self, names, sport=1, **values):
        """Sums up a session, in the fields of some names."""
        told = {
            "start": self.moment - 600, "elapsed": self.random.randrange(4_000_000), "energy": 300, "heart_rate": 130,
            "timer": self.random.randrange(4_000_000), "distance": self.random.randrange(4_000_000),
            "ascent": self.random.randrange(2000), **values,
        }
        self.writer.define(3, SESSION, ["moment", "sport", *names])
        self.writer.write(3, moment=self.moment, sport=sport, **{name: told[name] for name in names})

    def end_activity(self, sessions=1):
        self.writer.define(4, ACTIVITY, ["moment", "clock", "sessions"])
        self.writer.write(4, moment=self.moment, clock=self.moment + 7200, sessions=sessions)


ALL_FIELDS = ["latitude", "longitude", "altitude", "distance", "speed", "heart_rate", "cadence", "power", "temperature"]
ALL_SUMS = ["start", "elapsed", "timer", "distance", "energy", "ascent", "heart_rate"]


def ride(seed, fields=ALL_FIELDS, sums=ALL_SUMS, told={}, **how):
    """A recording of one activity with pauses and laps; `told` are sums that are told of it."""
    recorder = Recorder(seed, fields, **how)
    recorder.writer.write(0, moment=recorder.moment, event=0, type=0)
    for _ in range(recorder.random.randrange(1, 4)):
        recorder.record(recorder.random.randrange(20, 80))
        recorder.pause(recorder.random.randrange(1, 300))
        # Short moments need one that is whole within 32 seconds before them.
        recorder.record(recorder.random.randrange(20, 80))
        recorder.end_lap()
    if sums is not None:
        recorder.end_session(sums, **told)
    recorder.end_activity()
    return recorder.writer.file()


def triathlon(seed, **how):
    """A recording of several activities with the ways between them."""
    recorder = Recorder(seed, ALL_FIELDS, **how)
    for sport in (5, 3, 2, 3, 1):
        recorder.record(40)
        recorder.end_lap()
        recorder.end_session(ALL_SUMS, sport=sport)
    recorder.end_activity(5)
    return recorder.writer.file()


def broken(seed):
    """Files that end early, or have other bytes than were written."""
    numbers = random.Random(seed)
    whole = ride(seed)
    for _ in range(12):
        size = numbers.randrange(1, len(whole))
        yield f"cut at byte {size}", whole[:size]
    yield "without its checksum", whole[:-2]
    yield "with another checksum", whole[:-1] + bytes([whole[-1] ^ 1])
    yield "with another value", whole[:-400] + bytes([whole[-400] ^ 1]) + whole[-399:]


def fit_files():
    """Names and contents."""
    places = ["latitude", "longitude", "altitude"]
    for name, content in broken(0):
        yield name, content
    for seed in range(3):
        yield f"little endian {seed}", ride(seed)
        yield f"big endian {seed}", ride(seed, is_big=True)
        yield f"short moments {seed}", ride(seed, has_short_moments=True)
        yield f"fields of a maker {seed}", ride(seed, own=3, is_big=seed % 2 == 1)
        yield f"several sessions {seed}", triathlon(seed, is_big=seed % 2 == 1)
        yield f"chained {seed}", ride(seed) + ride(seed + 100, is_big=True) + triathlon(seed + 200)
        yield f"no session {seed}", ride(seed, sums=None)
        yield f"a session without sums {seed}", ride(seed, sums=["start"])
        yield f"places alone {seed}", ride(seed, fields=places, sums=None, missing={"others": 0})
        yield f"heights missing {seed}", ride(seed, fields=places, sums=None, missing={"others": 0, "altitude": 0.2})
        yield f"a short header {seed}", ride(seed, header_size=12)
        yield f"heights in a wider field {seed}", ride(seed, fields=["height", "heart_rate"], sums=None)
