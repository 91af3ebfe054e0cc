"""Rectangles on the screen."""

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in the screen's pixels."""

    x: float
    y: float
    width: float
    height: float

    def at(self, across, down=0.5):
        """The point at a share of the width and of the height."""
        return (round(self.x + self.width * across), round(self.y + self.height * down))

    @property
    def middle(self):
        return self.at(0.5)

    @property
    def right(self):
        return self.x + self.width

    @property
    def bottom(self):
        return self.y + self.height

    def inset(self, pixels):
        """The box without a border."""
        return Box(self.x + pixels, self.y + pixels, self.width - 2 * pixels, self.height - 2 * pixels)

    def clipped(self, other):
        """The part that lies in `other`."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Box(x, y, max(0, min(self.right, other.right) - x), max(0, min(self.bottom, other.bottom) - y))
