"""What is on the screen, as pixels."""

from collections import Counter
from functools import cached_property
from operator import ne


class Picture:
    """A rectangle of the screen at one moment."""

    def __init__(self, width, height, content):
        """`content` has four bytes a pixel, row by row: blue, green, red, and a zero."""
        self.width, self.height = width, height
        self._content = bytes(content)

    @cached_property
    def _pixels(self):
        """Numbers of the form 0xRRGGBB; made only when they are looked at, most pictures are just compared."""
        return memoryview(self._content).cast("I").tolist()

    def color(self, x, y):
        """The red, green and blue of a pixel, from 0 to 255."""
        return _channels(self._pixels[y * self.width + x])

    @cached_property
    def histogram(self):
        """How often each colour is there."""
        return Counter({_channels(pixel): count for pixel, count in Counter(self._pixels).items()})

    @property
    def ground(self):
        """The colour that covers most."""
        return self.histogram.most_common(1)[0][0]

    def count(self, color, tolerance=24):
        """How many pixels have a colour, or nearly so."""
        return sum(count for found, count in self.histogram.items() if distance(found, color) <= tolerance)

    def count_of(self, text, tolerance=24):
        """How many pixels have a colour like #3DC23F, or nearly so."""
        return self.count(rgb(text), tolerance)

    def difference(self, other):
        """How many pixels are not the same in another picture of the same size."""
        if (self.width, self.height) != (other.width, other.height):
            raise AssertionError("pictures of two sizes are compared")
        return sum(map(ne, self._pixels, other._pixels))

    def where_different(self, other):
        """How many pixels are not the same, and in which rectangle they are, for messages."""
        places = [index for index, (ours, theirs) in enumerate(zip(self._pixels, other._pixels)) if ours != theirs]
        columns = [place % self.width for place in places] or [0]
        rows = [place // self.width for place in places] or [0]
        return f"{len(places)} pixels at x {min(columns)}-{max(columns)}, y {min(rows)}-{max(rows)}"

    def columns(self, color, tolerance=24):
        """The x of the columns that hold a colour."""
        wanted = {found for found in set(self._pixels) if distance(_channels(found), color) <= tolerance}
        return sorted({index % self.width for index, found in enumerate(self._pixels) if found in wanted})

    def __eq__(self, other):
        return isinstance(other, Picture) and self._content == other._content


def _channels(pixel):
    return (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)


def distance(one, other):
    """How far apart two colours are: the largest difference of a channel."""
    return max(abs(a - b) for a, b in zip(one, other))


def rgb(text):
    """The channels of a colour like #3DC23F."""
    return tuple(bytes.fromhex(text.lstrip("#")))


def brightness(color):
    """How bright a colour is, from 0 to 255."""
    return 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]


def contrast(one, other):
    """How much two colours stand out from each other, from 1 to 21, as WCAG 2.1 defines it."""
    dark, light = sorted(_luminance(color) for color in (one, other))
    return (light + 0.05) / (dark + 0.05)


def _luminance(color):
    """WCAG's relative luminance of a colour, from 0 to 1."""
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for share in (channel / 255 for channel in color)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
