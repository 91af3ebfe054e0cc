"""Two moments and what lies between, and ranges that are selected."""

from harness.case import WindowCase
from harness.waiting import wait_until


class Marks(WindowCase):
    def at(self, across):
        plot = self.chart.plot
        return (round(plot.x + plot.width * across), round(plot.y + plot.height * 0.7))

    def shift_click(self, point):
        self.desktop.xdotool("keydown", "shift")
        self.hand.click(point)
        self.desktop.xdotool("keyup", "shift")

    def test_shift_and_a_click_tell_of_the_range_between(self):
        unread = self.chart.description
        self.hand.click(self.at(0.3))
        before = wait_until(
            lambda: self.chart.description != unread and self.chart.description, lambda: self.chart.description
        )
        self.shift_click(self.at(0.7))
        wait_until(lambda: "points" in self.chart.description, lambda: self.chart.description)
        wait_until(lambda: "Mean" in self.chart.description, lambda: self.chart.description)
        for word in ("A day", "Percent", "First", "Highest", "Sum", " – "):
            self.assertIn(word, self.chart.description)
        self.hand.key("Escape")
        wait_until(lambda: self.chart.description == before, lambda: self.chart.description)

    def test_m_marks_what_the_arrows_leave(self):
        self.hand.click(self.at(0.5))
        self.hand.key("m", "Right", "Right")
        wait_until(lambda: self.chart.description.count("3 points") == 1, lambda: self.chart.description)
        self.hand.key("ctrl+z", "ctrl+z")
        wait_until(lambda: "points" not in self.chart.description, lambda: self.chart.description)


class Selection(WindowCase):
    def setUp(self):
        super().setUp()
        self.opening = self.chart.visible_range
        self.span = self.chart.span

    def select(self, start, end, shift):
        if shift:
            self.desktop.xdotool("keydown", "shift")
        self.hand.drag(start, end)
        if shift:
            self.desktop.xdotool("keyup", "shift")

    def assert_selected_and_back(self):
        lower, upper = self.chart.wait_for_range(
            lambda lower, upper: (upper - lower).days < self.span * 0.7, "nothing is selected"
        )
        self.assertGreater(lower, self.opening[0])
        self.assertLess(upper, self.opening[1])
        self.hand.key("BackSpace")
        self.chart.wait_for_range(lambda *found: found == self.opening, "no way back")

    def test_a_drag_with_shift_shows_what_it_passed_over(self):
        plot = self.chart.plot
        y = round(plot.y + plot.height * 0.5)
        self.select((round(plot.x + plot.width * 0.25), y), (round(plot.x + plot.width * 0.75), y), shift=True)
        self.assert_selected_and_back()

    def test_a_drag_on_the_time_axis_does_too(self):
        plot, mini_map = self.chart.plot, self.chart.mini_map.box
        y = round((plot.bottom + mini_map.y) / 2) - 8
        self.select((round(plot.x + plot.width * 0.25), y), (round(plot.x + plot.width * 0.75), y), shift=False)
        self.assert_selected_and_back()
