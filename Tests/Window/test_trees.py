"""What a screen reader finds, as text beside this file: CHARTDECK_RECORD=1 writes it anew."""

import os

from harness.case import WindowCase
from harness.files import SAMPLE, chart, tables, write
from harness.tree import tree
from harness.waiting import wait_for_equal, wait_until

GOLDEN = os.path.join(os.path.dirname(__file__), "golden")
TITLES = [table.title for table in tables(SAMPLE)]


class TreeCase(WindowCase):
    maxDiff = None

    def assert_golden(self, name):
        """The window's tree is the recorded one of a name, once everything has come to rest."""
        self.window.still()
        path, read = os.path.join(GOLDEN, f"{name}.txt"), lambda: tree(self.program.frames()[0])
        if os.environ.get("CHARTDECK_RECORD"):
            with open(path, "w", encoding="utf-8") as file:
                file.write("\n".join(read()) + "\n")
        with open(path, encoding="utf-8") as file:
            expected = file.read().splitlines()
        try:
            # Words come a moment after pictures.
            wait_until(lambda: read() == expected, name, patience=2)
        except AssertionError:
            self.assertEqual(read(), expected, f"{name} (CHARTDECK_RECORD=1 takes it over)")


class Layouts(TreeCase):
    def test_list_carousel_and_cards(self):
        self.assert_golden("list")
        for layout in ("carousel", "cards"):
            self.window.set_layout(layout)
            self.assert_golden(layout)

    def test_a_narrow_window(self):
        self.window.resize(400, 740)
        wait_until(lambda: not self.window.find("push button", "Columns"), "the window stays wide")
        self.window = self.program.window("Sample")
        self.assert_golden("narrow")


class Start(TreeCase):
    arguments = None

    def test_the_start_page(self):
        # Other tests have opened files, which would be offered.
        self.open(environment={"XDG_DATA_HOME": self.desktop.path("nobody")})
        self.window.see("push button", "Show the Sample")
        self.assert_golden("start")


class Charts(WindowCase):
    def test_all_cards_are_there(self):
        self.window.set_layout("cards")
        self.assertEqual(sorted(self.window.charts()), sorted(TITLES))

    def test_all_charts_of_a_list_are_there(self):
        wait_for_equal(self.window.listed, TITLES, "the list")

    def test_a_check_button_is_switched_by_an_action(self):
        check = self.chart.check("Left")
        self.assertGreater(check.act(), 0)
        wait_until(lambda: not self.chart.check("Left").is_checked, "the series stays on")


class List(WindowCase):
    """A list with more charts than a screen reader could see."""

    arguments = None
    titles = [f"Number {number}" for number in range(1, 31)]

    def setUp(self):
        super().setUp()
        self.path = write(self.desktop, "list.json", [chart(title) for title in self.titles])
        self.open(self.path)
        self.window = self.program.window("list.json")
        self.assert_listed(self.titles)

    def assert_listed(self, titles):
        """The list has these charts, each once and at its place, whether or not it is seen."""
        wait_for_equal(self.window.listed, titles, "the list")
        places = [item.description for item in self.window.list_items()]
        self.assertEqual(places, [f"Chart {place} of {len(titles)}" for place in range(1, len(titles) + 1)])

    def item(self, title):
        return next(item for item in self.window.list_items() if item.name == title)

    def assert_comes(self, title):
        """A chart comes onto the screen, with the keyboard on it, in the place of what stood in for it."""
        wait_until(lambda: title in self.window.charts(), lambda: f"{title} is not among {self.window.charts()}")
        wait_until(lambda: "focused" in self.window.chart(title).graph.states, "the keyboard is elsewhere")
        place, content = self.window.chart(title).graph.box, self.window.content
        self.assertTrue(content.y <= place.y and place.bottom <= content.bottom, (place, content))
        self.assertTrue(any(self.item(title).children()))
        self.assert_listed(self.titles)

    def test_what_is_out_of_sight_is_there_and_takes_up_no_space(self):
        item = self.item("Number 20")
        self.assertFalse(item.has_area())
        self.assertIn("focusable", item.states)
        self.assertEqual(list(item.children()), [])
        self.assertNotIn("Number 20", self.window.charts())

    def test_one_that_is_activated_comes(self):
        self.assertEqual(self.item("Number 20").act(), 1)
        self.assert_comes("Number 20")
        self.assertEqual(self.item("Number 2").act(), 1)
        self.assert_comes("Number 2")

    def test_tab_comes_to_none_that_is_out_of_sight(self):
        for name in self.window.walk("Tab", 12):
            self.assertNotIn(name, self.titles)

    def test_scrolled_it_stays_whole(self):
        self.hand.wheel(self.window.content.middle, "down", 15)
        wait_until(lambda: "Number 1" not in self.window.charts(), "the list does not scroll")
        self.window.still()
        self.assert_listed(self.titles)

    def test_another_file_has_its_own(self):
        for titles in (["Other", "More"], [f"New {number}" for number in range(40)]):
            write(self.desktop, "list.json", [chart(title) for title in titles])
            self.assert_listed(titles)

    def test_another_layout_has_no_more_than_is_seen(self):
        self.window.set_layout("carousel")
        self.assertLess(len(self.window.listed()), 10)
        self.window.set_layout("list")
        self.assert_listed(self.titles)


class Dialog(WindowCase):
    def setUp(self):
        super().setUp()
        self.window.set_layout("cards")
        self.assertEqual(len(self.window.list_items()), len(TITLES))
        self.hand.key("Return")
        self.window.see("push button", "Close Chart")
        self.window.still()

    def test_an_opened_card_is_a_dialog_and_all_there_is(self):
        dialog = self.window.see("dialog", TITLES[0])
        self.assertTrue(any(part.role == "check box" for part in dialog.children()))
        self.assertEqual(self.window.charts(), [TITLES[0]])
        self.assertIsNone(self.window.find("list", "Charts"))

    def test_closed_it_leaves_the_cards(self):
        self.hand.key("Escape")
        wait_until(lambda: len(self.window.list_items()) == len(TITLES), "the cards stay away")
        wait_until(lambda: not self.window.find("dialog"), "the dialog stays")
