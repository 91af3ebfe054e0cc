"""Lays moments out across the header: a row a series, or a row a year."""

import itertools

import table_columns
from table_clocks import MONTHS, Clock, milliseconds, month
from table_grids import Grid, Series
from table_long import KINDS, SITES

COUNTRIES = (("Atlantis", "ATL"), ("Borduria", "BRD"), ("Syldavia", "SYL"), ("Ruritania", "RUR"), ("Freedonia", "FRD"))
# Forms of moments across a header, in which two do not look alike.
ACROSS = (
    "yyyy", "yyyy", "iso day", "yyyy-mm", "m/d/yyyy", "dd.mm.yyyy", "iso Z", "iso T", "yyyy-Qn", "yyyymmdd", "Mon yyyy")


def across(numbers, dialect):
    """A row a series, a column a moment, behind one or two words."""
    form = numbers.choice(ACROSS if dialect.delimiter != " " else ACROSS[:-1])
    clock = Clock(numbers, numbers.randrange(4, 13), form)
    is_coded = numbers.random() < 0.5
    rows, series = [], []
    for country, code in numbers.sample(COUNTRIES, numbers.randrange(2, 6)):
        column = table_columns.measured(numbers, len(clock.xs), "", None, dialect)
        table_columns.with_gaps(numbers, column, dialect.missing)
        rows.append([country] + [code] * is_coded + column.cells)
        series.append(Series("", None, (country,), list(zip(clock.xs, column.values))))
    header = ["Country"] + ["Code"] * is_coded + [cells[0] for cells in clock.cells]
    grid = Grid("across " + form, clock, header, [None] * len(header), rows, series, [])
    grid.value_column = 1 + is_coded
    return grid


def across_coded(numbers, dialect):
    """Years as a bank writes them, behind words that are the same in each row."""
    clock = Clock(numbers, numbers.randrange(4, 13), "yyyy")
    rows, series = [], []
    for country, code in numbers.sample(COUNTRIES, numbers.randrange(2, 6)):
        column = table_columns.measured(numbers, len(clock.xs), "", None, dialect)
        rows.append([country, code, "Rainfall", *column.cells])
        series.append(Series("", None, (country,), list(zip(clock.xs, column.values))))
    form = numbers.choice(("{}", "{} [YR{}]" if dialect.has_blanks_in_cells else "{}"))
    header = ["Country", "Code", "Indicator", *(form.format(cells[0], cells[0]) for cells in clock.cells)]
    grid = Grid("across coded", clock, header, [None] * len(header), rows, series, [])
    grid.value_column = 3
    return grid


def across_two(numbers, dialect):
    """The same where two words tell the rows apart."""
    clock = Clock(numbers, numbers.randrange(4, 13), numbers.choice(ACROSS[:4]))
    rows, series = [], []
    for site, kind in itertools.product(numbers.sample(SITES, 2), numbers.sample(KINDS, numbers.choice((2, 3)))):
        column = table_columns.measured(numbers, len(clock.xs), "", None, dialect)
        rows.append([site, kind] + column.cells)
        series.append(Series("", None, (site, kind), list(zip(clock.xs, column.values))))
    header = ["site", "kind"] + [cells[0] for cells in clock.cells]
    grid = Grid("across two " + clock.form, clock, header, [None] * len(header), rows, series, [])
    grid.value_column = 2
    return grid


def across_months(numbers, dialect):
    """A row a year, a column a month."""
    first, years = numbers.randrange(1950, 2010), numbers.randrange(3, 12)
    clock = Clock(numbers, 12 * years, "yyyy-mm")
    shift = first * 12
    clock.xs = [milliseconds(month(shift + index)) for index in range(12 * years)]
    column = table_columns.measured(numbers, 12 * years, "", None, dialect)
    rows = [[str(first + year), *column.cells[12 * year:12 * year + 12]] for year in range(years)]
    grid = Grid("across months", clock, ["Year", *MONTHS], [None] * 13, rows, [
        Series("", None, (), list(zip(clock.xs, column.values)))], [])
    grid.value_column = 1
    return grid
