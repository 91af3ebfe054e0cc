"""Writes the columns of a table that are no moments, beside the values that they mean."""

import dataclasses

NAMES = {
    "latin": (
        ("Temperature", "°C"), ("Humidity", "%"), ("Pressure", "hPa"), ("Wind speed", "m/s"), ("Rain", "mm"),
        ("Power", "W"), ("Voltage", "V"), ("Current", "A"), ("CO2", "ppm"), ("Water level", "cm"), ("Torque", "Nm"),
        ("Noise", "dB"), ("Salinity", "psu"), ("Yield", "kg"), ("flow_rate", "l/min"), ("energy", "kWh"),
    ),
    "western": (("Außentemperatur", "°C"), ("Höhe", "m"), ("Geräusch", "dB"), ("Dämpfung", "%"), ("Größe", "mm")),
    "cyrillic": (
        ("Температура", "°C"), ("Давление", "гПа"), ("Влажность", "%"), ("Скорость ветра", "м/с"), ("Осадки", "мм")),
}
WORDS = ("alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliett", "kilo", "lima")
STATES = (("on", "off"), ("open", "closed"), ("true", "false"), ("yes", "no"))
CURRENCIES = ("$", "€")


@dataclasses.dataclass
class Column:
    """A column: its name and unit, and for each row a cell and a value, which is None where there is none."""

    name: str
    unit: str | None
    cells: list
    values: list
    # value, state, words, or quiet, which may be drawn or may wait
    role: str = "value"
    # What has to stand in a notice.
    told: tuple = ()
    # So many seconds are in a value, where it is a duration.
    is_duration: bool = False
    # The unit is in the cells, and is not written above them.
    has_cell_units: bool = False


def decimal_text(mantissa, decimals, decimal, thousands=""):
    """A number as people write it: groups of three, a sign, and always so many decimals."""
    digits = str(abs(mantissa)).rjust(decimals + 1, "0")
    whole, part = (digits[:-decimals], digits[-decimals:]) if decimals else (digits, "")
    groups = []
    while thousands and len(whole) > 3:
        whole, group = whole[:-3], whole[-3:]
        groups.insert(0, group)
    whole = thousands.join([whole, *groups])
    return ("-" if mantissa < 0 else "") + whole + (decimal + part if part else "")


def walk(numbers, count, start, step):
    """Whole numbers that go up and down, no two equal in a row."""
    values, value = [], start
    for _ in range(count):
        values.append(value)
        value += numbers.choice((-1, 1)) * numbers.randrange(1, step + 1)
    return values


def measured(numbers, count, name, unit, dialect):
    """Numbers with decimals."""
    decimals = numbers.choice((1, 1, 2, 4))
    mantissas = walk(numbers, count, numbers.randrange(-50, 500) * 10**decimals, 3 * 10**decimals)
    mantissas = [m if m % 10 else m + 1 for m in mantissas]
    cells = [decimal_text(m, decimals, dialect.decimal) for m in mantissas]
    return Column(name, unit, cells, [m / 10**decimals for m in mantissas])


def counted(numbers, count, name, unit, dialect):
    """Whole numbers in no order."""
    values = [numbers.randrange(1000) for _ in range(count)]
    return Column(name, unit, [str(value) for value in values], [float(value) for value in values])


def grouped(numbers, count, name, unit, dialect):
    """Large numbers with two decimals, in groups where the dialect has them."""
    mantissas = walk(numbers, count, numbers.randrange(10**8, 10**9), 10**7)
    cells = [decimal_text(m, 2, dialect.decimal, dialect.thousands) for m in mantissas]
    return Column(name, unit, cells, [m / 100 for m in mantissas])


def bracketed(numbers, count, name, unit, dialect):
    """Amounts, the negative ones in brackets or with the sign behind."""
    mantissas = walk(numbers, count, 0, 9000)
    form = numbers.choice(("({})", "{}-"))
    texts = [decimal_text(abs(m), 2, dialect.decimal) for m in mantissas]
    cells = [form.format(text) if m < 0 else text for m, text in zip(mantissas, texts)]
    return Column(name, unit, cells, [m / 100 for m in mantissas])


def percent(numbers, count, name, unit, dialect):
    mantissas = walk(numbers, count, 500, 30)
    sign = numbers.choice(("%", " %")) if dialect.has_blanks_in_cells else "%"
    cells = [decimal_text(m, 1, dialect.decimal) + sign for m in mantissas]
    return Column(name, "%", cells, [m / 10 for m in mantissas], has_cell_units=True)


def with_units(numbers, count, name, unit, dialect):
    mantissas = walk(numbers, count, 2000, 30)
    cells = [decimal_text(m, 1, dialect.decimal) + " " + unit for m in mantissas]
    return Column(name, unit, cells, [m / 10 for m in mantissas], has_cell_units=True)


