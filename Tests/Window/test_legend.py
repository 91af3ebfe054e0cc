"""A chart with many series has a legend instead of check buttons."""

from harness.case import WindowCase
from harness.files import chart, write
from harness.waiting import wait_for_equal, wait_until

COUNT = 30
NAMES = tuple(f"Series number {index:02}" for index in range(COUNT))


class Legend(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.open(write(self.desktop, "many.json", [chart("Many", series=NAMES)]))
        self.window = self.program.window("many.json")
        self.chart = self.window.chart("Many")
        self.row(NAMES[0], seen=False)

    def rows(self):
        return [part for part in self.window.all("check box") if part.name in NAMES and part.has_area()]

    def row(self, name, seen=True):
        found = lambda: next((row for row in self.rows() if not seen or row.name == name), None)
        return wait_until(found, f"no row {name}")

    def focused_row(self):
        focused = self.window.focused()
        return focused.name if focused and focused.name in NAMES else None

    def button(self, name):
        return self.window.see("push button", name)

    def shown(self):
        """How many series are on, as the legend says."""
        return next(
            (int(label.name.split(" ")[0]) for label in self.window.all("label") if f" of {COUNT}" in label.name), None
        )

    def test_it_lists_what_is_seen_and_switches_it(self):
        wait_for_equal(self.shown, COUNT, "series that are on")
        first = self.rows()[0]
        self.hand.click(first.box.middle)
        wait_for_equal(self.shown, COUNT - 1, "series that are on")
        self.hand.click(self.row(first.name).box.middle)
        wait_for_equal(self.shown, COUNT, "series that are on")

    def test_none_all_and_only_this(self):
        self.hand.click(self.button("None").box.middle)
        wait_for_equal(self.shown, 0, "series that are on")
        name = self.rows()[2].name
        self.hand.click(self.row(name).box.middle)
        wait_for_equal(self.shown, 1, "series that are on")
        self.hand.click(self.button("All").box.middle)
        wait_for_equal(self.shown, COUNT, "series that are on")
        self.hand.click(self.button("Only This").box.middle)
        wait_for_equal(self.shown, 1, "series that are on")
        wait_until(lambda: self.chart.description.startswith(name + ", "), lambda: self.chart.description)

    def test_it_is_searched(self):
        self.hand.key("ctrl+f")
        self.hand.type("number 07")
        wait_for_equal(lambda: [row.name for row in self.rows()], [NAMES[7]], "rows")
        self.hand.click(self.button("None").box.middle)
        wait_for_equal(self.shown, COUNT - 1, "series that are on")
        self.hand.key("ctrl+f", "Escape")
        wait_until(lambda: len(self.rows()) > 5, "the search goes on")
        self.hand.key("Escape")
        wait_until(lambda: (self.window.focused() or self.chart).name.startswith("Chart: "), "the search keeps the keyboard")

    def test_the_keyboard_goes_from_row_to_row_and_scrolls(self):
        self.hand.key("ctrl+f", "Return")
        first = wait_until(lambda: self.focused_row(), "no row has the focus")
        self.hand.key("End")
        last = wait_until(lambda: self.focused_row() not in (None, first) and self.focused_row(), "the focus stays")
        self.hand.key("space")
        wait_for_equal(self.shown, COUNT - 1, "series that are on")
        self.assertFalse(self.row(last).is_checked)
        self.hand.key("Up")
        wait_until(lambda: self.focused_row() not in (None, last), "the focus stays")

    def test_a_pointed_row_raises_its_line(self):
        before = self.window.still(self.chart.plot)
        self.hand.move(self.rows()[3].box.middle)
        raised = self.window.still(self.chart.plot, unlike=before)
        self.hand.move(self.chart.mini_map.box.middle)
        self.assertEqual(self.window.still(self.chart.plot, unlike=raised), before)

    def test_its_rows_are_filled_before_anything_is_done(self):
        for row in self.rows()[:4]:
            names = self.window.still(row.box.inset(2))
            dark = sum(count for color, count in names.histogram.items() if max(color) < 120)
            self.assertGreater(dark, 100, f"{row.name} has no letters")

    def test_a_search_without_a_match_says_so(self):
        self.hand.key("ctrl+f")
        self.hand.type("zzz")
        self.window.see("label", "No series is called so.")
