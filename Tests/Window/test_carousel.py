"""The carousel's pages."""

from harness.case import WindowCase
from harness.files import SAMPLE, tables
from harness.picture import distance
from harness.waiting import stays, wait_until

TITLES = [table.title for table in tables(SAMPLE)]
PINK = (255, 105, 180)  # what GTK paints where a renderer cannot


class CarouselCase(WindowCase):
    def setUp(self):
        super().setUp()
        self.window.set_layout("carousel")
        self.assert_page(1)

    def assert_page(self, number):
        """The dots say so, and the page's chart is the one in the middle of the window."""
        self.window.see("image", f"Page {number} of {len(TITLES)}")
        wait_until(lambda: self.chart_in_the_middle() == TITLES[number - 1], lambda: self.chart_in_the_middle())
        self.window.still(self.window.content)

    def chart_in_the_middle(self):
        middle = self.window.box.middle[0]
        boxes = self.window.chart_boxes()
        return min(boxes, key=lambda title: abs(boxes[title].middle[0] - middle))

    def outer_dots(self):
        """Where the first and the last dot are."""
        box = self.window.see("image", "Page *").box
        picture = self.window.still(box)
        columns = [x for x in range(picture.width)
                   if any(distance(picture.color(x, y), picture.ground) > 40 for y in range(picture.height))]
        return [(round(box.x + x), box.middle[1]) for x in (columns[0] + 3, columns[-1] - 3)]

    @property
    def beside(self):
        """A place above the pages, where no chart takes the pointer."""
        return self.window.content.at(0.5, 0.02)


class Turning(CarouselCase):
    def test_the_wheel(self):
        self.hand.wheel(self.beside, "down", 1)
        self.assert_page(2)
        self.hand.wheel(self.beside, "down", 2)
        self.assert_page(4)
        self.hand.wheel(self.beside, "up", 1)
        self.assert_page(3)

    def test_the_wheel_over_a_chart(self):
        self.hand.wheel(self.window.chart(TITLES[0]).plot.middle, "down", 1)
        self.assert_page(2)

    def test_the_wheel_stops_at_the_ends(self):
        self.hand.wheel(self.beside, "up", 2)
        self.assert_page(1)
        self.hand.wheel(self.beside, "down", 9)
        self.assert_page(len(TITLES))

    def test_a_click_on_a_neighbour(self):
        content = self.window.content
        self.hand.click(content.at(0.96, 0.5))
        self.assert_page(2)
        self.hand.click(content.at(0.04, 0.5))
        self.assert_page(1)

    def test_the_dots(self):
        first, last = self.outer_dots()
        self.hand.click(last)
        self.assert_page(5)
        self.hand.click(first)
        self.assert_page(1)

    def test_a_swipe(self):
        start = self.beside
        self.hand.drag(start, (start[0] - 400, start[1]))
        self.assert_page(2)
        self.hand.drag(start, (start[0] + 400, start[1]))
        self.assert_page(1)

    def test_a_short_swipe_snaps_back(self):
        before = self.window.still(self.window.content)
        start = self.beside
        self.hand.press(start)
        self.hand.pull((start[0] - 60, start[1]))
        during = self.window.still(self.window.content, unlike=before)
        self.assertGreater(during.difference(before), 10_000)
        self.hand.pull((start[0] - 10, start[1]))
        self.hand.release()
        self.assert_page(1)

    def test_arrow_keys(self):
        chart = self.window.chart(TITLES[0])
        self.hand.click(chart.plot.middle)
        self.hand.key("Escape", "Right")
        self.assert_page(2)
        self.hand.key("Right")
        self.assert_page(3)
        self.hand.key("Left")
        self.assert_page(2)

    def test_arrow_keys_are_the_indicators_where_there_is_one(self):
        chart = self.window.chart(TITLES[0])
        self.hand.click(chart.plot.middle)
        wait_until(lambda: "Joined 1" in chart.description or "Joined 2" in chart.description, "no indicator")
        before = chart.description
        self.hand.key("Right")
        wait_until(lambda: chart.description != before, "the indicator stays")
        self.assert_page(1)

    def test_page_keys_on_the_graph(self):
        self.hand.click(self.window.chart(TITLES[0]).plot.middle)
        self.hand.key("Page_Down")
        self.assert_page(2)
        self.hand.key("Page_Down")
        self.assert_page(3)
        self.hand.key("Page_Up")
        self.assert_page(2)


