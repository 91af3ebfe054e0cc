"""Lines of several files that are laid over each other, and moved by hand."""

import os

from harness.case import WindowCase
from harness.files import write
from harness.waiting import wait_for_equal, wait_until


def rows(start, values):
    lines = (f"{start + number},{value}" for number, value in enumerate(values))
    return "nm,level\n" + "\n".join(lines) + "\n"


# The second is a part of the first, which begins 5 before its own first point, and is ten times as high.
FIRST = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4, 6, 2, 6, 4, 3, 3, 8, 3, 2, 7, 9, 5]
SECOND = [10 * value for value in FIRST[5:29]]


class Laying(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.folder = self.desktop.path("runs")
        os.makedirs(self.folder, exist_ok=True)
        write(self.desktop, "runs/a.csv", rows(400, FIRST))
        write(self.desktop, "runs/b.csv", rows(410, SECOND))
        self.open(self.folder)
        self.window = self.program.window("runs")
        self.shows("a", "b")

    def shows(self, *titles):
        wait_for_equal(lambda: sorted(self.window.charts()), sorted(titles), "charts")

    def buttons(self, *names):
        wait_for_equal(lambda: [button.name for button in self.window.all("check box")], list(names), "check buttons")

    def reads(self, words):
        chart = self.window.chart("a")
        wait_until(lambda: words in chart.description, lambda: f"{words} is not in {chart.description}")

    def test_lines_of_one_name_come_and_fit_best(self):
        self.hand.key("Home")
        self.window.choose("o", "So That They Fit Best")
        self.shows("a")
        self.buttons("a level", "b level, moved by −5")
        self.hand.key("Home", "Right", "Right", "Right", "Right", "Right")
        self.reads("a level 9, b level, moved by −5 90, nm 410")
        # The indicator's steps are one, and the lines' are one before that.
        self.hand.key("Control+z", "Control+z")
        self.shows("a", "b")

    def test_starts_and_where_they_were(self):
        self.window.choose("o", "By Their Starts")
        self.buttons("a level", "b level, moved by −10")
        self.window.choose("o", "Where They Were")
        self.buttons("a level", "b level")
        self.hand.key("Control+z", "Control+z")
        self.shows("a", "b")

    def test_a_value_that_they_go_through_is_asked_for(self):
        self.window.choose("o", "Where They Go Through a Value…")
        self.program.window("Lay Over Each Other").see("text", "Value")
        self.hand.type("999")
        self.hand.key("Return")
        self.window.focus()
        alert = self.window.see("alert")
        wait_until(
            lambda: any("does not go through 999" in thing.name for thing in alert.everything()), "it is not said why"
        )
        self.shows("a", "b")

    def test_alt_and_a_drag_or_arrows_move_a_line(self):
        self.window.choose("o", "Where They Were")
        self.window.choose("o", "By Their Starts")
        self.buttons("a level", "b level, moved by −10")
        self.hand.key("n", "n", "alt+Right", "alt+Right", "alt+shift+Right")
        self.buttons("a level", "b level, moved by +2")
        self.hand.key("alt+Left", "alt+Left")
        self.buttons("a level", "b level")
        self.hand.key("Control+z")
        self.buttons("a level", "b level, moved by −10")

    def test_a_drag_is_one_step(self):
        # The window manager takes those with Alt.
        self.window.choose("o", "By Their Starts")
        self.buttons("a level", "b level, moved by −10")
        plot = self.window.chart("a").plot
        x, distance = plot.x + plot.width * 0.4, plot.width * 0.2
        moved = lambda: [button.name for button in self.window.all("check box")] != ["a level", "b level, moved by −10"]
        for y in range(int(plot.y + 10), int(plot.y + plot.height - 10), 10):
            with self.hand.holding("ctrl"):
                self.hand.drag((x, y), (x + distance, y))
            if moved():
                break
        wait_until(moved, "no line was moved")
        self.hand.key("Control+z")
        self.buttons("a level", "b level, moved by −10")

    def test_it_is_kept_and_put_back_on_a_chart_of_its_own(self):
        self.window.choose("o", "By Their Starts")
        self.buttons("a level", "b level, moved by −10")
        self.end_well(self.program.quit())
        self.open(self.folder)
        self.window = self.program.window("runs")
        self.buttons("a level", "b level, moved by −10")
        self.hand.key("F5")
        self.buttons("a level", "b level, moved by −10")
