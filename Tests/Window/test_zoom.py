"""From an overview into a day and back: by the card, by keys, and where there is nothing to see."""

import os
import shutil
import unittest

from harness.case import WindowCase
from harness.files import DAYS, tables
from harness.program import AWAY
from harness.waiting import stays, wait_for_equal, wait_until

NO_DATA = "No data for this day"
MISSING = -2  # 5 April 2019, of which charts 1 to 3 have no file
DAY = -46  # 20 February 2019
SHAKING = 0.6  # seconds, and some more than it takes


@unittest.skipUnless(os.path.exists(DAYS), "the contest's data is not there")
class ZoomCase(WindowCase):
    arguments = None
    number = 1

    def setUp(self):
        super().setUp()
        self.open_folder(os.path.join(DAYS, str(self.number)))

    def open_folder(self, folder, **others):
        """Opens a folder with one overview."""
        self.folder = folder
        self.open(folder, **others)
        self.window = self.program.window(os.path.basename(folder))
        self.chart = self.window.chart("Chart 1")
        self.table = tables(os.path.join(folder, "overview.json"))[0]
        self.overview = self.chart.visible_range
        self.window.still(self.window.content)

    def point(self, index):
        """The place of a point of the overview in the plot; of a column its middle."""
        middle = 43_200_000 if self.table.fills_periods else 0
        x = self.chart.x_of(self.table.x[index] + middle, self.table.opening_range)
        return (round(x), round(self.chart.plot.y + self.chart.plot.height * 0.6))

    def card(self, index):
        """A place on the card beside a point in the left half of the plot."""
        return (self.point(index)[0] + 40, round(self.chart.plot.y + 24))

    def pin(self, index):
        """Sets the indicator by hand and makes sure that the focus is seen from then on."""
        self.hand.click(self.point(index))
        wait_until(lambda: self.date(index) in self.chart.description, lambda: self.chart.description)
        self.hand.key("Left", "Right")
        self.hand.move(AWAY)
        return self.window.still(self.window.content)

    def date(self, index):
        """A point's day as it is written, like 20 Feb 2019."""
        return self.table.words(index).split(", ")[1]

    def assert_zoomed(self, index):
        """The day is there, as the mini-map says, and so is the button that leads back."""
        self.chart.wait_for_range(lambda lower, _: lower == self.table.day(index), "the day does not open")
        self.zoom_out
        return self.window.still(self.window.content)

    def assert_overview(self, picture):
        """The chart is what it was before."""
        self.chart.wait_for_range(lambda *found: found == self.overview, "the overview does not return")
        self.window.still(self.window.content)
        wait_until(
            lambda: self.window.picture(self.window.content) == picture,
            lambda: f"not as before: {self.window.picture(self.window.content).where_different(picture)}",
        )
        self.assertIsNone(self.window.find("push button", "Zoom Out: Chart 1*"))

    @property
    def zoom_out(self):
        return self.window.see("push button", "Zoom Out: Chart 1*")


