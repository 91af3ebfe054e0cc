"""Writes rows of cells as a text: separators, quotes, ends of lines and letters."""

import dataclasses

DELIMITERS = (",", ",", ";", ";", "\t", "|", " ")
# Which encodings have which letters.
ENCODINGS = {
    "utf-8": "latin", "utf-8-sig": "latin", "utf-16": "latin", "utf-16-be": "latin", "cp1252": "western",
    "cp1251": "cyrillic", "utf-8 cyrillic": "cyrillic",
}


@dataclasses.dataclass
class Dialect:
    delimiter: str
    decimal: str
    thousands: str
    quote: str
    newline: str
    encoding: str
    letters: str
    missing: str
    padding: str

    @property
    def has_blanks_in_cells(self):
        return self.delimiter != " "

    def has_letters_of(self, clock):
        """Whether what a clock says can be written."""
        try:
            "".join([*clock.names, *(cell for row in clock.cells for cell in row)]).encode(self.encoding)
        except UnicodeEncodeError:
            return False
        return True

    def cell(self, text):
        """A cell, in quotes where it needs them or where all have them."""
        is_word, sign = any(letter.isalpha() for letter in text), self.delimiter.strip(" ") or " "
        if self.quote == "all" or self.quote == "words" and is_word or sign in text:
            return '"' + text.replace('"', '""') + '"'
        return text

    def line(self, cells):
        return self.delimiter.join(map(self.cell, cells))

    def bytes(self, lines, has_end=True):
        text = self.newline.join(lines) + self.newline * has_end
        if self.encoding == "utf-16-be":
            text = "\ufeff" + text
        return text.encode(self.encoding)


def aligned(rows):
    """Cells between blanks, each column as wide as its widest cell."""
    widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(max(map(len, rows)))]
    return ["  ".join(cell.rjust(width) for cell, width in zip(row, widths)) for row in rows]


def dialect(numbers):
    delimiter = numbers.choice(DELIMITERS)
    encoding = numbers.choice(["utf-8"] * 8 + list(ENCODINGS))
    decimal = "," if delimiter != "," and numbers.random() < 0.4 else "."
    groups = (",", " ", "'") if decimal == "." else (".", " ")
    thousands = numbers.choice(("", *groups)) if delimiter != " " else ""
    missing = "" if delimiter != " " else numbers.choice(("NA", "NaN", "-"))
    if numbers.random() < 0.4:
        missing = numbers.choice(("NA", "NaN", "null", "-", "n/a"))
    quote = numbers.choice(("some",) * 6 + ("all", "words")) if delimiter != " " else "some"
    return Dialect(
        delimiter, decimal, thousands, quote,
        numbers.choice(("\n", "\n", "\r\n")), encoding.partition(" ")[0], ENCODINGS[encoding], missing,
        numbers.choice(("aligned", "one")))
