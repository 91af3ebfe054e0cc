"""Linked charts: those of one table move together, and what is read in one is read in all of them."""

from harness.actions import Actions
from harness.case import WindowCase
from harness.files import chart, write
from harness.program import AWAY
from harness.waiting import stays, wait_for_equal, wait_until

COLUMNS = ["Outside", "Humidity", "Power"]
ROWS = "".join(
    f"{2024 + day // 336}-{1 + day % 336 // 28:02}-{1 + day % 28:02},{day % 9 - 4},{50 + day % 31},{day * 1000}\n"
    for day in range(480)
)
TABLE = "Day,Outside (°C),Humidity (%),Power (W)\n" + ROWS


class LinkCase(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.open(write(self.desktop, "station.csv", TABLE))
        self.window = self.program.window("station.csv")
        self.actions = Actions(self.desktop)
        self.charts = [self.window.chart(name) for name in COLUMNS]
        self.window.resize(1000, 1000)
        for one in self.charts[:2]:
            one.graph

    @property
    def first(self):
        return self.charts[0]

    @property
    def second(self):
        return self.charts[1]

    def ranges(self):
        return [one.mini_map.description for one in self.charts[:2]]

    def assert_moves_all(self, move, expectation):
        """Both charts show another range after a move, the same."""
        before = self.ranges()
        move()
        wait_until(
            lambda: self.ranges()[0] != before[0] and len(set(self.ranges())) == 1,
            lambda: f"{expectation}: {self.ranges()}",
        )

    def narrow(self, one=None):
        """Drags the lower handle of a chart to the middle."""
        one = one or self.first
        box = one.mini_map.box
        self.hand.drag(one.on_mini_map(box.x + 4), one.on_mini_map(box.middle[0]))

    def state(self):
        return self.actions.describe("link-charts")

    def link(self, is_on):
        self.actions.set_state("link-charts", "<true>" if is_on else "<false>")
        wait_until(lambda: ("<true>" if is_on else "<false>") in self.state(), self.state)

    def read(self, one):
        return one.description.split(",")[:2]


class Ranges(LinkCase):
    def test_a_table_s_charts_are_linked_as_they_open(self):
        self.assertIn("<true>", self.state())
        self.window.see("push button", "Link Charts")

    def test_a_narrow_window_has_no_button(self):
        self.window.see("push button", "Link Charts")
        self.window.resize(360, 700)
        wait_until(lambda: not self.window.all("push button", "Link Charts"), "the button stays")
        self.hand.key("ctrl+l")
        wait_until(lambda: "<false>" in self.state(), self.state)

    def test_a_drag_in_one_moves_all(self):
        self.assert_moves_all(self.narrow, "a handle")
        box = self.second.mini_map.box
        drag = lambda: self.hand.drag(self.second.on_mini_map(box.at(0.75)[0]), self.second.on_mini_map(box.at(0.5)[0]))
        self.assert_moves_all(drag, "the window")

    def test_wheel_and_keys_move_all(self):
        self.assert_moves_all(lambda: self.hand.wheel(self.first.plot.middle, "up", 3, holding="ctrl"), "the wheel")
        self.first.graph
        self.hand.click(self.second.plot.middle)
        self.assert_moves_all(lambda: self.hand.key("minus"), "a key after the wheel")
        self.assert_moves_all(lambda: self.hand.key("plus"), "a key")

    def test_switched_off_each_is_moved_by_itself(self):
        self.link(False)
        before = self.ranges()
        self.narrow()
        wait_until(lambda: self.ranges()[0] != before[0], self.ranges)
        self.assertEqual(self.ranges()[1], before[1])

    def test_switched_on_again_all_take_the_range_in_front(self):
        self.hand.key("ctrl+l")
        wait_until(lambda: "<false>" in self.state(), self.state)
        self.narrow(self.second)
        wait_until(lambda: len(set(self.ranges())) == 2, self.ranges)
        wanted = self.ranges()[1]
        self.hand.key("ctrl+l")
        wait_for_equal(self.ranges, [wanted, wanted], "ranges")

    def test_switched_off_in_mid_drag_the_others_stay(self):
        self.narrow()
        wait_until(lambda: len(set(self.ranges())) == 1, self.ranges)
        box = self.first.mini_map.box
        self.hand.press(self.first.on_mini_map(box.at(0.75)[0]))
        whole = self.ranges()
        self.hand.pull(self.first.on_mini_map(box.at(0.65)[0]))
        moved = lambda: self.ranges()[0] != whole[0] and len(set(self.ranges())) == 1
        wait_until(lambda: moved() and stays(moved), self.ranges)
        self.link(False)
        before = self.ranges()[1]
        self.hand.pull(self.first.on_mini_map(box.at(0.5)[0]))
        self.hand.release()
        wait_until(lambda: self.ranges()[0] != before, self.ranges)
        self.assertEqual(self.ranges()[1], before)

    def test_another_tab_shows_the_same_range(self):
        self.assert_moves_all(self.narrow, "a handle")
        wanted = self.ranges()[0]
        for layout in ("carousel", "list"):
            self.window.set_layout(layout)
            wait_for_equal(lambda: self.first.mini_map.description, wanted, layout)
        self.assertIn("<true>", self.state())
        wait_for_equal(self.ranges, [wanted, wanted], "ranges")


class Reading(LinkCase):
    def bare(self):
        self.hand.move(AWAY)
        return [self.window.still(one.plot) for one in self.charts[:2]]

    def test_the_pointer_reads_all_and_lets_go_of_all(self):
        bare = self.bare()
        self.hand.move(self.first.plot.at(0.4))
        shown = self.window.still(self.second.plot, unlike=bare[1])
        self.assertGreater(shown.difference(bare[1]), 300)
        self.hand.move(AWAY)
        for one, picture in zip(self.charts, bare):
            wait_until(lambda: self.window.picture(one.plot) == picture, "the indicator stays")

    def test_switched_off_the_pointer_reads_one(self):
        self.link(False)
        bare = self.bare()
        self.hand.move(self.first.plot.at(0.4))
        self.window.still(self.first.plot, unlike=bare[0])
        self.assertTrue(stays(lambda: self.window.picture(self.second.plot) == bare[1]))

    def test_switched_off_under_the_pointer_the_others_let_go(self):
        bare = self.bare()
        self.hand.move(self.first.plot.at(0.4))
        self.window.still(self.second.plot, unlike=bare[1])
        self.hand.key("ctrl+l")
        wait_until(lambda: self.window.picture(self.second.plot) == bare[1], "the indicator stays")

    def test_a_click_after_a_drag_reads_one_moment_in_all(self):
        self.narrow()
        wait_until(lambda: len(set(self.ranges())) == 1, self.ranges)
        self.hand.click(self.first.plot.at(0.4))
        wait_until(lambda: "Outside (°C)" != self.read(self.first)[0], "a click reads nothing")
        wait_for_equal(lambda: self.read(self.second), self.read(self.first), "the moment")
        before = self.read(self.first)
        self.hand.key("Right")
        wait_until(lambda: self.read(self.first) != before, "the key moves nothing")
        wait_for_equal(lambda: self.read(self.second), self.read(self.first), "the moment")
        unread = self.second.description
        self.hand.key("Escape")
        wait_until(lambda: self.second.description != unread, "the indicator stays")


class NothingToLink(WindowCase):
    arguments = None

    def test_one_chart_has_no_button(self):
        self.open(write(self.desktop, "one.json", [chart("One")]))
        window = self.program.window("one.json")
        window.chart("One").graph
        self.assertFalse(window.all("push button", "Link Charts"))

    def test_charts_of_their_own_are_linked_when_asked_to(self):
        self.open(write(self.desktop, "two.json", [chart("One"), chart("Two")]))
        window = self.program.window("two.json")
        one, two = window.chart("One"), window.chart("Two")
        one.graph, two.graph
        actions = Actions(self.desktop)
        self.assertIn("<false>", actions.describe("link-charts"))
        actions.set_state("link-charts", "<true>")
        before = two.mini_map.description
        box = one.mini_map.box
        self.hand.drag(one.on_mini_map(box.right - 30), one.on_mini_map(box.x + 30))
        wait_until(lambda: two.mini_map.description != before, lambda: two.mini_map.description)
        wait_for_equal(lambda: two.mini_map.description, one.mini_map.description, "the range")
