"""The screen's pixels, read where Xvfb keeps them: no tool has to be started for a look."""

import mmap
import struct

from .picture import Picture

# Fields of the X window dump's header, 4 bytes each, the highest byte first.
HEADER_SIZE, WIDTH, HEIGHT, BYTES_PER_LINE, COLORS = 0, 4, 5, 12, 19
FIELDS = 25
COLOR_BYTES = 12


class Screen:
    """The frame buffer that Xvfb writes into a file."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        fields = struct.unpack(f">{FIELDS}I", self._memory[: FIELDS * 4])
        self.width, self.height = fields[WIDTH], fields[HEIGHT]
        self._line = fields[BYTES_PER_LINE]
        self._start = fields[HEADER_SIZE] + fields[COLORS] * COLOR_BYTES

    def picture(self, box):
        """What is in a box of the screen."""
        x, y, width, height = (round(number) for number in box)
        if x < 0 or y < 0 or x + width > self.width or y + height > self.height or width < 1 or height < 1:
            raise AssertionError(f"{box} is not on the screen")
        pixels = bytearray()
        for row in range(y, y + height):
            start = self._start + row * self._line + x * 4
            pixels += self._memory[start : start + width * 4]
        # The fourth byte is not a colour, and not always the same.
        pixels[3::4] = bytes(width * height)
        return Picture(width, height, memoryview(pixels).cast("I").tolist())

    def close(self):
        """Lets go of the file."""
        self._memory.close()
