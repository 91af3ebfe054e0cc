"""Lays several series out below each other: rows that are told apart by words or numbers beside their moments."""

import itertools

import table_columns
from table_clocks import FORMS
from table_grids import Grid, Series, clock_for

SITES = ("Northbridge", "Southport", "Eastham", "Westwood", "Midvale")
KINDS = ("inflow", "outflow", "storage")
KEY_NAMES = {
    "long": ("site",), "long numbers": ("sensor",), "long two": ("site", "kind"),
    "long site, number": ("site", "channel"),
}
# What else stands in each row: nothing that tells rows of one moment apart.
BESIDE = ("nothing",) * 6 + ("constant", "quality", "country", "remark")


def long(numbers, dialect, keys, layout, is_late=False, has_own_moments=False):
    """A row for each moment and each key: sorted by moments, or a block a key."""
    forms = [form for form in FORMS if FORMS[form][0] != "year"] + (["yyyy"] if not has_own_moments else [])
    count = numbers.randrange(10, 60 // max(2, len(keys)) + 6)
    clock = clock_for(numbers, dialect, count, forms)
    letters = table_columns.NAMES[dialect.letters]
    names = numbers.sample(letters, numbers.choice((1, 1, 2)))
    if len(names) == 1 and numbers.random() < 0.5:
        names = [("value", None)]
    rows, series, has_gaps = [], [], numbers.random() < 0.3 and not has_own_moments
    for number, key in enumerate(keys):
        first = count // 2 if is_late and number else 0
        moments = range(first, count)
        if has_own_moments:
            moments = [row for row in moments if row % len(keys) == number]
        columns = [table_columns.measured(numbers, len(moments), name, unit, dialect) for name, unit in names]
        if has_gaps:
            for column in columns:
                table_columns.with_gaps(numbers, column, dialect.missing)
        for place, row in enumerate(moments):
            rows.append((row, number, clock.cells[row], list(key), [c.cells[place] for c in columns]))
        for column in columns:
            points = [(clock.xs[row], value) for row, value in zip(moments, column.values)]
            series.append(Series(column.name, column.unit, tuple(key), points))
    if numbers.random() < 0.6:
        rows.sort(key=lambda row: (row[0], row[1]))
    return laid_out(numbers, layout, clock, names, rows, series)


def laid_out(numbers, layout, clock, names, rows, series):
    key_names = list(next(found for name, found in reversed(KEY_NAMES.items()) if layout.startswith(name)))
    value_names, units = [name for name, _ in names], [unit for _, unit in names]
    if numbers.random() < 0.5:
        cells = [moment + keys + values for _, _, moment, keys, values in rows]
        header = clock.names + key_names + value_names
    else:
        cells = [keys + moment + values for _, _, moment, keys, values in rows]
        header = key_names + clock.names + value_names
    units = [None] * (len(header) - len(units)) + units
    grid = Grid(layout, clock, header, units, cells, series, [])
    grid.value_column = len(header) - len(names)
    add_beside(numbers, grid, [number for _, number, *_ in rows])
    return grid


def add_beside(numbers, grid, keys):
    """Puts a column behind all that is no value: the same in each row, or a word that does not tell rows apart."""
    what = numbers.choice(BESIDE)
    if what == "nothing":
        return
    cells = {
        "constant": ["3"] * len(keys), "country": ["Atlantis"] * len(keys),
        "quality": [numbers.choice("AAAB") for _ in keys],
        "remark": [numbers.choice(table_columns.WORDS[:5]) for _ in keys],
    }[what]
    for row, cell in zip(grid.rows, cells):
        row.append(cell)
    grid.names.append({"constant": "Version", "quality": "Quality"}.get(what, what))
    grid.units.append(None)
    grid.kinds.append(what)
    grid.optional_names.append(grid.names[-1])


def long_one(numbers, dialect):
    keys = [(site,) for site in numbers.sample(SITES, numbers.choice((2, 3, 4)))]
    return long(numbers, dialect, keys, "long")


def long_late(numbers, dialect):
    keys = [(site,) for site in numbers.sample(SITES, numbers.choice((2, 3)))]
    return long(numbers, dialect, keys, "long late", is_late=True)


def long_own(numbers, dialect):
    keys = [(site,) for site in numbers.sample(SITES, 2)]
    return long(numbers, dialect, keys, "long own", has_own_moments=True)


def long_numbers(numbers, dialect):
    first = numbers.choice((0, 1, 11))
    keys = [(str(first + number),) for number in range(numbers.choice((2, 3, 4)))]
    return long(numbers, dialect, keys, "long numbers")


def long_two(numbers, dialect):
    keys = itertools.product(
        numbers.sample(SITES, numbers.choice((2, 3))), numbers.sample(KINDS, numbers.choice((2, 3))))
    return long(numbers, dialect, [list(key) for key in keys], "long two")


def long_site_number(numbers, dialect):
    keys = itertools.product(numbers.sample(SITES, 2), [str(number + 1) for number in range(numbers.choice((2, 3)))])
    return long(numbers, dialect, [list(key) for key in keys], "long site, number")


def long_units(numbers, dialect):
    """What was measured and its unit stand in each row."""
    count = numbers.randrange(10, 24)
    clock = clock_for(numbers, dialect, count, [form for form in FORMS if FORMS[form][0] != "year"])
    rows, series = [], []
    for number, (name, unit) in enumerate(numbers.sample(table_columns.NAMES[dialect.letters], numbers.choice((2, 3)))):
        name = name if dialect.has_blanks_in_cells else name.replace(" ", "_")
        column = table_columns.measured(numbers, count, name, unit, dialect)
        series.append(Series("", unit, (name,), list(zip(clock.xs, column.values))))
        rows += [(row, number, clock.cells[row] + [name, column.cells[row], unit]) for row in range(count)]
    if numbers.random() < 0.6:
        rows.sort(key=lambda row: row[:2])
    names = [*clock.names, "parameter", "value", "unit"]
    grid = Grid("long units", clock, names, [None] * len(names), [cells for _, _, cells in rows], series, [])
    grid.value_column = len(names) - 2
    return grid
