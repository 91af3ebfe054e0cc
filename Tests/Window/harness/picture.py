"""What is on the screen, as pixels."""

import subprocess
from collections import Counter


class Picture:
    """A rectangle of the screen at one moment."""

    def __init__(self, width, height, pixels):
        self.width, self.height = width, height
        self._pixels = pixels
        self._histogram = None

    def color(self, x, y):
        """The red, green and blue of a pixel, from 0 to 255."""
        start = (y * self.width + x) * 3
        return tuple(self._pixels[start : start + 3])

    @property
    def histogram(self):
        """How often each colour is there."""
        if self._histogram is None:
            data = self._pixels
            self._histogram = Counter(zip(data[0::3], data[1::3], data[2::3]))
        return self._histogram

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
        if self._pixels == other._pixels:
            return 0
        ours, theirs = (list(zip(p[0::3], p[1::3], p[2::3])) for p in (self._pixels, other._pixels))
        return sum(a != b for a, b in zip(ours, theirs))

    def columns(self, color, tolerance=24):
        """The x of the columns that hold a colour."""
        return sorted({
            index % self.width
            for index, found in enumerate(zip(self._pixels[0::3], self._pixels[1::3], self._pixels[2::3]))
            if distance(found, color) <= tolerance
        })

    def __eq__(self, other):
        return isinstance(other, Picture) and self._pixels == other._pixels


def distance(one, other):
    """How far apart two colours are: the largest difference of a channel."""
    return max(abs(a - b) for a, b in zip(one, other))


def rgb(text):
    """The channels of a colour like #3DC23F."""
    return tuple(bytes.fromhex(text.lstrip("#")))


def brightness(color):
    """How bright a colour is, from 0 to 255."""
    return 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]


def photograph(desktop, box):
    """Takes a picture of a box on the screen."""
    x, y, width, height = (round(number) for number in box)
    command = ["import", "-silent", "-window", "root", "-crop", f"{width}x{height}+{x}+{y}", "+repage", "-depth", "8", "rgb:-"]
    pixels = subprocess.run(command, env=desktop.environment, capture_output=True, timeout=60, check=True).stdout
    if len(pixels) != width * height * 3:
        raise AssertionError(f"the picture of {box} is not whole: it leaves the screen")
    return Picture(width, height, pixels)
