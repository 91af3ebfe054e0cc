"""Prices: candles, lines and areas, their axis of sessions, and what is read of them."""

from harness.case import WindowCase
from harness.files import write
from harness.waiting import wait_for_equal, wait_until

DAYS = [day for day in range(1, 29) if day % 7 not in (3, 4)]
ROWS = "".join(
    f"2026-06-{day:02},{100 + day},{104 + day},{97 + day},{(98 if day % 3 else 103) + day},{50 + day / 2},{day}000\n"
    for day in DAYS
)


class Prices(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.open(write(self.desktop, "ABC.csv", "Date,Open,High,Low,Close,Adj Close,Volume\n" + ROWS))
        self.window = self.program.window("ABC.csv")
        wait_for_equal(lambda: self.window.charts(), ["ABC"], "charts")

    @property
    def chart(self):
        return self.window.chart("ABC")

    def says(self, words):
        wait_until(lambda: words in self.chart.graph.description, lambda: self.chart.graph.description)

    def state(self, name):
        return self.program.actions.describe(name)

    def test_the_indicator_reads_a_candle(self):
        self.hand.click(self.chart.graph.box.middle)
        for words in ("Open 1", "High 1", "Low ", "Close 1", "Volume ", "Change "):
            self.says(words)

    def test_keys_step_over_days_without_trade(self):
        self.hand.click(self.chart.graph.box.middle)
        self.says("Jun 2026")
        self.hand.key("Home")
        self.says("Mon, 1 Jun 2026")
        self.hand.key("Right", "Right")
        self.says("Fri, 5 Jun 2026")
        self.hand.key("Left")
        self.says("Tue, 2 Jun 2026")

    def test_p_draws_them_otherwise_and_the_menu_follows(self):
        plot = self.chart.plot
        before = self.window.still(plot)
        self.hand.key("p")
        wait_until(lambda: "'line'" in self.state("price-form"), lambda: self.state("price-form"))
        line = self.window.still(plot, unlike=before)
        self.hand.key("p")
        area = self.window.still(plot, unlike=line)
        self.program.actions.set_state("price-form", "<'candles'>")
        self.assertEqual(self.window.still(plot, unlike=area), before)

    def test_a_line_is_read_as_its_last_price(self):
        self.hand.key("p")
        self.hand.click(self.chart.graph.box.middle)
        self.says("Close 1")
        self.assertNotIn("Open", self.chart.graph.description)

    def test_adjusted_prices_are_told(self):
        self.hand.click(self.chart.graph.box.middle)
        self.hand.key("Home")
        self.says("Close 99")
        self.program.actions.set_state("price-adjusted", "<true>")
        self.says("Close 50.5")
        self.program.actions.set_state("price-adjusted", "<false>")
        self.says("Close 99")

    def test_all_days_and_those_of_trade_alone_read_the_same_day(self):
        self.hand.click(self.chart.graph.box.middle)
        self.hand.key("Home", "Right", "Right", "Right", "Right", "Right")
        self.says("Mon, 8 Jun 2026")
        plot = self.chart.plot
        before = self.window.still(plot)
        self.program.actions.set_state("price-sessions", "<false>")
        self.window.still(plot, unlike=before)
        self.says("Mon, 8 Jun 2026")
        self.hand.key("Right")
        self.says("Tue, 9 Jun 2026")
        self.program.actions.set_state("price-sessions", "<true>")
        self.assertEqual(self.chart.graph.description.count("Tue, 9 Jun 2026"), 1)


class Compared(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        rows = "".join(f"2026-06-{day:02},{100 + day},{1000 - 9 * day}\n" for day in range(1, 29))
        self.open(write(self.desktop, "two.csv", "Date,up,down\n" + rows))
        self.window = self.program.window("two.csv")
        wait_for_equal(lambda: self.window.charts(), ["two"], "charts")

    def says(self, words):
        chart = self.window.chart("two")
        wait_until(lambda: words in chart.graph.description, lambda: chart.graph.description)

    def test_c_tells_what_lines_became_since_the_range_begins(self):
        self.hand.click(self.window.chart("two").graph.box.middle)
        self.hand.key("End")
        self.says("up 128")
        self.hand.key("c")
        self.says("up +26.7 percent, 128")
        self.says("down −24.5 percent, 748")
        self.hand.key("l")
        self.says("up 128")
        self.hand.key("c", "c")
        self.says("up 128")


class Linked(WindowCase):
    """Histories of different lengths that leave days without trade out: by their dates."""

    arguments = None

    def setUp(self):
        super().setUp()
        rows = "".join(
            f"2026-06-{day:02},{symbol},{100 + day},{104 + day},{97 + day},{101 + day},{day}000\n"
            for symbol, first in (("ACME", 1), ("BOLT", 8)) for day in DAYS if day >= first
        )
        self.open(write(self.desktop, "two.csv", "Date,Symbol,Open,High,Low,Close,Volume\n" + rows))
        self.window = self.program.window("two.csv")
        wait_for_equal(lambda: self.window.charts(), ["ACME", "BOLT"], "charts")
        self.window.resize(1000, 1000)
        self.charts = [self.window.chart(name) for name in ("ACME", "BOLT")]

    def shown(self):
        return [chart.mini_map.description.partition(" of ")[0] for chart in self.charts]

    def test_all_of_them_show_and_read_the_same_dates(self):
        long, short = self.charts
        whole = "Shows 1 Jun 2026 – 28 Jun 2026"
        wait_for_equal(self.shown, [whole, "Shows 8 Jun 2026 – 28 Jun 2026"], "ranges")
        self.hand.click(long.plot.at(0.2))
        self.hand.key("End")
        for chart in self.charts:
            wait_until(lambda: "Sun, 28 Jun 2026" in chart.graph.description, lambda: chart.graph.description)
        self.hand.key("Home")
        wait_until(lambda: "Mon, 1 Jun 2026" in long.graph.description, lambda: long.graph.description)
        self.assertNotIn("Jun 2026, Open", short.graph.description)
