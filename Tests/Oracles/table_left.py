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
    "moments across without values": lambda f: is_across(f) and has_empty_column(f),
    "between blanks, words above": lambda f: has_blanks(f) and (
        is_across(f) and f.frame.startswith("preamble") or f.frame == "preamble" and f.grid.layout == "long units"),
    "row numbers called #": lambda f: f.header[0][0] == "#",
    "word among values": lambda f: f.fault == "word",
    "settings above two columns": lambda f: f.frame in ("settings", "settings blank") and len(f.grid.names) == 2,
    "windows-1251 with degrees": lambda f: f.dialect.encoding == "cp1251" and has(f, "with units"),
    "seconds since 1970 beside the parts of days": lambda f: f.grid.clock.form == "epoch s" and has(f, "parts"),
}


def is_left(file):
    """Whether a table is of such a kind."""
    return any(is_of(file) for is_of in LEFT.values())
