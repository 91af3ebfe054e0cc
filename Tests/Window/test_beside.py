"""What was earlier beside what is: by its key and its menu, and what becomes of it."""

from harness.case import WindowCase
from harness.files import write
from harness.waiting import wait_for_equal, wait_until

NOTHING = ("Sales", "Stock")
WEEK = "Sales, a week before"


def rows(factor=1, days=28):
    lines = (f"2026-01-{day:02},{day * factor},{1000 + day}" for day in range(1, days + 1))
    return "day,Sales,Stock (pieces)\n" + "\n".join(lines) + "\n"


class Beside(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.path = write(self.desktop, "shop.csv", rows())
        self.start()
        self.shows(*NOTHING)

    def start(self):
        self.open(self.path)
        self.window = self.program.window("shop.csv")

    def shows(self, *titles):
        wait_for_equal(lambda: sorted(self.window.charts()), sorted(titles), "charts")

    def buttons(self, *names):
        """The check buttons have these names."""
        wait_for_equal(
            lambda: [button.name for button in self.window.all("check box") if "Stock" not in button.name], list(names),
            "check buttons",
        )

    def reads(self, words, title="Sales"):
        chart = self.window.chart(title)
        wait_until(lambda: words in chart.description, lambda: f"{words} is not in {chart.description}")

    def test_a_week_before_is_told_with_its_date_and_the_difference(self):
        self.hand.key("End")
        self.window.choose("b", "A Week Before")
        self.buttons("Sales", WEEK)
        self.shows(*NOTHING)
        self.hand.key("End")
        self.reads("Sales 28, Sales, a week before 21, Wed, 21 Jan 2026, now 28, 33.3% more")

    def test_the_same_again_takes_it_away_and_steps_bring_it_back(self):
        self.window.choose("b", "A Week Before")
        self.buttons("Sales", WEEK)
        self.window.choose("b", "A Day Before")
        self.buttons("Sales", WEEK, "Sales, a day before")
        self.window.choose("b", "A Week Before")
        self.buttons("Sales", "Sales, a day before")
        self.hand.key("Control+z")
        self.buttons("Sales", WEEK, "Sales, a day before")
        self.hand.key("Control+z", "Control+z")
        self.buttons()
        self.hand.key("Control+Shift+z")
        self.buttons("Sales", WEEK)

    def test_it_is_there_after_a_zoom_a_change_of_the_file_and_a_restart(self):
        self.window.choose("b", "A Week Before")
        self.hand.key("End", "plus", "plus")
        write(self.desktop, "shop.csv", rows(factor=10))
        self.hand.key("F5")
        self.reads("Sales, a week before 210, Wed, 21 Jan 2026, now 280, 33.3% more")
        self.hand.key("0", "Home")
        self.reads("Sales, a week before no value")
        self.hand.key("End")
        self.reads("Sales, a week before 210, Wed, 21 Jan 2026, now 280, 33.3% more")
        self.end_well(self.program.quit())
        self.start()
        self.buttons("Sales", WEEK)

    def test_all_series_that_are_on_are_one_step(self):
        path = write(self.desktop, "pair.csv", "day,a,b\n" + "".join(f"2026-01-{d:02},{d},{2 * d}\n" for d in range(1, 29)))
        self.program.quit()
        self.open(path)
        self.window = self.program.window("pair.csv")
        self.window.see("check box", "a")
        self.window.choose("b", "A Day Before")
        self.buttons("a", "b", "a, a day before", "b, a day before")
        self.hand.key("Control+z")
        self.buttons("a", "b")

    def test_another_time_is_asked_for(self):
        self.window.choose("b", "Another Time…")
        dialog = self.program.window("Beside")
        dialog.see("text", "How long before")
        self.hand.type("3 d")
        self.hand.key("Return")
        self.window.focus()
        self.buttons("Sales", "Sales, 3 days before")

    def test_what_is_too_early_is_a_sentence(self):
        self.window.choose("b", "A Year Before")
        alert = self.window.see("alert")
        wait_until(
            lambda: any("no points so long before" in thing.name for thing in alert.everything()), "it is not said why"
        )
        self.buttons()
