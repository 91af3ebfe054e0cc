"""Series that are computed: the row for formulas in the side panel, and what becomes of them."""

from harness.case import WindowCase
from harness.files import write
from harness.waiting import wait_for_equal, wait_until

DAYS = 28


def rows(days=DAYS, factor=1):
    lines = (f"2026-01-{day:02},{day * factor},{1000 + day}" for day in range(1, days + 1))
    return "day,Sales,Stock (pieces)\n" + "\n".join(lines) + "\n"


class Formulas(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.path = write(self.desktop, "shop.csv", rows())
        self.open(self.path)
        self.window = self.program.window("shop.csv")
        self.shows("Sales", "Stock")

    def shows(self, *titles):
        wait_for_equal(lambda: sorted(self.window.charts()), sorted(titles), "charts")

    def focused(self):
        focused = self.window.focused()
        return focused.name if focused else None

    def open_row(self):
        self.hand.key("F9")
        wait_for_equal(self.focused, "Search columns", "what has the keyboard")
        self.hand.key("Tab")
        wait_for_equal(self.focused, "Formula", "what has the keyboard")

    def said(self):
        """What is said of the formula."""
        return self.window.find("text", "Formula").description

    def compute(self, text):
        self.hand.type(text)
        self.hand.key("Return")

    def test_a_formula_is_a_series_of_the_chart_in_front(self):
        self.open_row()
        self.compute("week = avg(Sales, 7 d)")
        self.shows("Sales, week", "Stock")
        self.hand.key("Escape")
        self.hand.key("F9")
        self.hand.key("End")
        self.reads("Sales, week", "week 25")

    def reads(self, title, words):
        """What the indicator reads in a chart has some words."""
        chart = self.window.chart(title)
        wait_until(lambda: words in chart.description, lambda: f"{words} is not in {chart.description}")

    def test_a_fault_is_said_and_nothing_is_computed(self):
        self.open_row()
        self.compute("avg(Sales, 7)")
        wait_for_equal(self.said, "How long 7 is must be said: 7 d, 7 points, 7 x.", "what is said")
        self.hand.key("Return")
        self.shows("Sales", "Stock")
        self.hand.key("BackSpace")
        self.compute(" points)")
        self.shows("Sales, avg(Sales, 7 points)", "Stock")

    def test_names_and_functions_are_offered_and_taken_by_the_keyboard(self):
        self.open_row()
        self.hand.type("cums")
        wait_until(lambda: self.window.all("list item", "cumsum(y)"), "cumsum is not offered")
        # What is not whole yet is no fault.
        self.assertNotIn("called", self.said())
        self.hand.key("Down")
        self.hand.key("Return")
        wait_for_equal(self.focused, "Formula", "what has the keyboard")
        self.hand.type("stock")
        wait_until(lambda: self.window.all("list item", "Stock (pieces)"), "Stock is not offered")
        self.hand.key("Down")
        self.hand.key("Return")
        wait_for_equal(self.focused, "Formula", "what has the keyboard")
        self.compute(")")
        self.shows("Sales, cumsum(`Stock (pieces)`)", "Stock")

    def test_a_step_back_takes_it_away_and_a_step_forward_brings_it(self):
        self.open_row()
        self.compute("twice = Sales * 2")
        self.shows("Sales, twice", "Stock")
        self.hand.key("Control+z")
        self.shows("Sales", "Stock")
        self.hand.key("Control+Shift+z")
        self.shows("Sales, twice", "Stock")

    def test_it_is_computed_anew_when_the_file_has_changed(self):
        self.open_row()
        self.compute("twice = Sales * 2")
        self.shows("Sales, twice", "Stock")
        self.hand.key("Escape")
        self.hand.key("F9")
        write(self.desktop, "shop.csv", rows(factor=10))
        self.hand.key("F5")
        self.hand.key("End")
        self.reads("Sales, twice", "twice 560")

    def test_it_is_changed_where_it_stands(self):
        self.open_row()
        self.compute("twice = Sales * 2")
        self.shows("Sales, twice", "Stock")
        self.hand.click(self.window.see("push button", "What to do with twice").box.middle)
        wait_for_equal(self.focused, "Name", "what has the keyboard")
        self.hand.key("Tab")
        wait_for_equal(self.focused, "Formula", "what has the keyboard")
        # What cannot be is said, and nothing is lost.
        self.hand.key("ctrl+a")
        self.hand.type("twice = Nobody")
        self.hand.key("Return")
        wait_until(lambda: any("Nobody" in text for text in self.program.texts()), self.program.texts)
        self.hand.key("ctrl+a")
        self.hand.type("thrice = Sales * 3")
        self.hand.key("Return")
        self.shows("Sales, thrice", "Stock")
        self.hand.key("F9", "End")
        self.reads("Sales, thrice", "thrice 84")
        self.hand.key("ctrl+z", "ctrl+z")
        self.shows("Sales, twice", "Stock")

    def test_it_is_kept_with_its_file(self):
        self.open_row()
        self.compute("twice = Sales * 2")
        self.compute("more = twice + 1")
        self.shows("Sales, twice, more", "Stock")
        self.end_well(self.program.quit())
        self.open(self.path)
        self.window = self.program.window("shop.csv")
        self.shows("Sales, twice, more", "Stock")

    def test_it_is_removed_in_the_settings_of_its_row(self):
        self.open_row()
        self.compute("twice = Sales * 2")
        self.shows("Sales, twice", "Stock")
        self.hand.key("Shift+Tab")
        self.hand.type("twice")
        self.hand.key("Return")
        wait_for_equal(self.focused, "twice", "the row with the keyboard")
        self.hand.key("Shift+F10")
        wait_for_equal(self.focused, "Name", "what has the keyboard")
        self.hand.click(self.window.see("push button", "Remove").box.middle)
        self.shows("Sales", "Stock")
