"""The side panel: all columns of a file, and which of them stand on which chart."""

from harness.case import WindowCase
from harness.files import chart, write
from harness.geometry import Box
from harness.hand import SECONDARY
from harness.waiting import stays, wait_for_equal, wait_until

NAMES = ["Outside (°C)", "Inside (°C)", "Pressure (hPa)"]
ROWS = "".join(
    f"2026-01-{day:02}T00:00:00,{day % 7},{20 + day % 3},{1000 + day}\n" for day in range(1, 29)
)


class ColumnsCase(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.open(write(self.desktop, "home.csv", "time," + ",".join(NAMES) + "\n" + ROWS))
        self.window = self.program.window("home.csv")
        self.shows("Outside, Inside", "Pressure")

    def shows(self, *titles):
        wait_for_equal(lambda: sorted(self.window.charts()), sorted(titles), "charts")

    def open_panel(self):
        self.hand.key("F9")
        wait_until(lambda: self.focused_name() == "Search columns", "the search has not the keyboard")

    def focused_name(self):
        focused = self.window.focused()
        return focused.name if focused else None

    def row(self, name):
        """The row of a column in the panel, which says its range."""
        found = lambda: next((row for row in self.window.all("check box", name) if "–" in row.description), None)
        return wait_until(found, f"no row {name}")

    def press_row(self, name):
        self.hand.click(self.row(name).box.middle)

    def open_settings(self, name):
        self.hand.click(self.row(name).box.middle, SECONDARY)
        wait_for_equal(self.focused_name, "Name", "what has the keyboard")


class Columns(ColumnsCase):
    def test_a_check_mark_takes_a_column_off_and_puts_it_on_the_chart_in_front(self):
        self.open_panel()
        self.press_row("Pressure (hPa)")
        self.shows("Outside, Inside")
        self.press_row("Pressure (hPa)")
        self.shows("Outside, Inside, Pressure")

    def test_the_last_column_stays(self):
        self.open_panel()
        for name in NAMES[1:]:
            self.press_row(name)
        self.shows("Outside")
        self.press_row(NAMES[0])
        wait_until(lambda: any("last column stays" in text for text in self.window.texts()), self.window.texts)
        self.assertTrue(self.row(NAMES[0]).is_checked)

    def test_a_column_is_looked_for_and_switched_by_the_keyboard(self):
        self.open_panel()
        self.hand.type("press")
        self.hand.key("Return")
        wait_for_equal(self.focused_name, "Pressure (hPa)", "the row with the keyboard")
        self.hand.key("space")
        self.shows("Outside, Inside")
        self.hand.key("F9")
        wait_until(lambda: (self.focused_name() or "").startswith("Chart: "), self.focused_name)

    def test_what_is_called_by_no_name_is_said(self):
        self.open_panel()
        self.hand.type("no such column")
        wait_until(lambda: "No column is called so." in self.window.texts(), self.window.texts)
        self.hand.key("Escape")
        self.row("Inside (°C)")

    def test_escape_where_nothing_is_looked_for_goes_to_the_chart(self):
        self.open_panel()
        self.hand.type("press")
        self.hand.key("Escape")
        wait_for_equal(self.focused_name, "Search columns", "what has the keyboard")
        self.row("Inside (°C)")
        self.hand.key("Escape")
        wait_until(lambda: (self.focused_name() or "").startswith("Chart: "), self.focused_name)
        self.open_settings("Inside (°C)")
        self.hand.key("Escape")
        wait_for_equal(self.focused_name, "Inside (°C)", "what has the keyboard")

    def test_escape_gives_the_keyboard_back_to_what_opened_the_settings(self):
        self.open_panel()
        self.hand.key("Down", "Menu")
        wait_for_equal(self.focused_name, "Name", "what has the keyboard")
        self.hand.key("Escape")
        wait_for_equal(self.focused_name, "Outside (°C)", "what has the keyboard")
        self.hand.click(self.window.see("push button", "What to do with Outside (°C)").box.middle)
        wait_for_equal(self.focused_name, "Name", "what has the keyboard")
        self.hand.key("Escape")
        wait_for_equal(self.focused_name, "What to do with Outside (°C)", "what has the keyboard")
        self.hand.key("Down")
        wait_for_equal(self.focused_name, "Inside (°C)", "the row with the keyboard")

    def test_a_drop_between_charts_makes_one_there(self):
        self.open_panel()
        above, below = (card.box for card in self.window.list_items())
        gap = Box(above.x, above.bottom, above.width, below.y - above.bottom)
        before = self.window.still(gap)
        self.hand.press(self.row("Outside (°C)").box.middle)
        self.hand.pull(gap.middle)
        wait_until(lambda: self.window.still(gap) != before, "nothing shows where the column would be")
        self.hand.release()
        wait_for_equal(lambda: self.window.charts(), ["Inside", "Outside", "Pressure"], "charts")

    def test_a_column_is_dragged_to_another_chart(self):
        self.open_panel()
        start = self.row("Pressure (hPa)").box.middle
        graph = self.window.chart("Outside, Inside").graph
        self.hand.drag(start, graph.box.middle)
        self.shows("Outside, Inside, Pressure")
        place = ", on Outside, Inside, Pressure"
        wait_until(lambda: self.row("Pressure (hPa)").description.endswith(place), "the row does not say where")
        self.press_row("Pressure (hPa)")
        self.shows("Outside, Inside")

    def test_arrows_go_from_row_to_row(self):
        self.open_panel()
        self.hand.key("Down", "Down", "Down")
        wait_for_equal(self.focused_name, "Pressure (hPa)", "the row with the keyboard")
        self.hand.key("Up", "Up", "Up")
        wait_for_equal(self.focused_name, "Search columns", "what has the keyboard")

    def test_a_column_has_a_chart_of_its_own_and_another_name(self):
        self.open_panel()
        self.open_settings("Inside (°C)")
        self.hand.key("alt+o")
        self.shows("Outside", "Inside", "Pressure")
        wait_until(lambda: self.row("Inside (°C)").description.endswith(", own chart"), "the row does not say where")
        self.hand.key("Escape")
        self.open_settings("Inside (°C)")
        self.hand.key("ctrl+a")
        self.hand.type("Kitchen")
        self.hand.key("Return")
        self.shows("Outside", "Kitchen", "Pressure")

    def test_a_colour_is_on_the_line_and_on_its_check_button_and_goes_again(self):
        chart = self.window.chart("Outside, Inside")
        self.open_panel()
        check = lambda: chart.check("Inside (°C)").box.inset(2)
        before = self.window.still(check())
        self.open_settings("Inside (°C)")
        self.hand.key("Tab", "Tab", "Right", "space", "Escape")
        after = self.window.still(check(), unlike=before)
        self.hand.key("ctrl+z")
        self.assertEqual(self.window.still(check(), unlike=after), before)

    def test_the_colours_of_series_are_not_kept_as_peoples_own(self):
        self.open_panel()
        counts = []
        for name in ("Outside (°C)", "Inside (°C)", "Pressure (hPa)", "Outside (°C)"):
            self.open_settings(name)
            counts.append(len(self.window.all("radio button")))
            self.hand.key("Escape")
        self.assertEqual(len(set(counts)), 1, counts)
        self.assertGreater(counts[0], 9)

    def test_an_axis_at_the_right(self):
        self.open_panel()
        self.open_settings("Inside (°C)")
        self.hand.key("alt+r")
        wait_until(lambda: self.window.see("check box", "Right axis").is_checked, "it is not checked")
        self.hand.key("Escape")
        self.press_row("Outside (°C)")
        self.shows("Inside", "Pressure")

    def test_a_column_is_offered_the_other_axis(self):
        self.open_panel()
        self.open_settings("Inside (°C)")
        names = sorted(self.window.walk("shift+Tab", 4))
        self.assertEqual(names, ["Moved along x by", "On Its Own Chart", "Right axis", "Zones"])

    def set_zones(self, column, text):
        self.open_settings(column)
        self.hand.click(self.window.see("text", "Zones").box.middle)
        wait_for_equal(self.focused_name, "Zones", "what has the keyboard")
        self.hand.key("ctrl+a", "BackSpace")
        self.hand.type(text)
        self.hand.key("Return", "Escape")

    def tells(self, words):
        chart = self.window.chart("Pressure")
        wait_until(lambda: words in chart.description, lambda: f"{words} is not in {chart.description}")

    def test_values_are_seen_in_zones_with_the_time_in_each(self):
        self.open_panel()
        before = self.window.chart("Pressure").description
        self.set_zones("Pressure (hPa)", "low < 1011 < high")
        self.hand.key("F9")
        self.tells("low, below")
        chart = self.window.chart("Pressure")
        self.assertIn("high, from", chart.description)
        seen = chart.description
        self.hand.key("plus")
        wait_until(lambda: chart.description != seen, lambda: chart.description)
        self.hand.key("ctrl+z", "ctrl+z")
        wait_for_equal(lambda: chart.description, before, "what is told")

    def test_what_are_no_zones_is_said(self):
        self.open_panel()
        self.set_zones("Pressure (hPa)", "3, 2")
        wait_until(lambda: any("are no zones" in text for text in self.program.texts()), self.program.texts)

    def test_the_board_stays_when_the_tab_changes(self):
        self.open_panel()
        self.press_row("Inside (°C)")
        self.shows("Outside", "Pressure")
        self.window.set_layout("carousel")
        self.press_row("Pressure (hPa)")
        self.shows("Outside")
        self.window.set_layout("cards")
        self.press_row("Inside (°C)")
        self.window.set_layout("list")
        self.shows("Outside, Inside")

    def test_a_chart_that_was_opened_over_the_cards_goes_with_its_column(self):
        self.window.set_layout("cards")
        self.hand.key("Return")
        self.window.see("push button", "Close")
        self.open_panel()
        for name in NAMES[:2]:
            self.press_row(name)
        self.shows("Pressure")


class NarrowColumns(ColumnsCase):
    def setUp(self):
        super().setUp()
        self.window.resize(400, 700)

    def test_the_panel_lies_over_the_charts(self):
        self.open_panel()
        self.assertTrue(self.row("Inside (°C)").has_area())
        self.hand.key("F9")
        wait_until(lambda: (self.focused_name() or "").startswith("Chart: "), self.focused_name)


class NoColumns(WindowCase):
    arguments = ()

    def test_there_is_no_panel_without_charts(self):
        self.hand.key("F9")
        self.assertTrue(stays(lambda: not self.window.all("entry", "Search columns")))
        self.open_file()

    def open_file(self):
        self.program.launch(write(self.desktop, "one.json", [chart("One")]))
        self.program.window("one.json").chart("One").graph


class PriceColumns(ColumnsCase):
    def setUp(self):
        WindowCase.setUp(self)
        rows = "".join(f"2026-01-{day:02},{day + 9},{day + 12},{day + 8},{day + 10},{day * 100}\n" for day in range(1, 29))
        self.open(write(self.desktop, "ACME.csv", "Date,Open,High,Low,Close,Volume\n" + rows))
        self.window = self.program.window("ACME.csv")
        self.shows("ACME")

    def test_they_are_not_offered_what_they_refuse(self):
        self.open_panel()
        self.open_settings("Price")
        offered = self.window.walk("shift+Tab", 2)
        self.assertNotIn("Right axis", offered)
        self.assertNotIn("On Its Own Chart", offered)
