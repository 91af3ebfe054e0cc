"""Tables in text: what they open as, what is told of them, and what is read in them."""

from harness.case import WindowCase
from harness.files import chart, write
from harness.program import AWAY
from harness.waiting import wait_for_equal, wait_until

DAYS = "".join(f"{day:02}.01.2026;{day},5;{day * 1000}\n" for day in range(1, 29))
METRES = "".join(f"{place / 10}\t{place * place}\n" for place in range(40))


class Tables(WindowCase):
    arguments = None

    def open_table(self, name, text):
        self.open(write(self.desktop, name, text))
        return self.program.window(name)

    def test_columns_of_other_units_have_charts_of_their_own(self):
        window = self.open_table("sensor.csv", "Tag;Pegel (m);Abfluss (l)\n" + DAYS)
        wait_for_equal(lambda: sorted(window.charts()), ["Abfluss", "Pegel"], "charts")

    def test_values_are_read_with_the_name_and_unit_of_x(self):
        window = self.open_table("depth.tsv", "depth (m)\tlight\n" + METRES)
        shown = window.chart("depth")
        shown.graph
        self.hand.move(shown.plot.middle)
        wait_until(lambda: "depth" in shown.description and " m" in shown.description, lambda: shown.description)
        self.hand.move(AWAY)

    def test_rows_that_make_no_sense_are_told(self):
        window = self.open_table("days.csv", "Tag;a;b\n" + DAYS + "Summe;400;400000\n")
        window.chart("a").graph
        wait_until(lambda: any("1 row is left out" in text for text in window.texts()), window.texts)

    def test_a_table_that_cannot_be_shown_leaves_what_is_open(self):
        self.open(write(self.desktop, "one.json", [chart("One")]))
        self.program.window("one.json").chart("One").graph
        self.program.launch(write(self.desktop, "words.csv", "a,b\nc,d\n"))
        wait_until(lambda: any("a column of numbers" in text for text in self.program.texts()), self.program.texts)
        self.program.window("one.json").chart("One").graph

    def test_a_table_after_a_chart_file_and_back(self):
        self.open(write(self.desktop, "one.json", [chart("One")]))
        self.program.window("one.json").chart("One").graph
        self.program.launch(write(self.desktop, "two.csv", "Tag;a;b\n" + DAYS))
        self.program.window("two.csv")
        wait_for_equal(lambda: len(self.program.windows()), 2, "windows")
