"""The indicator: a point's date and exact values, under the pointer and where it is put."""

from harness.case import WindowCase
from harness.chart import GUTTER
from harness.files import write
from harness.program import AWAY
from harness.waiting import stays, wait_for_equal, wait_until

CARD = 3000  # pixels that a card, a hairline and rings change at least


class IndicatorCase(WindowCase):
    def setUp(self):
        super().setUp()
        self.plot = self.chart.plot
        self.bare = self.window.still(self.plot)
        self.unpinned = self.chart.description
        self.days = (self.table.opening_range[1] - self.table.opening_range[0]) / 86_400_000

    def point(self, index, beside=0):
        """The place of a data point's date in the plot, perhaps some pixels beside it."""
        x = self.chart.x_of(self.table.x[index], self.table.opening_range)
        return (round(x) + beside, round(self.plot.y + self.plot.height * 0.6))

    @property
    def point_distance(self):
        return (self.chart.mini_map.box.width - GUTTER) / self.days

    def assert_reads(self, index):
        """The chart's description gets a point's date and values, as the file has them."""
        wait_for_equal(lambda: self.chart.description, self.table.words(index), "the indicator")

    def assert_unchanged(self, picture):
        """The plot stays as it is in a picture."""
        if not stays(lambda: self.window.picture(self.plot) == picture):
            self.fail(f"the plot changes: {self.window.picture(self.plot).where_different(picture)}")

    def pin(self, index):
        self.hand.click(self.point(index))
        self.assert_reads(index)


class Pointer(IndicatorCase):
    def test_hovering_shows_it_and_leaving_takes_it_away(self):
        self.hand.move(self.point(-10))
        shown = self.window.still(self.plot, unlike=self.bare)
        self.assertGreater(shown.difference(self.bare), CARD)
        self.hand.move((self.point(-10)[0], round(self.window.box.bottom + 30)))
        wait_until(lambda: self.window.picture(self.plot) == self.bare, "the indicator stays")
        self.assertEqual(self.chart.description, self.unpinned)

    def test_it_snaps_to_the_nearest_point(self):
        self.hand.move(self.point(-10, beside=-8))
        left = self.window.still(self.plot, unlike=self.bare)
        self.hand.move(self.point(-10, beside=8))
        self.assert_unchanged(left)
        self.hand.move(self.point(-9))
        self.assertGreater(self.window.still(self.plot, unlike=left).difference(left), 1000)

    def test_the_card_stays_in_the_chart(self):
        around = [
            self.plot._replace(x=self.plot.x - 18, width=16),
            self.plot._replace(x=self.plot.right + 2, width=6),
        ]
        before = [self.window.still(box) for box in around]
        last = self.bare
        for index in (-28, -1):
            self.hand.move(self.point(index))
            last = self.window.still(self.plot, unlike=last)
            self.assertGreater(last.difference(self.bare), CARD)
            self.assertEqual([self.window.still(box) for box in around], before)

    def test_a_click_pins_it_with_the_exact_values(self):
        self.hand.click(self.point(-12, beside=7))
        self.assert_reads(-12)
        pinned = self.window.still(self.plot)
        self.assertGreater(pinned.difference(self.bare), CARD)
        self.hand.move(AWAY)
        self.assert_unchanged(pinned)
        self.assert_reads(-12)

    def test_pinned_it_does_not_follow_the_pointer(self):
        self.pin(-12)
        pinned = self.window.still(self.plot)
        self.hand.move(self.point(-20))
        self.assert_unchanged(pinned)

    def test_a_click_elsewhere_moves_it(self):
        self.pin(-12)
        self.pin(-20)

    def test_a_click_on_the_same_point_lets_it_go(self):
        self.pin(-12)
        self.hand.click(self.point(-12))
        wait_for_equal(lambda: self.chart.description, self.unpinned, "the indicator")

    def test_a_drag_moves_it_by_as_much_as_the_hand(self):
        self.pin(-12)
        start = self.point(-20)
        distance = round(self.point_distance * 5)
        self.hand.drag(start, (start[0] + distance, start[1]))
        self.assert_reads(-7)
        self.hand.drag(start, (start[0] - distance, start[1]))
        self.assert_reads(-12)

    def test_a_drag_stops_at_the_last_point(self):
        self.pin(-4)
        start = self.point(-20)
        self.hand.drag(start, (start[0] + round(self.point_distance * 10), start[1]))
        self.assert_reads(-1)


