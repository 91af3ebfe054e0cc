"""Does to a table what happens to tables: rows that are too short, that come twice or in no order, names once more,
words among numbers; and writes what stands above and below one."""

FAULTS = ("none",) * 8 + ("short row", "long row", "names again", "word", "twice", "no order", "blank line", "reversed")
FRAMES = ("none",) * 8 + (
    "preamble", "preamble padded", "preamble blank", "# names", "# preamble", "total", "notes", "# end", "settings",
    "settings blank", "summary", "spaced", "trailing", "blank edges", "dashes", "markdown", "psql", "no end",
    "comma blank",
)
PREAMBLE = ("Station: Harbour", "Created by Logger 3.1", "Serial number: A-4711")


def applied(numbers, file):
    """The name of the fault that is now in a file's rows."""
    fault = numbers.choice(FAULTS)
    grid, dialect = file.grid, file.dialect
    if grid.layout.startswith("across") and fault not in ("none", "blank line"):
        return "none"
    if grid.layout != "wide" and fault in ("twice",):
        return "none"
    if dialect.delimiter == " " and fault in ("short row", "long row", "blank line"):
        return "none"
    return fault if CHANGES[fault](numbers, file) is not False else "none"


def nothing(numbers, file):
    pass


def middle(numbers, file):
    return numbers.randrange(3, len(file.grid.rows) - 2)


def series_of(file, row, column):
    """The series and the point of a cell of a wide table; nothing where the cell has no value of its own."""
    name = file.header[0][column]
    plain = file.grid.names[column] if file.dialect.delimiter != " " else name
    return next((series for series in file.series if series.name == plain), None)


def without(file, row, column):
    """Takes the value of a cell away; whether there was one."""
    if file.grid.layout != "wide":
        return False
    series = series_of(file, row, column)
    if series is None or series.role != "value" or series.points[row][1] is None:
        return False
    if len({value for _, value in series.known}) == 1:
        return False
    series.points[row] = (series.points[row][0], None)
    return True


def short_row(numbers, file):
    row = middle(numbers, file)
    if not without(file, row, len(file.grid.names) - 1):
        return False
    file.grid.rows[row] = file.grid.rows[row][:-1]
    file.told.append(("more or less",))


def long_row(numbers, file):
    row = middle(numbers, file)
    file.grid.rows[row] = file.grid.rows[row] + ["17"]
    file.told.append(("more or less",))


def names_again(numbers, file):
    file.grid.rows.insert(middle(numbers, file), list(file.header[0]))


def word(numbers, file):
    row, column = middle(numbers, file), file.grid.value_column
    if not without(file, row, column):
        return False
    file.grid.rows[row][column] = numbers.choice(("error", "offline", "ERR"))
    file.told.append((file.grid.names[column].partition(" ")[0], "no number"))


def twice(numbers, file):
    row = middle(numbers, file)
    file.grid.rows.insert(row, list(file.grid.rows[row]))
    for series in file.series:
        series.points.insert(row, series.points[row])


def no_order(numbers, file):
    if file.grid.clock.kind != "moment" or any(series.role == "quiet" for series in file.series):
        return False
    numbers.shuffle(file.grid.rows)


def reversed_rows(numbers, file):
    """The newest rows first."""
    if file.grid.clock.kind != "moment" or any(series.role == "quiet" for series in file.series):
        return False
    file.grid.rows.reverse()


def blank_line(numbers, file):
    file.grid.rows.insert(middle(numbers, file) if len(file.grid.rows) > 6 else 1, [""])


CHANGES = {
    "none": nothing, "short row": short_row, "long row": long_row, "names again": names_again, "word": word,
    "twice": twice, "no order": no_order, "blank line": blank_line,
    "reversed": reversed_rows,
}


def top(*lines):
    return lambda numbers, file, rows: [*lines, *rows]


def preamble(numbers, file, rows):
    return [*PREAMBLE[:numbers.randrange(1, 4)], *rows]


def preamble_blank(numbers, file, rows):
    return [*PREAMBLE[:numbers.randrange(1, 4)], "", *rows]


def preamble_padded(numbers, file, rows):
    return [*(line + file.dialect.delimiter * (len(file.grid.names) - 1) for line in PREAMBLE), *rows]


