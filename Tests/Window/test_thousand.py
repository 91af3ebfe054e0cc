"""A file with a thousand chart sets opens and scrolls like one with five."""

from harness.case import WindowCase
from harness.files import COLORS, chart, write
from harness.waiting import wait_until

COUNT = 1000
HANDFUL = 10


class Thousand(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        tables = [chart(f"Set {number}") for number in range(1, COUNT + 1)]
        self.open(write(self.desktop, "thousand.json", tables))
        self.window = self.program.window("thousand.json")
        self.window.chart("Set 1").graph

    def assert_sees(self, title):
        """The chart comes onto the screen, and only what is near has widgets."""
        wait_until(lambda: title in self.window.charts(), lambda: f"{title} is not among {self.window.charts()}")
        self.assert_a_handful()

    def assert_a_handful(self):
        titles = self.window.charts()
        self.assertGreater(len(titles), 1)
        self.assertLess(len(titles), HANDFUL)

    def test_only_what_is_near_has_widgets(self):
        self.assert_a_handful()
        for layout in ("carousel", "cards", "list"):
            self.window.set_layout(layout)
            self.assert_a_handful()

    def test_the_scroll_bar_reaches_the_last(self):
        # Further right is only the border of the window.
        x = round(self.window.content.right - 11)
        top = round(self.window.content.y + 8)
        self.hand.drag((x, top), (x, round(self.window.box.bottom + 60)))
        self.assert_sees(f"Set {COUNT}")
        picture = self.window.still(self.window.chart(f"Set {COUNT}").plot)
        self.assertGreater(picture.count_of(COLORS[0]), 200)

    def test_the_wheel_goes_on_and_on(self):
        place = self.window.content.middle
        for _ in range(4):
            self.hand.wheel(place, "down", 12)
        wait_until(lambda: "Set 1" not in self.window.charts(), "the list does not scroll")
        self.assert_a_handful()
        self.hand.wheel(place, "up", 60)
        self.assert_sees("Set 1")

    def test_end_in_the_carousel_reaches_the_last(self):
        self.window.set_layout("carousel")
        chart = self.window.chart("Set 1")
        self.hand.click(chart.checks()[0].box.middle)
        self.hand.key("End")
        self.window.see("image", f"Page {COUNT} of {COUNT}")
        self.assert_sees(f"Set {COUNT}")

    def test_the_last_card_comes_forward(self):
        self.window.set_layout("cards")
        self.hand.click(self.window.content.at(0.5, 0.7))
        self.window.see("panel", "Mini-map: Set 1")
        self.hand.key("Escape")
        wait_until(lambda: not self.window.find("panel", "Mini-map: *"), "the chart set stays open")
        self.hand.key("Page_Up")
        self.assert_sees(f"Set {COUNT}")
