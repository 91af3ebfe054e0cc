"""Three layouts of one board: how they are chosen, and that they show the same state."""

import os

from harness.case import WindowCase
from harness.files import chart, write
from harness.waiting import stays, wait_for_equal, wait_until

LAYOUTS = ("list", "carousel", "cards")


class LayoutCase(WindowCase):
    def chosen(self):
        """The layout in words, as the action's state has it."""
        description = self.program.actions.describe("layout")
        return next(layout for layout in LAYOUTS if f"<'{layout}'>" in description)

    def assert_layout(self, layout):
        """The layout is chosen, its tab is the selected one, and its charts are on the screen."""
        wait_for_equal(self.chosen, layout, "the action's state")
        wait_until(lambda: self.seen_layout() == layout, lambda: f"{layout} is not on the screen")

    def seen_layout(self):
        """The layout, from what is on the screen: page dots, or a mini-map."""
        if self.window.find("image", "Page 1 of 5"):
            return "carousel"
        return "list" if self.window.find("panel", "Mini-map: Followers") else "cards"


class Choosing(LayoutCase):
    def test_opens_as_a_list(self):
        self.assert_layout("list")

    def test_tabs(self):
        for tab, layout in [("Carousel", "carousel"), ("Cards", "cards"), ("List", "list")]:
            before = self.window.still(self.window.content)
            self.window.press_tab(tab)
            self.assert_layout(layout)
            after = self.window.still(self.window.content, unlike=before)
            self.assertGreater(after.difference(before), 20_000)

    def test_alt_and_a_digit(self):
        for digit, layout in [("3", "cards"), ("2", "carousel"), ("1", "list")]:
            self.hand.key(f"alt+{digit}")
            self.assert_layout(layout)

    def test_the_action(self):
        self.assertEqual(self.program.actions.describe("layout"), "((true, signature 's', [<'list'>]),)")
        for layout in ("carousel", "cards", "list"):
            self.program.actions.set_state("layout", f"<'{layout}'>")
            self.assert_layout(layout)

    def test_the_action_by_activation(self):
        self.program.actions.activate("layout", "<'cards'>")
        self.assert_layout("cards")

    def test_the_action_refuses_other_words(self):
        self.program.actions.set_state("layout", "<'pie'>")
        self.assertTrue(stays(lambda: self.chosen() == "list"))
        self.program.actions.set_state("layout", "<'cards'>")
        self.assert_layout("cards")

    def test_the_switcher_moves_below_where_the_window_is_narrow(self):
        wide = self.window.see("page tab", "Cards").box
        self.window.resize(400, 700)
        wait_until(lambda: self.program.window("Sample").box.width == 400, "the window stays wide")
        self.window = self.program.window("Sample")
        low = lambda: [box for box in self.window.boxes("page tab", "Cards") if box.y > 600]
        wait_until(low, "the switcher stays above")
        self.assertLess(wide.y, 100)
        self.window.still()
        self.hand.click(low()[0].middle)
        self.assert_layout("cards")


class Title(WindowCase):
    arguments = None

    def test_a_name_is_whole_where_there_is_room_and_so_is_each_folder(self):
        name = "a-rather-long-name-of-prices.json"
        os.makedirs(self.desktop.path("some-folder/another-folder"), exist_ok=True)
        path = write(self.desktop, f"some-folder/another-folder/{name}", [chart("One")])
        self.open(path)
        self.window = self.program.window(name)
        label = lambda: self.window.see("label", name).box
        widths = {}
        for width in (1600, 1000, 900):
            self.window.resize(width, 740)
            wait_until(lambda: self.program.window(name).box.width == width, "the window keeps its size")
            self.window = self.program.window(name)
            self.window.still()
            widths[width] = label().width
            tab = self.window.see("page tab", "Carousel").box
            if width == 1600:
                self.assertAlmostEqual(tab.middle[0], self.window.box.middle[0], delta=6)
            # The tabs give way to a name before it is cut.
            self.assertLess(label().right, self.window.see("page tab", "List").box.x)
            self.assertLess(self.window.see("page tab", "Cards").box.right, self.window.box.right - 120)
        self.assertGreater(widths[1600], 200)
        self.assertEqual(widths[1000], widths[1600])
        self.assertLess(widths[900], widths[1600])
        folder = next(text for text in self.window.texts() if text.endswith("/another-folder"))
        self.assertTrue(folder.startswith(("…/", "~/", "/")), folder)


class OneBoard(LayoutCase):
    def test_the_state_is_the_same_on_every_tab(self):
        chart = self.chart
        mini_map = chart.mini_map
        x, y = mini_map.box.at(0.87)
        self.hand.drag((x, y), (x - 150, y))
        wait_until(lambda: "2 Jun" not in chart.mini_map.description, "the range stays")
        self.hand.click(chart.check("Left").box.middle)
        wait_until(lambda: chart.check("Left").is_checked is False, "Left stays on")
        self.hand.click(chart.plot.at(0.4, 0.6))
        wait_until(lambda: "Joined 1" in chart.description or "Joined 2" in chart.description, "no indicator")
        shown, pinned = chart.mini_map.description, chart.description
        self.assertNotIn("Left", pinned)
        for layout in ("carousel", "cards", "list"):
            self.window.set_layout(layout)
            with self.subTest(layout):
                self.assertEqual(chart.description, pinned)
                if layout != "cards":
                    self.assertEqual(chart.mini_map.description, shown)
                    self.assertEqual([check.is_checked for check in chart.checks()], [True, False])

    def test_a_change_on_another_tab_comes_back_to_the_list(self):
        self.window.set_layout("carousel")
        before = self.chart.visible_range
        self.hand.wheel(self.chart.plot.middle, "up", 4, holding="shift")
        moved = self.chart.wait_for_range(lambda lower, _: lower < before[0], "the range stays")
        self.window.set_layout("list")
        self.assertEqual(self.chart.visible_range, moved)

    def test_the_list_keeps_its_place(self):
        self.hand.wheel(self.chart.plot.middle, "down", 2)
        self.window.still(self.window.content)
        top = self.chart.graph.box.y
        self.window.set_layout("cards")
        self.window.set_layout("list")
        wait_for_equal(lambda: self.chart.graph.box.y, top, "the list's place")
        self.assertLess(top, self.window.content.y + 60)
