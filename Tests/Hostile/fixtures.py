"""Files that a stranger might send, each with its verdict: what the program must say of it.

A verdict is None where the file is drawn without a word, a text that a notice has where it is drawn with one,
or a Refusal with a text that the sentence has.
"""

import gzip
import io
import json
import random
import struct
import zipfile


class Refusal(str):
    """A part of the one sentence with which a file is refused."""


DAY = 86_400_000
LOOSE_VALUES = 1 << 20
TEXT_BYTES = 16 << 20
CHARTS = SERIES = 1 << 17
CROWD = "too many to be told apart: what they cover together is drawn"


def compact(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def chart(columns, kind="line", **more):
    types = {column[0]: "x" if column[0] == "x" else kind for column in columns}
    return {"columns": columns, "types": types, **more}


def small(**more):
    return chart([["x", 1, 2], ["y0", 1, 2]], **more)


def with_text(**more):
    """A small chart behind members that are JSON texts already."""
    return "{" + "".join(f'"{key}":{text},' for key, text in more.items()) + compact(small())[1:]


def series(count, kind="line", **more):
    columns = [["x", 1, DAY]] + [[f"y{i}", i % 97, i % 89] for i in range(count)]
    return compact(chart(columns, kind, **more))


def short_columns(x):
    return chart([["x"] + x] + [[f"y{i}", 0.5] for i in range(len(x))])


def repeated(text, total):
    """The text again and again, at and around the sizes of the reader's buffers."""
    for size in (total - 1, total, total + 1):
        yield size, (text * (size // len(text) + 1))[:size]


def separators():
    for sign in [",", '"', "[", "]", "{", "}", "1", "0", "-", " ", "\n", "\\", ":", ".", "e", "é"]:
        for total in (64, 4096, 1 << 17):
            for size, run in repeated(sign, total):
                name = f"{size} times U+{ord(sign):04X}"
                numbers = '{"columns":[["x",1' + run + '2],["y0",1,2]],"types":{"x":"x","y0":"line"}}'
                yield f"{name} among numbers", numbers, ...
                yield f"{name} in a title", with_text(title=json.dumps(run)), None


def numbers():
    """Values that cannot be drawn as they are, or not exactly."""
    large = [["x", 1, 2, 3], ["y0", 1.7e308, 1e308, 1], ["y1", 1.7e308, 1.7e308, 2]]
    sums = "too large to be added up"
    yield "percentages without a sum", compact(chart(large, "area", stacked=True, percentage=True)), sums
    yield "areas without a sum", compact(chart(large, "area", stacked=True)), sums
    yield "bars without a sum", compact(chart(large, "bar", stacked=True)), sums
    yield "lines of the largest numbers", compact(chart(large)), None
    yield "a difference that overflows", compact(chart([["x", 1, 2], ["y0", 1.7e308, -1.7e308]])), None
    yield "a difference below one unit", compact(chart([["x", 1, 2], ["y0", 1.0, 1.0000000000000002]])), None
    yield "the smallest numbers", compact(chart([["x", 1, 2], ["y0", 5e-324, 0]])), None
    yield "both zeros", compact(chart([["x", 1, 2], ["y0", -0.0, 0.0]])), None
    yield "a moment without a date", compact(chart([["x", 1, 1e300], ["y0", 1, 2]])), Refusal("that have a date")
    yield "years before 0 and beyond 9999", compact(chart([["x", -1e14, 9.2e21], ["y0", 1, 2]])), None
    for whole in (2**53 + 1, 12345678901234567, 2**63 - 1, 10**19 + 1, 10**20 + 1, 10**40 + 1):
        yield f"the whole number {whole}", compact(chart([["x", 1, 2, 3], ["y0", 1, whole, 2]])), "are rounded"
    for whole in (2**53, 2**60, 10**17, 10**20, 10**22):
        yield f"the exact number {whole}", compact(chart([["x", 1, 2, 3], ["y0", 1, whole, 2]])), None
    yield "long numbers in batches", compact(chart([["x"] + list(range(9)), ["y0"] + [2**53 + 1] * 9])), "are rounded"
    yield "nanotons among decimals", compact(chart([["x", 1, 2, 3], ["y0", 0.5, 12345678901234567, 2]])), "are rounded"


def shapes():
    """Columns, names and texts in kinds that nobody draws."""
    empty = Refusal("found the end of the file")
    yield "nothing", "", empty
    yield "a mark alone", "\ufeff", empty
    yield "one point", compact(chart([["x", 1], ["y0", 1]])), None
    yield "no series", compact(chart([["x", 1]])), Refusal("at least one column to draw")
    yield "constant", compact(chart([["x", 1, 2, 3], ["y0", 5, 5, 5]])), None
    yield "gaps alone", compact(chart([["x", 1, 2], ["y0", None, None]])), None
    yield "gaps at both ends", compact(chart([["x", 1, 2, 3], ["y0", None, 1, None]])), None
    yield "descending", compact(chart([["x", 3, 2, 1], ["y0", 1, 2, 3]])), "a sorted copy is shown"
    yield "one moment", compact(chart([["x", 1, 1, 1], ["y0", 1, 2, 3]])), None
    yield "one id twice", compact(chart([["x", 1], ["y0", 1], ["y0", 2]])), Refusal("found \"y0\" twice")
    yield "ids alike to the eye", compact(chart([["x", 1, 2], ["\u00e9", 1, 2], ["e\u0301", 3, 4]])), None
    yield "markup in names", compact(small(names={"y0": "<b>&amp;<span size='999999'>"})), None
    yield "names that turn", compact(small(names={"y0": "\u202eabc"})), None
    yield "no colours", compact(small(colors={"y0": "#zzzzzz"})), "a colour such as"
    yield "wide text", compact(small()).encode("utf-16-le"), Refusal("found UTF-16 or UTF-32")
    yield "wider text", compact(small()).encode("utf-32-be"), Refusal("found UTF-16 or UTF-32")
    yield "no UTF-8", b'{"title":"\xff"}', Refusal("UTF-8")
    yield "NUL", b"\0" * 4096, Refusal("found")
    yield "2,200 commas", '{"columns":[["x",1' + "," * 2200 + '2],["y0",1,2]],"types":{"x":"x","y0":"line"}}', Refusal(
        'a number or null was expected, found ","'
    )


def lookalikes():
    """What is no chart, and what it is called."""
    what = {
        "an archive": [b"BZh9" + bytes(40), gzip.compress(gzip.compress(compact(small()).encode()))],
        "a picture": [b"\x89PNG\r\n\x1a\n" + bytes(40), b"\xff\xd8\xff\xe0" + bytes(40), "<svg xmlns=''/>"],
        "program text": ["#!/bin/sh\nexit 0\n", "import os\nprint(os)\n"],
        "an XML text": ["<?xml version='1.0'?><rss/>"],
    }
    for words, texts in what.items():
        for number, text in enumerate(texts):
            yield f"{words} {number}", text, Refusal(f"found what looks like {words}")
    yield "nothing known", bytes(range(256)) * 4, Refusal("found nothing that is known")


def tables():
    """Tables in text, of which much is wrong."""
    days = [f"2026-01-{day:02}" for day in range(1, 29)]
    wide = 40_000
    names = ",".join(f"c{number}" for number in range(wide))
    numbers = ",".join("1" for _ in range(wide))
    yield "table of one row", "time,value\n2024-01-01,1\n", None
    yield "table of rows", "a;b;c\n1;2;3\n4;5;6\n", None
    yield "table of equal values", "d,v\n" + "".join(f"{day},7\n" for day in days), None
    yield "table of one moment", "d,v\n" + "2026-01-01,1\n" * 5, None
    yield "table of far moments", "d,v\n1776-07-04,1\n0001-01-01,2\n9999-12-31,3\n", "not in the order"
    yield "table with NaN and infinity", "d,v\n2026-01-01,NaN\n2026-01-02,Inf\n2026-01-03,-0\n2026-01-04,3\n", None
    yield "table of long integers", "i,v\n1,9007199254740993\n2,9223372036854775807\n", "about 16 digits"
    yield "table beyond doubles", "i,v\n1,1e308\n2,5e-324\n3,-1e308\n4,1e309\n", "1 row is left out, in line 5"
    yield "table of far x", "x,y\n-1e300,1\n0,2\n1e300,3\n", None
    yield "table with a total", "d,v\n" + "".join(f"{day},7\n" for day in days) + "Total,196\n", "1 row is left out"
    yield "table with a quote", "d,v\n" + "".join(f"{day},7\n" for day in days) + '2026-02-01,"7\n', "1 row is left out"
    yield "table with returns", "a,b\r1,2\r2,5\r", None
    yield "table of UTF-16", "day;v\n2026-01-01;1,5\n2026-01-02;2,5\n".encode("utf-16"), None
    yield "table of names that repeat", "a,a,a\n1,2,3\n2,3,4\n", None
    yield "table with a long name", "x," + "n" * 3_000 + "\n1,2\n2,3\n", None
    yield "table of many columns", f"{names}\n{numbers}\n{numbers}\n", "wait in the side panel"
    yield "table of names alone", "a,b,c\n", Refusal("rows of values were expected")
    yield "table of gaps", "d,v\n" + "".join(f"{day},\n" for day in days), Refusal("a column of numbers was expected")
    yield "table of words", "a,b\nc,d\n", Refusal("a column of numbers was expected")


def rows():
    """Tables in JSON, of which much is wrong."""
    wide = 40_000
    lines = [compact({"t": i, "v": i * i}) for i in range(1000)]
    yield "rows of lines", "\n".join(lines), None
    yield "rows of an array", "[" + ",\n".join(lines) + "]", None
    yield "one row", '{"v":5}', None
    yield "rows with a broken line", "\n".join(lines[:500] + ['{"t":5,"v":'] + lines[500:]), "in line 501"
    yield "rows that are cut", "\n".join(lines)[:-3], "in line 1000"
    yield "an array of rows that is cut", "[" + ",".join(lines), "is cut off"
    yield "rows with a comma too many", "[" + ",".join(lines) + ",]", None
    yield "rows of words", '[{"a":"b"},{"a":"c"}]', Refusal("a column of numbers was expected")
    yield "rows with arrays", '[{"a":1,"b":[1]},{"a":2,"b":[2]}]', '"b" is left out'
    yield "rows that all have keys of their own", "\n".join(f'{{"k{i}":{i}}}' for i in range(100_000)), Refusal("mostly the same keys")
    yield "a row of 40,000 keys", "{" + ",".join(f'"k{i}":{i}' for i in range(wide)) + "}", "wait in the side panel"
    yield "a row of too many keys", "[{" + ",".join(f'"k{i}":{i}' for i in range(SERIES + 9)) + "}]", Refusal(f"at most {SERIES} columns")
    yield "a row with 100,000 arrays in each other", '[{"a":1,"b":' + "[" * 100_000, Refusal("at most 512 nested")
    yield "a line with 100,000 arrays in each other", lines[1] + '\n{"a":1,"b":' + "[" * 100_000 + "\n" + lines[2], "in line 2"
    yield "a row with a long text", '[{"a":1,"b":"' + "x" * 6_000_000 + '"},{"a":2}]', None
    yield "commas alone", "," * 5_000_000, Refusal("columns were expected")
    yield "digits alone", "1" * 5_000_000, Refusal("a column of numbers was expected")
    yield "quotes without end", '"a,' * 1_000_000, Refusal("columns were expected")
    yield "lines alone", "\n" * 5_000_000, Refusal("found the end of the file")


def compressed():
    """What gzip makes of files, whole, cut and damaged."""
    whole = gzip.compress(noise(4, 20_000).encode())
    yield "gzip", whole, None
    yield "gzip of two parts", gzip.compress(compact(small()).encode()[:40]) + gzip.compress(compact(small()).encode()[40:]), None
    yield "gzip before zeros", whole + bytes(10_000), None
    yield "gzip of nothing", gzip.compress(b""), Refusal("found the end of the file")
    yield "gzip without its end", whole[:-9], Refusal("the rest of the gzip data was expected")
    yield "half of gzip", whole[:len(whole) // 2], Refusal("the rest of the gzip data was expected")
    yield "gzip with another checksum", whole[:-8] + bytes(8), Refusal("content with the checksum in the gzip data")
    yield "gzip with other bytes in the middle", whole[:9_000] + bytes(3_000) + whole[12_000:], Refusal("gzip data was expected")
    yield "gzip of zeros", b"\x1f\x8b\x08" + bytes(40), Refusal("whole gzip data was expected")
    yield "gzip and more", whole + b"and more than that", Refusal("behind gzip data")
    yield "gzip of a gigabyte of spaces", gzip.compress(b" " * (1 << 24)) * 64, Refusal("a text of at most")
    yield "gzip of a gigabyte of zeros", gzip.compress(bytes(1 << 24)) * 64, Refusal("found")
    yield "zstd without its end", b"\x28\xb5\x2f\xfd" + bytes(1), Refusal("the rest of the zstd data was expected")


def gpx(points, month=5):
    """A track that goes north, with a point a second."""
    rows = "".join(
        f"<trkpt lat='{50 + i / 1e5}' lon='7'><time>{1990 + month // 12}-{month % 12 + 1:02}-01T{10 + i // 3600:02}:{i // 60 % 60:02}:{i % 60:02}Z</time>"
        "</trkpt>" for i in range(points)
    )
    return f"<gpx><trk><trkseg>{rows}</trkseg></trk></gpx>"


def zipped(members):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members:
            archive.writestr(name, content)
    return file.getvalue()


def archives():
    """Archives that lie, and what is in them."""
    whole = zipped([(f"{i}.gpx", gpx(2, month=i)) for i in range(40)])
    nothing = Refusal("were expected in the archive, found")
    yield "an archive", whole, None
    yield "an archive without anything", zipped([]), nothing
    yield "an archive of nothing but its beginning", b"PK\3\4" + bytes(40), ...
    for part in (1, 10, 50, 90, 99):
        yield f"{part} % of an archive", whole[:len(whole) * part // 100], ...
    for place in range(20):
        start = len(whole) * place // 20
        yield f"an archive with zeros at {start}", whole[:start] + bytes(40) + whole[start + 40:], ...
    yield "an archive behind other bytes", b"PK\5\6" + whole, ...
    yield "an archive of 65,536 members", zipped([(f"{i}.jpg", "") for i in range(65_536)]), nothing
    yield "an archive of a gigabyte of zeros", zipped([("a.csv", bytes(1 << 30))]), Refusal("found")
    yield "an archive of a gigabyte of spaces in a track", zipped([("a.gpx", "<gpx>" + " " * (1 << 30))]), Refusal("expected")
    yield "an archive of archives", zipped([(f"{i}.zip", whole) for i in range(10)]), nothing
    names = ["../../a.gpx", "/b.gpx", "c:\\d.gpx", "e" * 60_000 + ".gpx", "\n.gpx", ".gpx", "\u202e.gpx"]
    yield "an archive of names", zipped([(name, gpx(2, month=i)) for i, name in enumerate(names)]), None
    locked = bytearray(whole)
    for place in range(len(locked) - 4):
        # The flags of each member, where it stands and in the list of all.
        if locked[place:place + 4] in (b"PK\3\4", b"PK\1\2"):
            locked[place + (6 if locked[place + 2] == 3 else 8)] |= 1
    yield "an archive with a password", bytes(locked), Refusal("the archive cannot be read there")


def recordings():
    """Recordings of activities of which much is wrong."""
    yield "a track", gpx(5000), None
    yield "a track without its end", gpx(5000)[:-5000], None
    yield "a track of a point", gpx(1), ...
    yield "a track without places", "<gpx>" + "<trkpt/>" * 500_000, Refusal("points of a track were expected")
    yield "a track of places that are none", "<gpx>" + "<trkpt lat='1e400' lon='nan'/>" * 50_000, Refusal("expected")
    yield "a tag without an end", "<gpx a='" + "b" * 5_000_000, ...
    yield "tags in each other", "<gpx>" + "<a>" * 1_000_000, Refusal("expected")
    yield "entities in each other", "<!DOCTYPE a [<!ENTITY a '1'>" + "".join(
        f"<!ENTITY {chr(98 + i)} '{('&' + chr(97 + i) + ';') * 10}'>" for i in range(20)
    ) + "]><gpx><trk><name>&t;</name>" + gpx(5)[10:], None
    yield "an entity outside", "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><gpx><trk><name>&x;</name>" + gpx(5)[10:], None
    yield "a broken document type", "<!DOCTYPE a [<!ATTLIST b c CDATA <!ELEMENT d ANY>]>" + gpx(5), None
    yield "less-than signs", "<gpx>" + "<" * 1_000_000, Refusal("expected")
    yield "a lap without anything", "<TrainingCenterDatabase><Activity><Lap/></Activity></TrainingCenterDatabase>", Refusal("expected")
    head = struct.pack("<BBHI4s", 12, 16, 0, 1 << 31, b".FIT")
    yield "a FIT header alone", head, Refusal("points of a track were expected")
    yield "FIT of zeros", head + bytes(100_000), Refusal("expected")
    definition = bytes([0x40, 0, 0, 20, 0, 1, 3, 1, 2])
    yield "a million small records", head + definition + bytes([0, 90]) * 1_000_000, ...
    wide = bytes([0x40, 0, 0, 20, 0, 255]) + bytes([3, 255, 2]) * 255
    yield "definitions alone", head + wide * 5000, Refusal("expected")
    yield "records without a byte", head + bytes([0x40, 0, 0, 20, 0, 0]) + bytes(1_000_000), ...
    generator = random.Random(5)
    for number in range(20):
        yield f"FIT of noise {number}", head + definition + generator.randbytes(5000), ...


def record(number, kind="StepCount", source="Phone", value="1", minutes=5):
    start = f"20{10 + number // 100_000 % 10}-0{number // 10_000 % 9 + 1}-{number // 500 % 28 + 1:02} {number // 60 % 24:02}:{number % 60:02}:00 +0100"
    end = start.replace(":00 +", f":{minutes:02} +")
    return (
        f'<Record type="HKQuantityTypeIdentifier{kind}" sourceName="{source}" unit="count" startDate="{start}" '
        f'endDate="{end}" value="{value}"/>\n'
    )


def exported(records, head=""):
    return head + "<HealthData locale='x'>\n" + "".join(records) + "</HealthData>"


def health():
    """Exports of Apple Health of which much is wrong."""
    nothing = Refusal("records of health were expected")
    plain = [record(i) for i in range(20_000)]
    yield "an export of health", exported(plain), None
    yield "an export in an archive", zipped([("a/Exportación.xml", exported(plain)), ("a/export_cda.xml", "<ClinicalDocument/>")]), None
    yield "an export without its end", exported(plain)[:-3000], None
    yield "an export without records", exported([]), nothing
    yield "an export of kinds", exported([record(i, kind=f"Kind{i % 2000}") for i in range(20_000)]), "15000 records have no moment"
    yield "an export of sources", exported([record(i // 300, source=f"s{i % 300}") for i in range(60_000)]), "sources overlap"
    yield "an export of overlaps", exported([record(i // 2, source=f"s{i % 2}", minutes=59) for i in range(60_000)]), "sources overlap"
    for value in ("nan", "inf", "1e999", "-1e308", "", "1,5"):
        yield f"an export of {value!r}", exported([record(i, value=value) for i in range(50)] + plain[:1]), "50 records have no"
    for value in ("0x10", "&#49;"):
        yield f"an export of {value!r}", exported([record(i, value=value) for i in range(50)] + plain[:1]), ...
    yield "an export of other years", exported([record(0).replace("2010", year) for year in ("0001", "1932", "2070", "9999", "20x0")]), nothing
    yield "an export in no order", exported(reversed(plain)), None
    yield "an export of doubles", exported(plain[:1] * 100_000), None
    yield "a record without an end", exported(plain + ["<Record type='" + "x" * 5_000_000]), ...
    yield "records without ends", exported(plain + ["<Record a=x"] * 400_000), ...
    yield "workouts without anything", exported(["<Workout/>", "<WorkoutStatistics sum='1'/>"] * 50_000), nothing
    yield "a broken document type of health", exported(plain, "<!DOCTYPE HealthData [<!ATTLIST Workout\n start CDATA <!ATTLIST b \"> ]>"), None


def impossible():
    """Numbers that nobody can have measured, and signs that a terminal would follow."""
    far = "+999999999999999999"
    yield "a zone of many figures", f"Date,v\n2023-04-14 00:00:00+09:00,1\n2023-04-15 00:00:00{far},2\n2023-04-16 00:00:00+09:00,3\n", "1 row is left out"
    yield "a zone of many figures in rows", f'{{"t":"2023-04-14T00:00:00{far}","v":1}}\n{{"t":"2023-04-15T00:00:00Z","v":2}}\n', "1 row is left out"
    yield "a zone of many figures in a track", f"<gpx><trk><trkseg><trkpt lat='50' lon='7'><time>2020-01-01T00:00:00{far}</time></trkpt><trkpt lat='50.1' lon='7'><time>2020-01-01T00:00:10Z</time></trkpt></trkseg></trk></gpx>", None
    listed = '[{"summarizedActivitiesExport":[{"beginTimestamp":%s,"activityType":"running","distance":100},{"beginTimestamp":1600000000000,"activityType":"running","distance":100}]}]'
    yield "a moment of 1e30", listed % "1e30", "no time that makes sense"
    yield "a duration of 1e40 s", '[{"start_date":"2023-04-15T00:00:00Z","elapsed_time":1e40,"distance":5,"type":"Run"}]', "nobody can have done"
    yield "durations of 1e40 h", "t,v\n1:00,1\n" + "9" * 17 + ":00,2\n", ...
    yield "an epoch of 1e308", "time,v\n" + "".join(f"{1704067200 + 60 * i},{i % 7}\n" for i in range(6000)) + "1e308,3\n", "1 row is left out"
    for number in ("1e308", "-1e308", "inf", "nan", "1e999"):
        point = f"<Trackpoint><Time>2024-05-01T10:00:0%dZ</Time><AltitudeMeters>{number}</AltitudeMeters><HeartRateBpm><Value>90</Value></HeartRateBpm></Trackpoint>"
        yield f"a track with {number}", f"<TrainingCenterDatabase><Activity Sport='Running'><Lap><DistanceMeters>{number}</DistanceMeters><TotalTimeSeconds>{number}</TotalTimeSeconds><Track>{point % 1}{point % 2}</Track></Lap></Activity></TrainingCenterDatabase>", ...
    yield "a title with escapes", with_text(title=json.dumps("\x1b]0;x\x07\x1b[31m\x9b")), None
    yield "a row without an end", gzip.compress(b"t,v\n1,2\n2,") + gzip.compress(b"x" * (1 << 24)) * 2, Refusal("a row of at most 16 MiB")
    yield "days of one figure parted by blanks", "Day,Coffee\n" + "".join(f"{day} Jan 2024,{20 + day}\n" for day in range(1, 10)), None
    yield "clocks parted by colons", "time,temperature\n" + "".join(f"2024-01-01T00:{minute:02}:00,{minute}\n" for minute in range(0, 50, 5)), None


def many():
    """A million of anything."""
    yield "gap bomb", compact(short_columns(list(range(1, 8192)))), "values are missing"
    yield "three gap bombs", compact([short_columns(list(range(1, 8192)))] * 3), "values are missing"
    yield "gap bomb out of order", compact(short_columns([2, 1] + list(range(3, 8192)))), Refusal("where x is not in ascending")
    for kind, more in [("line", {}), ("step", {}), ("bar", {}), ("area", {}), ("area", {"stacked": True, "percentage": True})]:
        yield f"20,000 series of {kind} {len(more)}", series(20_000, kind, **more), CROWD
        yield f"100,000 series of {kind} {len(more)}", series(100_000, kind, **more), CROWD
    yield "512 noisy lines", noise(512, 2000), None
    yield "a million series", series(1_000_000), Refusal(f"at most {SERIES} series")
    yield "100,000 charts", "[" + ",".join([compact(small())] * 100_000) + "]", None
    yield "too many charts", "[" + ",".join([compact(small())] * (CHARTS + 1)) + "]", Refusal(f"at most {CHARTS} charts")
    yield "40,000 unknown members", with_text(**{f"k{i}": "{}" for i in range(40_000)}), None
    yield "40,000 members without charts", "{" + ",".join(f'"k{i}":{{}}' for i in range(40_000)) + "}", Refusal("found none")
    yield "300,000 empty ids", '{"columns":[' + '["",1],' * 100_000 + '["x",1]],"types":{}}', Refusal("found none")
    yield "loose values", with_text(colors="[" + "1," * (LOOSE_VALUES + 1) + "1]"), Refusal(f"at most {LOOSE_VALUES} values")
    yield "some loose values", with_text(colors="[" + "1," * 400_000 + "1]"), "it is ignored"
    yield "100,000 arrays in each other", "[" * 100_000, Refusal("were expected, found")
    yield "100,000 arrays in a member", with_text(deep="[" * 100_000 + "]" * 100_000), Refusal("at most 512 nested")


def texts():
    """One text of a megabyte, and of more."""
    for size in (1_000_000, 6_000_000):
        yield f"a title of {size} letters", compact(small(title="a" * size)), None
        yield f"a title of {size} commas", compact(small(title="," * size)), None
        yield f"a title of {size // 6} escapes", with_text(title='"' + "\\u00e9" * (size // 6) + '"'), None
        yield f"a name of {size} letters", compact(small(names={"y0": "b" * size})), None
        yield f"an id of {size} letters", compact(chart([["x", 1, 2], ["c" * size, 1, 2]])), None
        yield f"a key of {size} letters", with_text(**{"d" * size: "1"}), None
        yield f"a graph's key of {size} letters", '{"' + "e_" * (size // 2) + 'graph":' + compact(small()) + "}", None
    yield "a title that is too long", with_text(title='"' + "a" * (TEXT_BYTES + 1) + '"'), Refusal(f"at most {TEXT_BYTES} bytes")


def noise(count, points):
    source = random.Random(1)
    columns = [["x"] + [DAY * i for i in range(points)]]
    columns += [[f"y{i}"] + [source.randrange(1000) for _ in range(points)] for i in range(count)]
    return compact(chart(columns))


def all_fixtures():
    for group in (shapes, lookalikes, tables, rows, compressed, archives, recordings, health, impossible, numbers, texts, many, separators):
        yield from group()
