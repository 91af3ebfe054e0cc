"""The visible range under the wheel and the double click."""

from harness.case import WindowCase
from harness.waiting import stays, wait_for_equal, wait_until


class Range(WindowCase):
    def setUp(self):
        super().setUp()
        self.opening = self.chart.visible_range
        self.span = self.chart.span

    def point(self, index):
        plot = self.chart.plot
        x = self.chart.x_of(self.table.x[index], self.table.opening_range)
        return (round(x), round(plot.y + plot.height * 0.6))

    def test_a_double_click_shows_everything(self):
        self.hand.click(self.point(-12), times=2)
        self.chart.wait_for_range(lambda *found: found == self.chart.domain, "not everything")

    def test_a_double_click_leaves_no_indicator(self):
        before = self.chart.description
        self.hand.click(self.point(-12), times=2)
        self.chart.wait_for_range(lambda *found: found == self.chart.domain, "not everything")
        names = before.split(".")[0].rsplit(", ", 1)[0]
        wait_until(lambda: self.chart.description.startswith(names), lambda: self.chart.description)

    def test_shift_and_the_wheel_pan(self):
        self.hand.wheel(self.point(-12), "up", 4, holding="shift")
        lower, upper = self.chart.wait_for_range(lambda lower, _: lower < self.opening[0], "the range stays")
        self.assertAlmostEqual((upper - lower).days, self.span, delta=1)
        self.hand.wheel(self.point(-12), "down", 6, holding="shift")
        self.chart.wait_for_range(lambda *found: found == self.opening, "the range does not come back")

    def test_a_sideways_wheel_pans(self):
        self.hand.wheel(self.point(-12), "left", 4)
        lower, upper = self.chart.wait_for_range(lambda lower, _: lower < self.opening[0], "the range stays")
        self.assertAlmostEqual((upper - lower).days, self.span, delta=1)

    def test_control_and_the_wheel_zoom_about_the_pointer(self):
        for direction, index in (("up", -21), ("down", -5)):
            with self.subTest(direction):
                place = self.point(index)
                before = self.chart.span
                self.hand.wheel(place, direction, 3, holding="ctrl")
                wait_until(lambda: self.chart.span != before, "the span stays")
                self.assertEqual(self.chart.span < before, direction == "up")
                # What was under the pointer still is.
                if direction == "up":
                    self.hand.click(place)
                    wait_for_equal(lambda: self.chart.description, self.table.words(index), "under the pointer")

    def test_a_selection_that_begins_slowly_selects(self):
        plot = self.chart.plot
        x, y = plot.at(0.3, 0.5)
        with self.hand.holding("shift"):
            self.hand.press((x, y))
            for step in range(1, 9):
                self.hand.move((x + 2 * step, y))
            self.hand.pull(plot.at(0.7, 0.5))
            self.hand.release()
        self.chart.wait_for_range(lambda *found: found != self.opening, "the range stays")

    def test_a_click_after_a_selection_or_another_drag_is_heard(self):
        plot, axis = self.chart.plot, self.chart.graph.box
        below = round(axis.y + axis.height + 12)
        drags = {
            "a selection": ("shift", plot.at(0.3, 0.5), plot.at(0.7, 0.5)),
            "a drag": (None, plot.at(0.3, 0.5), plot.at(0.7, 0.5)),
            "a selection on the axis": (None, (plot.at(0.3)[0], below), (plot.at(0.7)[0], below)),
            "a drag of the mini-map": (None, self.chart.mini_map.box.middle, self.chart.mini_map.box.at(0.4)),
            "a wheel": ("wheel", plot.middle, plot.middle),
        }
        for what, (holding, start, end) in drags.items():
            with self.subTest(what):
                self.drag(holding, start, end)
                self.window.still()
                for place in (0.2, 0.6):
                    before = self.chart.description
                    self.hand.click(plot.at(place, 0.6))
                    wait_until(lambda: self.chart.description != before, "the click is swallowed")
                self.hand.key("Escape")

    def drag(self, holding, start, end):
        """Drags with a key held, or turns the wheel."""
        if holding == "wheel":
            return self.hand.wheel(start, "up", 2, holding="ctrl")
        with self.hand.holding(holding):
            self.hand.drag(start, end)

    def test_the_plain_wheel_scrolls_the_page(self):
        top = self.chart.graph.box.y
        place = self.chart.plot.middle
        self.hand.wheel(place, "down", 1)
        wait_until(lambda: self.chart.graph.box.y < top, "the page does not scroll")
        self.assertEqual(self.chart.visible_range, self.opening)
        self.hand.wheel(place, "up", 3)
        wait_until(lambda: self.chart.graph.box.y == top, "the page does not scroll back")

    def test_every_chart_has_its_own_range(self):
        other = self.window.chart("Interactions")
        before = other.mini_map.description
        self.hand.wheel(self.point(-12), "up", 4, holding="shift")
        self.chart.wait_for_range(lambda lower, _: lower < self.opening[0], "the range stays")
        self.assertTrue(stays(lambda: other.mini_map.description == before))