def money(numbers, count, name, unit, dialect):
    sign = numbers.choice(CURRENCIES if dialect.encoding != "cp1251" else CURRENCIES[:1])
    mantissas = [abs(m) + 100 for m in walk(numbers, count, 200_000, 5000)]
    texts = [decimal_text(m, 2, dialect.decimal, dialect.thousands) for m in mantissas]
    return Column(name, sign, [sign + text for text in texts], [m / 100 for m in mantissas], has_cell_units=True)


def powers(numbers, count, name, unit, dialect):
    """Numbers with powers of ten."""
    mantissas = [numbers.randrange(1000, 10_000) for _ in range(count)]
    cells = [f"{m // 1000}{dialect.decimal}{m % 1000:03}e-0{m % 4 + 1}" for m in mantissas]
    return Column(name, unit, cells, [m / 1000 / 10 ** (m % 4 + 1) for m in mantissas])


def limited(numbers, count, name, unit, dialect):
    """Numbers, some of which are less than what can be measured, which is where they are drawn."""
    values = [numbers.randrange(1, 60) for _ in range(count)]
    cells = ["<1" if value == 1 or numbers.random() < 0.1 else str(value) for value in values]
    values = [1.0 if cell == "<1" else float(cell) for cell in cells]
    return Column(name, unit, cells, values, told=("<1",) if "<1" in cells else ())


def durations(numbers, count, name, unit, dialect):
    seconds = [numbers.randrange(3600, 30_000) for _ in range(count)]
    cells = [f"{s // 3600}:{s // 60 % 60:02}:{s % 60:02}" for s in seconds]
    return Column("Sleep", None, cells, [float(s) for s in seconds], is_duration=True)


def paces(numbers, count, name, unit, dialect):
    seconds = [numbers.randrange(200, 500) for _ in range(count)]
    cells = [f"{s // 60}:{s % 60:02}" for s in seconds]
    return Column("Pace", "min/km", cells, [float(s) for s in seconds], is_duration=True)


