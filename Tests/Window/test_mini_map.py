"""The mini-map's window under pointer and keys."""

from harness.case import WindowCase
from harness.waiting import wait_for_equal, wait_until

PIXEL = 1.5  # how exactly an edge is seen on a screenshot


class MiniMapCase(WindowCase):
    def setUp(self):
        super().setUp()
        self.box = self.chart.mini_map.box
        self.lower, self.upper = self.chart.handles()
        self.opening = self.chart.visible_range

    def assert_handles(self, lower, upper):
        """The window's edges come to these places on the screen."""
        found = None

        def are_there():
            nonlocal found
            found = self.chart.handles()
            return abs(found[0] - lower) < PIXEL and abs(found[1] - upper) < PIXEL

        wait_until(are_there, lambda: f"handles at {lower} and {upper}, found {found}")
        self.window.still(self.box)
        self.assertTrue(are_there(), "the handles went on")

    def drag(self, start, distance):
        """Drags from an x of the screen by pixels."""
        self.hand.drag(self.chart.on_mini_map(start), self.chart.on_mini_map(start + distance))

    @property
    def middle(self):
        return (self.lower + self.upper) / 2


class Pointer(MiniMapCase):
    def test_the_window_opens_on_the_last_quarter(self):
        self.assert_handles(self.box.x + self.box.width * 0.75, self.box.right)

    def test_the_body_moves_the_window_and_keeps_its_span(self):
        span = self.chart.span
        header = self.window.still(self.header_box)
        self.drag(self.middle, -200)
        self.assert_handles(self.lower - 200, self.upper - 200)
        days = 200 / self.box.width * (self.chart.domain[1] - self.chart.domain[0]).days
        lower, upper = self.chart.wait_for_range(lambda lower, _: lower != self.opening[0], "the window stays")
        self.assertAlmostEqual((self.opening[0] - lower).days, days, delta=1)
        self.assertAlmostEqual((upper - lower).days, span, delta=1)
        self.assertNotEqual(self.window.still(self.header_box), header)

    @property
    def header_box(self):
        """Where the title and the range in words are, above the plot."""
        plot = self.chart.plot
        return plot._replace(y=plot.y - 30, height=28)

    def test_everything_follows_while_the_hand_still_drags(self):
        plot = self.window.still(self.chart.plot)
        self.hand.press(self.chart.on_mini_map(self.middle))
        self.hand.pull(self.chart.on_mini_map(self.middle - 150))
        self.assert_handles(self.lower - 150, self.upper - 150)
        self.assertGreater(self.window.still(self.chart.plot, unlike=plot).difference(plot), 1000)
        self.hand.release()
        self.assert_handles(self.lower - 150, self.upper - 150)

    def test_the_lower_handle_resizes(self):
        self.drag(self.lower + 5, -150)
        self.assert_handles(self.lower - 150, self.upper)
        self.chart.wait_for_range(
            lambda lower, upper: lower < self.opening[0] and upper == self.opening[1], "the upper edge stays"
        )

    def test_the_upper_handle_resizes(self):
        self.drag(self.upper - 5, -100)
        self.assert_handles(self.lower, self.upper - 100)
        self.chart.wait_for_range(
            lambda lower, upper: lower == self.opening[0] and upper < self.opening[1], "the lower edge stays"
        )

    def test_a_handle_is_taken_from_beside_it(self):
        self.drag(self.lower - 8, -60)
        self.assert_handles(self.lower - 60, self.upper)

    def test_the_body_stops_at_both_ends(self):
        self.drag(self.middle, -2000)
        self.assert_handles(self.box.x, self.box.x + self.upper - self.lower)
        self.drag(self.box.x + (self.upper - self.lower) / 2, 2000)
        self.assert_handles(self.lower, self.upper)

    def test_the_handles_stop_at_the_ends(self):
        self.drag(self.lower + 5, -2000)
        self.assert_handles(self.box.x, self.box.right)
        self.assertEqual(self.chart.wait_for_range(lambda *found: found == self.chart.domain, "not everything"),
                         self.chart.domain)

    def test_the_lower_handle_stops_at_five_percent(self):
        self.drag(self.lower + 5, 600)
        self.assert_handles(self.upper - self.box.width * 0.05, self.upper)

    def test_the_upper_handle_stops_at_five_percent(self):
        self.drag(self.upper - 5, -600)
        self.assert_handles(self.lower, self.lower + self.box.width * 0.05)

    def test_a_click_beside_the_window_brings_it_there(self):
        x = self.box.x + self.box.width * 0.4
        self.hand.click(self.chart.on_mini_map(x))
        half = (self.upper - self.lower) / 2
        wait_until(lambda: self.chart.visible_range[0] < self.opening[0], "the window stays")
        self.assert_handles(x - half, x + half)

    def test_a_drag_from_beside_the_window_takes_it_along(self):
        x = self.box.x + self.box.width * 0.4
        half = (self.upper - self.lower) / 2
        self.drag(x, 120)
        self.assert_handles(x + 120 - half, x + 120 + half)
        self.drag(x + 120, -100)
        self.assert_handles(x + 20 - half, x + 20 + half)

    def test_a_click_near_the_end_stops_there(self):
        self.hand.click(self.chart.on_mini_map(self.box.x + 10))
        self.assert_handles(self.box.x, self.box.x + self.upper - self.lower)


