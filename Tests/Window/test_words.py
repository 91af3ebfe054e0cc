"""Columns of words: beside the values of a point, and as filters in the side panel."""

from harness.case import WindowCase
from harness.files import write
from harness.waiting import wait_for_equal, wait_until

ROWS = "".join(
    f"2026-01-{day:02}T00:00:00,{day % 7},{['ok', 'warn', 'error'][day % 3]},note {day}\n" for day in range(1, 29)
)

STATES = "".join(
    f"2026-01-{day:02}T00:00:00,{day % 7},{'idle' if day < 15 else 'busy'}\n" for day in range(1, 29)
)


class States(WindowCase):
    arguments = None

    def test_the_pointer_over_their_bands_reads_them(self):
        self.open(write(self.desktop, "states.csv", "time,load,state\n" + STATES))
        self.window = self.program.window("states.csv")
        wait_for_equal(lambda: self.window.charts(), ["states"], "charts")
        graph = self.window.chart("states").graph
        self.hand.click(graph.box.at(0.8, 1 - 3 / graph.box.height))
        wait_until(lambda: "state busy" in self.window.chart("states").graph.description, graph.description)


class Words(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.open(write(self.desktop, "log.csv", "time,load,status,note\n" + ROWS))
        self.window = self.program.window("log.csv")
        wait_for_equal(lambda: self.window.charts(), ["log"], "charts")

    def focused_name(self):
        focused = self.window.focused()
        return focused.name if focused else ""

    def drawn(self, words):
        wait_until(lambda: words in self.window.texts(), self.window.texts)

    def filter(self, words):
        return self.window.see("push button", f"Rows by status: {words}")

    def test_the_indicator_reads_the_words_of_its_row(self):
        chart = self.window.chart("log")
        self.hand.click(chart.graph.box.middle)
        wait_until(lambda: "status " in self.window.chart("log").graph.description, chart.graph.description)
        self.assertIn("note note ", self.window.chart("log").graph.description)

    def test_words_leave_rows_and_have_them_again(self):
        self.hand.key("F9")
        self.drawn("all drawn")
        self.hand.click(self.filter("All").box.middle)
        self.window.see("check box", "warn")
        self.hand.key("Tab", "Tab", "space")
        self.drawn("19 of 28")
        wait_for_equal(lambda: self.window.charts(), ["log, 19 of 28 rows"], "charts")
        self.hand.key("shift+Tab", "space")
        self.drawn("10 of 28")
        self.hand.key("shift+Tab", "space")
        wait_until(lambda: any("No row would be left" in text for text in self.window.texts()), self.window.texts)
        self.assertTrue(self.window.see("check box", "warn").is_checked)
        self.hand.key("Escape")
        self.filter("warn")
        self.window.set_layout("carousel")
        self.drawn("10 of 28")

    def test_words_are_chosen_by_the_keyboard(self):
        self.hand.key("F9")
        self.drawn("all drawn")
        for _ in range(30):
            if self.focused_name().startswith("Rows by status"):
                break
            self.hand.key("Tab")
        wait_for_equal(self.focused_name, "Rows by status: All", "what has the keyboard")
        self.hand.key("Return")
        self.window.see("check box", "warn")
        self.hand.key("space")
        self.drawn("18 of 28")
        self.hand.key("Escape")
        wait_until(lambda: self.focused_name().startswith("Rows by status"), self.focused_name)
