"""Boards that are set up like others."""

import json

from harness.case import WindowCase
from harness.files import write
from harness.waiting import wait_for_equal, wait_until

FIRST = "day,Sales,Visits\n" + "".join(f"2024-01-{day:02},{day},{10 * day}\n" for day in range(1, 29))
SECOND = "day,Other,Visits,Sales\n" + "".join(f"2024-02-{day:02},{day},{day},{3 * day}\n" for day in range(1, 29))
TEMPLATE = {
    "chartdeck template": 1,
    "formulas": ["double = Sales * 2"],
    "charts": [
        {"columns": [{"name": "Sales", "title": "Turnover"}, {"formula": "double"}]},
        {"columns": [{"name": "Returns"}]},
    ],
}


class Templates(WindowCase):
    arguments = None

    def test_one_from_the_command_line_sets_a_file_up(self):
        path = write(self.desktop, "t.chartdeck.json", json.dumps(TEMPLATE))
        self.open("--template", path, write(self.desktop, "second.csv", SECOND))
        window = self.program.window("second.csv")
        wait_until(lambda: any("Returns" in text for text in self.program.texts()), self.program.texts)
        chart = window.charts()[0]
        self.assertEqual(len(window.charts()), 1)
        self.hand.key("End")
        wait_until(lambda: "Turnover 84" in window.chart(chart).description, lambda: window.chart(chart).description)
        self.assertIn("double 168", window.chart(chart).description)
        # All of it is one step; the other one was the key.
        self.hand.key("ctrl+z", "ctrl+z")
        wait_until(lambda: "Turnover" not in window.chart(window.charts()[0]).description, lambda: "it is not undone")

    def answer(self, action, title, path):
        """Answers the dialog of a command with a path."""
        self.program.actions.activate(action)
        dialog = self.program.window(title)
        dialog.focus()
        dialog.still()
        if title == "Export":
            self.hand.key("ctrl+a")
        self.hand.type(path)
        dialog.still()
        self.hand.key("Return")

    def has_computed(self, is_there):
        chart = self.window.chart("first")
        wait_for_equal(lambda: "double" in chart.description, is_there, "whether there is a computed series")

    def test_one_that_is_saved_sets_another_file_up(self):
        self.open(write(self.desktop, "first.csv", FIRST))
        self.program.window("first.csv")
        self.hand.key("F9", "Tab")
        self.hand.type("double = Sales * 2")
        self.hand.key("Return")
        self.has_computed(True)
        path = self.desktop.path("mine.chartdeck.json")
        self.answer("save-template", "Export", path)
        wait_until(lambda: "mine.chartdeck.json is written." in self.program.texts(), self.program.texts)
        with open(path, encoding="utf-8") as file:
            self.assertEqual(json.load(file)["formulas"], ["double = Sales * 2"])
        self.window.focus()
        self.hand.key("ctrl+z")
        self.has_computed(False)
        self.answer("use-template", "Use a Template", path)
        self.has_computed(True)
