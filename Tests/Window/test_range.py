"""A range of x that is asked for: from the menu of its key, and in words."""

from datetime import date

from harness.case import WindowCase
from harness.files import write
from harness.waiting import wait_for_equal, wait_until


def rows():
    days = (date(2025, 1, 1).toordinal() + number for number in range(400))
    return "day,Sales\n" + "".join(f"{date.fromordinal(day)},{day % 97}\n" for day in days)


class Range(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.open(write(self.desktop, "shop.csv", rows()))
        self.window = self.program.window("shop.csv")
        wait_for_equal(self.window.charts, ["shop"], "charts")
        self.chart = self.window.chart("shop")

    def ask(self, text):
        self.window.choose("r", "Another Range…")
        self.program.window("Show a Range").see("text", "Range")
        self.hand.type(text)
        self.hand.key("Return")
        self.window.focus()

    def shows(self, first, last):
        self.chart.wait_for_range(lambda a, b: (a, b) == (first, last), f"{first} – {last} are shown")

    def test_the_menu_has_what_is_asked_for_most(self):
        self.window.choose("r", "Last Month")
        self.shows(date(2026, 1, 5), date(2026, 2, 4))
        self.window.choose("r", "Year to Date")
        self.shows(date(2026, 1, 1), date(2026, 2, 4))
        self.window.choose("r", "All")
        self.shows(date(2025, 1, 1), date(2026, 2, 4))
        self.hand.key("Control+z", "Control+z")
        self.shows(date(2026, 1, 5), date(2026, 2, 4))

    def test_words_are_read(self):
        self.ask("March 2025")
        self.shows(date(2025, 3, 1), date(2025, 3, 31))
        self.ask("last 90 days")
        self.shows(date(2025, 11, 7), date(2026, 2, 4))
        self.ask("5 Mar 2025 to Apr 2025")
        self.shows(date(2025, 3, 5), date(2025, 4, 30))

    def test_what_is_none_is_a_sentence(self):
        shown = self.chart.visible_range
        for text, words in (("soon", "is no range"), ("1999", "There is nothing in")):
            self.ask(text)
            alert = self.window.see("alert")
            wait_until(
                lambda: any(words in thing.name for thing in alert.everything()), lambda: f"it is not said why: {text}"
            )
        self.assertEqual(self.chart.visible_range, shown)
