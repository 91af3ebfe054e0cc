"""The stack of cards."""

from harness.case import WindowCase
from harness.files import SAMPLE, chart, tables, write
from harness.waiting import stays, wait_for_equal, wait_until

TITLES = [table.title for table in tables(SAMPLE)]


class CardsCase(WindowCase):
    def setUp(self):
        super().setUp()
        self.window.set_layout("cards")
        self.assert_front(TITLES[0])

    def stack(self):
        """The titles from the front to the back: each further card is narrower, so it begins further right."""
        boxes = self.window.chart_boxes()
        return sorted(boxes, key=lambda title: boxes[title].x)

    def front(self):
        return self.stack()[0]

    def assert_front(self, title):
        wait_for_equal(self.front, title, "the front card")
        self.window.still(self.window.content)

    def assert_opened(self, title):
        """The full chart set lies on top: it has the mini-map and the check buttons that cards lack."""
        chart = self.window.chart(title)
        chart.mini_map
        self.assertEqual([check.name for check in chart.checks()], list(tables(SAMPLE)[TITLES.index(title)].series))

    def assert_closed(self):
        wait_until(lambda: not self.window.find("panel", "Mini-map: *"), "a chart set is still open")

    @property
    def card(self):
        """The front card's plot."""
        return self.window.chart(self.front()).plot

    @property
    def half(self):
        """Half of the front card's height, from a bit above the plot to a bit below."""
        return round((self.card.height + 100) / 2)


class Stack(CardsCase):
    def test_cards_behind_are_smaller_and_higher_by_a_constant_step(self):
        self.assertEqual(self.stack(), TITLES)
        boxes = [self.window.chart_boxes()[title] for title in TITLES]
        tops = [box.y for box in boxes]
        narrower = [further.x - one.x for one, further in zip(boxes, boxes[1:])]
        higher = [one - further for one, further in zip(tops, tops[1:])]
        self.assertGreater(min(narrower), 0)
        self.assertGreater(min(higher), 20)
        self.assertLessEqual(max(narrower) - min(narrower), 2)
        self.assertLessEqual(max(higher) - min(higher), 6)

    def test_cards_have_no_mini_map_and_no_check_buttons(self):
        self.assert_closed()
        self.assertEqual(self.window.all("check box"), [])

    def test_pulled_past_half_its_height_the_front_card_goes_to_the_back(self):
        start = self.card.at(0.5, 0.2)
        self.hand.drag(start, (start[0], start[1] + self.half + 60))
        self.assert_front(TITLES[1])
        self.assertEqual(self.stack(), TITLES[1:] + TITLES[:1])

    def test_pulled_after_a_drag_in_a_chart_it_goes_to_the_back(self):
        self.window.set_layout("list")
        plot = self.window.chart(TITLES[0]).plot
        self.hand.drag(plot.middle, (plot.middle[0] - 100, plot.middle[1]))
        self.window.set_layout("cards")
        self.assert_front(TITLES[0])
        start = self.card.middle
        self.hand.drag(start, (start[0], start[1] + self.half + 60))
        self.assert_front(TITLES[1])
        self.assert_closed()

    def test_pulled_less_it_springs_back(self):
        before = self.window.still(self.window.content)
        start = self.card.at(0.5, 0.2)
        self.hand.press(start)
        self.hand.pull((start[0], start[1] + 100))
        during = self.window.still(self.window.content, unlike=before)
        self.assertGreater(during.difference(before), 10_000)
        top = self.window.chart(TITLES[0]).graph.box.y
        self.hand.release()
        wait_until(lambda: self.window.chart(TITLES[0]).graph.box.y < top - 60, "the card does not spring back")
        self.assertEqual(self.front(), TITLES[0])
        self.assert_closed()

    def test_pulled_upwards_or_sideways_it_stays(self):
        start = self.card.at(0.5, 0.8)
        place = self.window.chart(TITLES[0]).graph.box
        self.hand.press(start)
        self.hand.pull((start[0] + 80, start[1] - 150))
        self.assertTrue(stays(lambda: self.window.chart(TITLES[0]).graph.box == place))
        self.hand.release()
        self.assertEqual(self.front(), TITLES[0])

    def test_pulled_again_and_again_every_card_comes_to_the_front(self):
        start = self.card.at(0.5, 0.2)
        for title in TITLES[1:] + TITLES[:1]:
            self.hand.drag(start, (start[0], start[1] + self.half + 60))
            self.assert_front(title)


class Closing(CardsCase):
    def setUp(self):
        super().setUp()
        self.hand.click(self.card.at(0.4, 0.5))
        self.assert_opened(TITLES[0])
        self.window.still(self.window.content)

    def test_the_button(self):
        self.hand.click(self.window.see("push button", "Close Chart").box.middle)
        self.assert_closed()

    def test_escape_while_the_pointer_hovers(self):
        self.hand.move(self.window.chart(TITLES[0]).plot.at(0.6, 0.5))
        before = self.window.still(self.window.content)
        self.hand.key("Escape")
        self.assert_closed()
        self.assertGreater(self.window.still(self.window.content).difference(before), 10_000)

    def test_escape_where_the_indicator_is_set_takes_that_away_to_be_seen(self):
        plot = self.window.chart(TITLES[0]).plot
        self.hand.click(plot.at(0.6, 0.5))
        before = self.window.still(self.window.content)
        self.hand.key("Escape")
        after = self.window.still(self.window.content, unlike=before)
        self.assertGreater(after.difference(before), 500)
        self.hand.key("Escape")
        self.assert_closed()


