"""Writes tables as people have them, the same ones each time, each beside what is right: the series that it has, and
what is to be told of it."""

import itertools
import random

import table_dialects
import table_faults
import table_layouts
import table_left

BRACKETS = ("none", "{} ({})", "{} [{}]", "row", "{}, {}")


class File:
    """A table's bytes and what is right of it."""

    def __init__(self, seed, attempt):
        numbers = random.Random(f"tables {seed}, {attempt}")
        self.seed = seed
        self.dialect = table_dialects.dialect(numbers)
        self.grid = numbers.choice(table_layouts.LAYOUTS)(numbers, self.dialect)
        self.series, self.told = self.grid.series, list(self.grid.told)
        self.header = self.headed(numbers)
        self.fault = table_faults.applied(numbers, self)
        self.lines = self.framed(numbers)
        self.bytes = self.dialect.bytes(self.lines, self.frame != "no end")

    def headed(self, numbers):
        """The rows of names: units are in them, in a row below them, or nowhere."""
        has_blanks, units = self.dialect.delimiter == " ", self.grid.units
        style = numbers.choice(BRACKETS)
        self.style = style if any(units) and (not has_blanks or style == "row") else "none"
        if self.style == "none":
            self.forget_units()
        if has_blanks:
            self.join_names()
        names = [name.replace(" ", "_") if has_blanks else name for name in self.grid.names]
        if self.style == "row":
            return [names, [unit or ("-" if has_blanks else "") for unit in units]]
        if self.style == "none":
            return [names]
        return [[self.style.format(name, unit) if unit else name for name, unit in zip(names, units)]]

    def forget_units(self):
        """Expects no units but those in the cells."""
        for series in self.series:
            if series.name in self.grid.names and self.grid.units[self.grid.names.index(series.name)]:
                series.unit = None

    def join_names(self):
        """Expects names as they are between blanks."""
        for series in self.series:
            series.name = series.name.replace(" ", "_")
        self.told = [tuple(word.replace(" ", "_") for word in words) for words in self.told]

    def framed(self, numbers):
        """All lines: what stands above the names, the names, the rows, and what stands below them."""
        rows = self.header + self.grid.rows
        if self.dialect.delimiter == " " and self.dialect.padding == "aligned":
            lines = table_dialects.aligned(rows)
        else:
            lines = [self.dialect.line(row) for row in rows]
        self.frame = numbers.choice(table_faults.FRAMES) if self.fault == "none" else "none"
        if not table_faults.may_stand(self.frame, self):
            self.frame = "none"
        return table_faults.framed(numbers, self, lines)

    @property
    def words(self):
        """What kind of table it is."""
        d = self.dialect
        signs = f"{d.delimiter!r} {d.decimal}{d.thousands!r} {d.encoding} missing {d.missing!r} quote {d.quote}"
        return (
            f"{self.grid.layout}, {self.grid.clock.form}, {'+'.join(self.grid.kinds)}, units {self.style}, "
            f"fault {self.fault}, frame {self.frame}, {signs}")


def generated(seed):
    """The table of a seed, which is of no kind that is left out."""
    return next(file for file in (File(seed, attempt) for attempt in itertools.count()) if not table_left.is_left(file))