class Day(ZoomCase):
    def test_a_click_on_the_card_opens_it_and_escape_returns_exactly(self):
        before = self.pin(DAY)
        self.hand.click(self.card(DAY))
        zoomed = self.assert_zoomed(DAY)
        self.assertGreater(zoomed.difference(before), 20_000)
        self.assertEqual(self.chart.span, 0)
        self.hand.move(AWAY)
        self.hand.key("Escape")
        self.assert_overview(before)

    def test_enter_opens_it_and_the_button_closes_it(self):
        before = self.pin(DAY)
        self.hand.key("Return")
        self.assert_zoomed(DAY)
        self.assertIn("20 Feb 2019", self.chart.description)
        self.hand.click(self.zoom_out.box.middle)
        self.hand.move(AWAY)
        self.assert_overview(before)

    def test_enter_opens_the_day_under_the_pointer(self):
        self.hand.key("Tab", "shift+Tab")
        self.hand.move(self.point(DAY))
        self.window.still(self.window.content)
        self.hand.key("Return")
        self.assert_zoomed(DAY)

    def test_enter_does_not_open_a_day_that_is_not_seen(self):
        self.pin(DAY)
        self.hand.wheel(self.chart.plot.middle, "up", 12, holding="shift")
        self.chart.wait_for_range(lambda _, upper: upper < self.table.day(DAY), "the range stays")
        self.hand.move(AWAY)
        self.window.still(self.window.content)
        span = self.chart.span
        self.hand.key("Return")
        self.assertTrue(stays(lambda: self.chart.span == span, 1))

    def test_escape_lets_the_indicator_go_first(self):
        self.pin(DAY)
        self.hand.key("Return")
        self.assert_zoomed(DAY)
        self.hand.key("Right")
        wait_until(lambda: ":00" in self.chart.description, lambda: self.chart.description)
        self.hand.key("Escape")
        self.window.still(self.window.content)
        self.assert_zoomed(DAY)
        self.hand.key("Escape")
        self.chart.wait_for_range(lambda *found: found == self.overview, "the overview does not return")

    def test_escape_is_not_spent_on_what_a_resting_pointer_is_over(self):
        self.pin(DAY)
        self.hand.move(self.point(DAY))
        self.hand.key("Return")
        self.assert_zoomed(DAY)
        self.hand.key("Escape")
        wait_until(lambda: not self.window.find("push button", "Zoom Out: Chart 1*"), "it does not zoom out")
        pinned = self.window.still(self.chart.plot)
        self.hand.key("Escape")
        self.window.still(self.chart.plot, unlike=pinned)

    def test_an_hour_does_not_open(self):
        self.pin(DAY)
        self.hand.key("Return")
        self.assert_zoomed(DAY)
        self.hand.key("Right")
        pinned = self.window.still(self.window.content)
        self.hand.key("Return")
        self.assertTrue(stays(lambda: self.window.picture(self.window.content) == pinned))

    def test_a_double_click_shows_everything(self):
        self.hand.click(self.point(DAY), times=2)
        self.chart.wait_for_range(lambda *found: found == self.chart.domain, "not everything")

    def test_a_double_click_on_the_card_only_opens(self):
        self.pin(DAY)
        self.hand.click(self.card(DAY), times=2)
        self.assert_zoomed(DAY)
        self.assertEqual(self.chart.span, 0)

    def test_turned_back_midway_it_is_as_before(self):
        before = self.pin(DAY)
        for _ in range(3):
            self.hand.key("Return", "Escape")
        self.assert_overview(before)

    def test_series_that_are_switched_are_so_inside_and_outside(self):
        self.hand.click(self.chart.check("Left").box.middle)
        before = self.pin(DAY)
        self.hand.key("Return")
        self.assert_zoomed(DAY)
        self.assertIs(self.chart.check("Left").is_checked, False)
        self.hand.click(self.chart.check("Left").box.middle)
        wait_until(lambda: self.chart.check("Left").is_checked, "the series stays off")
        self.hand.click(self.zoom_out.box.middle)
        self.hand.move(AWAY)
        self.chart.wait_for_range(lambda *found: found == self.overview, "the overview does not return")
        self.assertIs(self.chart.check("Left").is_checked, True)

    def test_it_is_the_same_in_every_layout(self):
        self.pin(DAY)
        self.hand.key("Return")
        self.assert_zoomed(DAY)
        before = self.window.still(self.chart.mini_map.box)
        self.window.set_layout("carousel")
        self.assert_zoomed(DAY)
        self.window.set_layout("cards")
        self.zoom_out
        self.assertIn("20 Feb 2019", self.chart.description)
        self.window.set_layout("list")
        self.assert_zoomed(DAY)
        self.assertEqual(self.window.still(self.chart.mini_map.box), before)

    def test_a_card_opens_before_its_day_does(self):
        self.window.set_layout("cards")
        self.hand.click(self.chart.plot.at(0.4, 0.6))
        self.chart.mini_map
        self.window.still(self.window.content)
        self.assertIsNone(self.window.find("push button", "Zoom Out: Chart 1*"))
        self.hand.click(self.point(DAY))
        self.hand.click(self.card(DAY))
        self.assert_zoomed(DAY)
        self.hand.key("Escape")
        self.chart.wait_for_range(lambda *found: found == self.overview, "the overview does not return")