class Keys(CardsCase):
    def setUp(self):
        super().setUp()
        self.hand.click(self.card.middle)
        self.assert_opened(TITLES[0])
        self.hand.key("Escape")
        self.assert_closed()

    def test_page_keys_reorder(self):
        self.hand.key("Page_Down")
        self.assert_front(TITLES[1])
        self.hand.key("Page_Down")
        self.assert_front(TITLES[2])
        self.hand.key("Page_Up")
        self.assert_front(TITLES[1])
        self.hand.key("Page_Up", "Page_Up")
        self.assert_front(TITLES[-1])

    def test_enter_opens_and_escape_closes(self):
        self.hand.key("Return")
        self.assert_opened(TITLES[0])
        self.hand.key("Escape")
        self.assert_closed()

    def test_enter_opens_the_card_that_came_forward(self):
        self.hand.key("Page_Down")
        self.assert_front(TITLES[1])
        self.hand.key("Return")
        self.assert_opened(TITLES[1])


class Keyboard(CardsCase):
    """Where the keyboard goes: to no card that is covered."""

    def test_of_all_cards_the_keyboard_reaches_the_front_one(self):
        for key in ("Tab", "shift+Tab"):
            names = [name for name in self.window.walk(key, 9) if "Chart: " in (name or "")]
            self.assertEqual(set(names), {f"Chart: {TITLES[0]}"}, key)

    def test_it_stays_with_the_front_card(self):
        self.hand.key("Page_Down")
        self.assert_front(TITLES[1])
        self.assertEqual(self.window.focused().name, f"Chart: {TITLES[1]}")

    def test_a_covered_card_that_closes_leaves_it_to_the_front_card(self):
        behind = self.window.chart(TITLES[2]).graph.box
        self.hand.click((behind.middle[0], round(behind.y - 20)))
        self.assert_opened(TITLES[2])
        self.window.still(self.window.content)
        plot = self.window.picture(self.window.chart(TITLES[2]).plot)
        self.assertGreater(plot.width * plot.height - plot.count(plot.ground), 2000, "nothing is drawn")
        self.hand.key("Escape")
        self.assert_closed()
        wait_for_equal(lambda: self.window.focused().name, f"Chart: {TITLES[0]}", "what has the keyboard")
        self.hand.key("Return")
        self.assert_opened(TITLES[0])


class ManyCards(WindowCase):
    arguments = None

    def test_a_card_opens_into_parts_that_work(self):
        titles = [f"Number {number}" for number in range(9)]
        self.open(write(self.desktop, "many.json", [chart(title) for title in titles]))
        self.window = self.program.window("many.json")
        self.window.chart(titles[0]).graph
        self.window.set_layout("cards")
        self.hand.key("Page_Down")
        self.window.still(self.window.content)
        self.hand.key("Return")
        opened = self.window.chart(titles[1])
        self.hand.click(opened.check("Alpha").box.middle)
        wait_until(lambda: opened.check("Alpha").is_checked is False, "the series stays on")


class Opened(CardsCase):
    def setUp(self):
        super().setUp()
        self.hand.click(self.card.middle)
        self.assert_opened(TITLES[0])
        self.window.still(self.window.content)
        self.opened = self.window.chart(TITLES[0])

    def test_its_parts_work(self):
        before = self.opened.visible_range
        x, y = self.opened.mini_map.box.at(0.87)
        self.hand.drag((x, y), (x - 150, y))
        self.opened.wait_for_range(lambda lower, _: lower < before[0], "the range stays")
        self.hand.click(self.opened.checks()[1].box.middle)
        wait_until(lambda: self.opened.checks()[1].is_checked is False, "the series stays on")

    def test_escape_lets_the_indicator_go_before_it_closes(self):
        graph = self.opened.mini_map.parent
        plot = next(part for part in graph.children() if part.name == f"Chart: {TITLES[0]}")
        unpinned = plot.description
        self.hand.click(plot.box.middle)
        wait_until(lambda: plot.description != unpinned, "no indicator")
        self.hand.key("Escape")
        wait_until(lambda: plot.description == unpinned, "the indicator stays")
        self.assert_opened(TITLES[0])
        self.hand.key("Escape")
        self.assert_closed()

    def test_the_keyboard_stays_above_the_cards(self):
        names = set(self.window.walk("Tab", 12))
        self.assertLessEqual({"Mini-map: " + TITLES[0], *tables(SAMPLE)[0].series}, names)
        for title in TITLES[1:]:
            self.assertNotIn(f"Chart: {title}", names)

    def test_a_press_beside_it_closes_it(self):
        self.hand.click((round(self.window.box.x + 14), self.window.content.middle[1]))
        self.assert_closed()
        self.assertEqual(self.front(), TITLES[0])
