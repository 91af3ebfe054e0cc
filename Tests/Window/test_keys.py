"""The keys of the window itself."""

import re

from harness.case import WindowCase
from harness.desktop import SIZE
from harness.files import chart, write
from harness.fullscreen import FullscreenManager
from harness.waiting import wait_for_equal, wait_until


FILES = ["New Window", "Open…", "Open Folder…", "Open Recent", "Add", "Files…", "Export…", "Print…", "Undo", "Redo"]
CHART = ["Go to Chart…", "Columns", "Data Table", "Show Notes…", "Y Axis", "Link Charts", "Line Patterns and Markers"]
# What can be chosen of the sample's charts, and of prices, and nothing else.
ITEMS = FILES + CHART + ["Preferences", "Keyboard Shortcuts", "About Chartdeck"]
PAGES = ["Y Axis", "Automatic", "From Zero", "Logarithmic", "Compare in Percent", "Add", "File…", "Symbol…", "Beside…", "Lay Over Each Other…", "Scatter Plot, Histogram, Spectrum…", "Use a Template…", "Save as a Template…", "Open Recent"]
PRICES = ["Candles", "Line", "Area", "Adjusted for Splits and Dividends", "Days of Trade Alone"]
ACME = "Date,Open,High,Low,Close,Volume\n" + "".join(
    f"2026-06-{day:02},{100 + day},{104 + day},{97 + day},{98 + day},1000\n" for day in range(1, 29))
LOW = 740  # the height of a window as it opens


class Menu(WindowCase):
    def test_f10_opens_the_menu_and_escape_closes_it(self):
        self.assertEqual(self.window.menu_items(), [])
        self.hand.key("F10")
        # The last submenu has files of other tests.
        wanted = ITEMS + PAGES
        wait_for_equal(lambda: self.window.menu_items()[: len(wanted)], wanted, "the menu")
        self.hand.key("Escape")
        wait_for_equal(self.window.menu_items, [], "the menu")

    def test_it_fits_a_window_as_it_opens(self):
        self.hand.key("F10")
        wait_until(self.window.menu_items, "no menu")
        self.window.still()
        last = self.window.menu_item("About Chartdeck")
        self.assertLess(last.box.y + last.box.height, self.window.box.y + LOW)

    def test_an_item_does_what_it_says(self):
        self.hand.key("F10")
        wait_until(self.window.menu_items, "no menu")
        self.window.still()
        self.hand.key("Return")
        self.program.window("Chartdeck").see("push button", "Show the Sample")


class Choices(WindowCase):
    arguments = None

    def test_prices_have_choices_of_their_own(self):
        self.open(write(self.desktop, "acme.csv", ACME))
        self.window = self.program.window("acme.csv")
        self.window.chart("acme").graph
        self.hand.key("F10")
        wait_until(lambda: set(PRICES) <= set(self.window.menu_items()), self.window.menu_items)
        self.assertNotIn("Activities", self.window.menu_items())


class Names(WindowCase):
    def test_what_a_screen_reader_calls_the_buttons_of_the_header(self):
        self.window.see("push button", "Open")
        buttons = self.window.all("push button")
        # A menu button is around the one that the keyboard is given to.
        inner = [part.name for button in buttons for part in button.children() if button.description == "Main Menu"]
        self.assertEqual(inner, ["Main Menu"])


class Shortcuts(WindowCase):
    def test_they_are_listed_under_what_they_are_for(self):
        self.hand.key("ctrl+question")
        switch = "Switch a series off or on"
        wanted = ["Check buttons", switch, "Only this series, or all again", "Legend", switch, "Mini-map"]
        wait_for_equal(
            # What comes before is for a search.
            lambda: [text for text in self.program.texts() if text in wanted][-6:], wanted, "the list of keys"
        )


class Fullscreen(WindowCase):
    def setUp(self):
        super().setUp()
        self.manager = FullscreenManager(self.desktop.environment["DISPLAY"])
        self.addCleanup(self.manager.close)

    def size(self):
        box = self.program.window("Sample").box
        return (box.width, box.height)

    def test_f11_fills_the_screen_and_goes_back(self):
        box, plot = self.window.box, self.chart.plot
        self.hand.key("F11")
        self.manager.grant(box)
        wait_for_equal(self.size, SIZE, "the window's size")
        self.window = self.program.window("Sample")
        wait_until(lambda: self.window.chart("Followers").plot.width > plot.width, "the chart stays as it was")
        self.hand.key("F11")
        self.manager.grant(box)
        wait_for_equal(self.size, (box.width, box.height), "the window's size")


