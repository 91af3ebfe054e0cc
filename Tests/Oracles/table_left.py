"""The kinds of tables that are not read right yet, which no table is generated of: a kind that is read right goes."""


def has_blanks(file):
    return file.dialect.delimiter == " "


def has(file, *kinds):
    return any(kind in file.grid.kinds for kind in kinds)


def is_across(file):
    return file.grid.layout.startswith("across")


def has_empty_column(file):
    """Whether a moment has a value of one series at most."""
    rows = [row for row in file.grid.rows if len(row) > 1]
    return any(sum(cell not in ("", file.dialect.missing) for cell in cells) < 2 for cells in zip(*rows))


LEFT = {
    "between blanks, decimal commas": lambda f: has_blanks(f) and f.dialect.decimal == ",",
    "between blanks, two columns": lambda f: has_blanks(f) and len(f.grid.names) < 4,
    "between blanks, words above": lambda f: has_blanks(f) and (
        is_across(f) and f.frame.startswith("preamble") or f.frame == "preamble" and f.grid.layout == "long units"),
    "numbers as x, rows twice": lambda f: f.grid.clock.kind == "number" and (
        f.frame == "summary" or f.fault == "twice"),
    "row numbers called #": lambda f: f.header[0][0] == "#",
    "row of units, % first": lambda f: f.style == "row" and f.grid.units[0] == "%",
    "row of units, separator behind": lambda f: f.style == "row" and f.frame == "trailing",
    "word among values": lambda f: f.fault == "word",
    "settings": lambda f: f.frame in ("settings", "settings blank") and (
        f.grid.layout != "wide" or not f.header[0][0] or len(f.grid.names) == 2),
    "two columns, one of them short": lambda f: f.fault == "short row" and len(f.grid.names) == 2,
    "windows-1251 with degrees": lambda f: f.dialect.encoding == "cp1251" and has(f, "with units"),
    "yyyymmdd across": lambda f: f.grid.layout == "across yyyymmdd",
    "empty column across": lambda f: is_across(f) and has_empty_column(f),
    "names among thousands": lambda f: f.fault == "names again" and has(f, "large", "grouped", "money"),
    "powers of ten without other decimals": lambda f: has(f, "powers", "powers large") and not has(f, "measured"),
    "word and number as keys": lambda f: f.grid.layout == "long site, number",
}


def is_left(file):
    """Whether a table is of such a kind."""
    return any(is_of(file) for is_of in LEFT.values())