class Missing(ZoomCase):
    def test_the_card_says_so_and_nothing_else_changes(self):
        self.pin(MISSING)
        below = self.window.content._replace(
            y=self.chart.plot.bottom + 2, height=self.window.content.bottom - self.chart.plot.bottom - 2
        )
        before, rest = self.window.still(self.chart.plot), self.window.still(below)
        self.hand.key("Return")
        wait_until(lambda: NO_DATA in self.chart.description, lambda: self.chart.description)
        said = self.window.still(self.chart.plot, unlike=before)
        self.assertLess(said.difference(before), 40_000)
        self.assertEqual(self.window.still(below), rest)
        self.assertEqual(self.chart.visible_range, self.overview)
        self.assertIsNone(self.window.find("push button", "Zoom Out: Chart 1*"))
        self.hand.key("Left", "Right")
        wait_until(lambda: NO_DATA in self.chart.description, "the card forgets it")
        self.hand.key("Left")
        wait_until(lambda: NO_DATA not in self.chart.description, lambda: self.chart.description)

    def test_it_shakes(self):
        self.pin(MISSING)
        first = self.window.picture(self.chart.plot)
        self.hand.key("Return")
        self.assertGreater(self.pictures_until_still(first), 2)

    def pictures_until_still(self, first):
        """How many different pictures come between the first and the last one."""
        seen = []
        wait_until(lambda: self.window.picture(self.chart.plot) != first, "nothing happens")
        for _ in range(60):
            picture = self.window.picture(self.chart.plot)
            if picture not in seen:
                seen.append(picture)
        return len(seen) - 1


class Calm(ZoomCase):
    """Without animations."""

    def open_folder(self, folder):
        config = self.desktop.path("calm/gtk-4.0")
        os.makedirs(config, exist_ok=True)
        with open(os.path.join(config, "settings.ini"), "w", encoding="utf-8") as file:
            file.write("[Settings]\ngtk-enable-animations=false\n")
        super().open_folder(folder, environment={"XDG_CONFIG_HOME": self.desktop.path("calm")})

    def pictures(self, key):
        """The different pictures of the plot after a key, until nothing changes any more."""
        before = self.pin_again()
        self.hand.key(key)
        seen = [before]

        def look():
            picture = self.window.picture(self.chart.plot)
            if picture != seen[-1]:
                seen.append(picture)

        wait_until(lambda: look() or len(seen) > 1, "nothing happens")
        stays(lambda: look() or True, SHAKING)
        return len(seen) - 1

    def pin_again(self):
        return self.window.still(self.chart.plot)

    def test_the_day_is_there_at_once_and_gone_at_once(self):
        self.pin(DAY)
        self.assertLessEqual(self.pictures("Return"), 2)
        self.assert_zoomed(DAY)
        self.assertLessEqual(self.pictures("Escape"), 2)

    def test_the_card_only_says_it(self):
        self.pin(MISSING)
        self.assertLessEqual(self.pictures("Return"), 2)
        wait_until(lambda: NO_DATA in self.chart.description, lambda: self.chart.description)


class Broken(ZoomCase):
    def open_folder(self, folder):
        copy = self.desktop.path("broken")
        shutil.rmtree(copy, ignore_errors=True)
        os.makedirs(os.path.join(copy, "2019-02"))
        shutil.copy(os.path.join(folder, "overview.json"), copy)
        shutil.copy(os.path.join(folder, "2019-02", "19.json"), os.path.join(copy, "2019-02"))
        with open(os.path.join(copy, "2019-02", "20.json"), "w", encoding="utf-8") as file:
            file.write('{"columns": [["x", 1, 2')
        super().open_folder(copy)

    def test_a_broken_file_is_a_sentence_and_nothing_is_lost(self):
        self.pin(DAY)
        plot = self.window.still(self.chart.plot)
        self.hand.key("Return")
        wait_until(lambda: any("20.json" in text for text in self.window.texts()), self.window.texts)
        self.assertEqual(self.window.still(self.chart.plot), plot)
        self.assertEqual(self.chart.visible_range, self.overview)
        self.hand.key("Left", "Return")
        self.assert_zoomed(DAY - 1)