class Shapes(MiniMapCase):
    def assert_shape(self, shape):
        """The pointer takes a shape."""
        wait_for_equal(lambda: self.desktop.pointer.shape, shape, "the pointer's shape")

    def assert_shape_over(self, x, shape):
        self.hand.move(self.chart.on_mini_map(x))
        self.assert_shape(shape)

    def test_the_pointer_tells_what_a_press_would_do(self):
        self.assert_shape_over(self.middle, "grab")
        self.assert_shape_over(self.lower + 4, "ew-resize")
        self.assert_shape_over(self.box.x + 50, "pointer")
        self.assert_shape_over(self.upper - 4, "ew-resize")
        self.hand.move(self.chart.plot.middle)
        self.assert_shape("default")

    def test_the_pointer_holds_on_while_the_body_is_dragged(self):
        self.hand.press(self.chart.on_mini_map(self.middle))
        self.assert_shape("grabbing")
        self.hand.pull((self.middle - 100, self.chart.plot.middle[1]))
        self.assert_handles(self.lower - 100, self.upper - 100)
        self.assert_shape("grabbing")
        self.hand.pull(self.chart.on_mini_map(self.middle - 100))
        self.hand.release()
        self.assert_shape("grab")

    def test_the_pointer_stays_that_of_a_handle_while_it_is_dragged(self):
        self.hand.press(self.chart.on_mini_map(self.lower + 4))
        self.hand.pull(self.chart.on_mini_map(self.lower - 100))
        self.assert_handles(self.lower - 104, self.upper)
        self.assert_shape("ew-resize")
        self.hand.release()
        self.assert_shape("ew-resize")


class Keys(MiniMapCase):
    def setUp(self):
        super().setUp()
        self.hand.click(self.chart.on_mini_map(self.middle))
        wait_until(lambda: "focused" in self.chart.mini_map.states, "a click does not focus the mini-map")
        # A tenth of the window, in whole days.
        day = self.box.width * 86_400_000 / (self.table.x[-1] - self.table.x[0])
        self.step = round((self.upper - self.lower) * 0.1 / day) * day

    def test_a_click_on_the_window_changes_nothing(self):
        self.assert_handles(self.lower, self.upper)

    def test_arrows_move(self):
        self.hand.key("Left", "Left", "Left")
        self.assert_handles(self.lower - 3 * self.step, self.upper - 3 * self.step)
        self.hand.key("Right")
        self.assert_handles(self.lower - 2 * self.step, self.upper - 2 * self.step)

    def test_shift_and_arrows_resize(self):
        self.hand.key("shift+Left")
        self.assert_handles(self.lower, self.upper - self.step)
        self.hand.key("shift+Right", "shift+Right", "shift+Right")
        self.assert_handles(self.lower, self.upper)

    def test_home_and_end(self):
        self.hand.key("Home")
        self.assert_handles(self.box.x, self.box.x + self.upper - self.lower)
        self.hand.key("End")
        self.assert_handles(self.lower, self.upper)

    def test_zoom_keys(self):
        self.hand.key("0")
        self.assert_handles(self.box.x, self.box.right)
        self.hand.key("plus")
        self.assert_handles(self.box.x + self.box.width * 0.1, self.box.right - self.box.width * 0.1)
        self.hand.key("minus")
        self.assert_handles(self.box.x, self.box.right)