def sentinels(numbers, count, name, unit, dialect):
    """Numbers with a value that stands for none."""
    column = measured(numbers, count, name, unit, dialect)
    mantissas = walk(numbers, count, 150, 9)
    column.cells = [decimal_text(m, 1, dialect.decimal) for m in mantissas]
    column.values = [m / 10 for m in mantissas]
    text = numbers.choice(("-999", "-9999", "9999", f"-999{dialect.decimal}0", f"-9999{dialect.decimal}0"))
    for row in numbers.sample(range(1, count - 1), max(2, count // 8)):
        column.cells[row], column.values[row] = text, None
    column.told = (name, text.partition(dialect.decimal)[0])
    return column


def constant(numbers, count, name, unit, dialect):
    value = numbers.randrange(2, 90)
    return Column(name, unit, [str(value)] * count, [float(value)] * count)


def identifier(numbers, count, name, unit, dialect):
    value = numbers.randrange(1000, 9000)
    name = numbers.choice(("Station ID", "Serial", "Device"))
    return Column(name, None, [str(value)] * count, [float(value)] * count, role="quiet")


def state(numbers, count, name, unit, dialect):
    words = numbers.choice(STATES)
    cells = [numbers.choice(words) for _ in range(count)]
    cells[:2] = words
    return Column(numbers.choice(("Pump", "Door", "Heating")), None, cells, list(cells), role="state")


def words(numbers, count, name, unit, dialect):
    cells = [numbers.choice(WORDS) for _ in range(count)]
    cells[:3] = WORDS[:3]
    return Column(numbers.choice(("Remark", "Operator")), None, cells, list(cells), role="words")


def signed(numbers, count, name, unit, dialect):
    """Numbers with a plus before those above zero."""
    column = measured(numbers, count, name, unit, dialect)
    mantissas = walk(numbers, count, 0, 30)
    column.cells = [("+" if m > 0 else "") + decimal_text(m, 1, dialect.decimal) for m in mantissas]
    column.values = [m / 10 for m in mantissas]
    return column


def pointed(numbers, count, name, unit, dialect):
    """Numbers below one without their zero."""
    mantissas = walk(numbers, count, 500, 9)
    cells = [decimal_text(m, 3, dialect.decimal).replace(f"0{dialect.decimal}", dialect.decimal) for m in mantissas]
    return Column(name, unit, cells, [m / 1000 for m in mantissas])


def meter(numbers, count, name, unit, dialect):
    """Numbers that only grow, as those of a meter do."""
    mantissas, value = [], numbers.randrange(10_000, 900_000)
    for _ in range(count):
        value += numbers.randrange(0, 30)
        mantissas.append(value)
    cells = [decimal_text(m, 1, dialect.decimal) for m in mantissas]
    return Column("Meter reading", "kWh", cells, [m / 10 for m in mantissas])


def total(numbers, count, name, unit, dialect):
    """Whole numbers that only grow."""
    values, value = [], numbers.randrange(100, 9000)
    for _ in range(count):
        value += numbers.randrange(1, 300)
        values.append(value)
    return Column("Total cases", None, [str(value) for value in values], [float(value) for value in values])


def switch(numbers, count, name, unit, dialect):
    values = [numbers.randrange(2) for _ in range(count)]
    values[:2] = 0, 1
    return Column("Valve", None, [str(value) for value in values], [float(value) for value in values])


def place(numbers, count, name, unit, dialect):
    """The same word in each row."""
    word = numbers.choice(("Harbour", "Airport"))
    return Column(numbers.choice(("Station", "Location")), None, [word] * count, [word] * count, role="place")


def quoted(numbers, count, name, unit, dialect):
    """Remarks with separators and quotes in them."""
    texts = ("none", "rain, then sun", "wind; strong", 'so-called "calm"', "a|b", "gust at noon")
    cells = [numbers.choice(texts) for _ in range(count)]
    cells[:3] = texts[:3]
    return Column("Remarks", None, cells, list(cells), role="words")


def rating(numbers, count, name, unit, dialect):
    cells = [numbers.choice(("low", "medium", "high")) for _ in range(count)]
    cells[:3] = "low", "medium", "high"
    return Column("Rating", None, cells, list(cells), role="words")


def large(numbers, count, name, unit, dialect):
    """Whole numbers of millions, in groups where the dialect has them."""
    values = walk(numbers, count, numbers.randrange(10**6, 10**8) + 10**6, 10**5)
    cells = [decimal_text(value, 0, dialect.decimal, dialect.thousands) for value in values]
    return Column("Population", None, cells, [float(value) for value in values])


def minus(numbers, count, name, unit, dialect):
    """Numbers with a minus as it is printed."""
    column = measured(numbers, count, name, unit, dialect)
    column.cells = [cell.replace("-", "−") for cell in column.cells]
    return column


def powers_large(numbers, count, name, unit, dialect):
    mantissas = [numbers.randrange(100, 1000) for _ in range(count)]
    cells = [f"{m // 100}{dialect.decimal}{m % 100:02}E+0{m % 3 + 2}" for m in mantissas]
    return Column(name, unit, cells, [m / 100 * 10 ** (m % 3 + 2) for m in mantissas])


KINDS = {
    "large": large, "minus": minus, "powers large": powers_large,
    "signed": signed, "pointed": pointed, "meter": meter, "total": total, "switch": switch, "place": place,
    "quoted": quoted, "rating": rating,
    "measured": measured, "counted": counted, "grouped": grouped, "bracketed": bracketed, "percent": percent,
    "with units": with_units, "money": money, "powers": powers, "limited": limited, "durations": durations,
    "paces": paces, "sentinels": sentinels, "constant": constant, "identifier": identifier, "state": state,
    "words": words,
}
# How often each is taken: what people have most.
WEIGHTS = {"measured": 12, "counted": 5}
# They say by themselves what the first chart is of.
PLAIN = ("measured", "counted")


def columns(numbers, count, dialect, kinds=None):
    """One to five columns with names of their own, at least one of which is plain."""
    letters = NAMES[dialect.letters]
    names = numbers.sample(letters, min(len(letters), numbers.choice((1, 2, 2, 3, 4, 5))))
    kinds = [kind for kind in KINDS if kind not in ("with units", "quoted") or dialect.has_blanks_in_cells]
    found = []
    if dialect.encoding.startswith("cp"):
        kinds.remove("minus")
    for number, (name, unit) in enumerate(names):
        kind = numbers.choice(PLAIN) if number == 0 else numbers.choices(
            kinds, [WEIGHTS.get(kind, 1) for kind in kinds])[0]
        column = KINDS[kind](numbers, count, name, unit, dialect)
        if column.name not in [other.name for _, other in found]:
            found.append((kind, column))
    numbers.shuffle(found)
    return found


def with_gaps(numbers, column, marker):
    """Takes some values away."""
    count = len(column.cells)
    is_limited = any("<" in cell for cell in column.cells)
    if column.role != "value" or is_limited or len(set(column.values)) == 1 or numbers.random() < 0.5:
        return
    for row in numbers.sample(range(1, count - 1), numbers.randrange(1, max(2, count // 6))):
        column.cells[row], column.values[row] = marker, None
