"""Series are switched off and on with the check buttons."""

import time

from harness.case import WindowCase
from harness.files import chart, write
from harness.picture import rgb
from harness.waiting import stays, wait_for_equal, wait_until

NAMES = ("Alpha", "Beta", "Gamma", "Delta")
SHAKE_SECONDS = 0.5


class Series(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        table = chart("Four", series=NAMES)
        self.colors = dict(zip(NAMES, table["colors"].values()))
        self.open(write(self.desktop, "four.json", [table]))
        self.window = self.program.window("four.json")
        self.chart = self.window.chart("Four")
        self.assert_on(*NAMES)

    def on(self):
        return tuple(check.name for check in self.chart.checks() if check.is_checked)

    def assert_on(self, *names):
        """These series are on, as the buttons and the chart's description say."""
        wait_for_equal(self.on, names, "series that are on")
        wait_until(
            lambda: self.chart.description.startswith(", ".join(names) + ", "), lambda: self.chart.description
        )

    def click(self, name, button=1):
        self.hand.click(self.chart.check(name).box.middle, button)

    def seen(self, box, color):
        """How much of a colour is in a box, with the pointer on no button that would raise its line."""
        self.hand.move(self.chart.mini_map.box.middle)
        return self.window.still(box).count_of(color, tolerance=16)

    def test_a_click_takes_the_line_away_and_back(self):
        color = self.colors["Alpha"]
        mini_map = self.chart.mini_map.box
        before = [self.seen(box, color) for box in (self.chart.plot, mini_map)]
        self.assertGreater(before[0], 300)
        self.assertGreater(before[1], 30)
        self.click("Alpha")
        self.assert_on("Beta", "Gamma", "Delta")
        self.assertEqual([self.seen(box, color) for box in (self.chart.plot, mini_map)], [0, 0])
        self.assertGreater(self.seen(self.chart.plot, self.colors["Beta"]), 300)
        self.click("Alpha")
        self.assert_on(*NAMES)
        self.assertEqual([self.seen(box, color) for box in (self.chart.plot, mini_map)], before)

    def test_a_pointed_button_raises_its_line_and_dims_the_others(self):
        alpha, beta = self.colors["Alpha"], self.colors["Beta"]
        before = self.seen(self.chart.plot, alpha), self.seen(self.chart.plot, beta)
        self.hand.move(self.chart.check("Beta").box.middle)
        plot = self.window.still(self.chart.plot)
        self.assertGreater(plot.count_of(beta, tolerance=16), before[1] * 1.2)
        self.assertLess(plot.count_of(alpha, tolerance=16), before[0] * 0.1)
        self.assertEqual((self.seen(self.chart.plot, alpha), self.seen(self.chart.plot, beta)), before)

    def test_the_button_shows_whether_it_is_on(self):
        box = self.chart.check("Alpha").box
        color = self.colors["Alpha"]
        self.assertGreater(self.seen(box, color), box.width * box.height * 0.5)
        self.click("Alpha")
        self.assert_on("Beta", "Gamma", "Delta")
        self.assertLess(self.seen(box, color), box.width * box.height * 0.3)

    def test_a_secondary_click_leaves_only_one_and_again_all(self):
        self.click("Gamma", button=3)
        self.assert_on("Gamma")
        self.assertEqual(self.seen(self.chart.plot, self.colors["Alpha"]), 0)
        self.click("Gamma", button=3)
        self.assert_on(*NAMES)

    def test_a_long_press_leaves_only_one_and_again_all(self):
        for expected in [("Beta",), NAMES]:
            self.hand.press(self.chart.check("Beta").box.middle)
            self.assert_on(*expected)
            self.hand.release()
            self.assertTrue(stays(lambda: self.on() == expected))
        # A click after it is not taken for its end.
        self.click("Beta")
        self.assert_on("Alpha", "Gamma", "Delta")

    def test_the_last_one_stays_on_and_shakes(self):
        self.click("Delta", button=3)
        self.assert_on("Delta")
        box = self.chart.check("Delta").box.inset(-10)
        rest = self.window.still(box)
        self.click("Delta")
        shifts = self.shifts(box, rest)
        self.assertTrue(min(shifts) < 0 < max(shifts), shifts)
        self.assertEqual(self.window.still(box), rest)
        self.assertEqual(self.on(), ("Delta",))
        self.assertGreater(self.seen(self.chart.plot, self.colors["Delta"]), 300)

    def shifts(self, box, rest):
        """How many pixels a button is moved sideways, in the pictures taken while it may shake."""
        pictures = []
        deadline = time.monotonic() + SHAKE_SECONDS
        while time.monotonic() < deadline:
            picture = self.window.picture(box)
            if picture not in pictures[-1:]:
                pictures.append(picture)
        starts = [picture.columns(rgb(self.colors["Delta"]))[0] for picture in [rest, *pictures]]
        return {start - starts[0] for start in starts}

    def test_space_switches_and_shift_space_leaves_only_one(self):
        self.click("Alpha")
        self.assert_on("Beta", "Gamma", "Delta")
        self.hand.key("space")
        self.assert_on(*NAMES)
        self.hand.key("Tab", "shift+space")
        self.assert_on("Beta")
        self.hand.key("shift+space")
        self.assert_on(*NAMES)

    def test_arrows_go_from_button_to_button_and_switch_nothing(self):
        self.click("Beta")
        self.assert_on("Alpha", "Gamma", "Delta")
        for key, name in (("Left", "Alpha"), ("Left", "Alpha"), ("Right", "Beta"), ("Right", "Gamma")):
            self.hand.key(key)
            wait_for_equal(lambda: self.window.focused().name, name, "what has the keyboard")
        self.assert_on("Alpha", "Gamma", "Delta")
        self.hand.key("space")
        self.assert_on("Alpha", "Delta")

    def test_tab_goes_from_the_graph_to_the_mini_map_and_the_buttons(self):
        self.hand.click(self.chart.plot.middle)
        for part in (lambda: self.chart.graph, lambda: self.chart.mini_map, lambda: self.chart.check("Alpha")):
            wait_until(lambda: "focused" in part().states, lambda: f"{part().line()} is not focused")
            self.hand.key("Tab")


class LongNames(WindowCase):
    arguments = None

    def test_are_told_whole_where_the_button_cuts_them(self):
        names = ("Messages that members sent to groups", "Messages that guests sent to groups", "Other")
        self.open(write(self.desktop, "long.json", [chart("Long", series=names)]))
        checks = self.program.window("long.json").chart("Long").checks
        # A tooltip is also what a screen reader says besides the name.
        wait_for_equal(lambda: [check.description for check in checks()], [*names[:2], ""], "tooltips")