class Keyboard(CarouselCase):
    """Where the keyboard goes: to no page that is turned away."""

    def test_it_goes_round_on_one_page(self):
        for key in ("Tab", "shift+Tab"):
            names = self.window.walk(key, 12)
            self.assertIn(f"Mini-map: {TITLES[0]}", names)
            self.assertIn(f"Page 1 of {len(TITLES)}", names)
            self.assertEqual({name for name in names if "Chart: " in name}, {f"Chart: {TITLES[0]}"}, key)

    def test_it_is_on_the_chart_from_the_start(self):
        self.assertEqual(self.window.focused().name, f"Chart: {TITLES[0]}")

    def test_back_from_the_dots_it_comes_to_the_same_page(self):
        dots = f"Page 1 of {len(TITLES)}"
        # A round has no more steps.
        self.assertTrue(any(self.window.walk("Tab", 1) == [dots] for _ in range(12)), "no way to the dots")
        self.hand.key("Right")
        self.assert_page(2)
        self.assertEqual(self.window.walk("shift+Tab", 1), [list(tables(SAMPLE)[1].series)[-1]])
        self.assert_page(2)

    def test_it_comes_along_to_a_page_far_away(self):
        self.hand.click(self.window.chart(TITLES[0]).plot.middle)
        self.hand.key("Escape")
        self.hand.click(self.outer_dots()[1])
        self.assert_page(len(TITLES))
        self.assertEqual(self.window.focused().name, f"Chart: {TITLES[-1]}")


class SmallWindow(CarouselCase):
    def test_the_dots_lie_below_the_page_and_turn_it(self):
        self.window.resize(360, 320)
        wait_until(lambda: self.program.window("Sample").box.width == 360, "the window keeps its size")
        self.window = self.program.window("Sample")
        self.window.still()
        dots = self.window.see("image", "Page *").box
        checks = self.window.chart(TITLES[0]).checks()
        self.assertGreater(len(checks), 0)
        for check in checks:
            self.assertLessEqual(check.box.bottom, dots.y)
        self.hand.click(dots.middle)
        self.assert_page(3)


class Inside(CarouselCase):
    def test_a_chart_still_pans_and_the_page_stays(self):
        chart = self.window.chart(TITLES[0])
        before = chart.visible_range
        self.hand.wheel(chart.plot.middle, "up", 4, holding="shift")
        chart.wait_for_range(lambda lower, _: lower < before[0], "the range stays")
        self.assertTrue(stays(lambda: self.window.find("image", "Page 1 of 5")))

    def test_the_mini_map_and_the_buttons_work(self):
        chart = self.window.chart(TITLES[0])
        before = chart.visible_range
        x, y = chart.mini_map.box.at(0.87)
        self.hand.drag((x, y), (x - 150, y))
        chart.wait_for_range(lambda lower, _: lower < before[0], "the range stays")
        self.hand.click(chart.checks()[1].box.middle)
        wait_until(lambda: chart.checks()[1].is_checked is False, "the series stays on")
        self.assert_page(1)

    def test_a_drag_in_the_plot_moves_the_indicator(self):
        chart = self.window.chart(TITLES[0])
        start = chart.plot.at(0.3, 0.6)
        self.hand.drag(start, (start[0] + 100, start[1]))
        wait_until(lambda: "Joined 2" in chart.description or "Joined 1" in chart.description, "no indicator")
        self.assert_page(1)


class Depth(WindowCase):
    """Neighbours are turned: with GL in perspective, with Cairo at a slant."""

    arguments = None

    def edges(self, renderer):
        """How much the neighbour's upper and lower edge fall from the page to the window's border."""
        self.open("--sample", environment={"GSK_RENDERER": renderer})
        self.window.set_layout("carousel")
        page = self.window.chart(TITLES[0]).graph.box
        ground = self.window.content.inset(12)  # without the window's border
        beside = ground._replace(x=page.right + 20, width=ground.right - page.right - 28)
        rows = lambda: self.card_rows(beside)
        wait_until(lambda: rows()[0] != rows()[1], "the neighbour is upright")
        self.assertEqual(self.window.still(self.window.content).count(PINK, tolerance=4), 0)
        near, far = rows()
        self.end_well(self.program.quit())
        return far[0] - near[0], far[1] - near[1]

    def card_rows(self, box):
        """The first and the last row of the card in the first and the last column of a box."""
        picture = self.window.still(box)
        ground = picture.color(0, 0)
        found = []
        for x in (0, picture.width - 1):
            rows = [y for y in range(picture.height) if distance(picture.color(x, y), ground) > 4]
            found.append((rows[0], rows[-1]) if rows else (0, 0))
        return found

    def test_perspective_with_gl(self):
        upper, lower = self.edges("gl")
        self.assertGreater(upper, 4)
        self.assertLess(lower, -4)

    def test_a_slant_with_cairo(self):
        upper, lower = self.edges("cairo")
        self.assertGreater(upper, 2)
        self.assertAlmostEqual(lower, upper, delta=3)
