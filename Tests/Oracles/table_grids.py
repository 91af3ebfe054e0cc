"""Lays moments and columns out as tables of a column a series: grids of cells beside the series that they have."""

import dataclasses
import itertools

import table_columns
from table_clocks import Clock


@dataclasses.dataclass
class Series:
    """A series that is to be drawn: what it is called, and its values by x, of which None is a gap."""

    name: str
    unit: str | None
    keys: tuple
    points: list
    role: str = "value"
    is_duration: bool = False
    # Points that may be left out as well.
    optional: frozenset = frozenset()

    @property
    def known(self):
        return [(x, value) for x, value in self.points if value is not None]


@dataclasses.dataclass
class Grid:
    """A table: names, a unit of each or None, rows of cells, and what is right."""

    layout: str
    clock: Clock
    names: list
    units: list
    rows: list
    series: list
    kinds: list
    told: list = dataclasses.field(default_factory=list)
    # Where the first value of a row is.
    value_column: int = 0
    # Columns that may be drawn, be words, or wait.
    optional_names: list = dataclasses.field(default_factory=list)


def moved(numbers, grid):
    """Puts the columns of moments somewhere else."""
    width, count = len(grid.names), len(grid.clock.names)
    place = numbers.randrange(1, width - count + 1)

    def move(cells):
        cells[:] = cells[count:count + place] + cells[:count] + cells[count + place:]
    for cells in (grid.names, grid.units, *grid.rows):
        move(cells)
    if grid.value_column < count + place:
        grid.value_column -= count
    grid.kinds.append("moved")


def wide(numbers, dialect):
    """A row a moment, a column a series, with counters and second clocks beside them."""
    count = numbers.randrange(14, 61)
    clock = clock_for(numbers, dialect, count)
    columns = table_columns.columns(numbers, count, dialect)
    if clock.kind == "number":
        columns = [(kind, column) for kind, column in columns if kind not in ("meter", "total")]
    for _, column in columns:
        table_columns.with_gaps(numbers, column, dialect.missing)
    kinds = [kind for kind, _ in columns]
    columns = [column for _, column in columns]
    series = [
        Series(
            c.name, c.unit, (), list(zip(clock.xs, c.values)), c.role, c.is_duration,
            frozenset((x, value) for x, value, cell in zip(clock.xs, c.values, c.cells) if cell.startswith("<")))
        for c in columns
    ]
    names, units = clock.names + [c.name for c in columns], [None] * len(clock.names) + [
        None if c.has_cell_units else c.unit for c in columns]
    rows = [clock.cells[row] + [c.cells[row] for c in columns] for row in range(count)]
    grid = Grid("wide", clock, names, units, rows, series, kinds, [c.told for c in columns if c.told])
    grid.value_column = len(clock.names) + [c.role for c in columns].index("value")
    if clock.kind == "moment" and numbers.random() < 0.15:
        moved(numbers, grid)
    if clock.form != "depth" and numbers.random() < 0.15:
        add_counter(numbers, grid)
    if clock.kind == "moment" and numbers.random() < 0.1 and min(clock.xs) > 1.2e12:
        add_second_clock(numbers, grid)
    if clock.form in ("iso T", "iso blank", "iso minutes", "iso Z", "epoch s") and numbers.random() < 0.15:
        add_parts(numbers, grid)
    return grid


def add_counter(numbers, grid):
    """Puts the numbers of the rows before all."""
    first = numbers.choice((0, 1))
    grid.names.insert(0, numbers.choice(("", "No.", "Index", "#")))
    grid.units.insert(0, None)
    for number, row in enumerate(grid.rows):
        row.insert(0, str(first + number))
    grid.kinds.append("counter")
    grid.series.append(Series(grid.names[0], None, (), list(zip(grid.clock.xs, itertools.count(first))), "quiet"))
    grid.value_column += 1


def add_second_clock(numbers, grid):
    """Says the moments once more, as milliseconds since 1970."""
    grid.names.append("mills")
    grid.units.append(None)
    for row, x in zip(grid.rows, grid.clock.xs):
        row.append(f"{x:.0f}")
    grid.kinds.append("second clock")
    grid.series.append(Series("mills", None, (), list(zip(grid.clock.xs, grid.clock.xs)), "quiet"))


def add_parts(numbers, grid):
    """Says the parts of the moments once more."""
    for name, part in (("Year", "year"), ("Month", "month"), ("Day", "day")):
        values = [getattr(moment, part) for moment in grid.clock.moments]
        grid.names.append(name)
        grid.units.append(None)
        for row, value in zip(grid.rows, values):
            row.append(str(value))
        grid.series.append(Series(name, None, (), list(zip(grid.clock.xs, values)), "quiet"))
    grid.kinds.append("parts")


def clock_for(numbers, dialect, count, forms=None):
    """A clock whose cells a dialect can have."""
    while True:
        clock = Clock(numbers, count, numbers.choice(forms) if forms else None)
        if dialect.delimiter == " " and clock.has_blanks or not dialect.has_letters_of(clock):
            continue
        if dialect.decimal == "," and clock.form in ("elapsed s", "depth", "epoch s.f"):
            clock.cells = [[cell.replace(".", ",") for cell in row] for row in clock.cells]
        return clock
