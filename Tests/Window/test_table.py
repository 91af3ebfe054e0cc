"""The visible values as a table beside the charts."""

from datetime import date, timedelta

from harness.case import WindowCase
from harness.files import write
from harness.waiting import stays, wait_for_equal, wait_until


class DataTable(WindowCase):
    def setUp(self):
        super().setUp()
        self.hand.key("ctrl+t")
        self.window.see("tree table", "Data table")
        self.window.still(self.window.content)

    def remark(self):
        """How many rows there are."""
        return next((text for text in self.window.texts() if text.endswith(" rows")), "")

    def test_it_has_a_row_a_visible_point(self):
        before = self.remark()
        self.assertRegex(before, r"^\d+ rows$")
        for word in ("Time", "Joined", "Left"):
            self.assertIn(word, self.window.texts())
        self.hand.click(self.chart.plot.middle)
        self.hand.key("0")
        wait_until(lambda: self.remark() != before, self.remark)

    def test_a_row_that_is_selected_is_read_by_the_indicator(self):
        unread = self.chart.description
        self.hand.key("Down", "Down")
        wait_until(lambda: self.chart.description != unread, lambda: self.chart.description)
        self.assertIn("Joined", self.chart.description)

    def test_who_selects_all_rows_reads_none_of_them(self):
        self.hand.key("Down", "Down")
        wait_until(lambda: "Joined" in self.chart.description, lambda: self.chart.description)
        self.window.still(self.window.content)
        read = self.chart.description
        self.hand.key("ctrl+a")
        self.assertTrue(stays(lambda: self.chart.description == read), read)

    def test_a_hidden_series_has_no_column(self):
        self.hand.click(self.chart.checks()[1].box.middle)
        wait_until(lambda: "Left" not in self.columns(), self.columns)

    def columns(self):
        return [title for title in ("Time", "Joined", "Left") if self.window.find("label", title)]

    def test_the_key_closes_it_and_gives_the_keyboard_back(self):
        self.hand.key("ctrl+t")
        wait_until(lambda: self.window.find("tree table", "Data table") is None, "the table stays")
        wait_until(
            lambda: getattr(self.window.focused(), "name", "") == "Chart: Followers", lambda: self.window.focused()
        )

    def test_rows_are_copied(self):
        self.hand.key("Down", "shift+Down", "ctrl+c")
        wait_until(lambda: any("copied" in text for text in self.program.texts()), self.program.texts)
        lines = self.desktop.run("xclip", "-selection", "clipboard", "-o").stdout.split("\n")
        wait_for_equal(lambda: lines[0], "Time\tJoined\tLeft", "the names")
        self.assertGreaterEqual(len(lines), 3)


DAYS = "".join(f"2024-{1 + day // 28:02}-{1 + day % 28:02},{day},{day}.25,word {day}\n" for day in range(12 * 28))
LONG = "day,whole,part,word\n" + DAYS


class LongTable(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.open(write(self.desktop, "long.csv", LONG))
        self.window = self.program.window("long.csv")
        self.shown = self.window.chart("long")
        self.shown.graph
        self.hand.key("0")

    def rows(self):
        """What the rows that are seen say in their third column."""
        return [text for text in self.window.texts() if text.endswith(".25")]

    def test_it_opens_full_and_at_the_indicator(self):
        self.hand.click(self.shown.plot.middle)
        self.hand.key("ctrl+t")
        wait_until(lambda: len(self.rows()) > 8, self.rows)
        name = lambda: getattr(self.window.focused(), "name", "")
        focused = wait_until(lambda: "part " in name() and name(), name)
        self.assertIn(focused.split("part ")[1].split(",")[0], self.rows())
        day = focused.split(", whole")[0]
        self.assertIn(day, self.shown.description)
        self.assertRegex(focused, r"part \d+\.25, word word \d+$")

    def test_the_row_with_the_keyboard_is_copied(self):
        self.hand.key("ctrl+t")
        focused = lambda: getattr(self.window.focused(), "name", "")
        # The rows are there before the keyboard is.
        wait_until(lambda: focused().endswith("word word 0"), focused)
        self.hand.key("ctrl+c")
        # The toast has gone before so many rows are asked for what they say.
        copied = lambda: self.desktop.run("xclip", "-selection", "clipboard", "-o").stdout.split("\n")
        wait_for_equal(copied, ["day\twhole\tpart\tword", "2024-01-01\t0\t0.25\tword 0"], "what is copied")


WEEKS = "".join(
    f"{date(1998, 1, 5) + timedelta(weeks=week)},20.{week % 90 + 10},21.46,19.6,20.06,{208613000 + week}\n"
    for week in range(900)
)


class PriceTable(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.open(write(self.desktop, "ACME.csv", "Date,Open,High,Low,Close,Volume\n" + WEEKS))
        self.window = self.program.window("ACME.csv")
        self.window.chart("ACME").graph
        self.hand.key("0")
        self.hand.key("ctrl+t")

    def header(self, title):
        return wait_until(lambda: self.window.find("label", title), f"no column {title}")

    def test_all_columns_are_within_the_window_also_over_the_charts(self):
        content = self.window.content
        inside = lambda: self.header("Volume").box.right <= content.right
        wait_until(inside, lambda: self.header("Volume").box)
        self.hand.key("F9")
        self.window.still(content)
        wait_until(inside, lambda: self.header("Volume").box)
