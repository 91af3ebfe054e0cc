"""One chart in front: every layout comes to it, and the keyboard stays on it."""

from harness.case import WindowCase
from harness.files import chart, write
from harness.waiting import wait_for_equal, wait_until

COUNT = 12


class FrontCase(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.titles = [f"Set {number}" for number in range(1, COUNT + 1)]
        self.open(write(self.desktop, "many.json", [chart(title) for title in self.titles]))
        self.window = self.program.window("many.json")
        self.window.still(self.window.content)

    def assert_focused(self, title):
        wait_for_equal(lambda: getattr(self.window.focused(), "name", None), f"Chart: {title}", "what has the keyboard")

    def front(self):
        return self.window.focused().name.removeprefix("Chart: ")

    def assert_page(self, number):
        self.window.see("image", f"Page {number} of {COUNT}")


class Scrolled(FrontCase):
    def scroll_to_the_end(self):
        self.hand.wheel(self.window.content.middle, "down", 60)
        self.window.still(self.window.content)

    def test_the_keyboard_goes_along_with_the_wheel(self):
        self.scroll_to_the_end()
        self.assertIn(self.front(), self.titles[-3:])
        before = self.window.chart(self.front()).description
        self.hand.key("Left")
        wait_until(lambda: self.window.chart(self.front()).description != before, "the key does nothing")

    def test_every_layout_comes_to_the_same_chart(self):
        self.scroll_to_the_end()
        title = self.front()
        number = self.titles.index(title) + 1
        for layout in ("carousel", "cards", "list", "cards", "carousel", "list"):
            self.window.set_layout(layout)
            self.assert_focused(title)
            if layout == "carousel":
                self.assert_page(number)

    def test_a_page_that_is_turned_comes_to_the_front_elsewhere(self):
        self.window.set_layout("carousel")
        self.hand.key("Page_Down", "Page_Down", "Page_Down", "Page_Down", "Page_Down")
        self.assert_page(6)
        self.window.set_layout("list")
        self.assert_focused(self.titles[5])
        box = self.window.chart(self.titles[5]).graph.box
        bottom = self.window.content.y + self.window.content.height
        self.assertTrue(self.window.content.y <= box.y and box.y + box.height <= bottom)
        self.window.set_layout("carousel")
        self.hand.key(*["Page_Up"] * 5)
        self.assert_page(1)
        self.window.set_layout("list")
        self.assert_focused(self.titles[0])
        self.assertGreaterEqual(self.window.chart(self.titles[0]).graph.box.y, self.window.content.y)

    def test_in_mid_motion(self):
        self.hand.key("alt+2", "Page_Down", "Page_Down", "alt+3", "Page_Down", "alt+1", "alt+2")
        self.assert_page(4)
        self.assert_focused(self.titles[3])

    def test_a_press_takes_a_chart_to_the_front(self):
        self.hand.wheel(self.window.content.middle, "down", 2)
        self.window.still(self.window.content)
        bottom = self.window.content.y + self.window.content.height
        lowest = [title for title, box in self.window.chart_boxes().items() if box.y < bottom - 20][-1]
        self.hand.click(self.window.chart(lowest).plot.middle)
        self.window.set_layout("cards")
        self.assert_focused(lowest)


class Dragged(FrontCase):
    def setUp(self):
        super().setUp()
        self.window.set_layout("cards")
        self.assert_focused(self.titles[0])

    def test_the_click_after_a_drag_opens_the_card(self):
        for pull, title in [(60, self.titles[0]), (500, self.titles[1]), (-80, self.titles[1])]:
            with self.subTest(pull=pull):
                start = self.window.chart(self.front()).plot.middle
                self.hand.drag(start, (start[0] + 10, start[1] + pull))
                self.window.still(self.window.content)
                self.hand.click(self.window.chart(title).plot.middle)
                self.window.see("panel", f"Mini-map: {title}")
                self.window.still(self.window.content)
                self.hand.key("Escape")
                wait_until(lambda: not self.window.find("panel", "Mini-map: *"), "it stays open")
                self.window.still(self.window.content)


class Finder(FrontCase):
    """Ctrl+F goes to a chart by its title or the name of a series."""

    def find(self, words):
        self.hand.key("ctrl+f")
        self.window.see("entry", "Search charts and series")
        self.hand.type(words)

    def test_return_goes_to_the_first_that_is_found(self):
        for layout, title in ((None, "Set 9"), ("carousel", "Set 4"), ("cards", "Set 11")):
            if layout:
                self.window.set_layout(layout)
            self.find(title.lower())
            self.hand.key("Return")
            self.assert_focused(title)
        self.window.set_layout("carousel")
        self.assert_page(11)

    def test_escape_leaves_everything_as_it_was(self):
        self.hand.key("Right")
        front = self.front()
        self.find("set 9")
        self.hand.key("Escape")
        self.assert_focused(front)

    def test_what_nothing_is_called_is_told(self):
        self.find("nothing like it")
        self.window.see("label", "No chart or series is called so.")
        self.hand.key("Return", "Escape")
        self.assert_focused(self.titles[0])


class Hover(WindowCase):
    arguments = None

    def test_what_was_read_under_the_pointer_is_gone_with_it(self):
        self.open(write(self.desktop, "two.json", [chart("One"), chart("Two")]))
        self.window = self.program.window("two.json")
        away = self.window.content.at(0.5, 0.002)
        self.hand.move(away)
        self.window.still(self.window.content)
        plots = {title: self.window.chart(title).plot.inset(24) for title in ("One", "Two")}
        bare = {title: self.window.still(plot) for title, plot in plots.items()}
        for title, plot in plots.items():
            for layout in ("carousel", "cards"):
                self.hand.move(plot.middle)
                self.window.still(self.window.content)
                self.window.set_layout(layout)
                self.window.set_layout("list")
                self.hand.move(away)
                for name in plots:
                    self.window.still(self.window.content)
                    found = self.window.still(plots[name])
                    self.assertLess(found.difference(bare[name]), 300, f"{name} after {layout} over {title}")