def hash_names(numbers, file, rows):
    return [numbers.choice(("# ", "#")) + rows[0], *rows[1:]]


def hash_preamble(numbers, file, rows):
    return [*("# " + line for line in PREAMBLE), *rows]


def settings(numbers, file, rows):
    """Names and values of settings, a pair a line."""
    pairs = (("Device", "HX-20"), ("Interval", "60"), ("Start", "2024-01-05"), ("Firmware", "1.20"))
    return [*(file.dialect.line(pair) for pair in pairs), *rows]


def settings_blank(numbers, file, rows):
    return settings(numbers, file, ["", *rows])


def last_row(file, word):
    cells = [""] * len(file.grid.names)
    cells[0], cells[file.grid.value_column] = word, "4711"
    return file.dialect.line([cell or "-" for cell in cells] if file.dialect.delimiter == " " else cells)


def total(numbers, file, rows):
    file.told.append(("left out",))
    return [*rows, last_row(file, "Total")]


def summary(numbers, file, rows):
    file.told.append(("left out",))
    return [*rows, "", *(last_row(file, word) for word in ("Min", "Max", "Average"))]


def notes(numbers, file, rows):
    return [*rows, "", "Source: Harbour authority", "Values are preliminary."]


def spaced(numbers, file, rows):
    """An empty line behind each."""
    return [line for row in rows for line in (row, "")]


def trailing(numbers, file, rows):
    """A separator behind each row."""
    return [row + file.dialect.delimiter for row in rows]


def dashes(numbers, file, rows):
    line = file.dialect.line(["-" * max(3, len(name)) for name in file.header[0]])
    return [rows[0], line, *rows[1:]]


def markdown(numbers, file, rows):
    lines = ["| " + " | ".join(row) + " |" for row in (*file.header, *file.grid.rows)]
    return [lines[0], "|" + "---|" * len(file.grid.names), *lines[1:]]


def psql(numbers, file, rows):
    table = [*file.header, *file.grid.rows]
    widths = [max(len(row[i]) for row in table) for i in range(len(file.grid.names))]
    lines = [" " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) for row in table]
    return [lines[0], "+".join("-" * (width + 2) for width in widths), *lines[1:], f"({len(table) - 1} rows)"]


def comma_blank(numbers, file, rows):
    file.dialect.delimiter = ", "
    return [file.dialect.line(row) for row in (*file.header, *file.grid.rows)]


# What a frame makes of lines, and where it may stand.
FRAMED = {
    "none": top(), "preamble": preamble, "preamble padded": preamble_padded, "preamble blank": preamble_blank,
    "# names": hash_names, "# preamble": hash_preamble, "total": total, "notes": notes, "settings": settings,
    "settings blank": settings_blank, "summary": summary, "spaced": spaced, "trailing": trailing, "dashes": dashes,
    "markdown": markdown, "psql": psql, "comma blank": comma_blank,
    "# end": lambda numbers, file, rows: [*rows, "# end of file"],
    "blank edges": lambda numbers, file, rows: ["", "", *rows, "", ""], "no end": lambda numbers, file, rows: rows,
}
# Frames that tables between blanks may have.
BETWEEN_BLANKS = (
    "none", "preamble", "preamble blank", "# names", "# preamble", "total", "notes", "# end", "blank edges", "dashes",
)


def may_stand(frame, file):
    """Whether a frame is of use around a table."""
    dialect, grid = file.dialect, file.grid
    if grid.layout.startswith("across") and frame in ("total", "summary"):
        return False
    if frame == "# names" and dialect.line(file.header[0]).startswith(("#", '"')):
        return False
    if frame in ("markdown", "psql"):
        return dialect.delimiter == "|" and dialect.quote == "some" and file.style != "row" and not any(
            "|" in cell for row in grid.rows for cell in row)
    if frame == "comma blank":
        return dialect.delimiter == "," and dialect.quote == "some"
    if frame in ("dashes", "spaced") and file.style == "row":
        return False
    return dialect.delimiter != " " or frame in BETWEEN_BLANKS


def framed(numbers, file, lines):
    return FRAMED[file.frame](numbers, file, lines)