class RestingPointer(IndicatorCase):
    """The chart moves under a pointer that does not."""

    def setUp(self):
        super().setUp()
        self.place = self.window.content.at(0.45, 0.4)
        self.hand.move(self.place)
        self.before = self.window.still(self.charts)

    @property
    def charts(self):
        """The window without its scroll bar, which comes and goes with the pointer."""
        return self.window.content.inset(20)

    def assert_reads_under_the_pointer(self):
        """What is read is there; as soon as the pointer moves a little, the program knows that anyhow."""
        resting = self.window.still(self.charts, unlike=self.before)
        self.hand.move((self.place[0], self.place[1] + 1))
        if not stays(lambda: self.window.picture(self.charts) == resting):
            self.fail(f"not under the pointer: {self.window.picture(self.charts).where_different(resting)}")
        self.hand.move(AWAY)
        bare = self.window.still(self.charts)
        self.assertGreater(bare.difference(resting), CARD)

    def test_in_every_layout(self):
        for layout in ("carousel", "cards", "list"):
            with self.subTest(layout):
                self.window.set_layout(layout)
                self.assert_reads_under_the_pointer()
                self.hand.move(self.place)
                self.before = self.window.still(self.charts)

    def test_after_the_window_was_resized(self):
        self.window.resize(self.window.box.width + 400, self.window.box.height)
        width = self.window.box.width + 400
        wait_until(lambda: self.program.window("Sample").box.width == width, "the window keeps its size")
        self.window = self.program.window("Sample")
        self.assert_reads_under_the_pointer()

    def test_after_the_list_was_scrolled(self):
        self.hand.wheel(self.place, "down", 6)
        self.assert_reads_under_the_pointer()


class Keys(IndicatorCase):
    def setUp(self):
        super().setUp()
        self.pin(-12)

    def test_arrows_move_it_by_one_point(self):
        for key, index in [("Left", -13), ("Left", -14), ("Right", -13), ("KP_Right", -12)]:
            self.hand.key(key)
            self.assert_reads(index)

    def test_home_and_end_are_the_first_and_the_last_visible_point(self):
        self.hand.key("End")
        self.assert_reads(-1)
        self.hand.key("Home")
        self.assert_reads(-28)

    def test_page_up_and_page_down_jump_ten_points(self):
        self.hand.key("Page_Up")
        self.assert_reads(-22)
        self.hand.key("Page_Down")
        self.assert_reads(-12)

    def test_it_takes_the_visible_range_along(self):
        opening = self.chart.visible_range
        self.hand.key("Home", "Left", "Left", "Left")
        self.assert_reads(-31)
        self.chart.wait_for_range(lambda lower, _: lower < opening[0], "the range stays")

    def test_it_stops_at_the_last_point(self):
        self.hand.key("End", "Right", "Right")
        self.assert_reads(-1)

    def test_zoom_keys_keep_it_in_sight(self):
        for index in (-27, -2):
            with self.subTest(index):
                self.hand.key("Escape")
                self.pin(index)
                self.hand.key(*["plus"] * 4)
                day = self.table.day(index)
                self.chart.wait_for_range(lambda lower, upper: (upper - lower).days < self.days / 2, "the span stays")
                self.window.still(self.plot)
                self.chart.wait_for_range(lambda lower, upper: lower <= day <= upper, f"{day} is out of sight")
                self.assert_reads(index)
                self.hand.key(*["minus"] * 4)
                self.window.still(self.plot)

    def test_out_of_sight_it_waits(self):
        self.hand.wheel(self.plot.middle, "up", 12, holding="shift")
        wait_until(lambda: self.chart.description != self.table.words(-12), "a point is read that is not seen")
        self.hand.move(AWAY)
        bare = self.window.still(self.plot)
        self.hand.move(self.plot.middle)
        self.assertGreater(self.window.still(self.plot, unlike=bare).difference(bare), CARD)
        self.hand.wheel(self.plot.middle, "down", 12, holding="shift")
        self.assert_reads(-12)

    def test_escape_lets_it_go(self):
        self.hand.move(AWAY)
        pinned = self.window.still(self.plot)
        self.hand.key("Escape")
        wait_for_equal(lambda: self.chart.description, self.unpinned, "the indicator")
        gone = self.window.still(self.plot, unlike=pinned)
        # What is left is the focus ring around the plot.
        inner = self.plot.inset(6)
        self.assertGreater(gone.difference(pinned), CARD)
        self.assertLess(gone.difference(self.bare), 2 * 6 * (inner.width + inner.height))

    def test_the_values_are_those_of_the_visible_series(self):
        self.hand.click(self.chart.check("Joined").box.middle)
        words = self.table.words(-12, hidden=("Joined",))
        wait_until(
            lambda: self.chart.description.startswith(f"{words}, Change "), lambda: self.chart.description
        )


class RowsOfOneMoment(WindowCase):
    """Of several rows at one x the last with a value is read, and keys lead past all of them."""

    arguments = None
    rows = [("10:00", 100), ("10:01", 110), ("10:01", 115), ("10:01", ""), ("10:02", 120), ("10:03", 130)]

    def test_keys_lead_to_each_moment_once(self):
        text = "Time,HR\n" + "".join(f"2026-05-01T{time}:00Z,{rate}\n" for time, rate in self.rows)
        self.open(write(self.desktop, "same.csv", text))
        self.window = self.program.window("same.csv")
        wait_until(self.window.charts, "no chart")
        graph = self.window.chart(self.window.charts()[0]).graph
        self.hand.click(graph.box.middle)
        keys = ["Home", "Right", "Right", "Right", "Left", "Left", "Left"]
        for key, rate in zip(keys, [100, 115, 120, 130, 120, 115, 100]):
            self.hand.key(key)
            wait_until(lambda: f"HR {rate}" in graph.description, lambda: (key, rate, graph.description))