class YAxis(WindowCase):
    def test_l_makes_it_logarithmic_and_again_what_it_was(self):
        plot = self.chart.plot
        before = self.window.still(plot)
        self.hand.key("l")
        other = self.window.still(plot, unlike=before)
        self.hand.key("l")
        self.assertEqual(self.window.still(plot, unlike=other), before)

    def test_the_menu_says_what_the_chart_in_front_has(self):
        def state():
            return self.program.actions.describe("y-axis").split("'")[-2]

        wait_for_equal(state, "automatic", "the choice")
        self.hand.key("z")
        wait_for_equal(state, "from-zero", "the choice")
        self.program.actions.set_state("y-axis", "<'logarithmic'>")
        wait_for_equal(state, "logarithmic", "the choice")
        self.hand.key("l")
        wait_for_equal(state, "automatic", "the choice")


class NoLogarithm(WindowCase):
    arguments = None

    def test_where_there_is_none_the_window_says_so(self):
        bars = chart("Bars")
        bars["types"] |= {"y0": "bar", "y1": "bar"}
        self.open(write(self.desktop, "bars.json", [bars]))
        self.window = self.program.window("bars.json")
        self.window.still(self.window.content)
        self.hand.key("l")
        wait_until(
            lambda: any(text.startswith("Only lines") for text in self.program.texts()), self.program.texts
        )


class Copy(WindowCase):
    def test_ctrl_shift_c_says_that_it_copied_what_is_read(self):
        self.hand.click(self.chart.plot.middle)
        wait_until(lambda: self.chart.description != self.unread, lambda: self.chart.description)
        self.hand.key("ctrl+shift+c")
        wait_until(lambda: "Values copied." in self.program.texts(), self.program.texts)

    def setUp(self):
        super().setUp()
        self.unread = self.chart.description


class TimeZones(WindowCase):
    def test_any_part_of_a_name_finds_a_zone(self):
        self.hand.key("ctrl+comma")
        dialog = self.program.window("Preferences")
        dialog.still()
        self.hand.click(dialog.see("list item", "Time zone").box.middle)
        dialog.still()
        zones = lambda: {text for text in self.program.texts() if "/" in text}
        self.hand.type("new york")
        wait_until(lambda: "America/New York" in zones() and "Europe/Berlin" not in zones(), zones)
        self.hand.key("Escape", "Escape")


class Pages(WindowCase):
    arguments = None

    def test_a_page_is_a_tenth_of_what_is_seen_or_ten_points(self):
        rows = "".join(f"{step},{step % 7}\n" for step in range(3001))
        self.open(write(self.desktop, "many.csv", "step,a\n" + rows))
        self.window = self.program.window("many.csv")
        chart = self.window.chart("many")
        chart.graph
        self.hand.key("0", "Home", "Page_Down")
        wait_until(lambda: "300:" in chart.description or "300," in chart.description, lambda: chart.description)
        self.hand.key("Page_Up")
        wait_until(lambda: "300" not in chart.description, lambda: chart.description)

    def test_end_is_the_last_point_that_is_seen(self):
        rows = "".join(f"{step},{step}\n" for step in range(41))
        self.open(write(self.desktop, "rising.csv", "step,a\n" + rows))
        self.window = self.program.window("rising.csv")
        chart = self.window.chart("rising")
        chart.graph
        self.hand.key("0", "plus")
        shown = wait_until(lambda: re.search("highest (?!40)([0-9]+)", chart.description), lambda: chart.description)[1]
        self.hand.key("End")
        wait_until(lambda: f"a {shown}" in chart.description, lambda: chart.description)
        self.hand.key("Escape")
        wait_until(lambda: f"highest {shown}" in chart.description, lambda: chart.description)


class Patterns(WindowCase):
    def test_the_menu_gives_lines_patterns_and_takes_them_away(self):
        plot = self.chart.plot
        pictures = [self.window.still(plot)]
        for _ in range(3):
            self.hand.key("F10")
            wait_until(self.window.menu_items, "no menu")
            self.hand.key("m")
            wait_for_equal(self.window.menu_items, [], "the menu")
            pictures.append(self.window.still(plot, unlike=pictures[-1]))
        # From the first of them on the chart has the keyboard, which shows.
        self.assertEqual(pictures[3], pictures[1])