class Pie(ZoomCase):
    number = 5

    def setUp(self):
        super().setUp()
        self.before = self.pin(DAY)
        self.hand.key("Return")
        self.assert_zoomed(DAY)

    def test_escape_returns_exactly(self):
        self.hand.key("Escape")
        self.assert_overview(self.before)

    def test_arrows_go_round_the_visible_sectors(self):
        names = list(self.table.series)
        self.hand.click(self.chart.check(names[1]).box.middle)
        self.hand.click(self.chart.plot.at(0.05))
        self.hand.move(AWAY)
        self.window.still(self.window.content)
        said = []
        for _ in range(len(names)):
            self.hand.key("Right")
            last = said[-1] if said else None
            said.append(wait_until(lambda: self.sector() != last and self.sector(), lambda: self.chart.description))
        self.assertEqual([name for name, _ in said[:-1]], names[:1] + names[2:])
        self.assertEqual(said[-1], said[0])
        self.assertEqual(sum(percent for _, percent in said[:-1]), 100)
        self.hand.key("Left")
        wait_until(lambda: self.sector() == said[-2], lambda: self.chart.description)

    def sector(self):
        """The name and the percentage of the chosen sector, as a screen reader hears them."""
        for words in self.chart.description.split(". "):
            parts = words.split(", ")
            if len(parts) >= 3 and parts[1].endswith(" percent"):
                return parts[0], int(parts[1].removesuffix(" percent"))
        return None

    def test_the_pointer_takes_a_sector_out(self):
        plot = self.chart.plot
        at_rest = self.window.still(plot)
        self.hand.move(plot.at(0.5, 0.65))
        out = self.window.still(plot, unlike=at_rest)
        self.assertGreater(out.difference(at_rest), 2000)
        wait_until(self.sector, lambda: self.chart.description)
        self.hand.move(AWAY)
        wait_until(lambda: self.window.picture(plot) == at_rest, "the sector stays out")

    def test_the_mini_map_goes_from_day_to_day(self):
        self.hand.click(self.chart.mini_map.box.middle)
        self.assertEqual(self.chart.visible_range[0], self.table.day(DAY))
        self.hand.key("Right")
        self.chart.wait_for_range(lambda lower, _: lower == self.table.day(DAY + 1), "not a day further")
        self.hand.key("Left", "Left")
        self.chart.wait_for_range(lambda lower, _: lower == self.table.day(DAY - 1), "not two days back")
        self.hand.key("shift+Right", "shift+Right")
        self.chart.wait_for_range(lambda lower, _: lower == self.table.day(DAY - 1) and self.chart.span in (2, 3), "not three days")
        self.hand.key("Home")
        self.chart.wait_for_range(lambda lower, _: lower == self.chart.domain[0], "not the first day")


class FiveMinutes(ZoomCase):
    number = 4

    def test_three_lines_come_without_a_mini_map_and_go_again(self):
        self.assertEqual(self.chart.checks(), [])
        before = self.pin(DAY)
        self.hand.key("Return")
        self.zoom_out
        names = wait_until(
            lambda: len(self.window.all("check box")) == 3 and [c.name for c in self.window.all("check box")],
            self.window.outline,
        )
        self.assertEqual(names, ["20 February", "19 February", "13 February"])
        wait_until(lambda: self.window.find("panel", "Mini-map: Chart 1") is None, "the mini-map stays")
        self.window.still(self.window.content)
        self.hand.key("Escape")
        self.assert_overview(before)
        self.assertEqual(self.chart.checks(), [])


class Folder(WindowCase):
    arguments = None

    @unittest.skipUnless(os.path.exists(DAYS), "the contest's data is not there")
    def test_five_overviews_below_a_folder_are_five_charts(self):
        self.open(DAYS)
        window = self.program.window("stage2")
        wait_for_equal(lambda: "Chart 1" in window.charts(), True, "the first chart")
        window.set_layout("carousel")
        window.see("image", "Page 1 of 5")
