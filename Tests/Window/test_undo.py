"""Changes that are undone and done again, by key, action and menu."""

from harness.case import WindowCase
from harness.waiting import stays, wait_for_equal, wait_until


class Undo(WindowCase):
    def setUp(self):
        super().setUp()
        self.opening = self.chart.visible_range

    def drag_mini_map(self, pixels):
        left = self.chart.handles()[0]
        start = self.chart.on_mini_map(left + 30)
        self.hand.drag(start, (start[0] + pixels, start[1]))
        return self.chart.wait_for_range(lambda *found: found != self.opening, "the range stays")

    def undo(self):
        self.hand.key("ctrl+z")

    def redo(self):
        self.hand.key("ctrl+shift+z")

    def test_a_drag_is_one_step(self):
        moved = self.drag_mini_map(-120)
        self.undo()
        self.chart.wait_for_range(lambda *found: found == self.opening, "not as it was")
        self.redo()
        self.chart.wait_for_range(lambda *found: found == moved, "not as it became")

    def test_steps_of_different_kinds_go_back_in_order(self):
        self.drag_mini_map(-120)
        check = self.chart.checks()[0]
        self.hand.click(check.box.middle)
        wait_until(lambda: not self.chart.checks()[0].is_checked, "the series stays on")
        self.undo()
        wait_until(lambda: self.chart.checks()[0].is_checked, "the series stays off")
        self.assertNotEqual(self.chart.visible_range, self.opening)
        self.undo()
        self.chart.wait_for_range(lambda *found: found == self.opening, "not as it was")

    def test_there_is_a_way_back_over_a_reload(self):
        moved = self.drag_mini_map(-120)
        self.hand.key("F5")
        self.chart.wait_for_range(lambda *found: found == moved, "the reload moves it")
        self.undo()
        self.chart.wait_for_range(lambda *found: found == self.opening, "not as it was")

    def test_a_layout_comes_back_with_its_tab(self):
        self.program.actions.set_state("layout", "<'cards'>")
        wait_until(lambda: "cards" in self.program.actions.describe("layout"), "no cards")
        self.undo()
        wait_until(lambda: "list" in self.program.actions.describe("layout"), "the cards stay")

    def test_what_is_not_there_is_not_offered(self):
        self.assertIn("false", self.program.actions.describe("undo").lower())
        self.drag_mini_map(-120)
        wait_until(lambda: "true" in self.program.actions.describe("undo").lower(), "nothing to undo")
        self.program.actions.activate("undo")
        wait_until(lambda: "true" in self.program.actions.describe("redo").lower(), "nothing to redo")
        self.chart.wait_for_range(lambda *found: found == self.opening, "not as it was")
        self.assertTrue(stays(lambda: "false" in self.program.actions.describe("undo").lower()))
