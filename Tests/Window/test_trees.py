"""What a screen reader finds, as text beside this file: CHARTDECK_RECORD=1 writes it anew."""

import os
import unittest

from harness.case import WindowCase
from harness.files import SAMPLE, tables
from harness.tree import tree
from harness.waiting import wait_until

GOLDEN = os.path.join(os.path.dirname(__file__), "golden")
TITLES = [table.title for table in tables(SAMPLE)]


class TreeCase(WindowCase):
    maxDiff = None

    def assert_golden(self, name):
        """The window's tree is the recorded one of a name, once everything has come to rest."""
        self.window.still()
        path, read = os.path.join(GOLDEN, f"{name}.txt"), lambda: tree(self.program.frames()[0])
        if os.environ.get("CHARTDECK_RECORD"):
            with open(path, "w", encoding="utf-8") as file:
                file.write("\n".join(read()) + "\n")
        with open(path, encoding="utf-8") as file:
            expected = file.read().splitlines()
        try:
            # Words come a moment after pictures.
            wait_until(lambda: read() == expected, name, patience=2)
        except AssertionError:
            self.assertEqual(read(), expected, f"{name} (CHARTDECK_RECORD=1 takes it over)")


class Layouts(TreeCase):
    def test_list_carousel_and_cards(self):
        self.assert_golden("list")
        for layout in ("carousel", "cards"):
            self.window.set_layout(layout)
            self.assert_golden(layout)

    def test_a_narrow_window(self):
        self.window.resize(400, 740)
        wait_until(lambda: not self.window.find("push button", "Columns"), "the window stays wide")
        self.window = self.program.window("Sample")
        self.assert_golden("narrow")


class Start(TreeCase):
    arguments = ()

    def test_the_start_page(self):
        self.window.see("push button", "Show the Sample")
        self.assert_golden("start")


class Charts(WindowCase):
    def test_all_cards_are_there(self):
        self.window.set_layout("cards")
        self.assertEqual(sorted(self.window.charts()), sorted(TITLES))

    @unittest.expectedFailure  # a chart has widgets only while it is near the screen, whatever its layout
    def test_all_charts_of_a_list_are_there(self):
        self.assertEqual(self.window.charts(), TITLES)

    def test_a_check_button_is_switched_by_an_action(self):
        check = self.chart.check("Left")
        self.assertGreater(check.act(), 0)
        wait_until(lambda: not self.chart.check("Left").is_checked, "the series stays on")
