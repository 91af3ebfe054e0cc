"""What a window is like when its file is opened again."""

import glob
import os

from harness.case import WindowCase
from harness.files import chart, write
from harness.waiting import wait_until


class Sessions(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.path = write(self.desktop, "kept.json", [chart("First"), chart("Second", points=50)])

    def start(self):
        self.open(self.path)
        self.window = self.program.window("kept.json")
        self.window.still(self.window.content)
        self.chart = self.window.chart("First")

    def end(self):
        self.end_well(self.program.quit())

    def kept(self):
        return glob.glob(os.path.join(self.desktop.folder, "state", "chartdeck", "*.session"))

    def test_the_next_start_looks_as_the_last_one_ended(self):
        self.start()
        self.window.set_layout_now("list")
        left = self.chart.handles()[0]
        start = self.chart.on_mini_map(left + 20)
        opening = self.chart.visible_range
        self.hand.drag(start, (start[0] - 150, start[1]))
        moved = self.chart.wait_for_range(lambda *found: found != opening, "the range stays")
        self.hand.click(self.chart.checks()[0].box.middle)
        wait_until(lambda: not self.chart.checks()[0].is_checked, "the series stays on")
        self.program.actions.set_state("layout", "<'carousel'>")
        wait_until(lambda: "carousel" in self.program.actions.describe("layout"), "no carousel")
        self.end()
        self.assertEqual(len(self.kept()), 1)
        self.start()
        wait_until(lambda: "carousel" in self.program.actions.describe("layout"), "no carousel")
        self.assertEqual(self.chart.visible_range, moved)
        self.assertFalse(self.chart.checks()[0].is_checked)

    def test_the_window_is_as_large_as_it_was(self):
        self.start()
        self.window.resize(700, 560)
        wait_until(lambda: self.program.window("kept.json").box.width == 700, "it keeps its size")
        self.end()
        self.start()
        self.assertEqual((self.window.box.width, self.window.box.height), (700, 560))

    def test_a_damaged_one_is_left_out(self):
        self.start()
        self.end()
        with open(self.kept()[0], "w", encoding="utf-8") as file:
            file.write("[Window\nversion=")
        self.start()
        wait_until(
            lambda: any("is damaged" in text for text in self.program.texts()), self.program.texts
        )
        self.end()

    def test_numbers_that_no_chart_has_are_damage(self):
        self.start()
        self.end()
        with open(self.kept()[0], encoding="utf-8") as file:
            kept = file.read()
        with open(self.kept()[0], "w", encoding="utf-8") as file:
            file.write(kept.replace("[Chart 0]", "[Chart 0]\ntable=-9223372036854775808;0;\ncolumns=0;1;\n"))
        self.start()
        wait_until(
            lambda: any("is damaged" in text for text in self.program.texts()), self.program.texts
        )

    def test_the_panels_come_back(self):
        self.start()
        self.hand.key("F9")
        self.window.see(name="Search columns")
        self.hand.key("ctrl+t")
        wait_until(lambda: "true" in self.program.actions.describe("table"), "no table")
        self.end()
        self.start()
        self.window.see(name="Search columns")
        wait_until(lambda: "true" in self.program.actions.describe("table"), "no table")

    def test_an_open_day_comes_back(self):
        parts = {"types": {"x": "x", "y0": "area", "y1": "area"}, "stacked": True, "percentage": True}
        self.path = write(self.desktop, "kept.json", [chart("First") | parts])
        self.start()
        self.hand.click(self.chart.plot.middle)
        self.hand.key("Return")
        self.window.see("push button", "Zoom Out: First*")
        self.window.still(self.window.content)
        opened = self.chart.description
        self.end()
        self.start()
        self.window.see("push button", "Zoom Out: First*")
        wait_until(lambda: self.chart.description == opened, lambda: f"{self.chart.description}, not {opened}")

    def test_other_columns_are_as_they_open(self):
        self.start()
        self.hand.click(self.chart.checks()[0].box.middle)
        wait_until(lambda: not self.chart.checks()[0].is_checked, "the series stays on")
        self.end()
        write(self.desktop, "kept.json", [chart("First", series=("Other", "Names"))])
        self.start()
        self.assertTrue(all(check.is_checked for check in self.chart.checks()))
