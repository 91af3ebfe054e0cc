"""Colours, contrast, scale, motion and language follow the system."""

import os
import time

from harness.case import WindowCase
from harness.picture import brightness, distance, rgb

DARK = {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}
LIGHT = {"ADW_DEBUG_COLOR_SCHEME": "prefer-light"}
STRONG = {"ADW_DEBUG_HIGH_CONTRAST": "1"}


class Colors(WindowCase):
    arguments = None

    def grounds(self, **environment):
        """The colours behind the cards, of the first card, and the extremes of brightness on it."""
        self.open("--sample", environment=environment)
        content = self.window.content
        window = self.window.still(content._replace(x=content.x + 8, width=12)).ground
        card = self.window.picture(self.chart.plot)
        self.end_well(self.program.quit())
        return window, card.ground, card

    def assert_color(self, found, expected):
        self.assertLessEqual(distance(found, rgb(expected)), 3, f"{found} is not {expected}")

    def test_light(self):
        window, card, _ = self.grounds(**LIGHT)
        self.assert_color(window, "#F6F5F4")
        self.assert_color(card, "#FFFFFF")

    def test_dark(self):
        window, card, picture = self.grounds(**DARK)
        self.assert_color(window, "#1B232E")
        self.assert_color(card, "#242F3E")
        self.assertGreater(picture.count_of("#2E9E5B"), 200)

    def test_high_contrast(self):
        for scheme, ground in [(LIGHT, "#FFFFFF"), (DARK, "#000000")]:
            with self.subTest(ground):
                _, _, usual = self.grounds(**scheme)
                window, _, strong = self.grounds(**scheme, **STRONG)
                self.assert_color(window, ground)
                self.assertGreater(grid_contrast(strong), 2 * grid_contrast(usual))


# A picture that is taken while the screen is being painted shows a bit of both.
TORN = 1
WATCHED_SECONDS = 1.2  # more than a change of layout takes


def grid_contrast(picture):
    """How much the grid's lines stand out: they are the second most frequent colour of a plot."""
    (ground, _), *others = picture.histogram.most_common(2)
    return abs(brightness(others[0][0]) - brightness(ground))


class Scale(WindowCase):
    arguments = None

    def line(self, scale):
        """How many pixels the green line has at a scale, and how large the plot is."""
        self.forget_sessions()
        self.open("--sample", scale=scale)
        plot = self.chart.plot
        self.assertTrue(self.window.still(plot))
        count = self.window.picture(plot).count_of("#2E9E5B")
        self.check_the_pointer(scale)
        self.end_well(self.program.quit())
        return count, plot.width

    def check_the_pointer(self, scale):
        """Pointer and pixels agree: a point is read where it is drawn."""
        x = self.chart.x_of(self.table.x[-12], self.table.opening_range)
        self.hand.click((round(x), self.chart.plot.middle[1]))
        self.window.still(self.chart.plot)
        self.assertEqual(self.chart.description, self.table.words(-12), f"at scale {scale}")

    def test_twice_the_scale_has_four_times_the_pixels(self):
        count, width = self.line(1)
        double, double_width = self.line(2)
        self.assertEqual(double_width, 2 * width)
        self.assertGreater(double, 3 * count)


class Motion(WindowCase):
    arguments = None

    def frames(self):
        """How many different pictures there are on the way to another layout, both ends left out."""
        box = self.window.content.inset(150)
        first = self.window.still(box)
        self.program.actions.set_state("layout", "<'cards'>")
        seen = [first]
        end = time.monotonic() + WATCHED_SECONDS
        while time.monotonic() < end:
            picture = self.window.picture(box)
            if picture != seen[-1]:
                seen.append(picture)
        last = self.window.still(box, unlike=first)
        return sum(picture not in (first, last) for picture in seen)

    def test_a_change_of_layout_is_animated(self):
        self.open("--sample")
        self.assertGreater(self.frames(), TORN)

    def test_without_animations_it_is_complete_at_once(self):
        folder = self.desktop.path("calm/gtk-4.0")
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "settings.ini"), "w", encoding="utf-8") as file:
            file.write("[Settings]\ngtk-enable-animations=false\n")
        self.open("--sample", environment={"XDG_CONFIG_HOME": self.desktop.path("calm")})
        self.assertLessEqual(self.frames(), TORN)


class Language(WindowCase):
    environment = {"LANG": "de_DE.UTF-8", "LANGUAGE": "en"}

    def test_german(self):
        description = self.chart.mini_map.description
        self.assertRegex(description, r"\bMärz\b")
        self.assertNotIn("Mar ", description)
        other = self.window.chart("Interactions")
        x = other.x_of(self.table.x[-12], self.table.opening_range)
        self.hand.click((round(x), round(other.plot.y + other.plot.height * 0.5)))
        self.window.still(self.window.content)
        moment, views, _ = other.description.split(", ", 1)[0], *other.description.rsplit(", ", 2)[-2:]
        self.assertEqual(moment, "Do.")
        self.assertRegex(views, r"^Views \d\d\.\d\d\d$")
