"""How much letters and lines stand out from the card, as WCAG 2.1 measures it, in each appearance."""


from harness.case import WindowCase
from harness.chart import GUTTER
from harness.files import chart, write
from harness.geometry import Box
from harness.picture import contrast
from harness.program import AWAY

LETTERS, LINES = 4.5, 3.0  # the least contrasts
# White is on every button, as Telegram has it, and GNOME on its accents: where nobody asks for more.
LETTERS_ON_BUTTONS = 3.0
LEAST_OF_LETTERS = 25  # pixels of a colour; at twice the scale the cores of letters are wider than a pixel
LEAST_OF_A_LINE = 300
GREY = 40  # the channels of greys are less apart, those of a series' colour more
HEADER, TITLE_WIDTH, TIME_AXIS, HANDLE = 28, 120, 20, 8  # lengths around the plot, in pixels of scale 1
LIGHT, DARK = ({"ADW_DEBUG_COLOR_SCHEME": f"prefer-{scheme}"} for scheme in ("light", "dark"))
STRONG = {"ADW_DEBUG_HIGH_CONTRAST": "1"}
# Colours that do not stand out by themselves on white, or on night blue.
FAINT = {"Lemon": "#FFE600", "Rose": "#FFB0B0", "Navy": "#00004D", "Wine": "#400000"}


def faint_chart():
    """Lines that are nearly level, each at a height of its own."""
    table = chart("Faint", series=tuple(FAINT))
    table["colors"] = dict(zip(table["names"], FAINT.values()))
    for index, column in enumerate(table["columns"][1:]):
        column[1:] = [20 * (index + 1) + point % 3 for point in range(len(column) - 1)]
    return table


class Contrast(WindowCase):
    arguments = None
    scale = 2

    def open_in(self, environment):
        """Opens the chart in an appearance, without the pointer over it."""
        self.open(write(self.desktop, "faint.json", [faint_chart()]), environment=environment)
        self.window = self.program.window("faint.json")
        self.chart = self.window.chart("Faint")
        self.hand.move(AWAY)
        self.plot, self.mini_map = self.chart.graph.box, self.chart.mini_map.box
        self.window.still()
        self.card = self.window.picture(self.plot).ground

    def picture(self, x, y, width, height):
        """A picture of a box on the screen, whose lengths are told in pixels of scale 1."""
        return self.window.picture(Box(x, y, width * self.scale, height * self.scale))

    def assert_letters(self, what, picture, ground, least=LETTERS):
        """What stands out most from a ground does so enough to be read."""
        colors = [color for color, count in picture.histogram.items() if count >= LEAST_OF_LETTERS]
        self.assertGreaterEqual(max(contrast(color, ground) for color in colors), least, what)

    def assert_lines(self, what, picture, ground):
        """All lines that have a colour stand out from what they are on."""
        colors = [color for color, count in picture.histogram.items() if count >= LEAST_OF_A_LINE]
        lines = [color for color in colors if max(color) - min(color) >= GREY and color not in (ground, self.card)]
        self.assertGreaterEqual(len(lines), len(FAINT), what)
        weakest = min((contrast(line, ground), line) for line in lines)
        self.assertGreaterEqual(weakest[0], LINES, f"{what}: {weakest}")

    def assert_check_buttons(self, environment):
        """The name on a check button is read on its series' colour."""
        self.open("--sample", environment=environment)
        for check in self.chart.checks():
            picture = self.window.picture(check.box.inset(6))
            self.assert_letters(check.name, picture, picture.ground, LETTERS_ON_BUTTONS)

    def assert_contrasts(self, environment):
        self.open_in(environment)
        left, top, scale = self.mini_map.x, self.plot.y, self.scale
        plot_height = self.plot.height / scale
        for what, picture in {
            "title": self.picture(left, top - HEADER * scale, TITLE_WIDTH, HEADER),
            "y labels": self.picture(left, top, GUTTER - 4, plot_height),
            "x labels": self.picture(left, self.plot.bottom, self.mini_map.width / scale, TIME_AXIS),
        }.items():
            self.assert_letters(what, picture, self.card)
        self.assert_lines("lines", self.window.picture(self.plot), self.card)
        veiled = self.picture(left, self.mini_map.y, self.mini_map.width / scale / 2, self.mini_map.height / scale)
        self.assert_lines("lines of the mini-map outside its window", veiled, veiled.ground)
        handle = self.picture(
            self.mini_map.right - HANDLE * scale, self.mini_map.y, HANDLE, self.mini_map.height / scale)
        self.assertGreaterEqual(contrast(handle.ground, self.card), LINES, "the mini-map's frame")

    def test_light(self):
        self.assert_contrasts(LIGHT)

    def test_dark(self):
        self.assert_contrasts(DARK)

    def test_light_high_contrast(self):
        self.assert_contrasts(LIGHT | STRONG)

    def test_dark_high_contrast(self):
        self.assert_contrasts(DARK | STRONG)

    def test_check_buttons_on_light(self):
        self.assert_check_buttons(LIGHT)

    def test_check_buttons_on_dark(self):
        self.assert_check_buttons(DARK)
