"""Opening files: what is there afterwards."""

import os
import unittest

from harness.case import WindowCase
from harness.files import CONTEST, SAMPLE, chart, tables, write, write_folder
from harness.waiting import wait_for_equal, wait_until


class Sample(WindowCase):
    def test_titles_and_series_are_there_by_name(self):
        for table in tables(SAMPLE)[:2]:
            chart = self.window.chart(table.title)
            self.assertTrue(chart.graph.has_area())
            self.assertEqual([check.name for check in chart.checks()], list(table.series))

    def test_opens_on_the_last_quarter(self):
        lower, upper = self.chart.visible_range
        first, last = self.chart.domain
        self.assertEqual(upper, last)
        self.assertAlmostEqual((upper - lower).days, (last - first).days / 4, delta=1)

    def test_series_are_drawn_in_their_colours(self):
        picture = self.window.still(self.chart.plot)
        for name, color in self.table.colors.items():
            self.assertGreater(picture.count_of(color), 200, name)
        self.assertEqual(picture.count_of("#FF00FF"), 0)


@unittest.skipUnless(os.path.exists(CONTEST), "the contest's data is not there")
class Contest(WindowCase):
    arguments = (CONTEST,)

    def test_five_sets_are_numbered(self):
        window = self.program.window("chart_data.json")
        chart = window.chart("Chart 1")
        table = tables(CONTEST)[0]
        self.assertEqual([check.name for check in chart.checks()], list(table.series))
        picture = window.still(chart.plot)
        for color in table.colors.values():
            self.assertGreater(picture.count_of(color), 200)
        window.set_layout("carousel")
        self.hand.wheel(window.content.at(0.5, 0.02), "down", 4)
        self.assertEqual([check.name for check in window.chart("Chart 5").checks()], ["#0", "#1", "#2", "#3"])


class Chooser(WindowCase):
    def choose(self, name, content):
        """Writes a file, asks for a file with Ctrl+O, and types that one's path."""
        path = write(self.desktop, name, content)
        self.choose_path("ctrl+o", "Open a Chart File", path)

    def choose_path(self, keys, title, path):
        self.hand.key(keys)
        dialog = self.program.window(title)
        dialog.still()
        self.hand.type(path)
        dialog.still()
        self.hand.key("Return")

    def test_a_file_gets_a_window_of_its_own(self):
        before = self.chart.description
        self.choose("chosen.json", [chart("Chosen")])
        self.program.window("chosen.json").chart("Chosen").graph
        self.assertEqual(self.program.window("Sample").chart("Followers").description, before)

    def test_a_folder_gets_a_window_of_its_own(self):
        path = write_folder(self.desktop, "chosen", chart("Chosen"))
        self.choose_path("ctrl+shift+o", "Open a Folder", path)
        self.program.window("chosen").chart("Chosen").graph

    def test_a_bad_file_is_a_sentence_over_the_charts(self):
        before = self.chart.description
        self.choose("bad.json", '{"columns": [["x", 1')
        wait_until(lambda: any("bad.json, line 1" in text for text in self.window.texts()), "no sentence names the file")
        wait_for_equal(lambda: [window.title for window in self.program.windows()], ["Sample"], "windows")
        self.assertEqual(self.chart.description, before)


class Several(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.first = write(self.desktop, "first.json", [chart("First")])
        self.second = write(self.desktop, "second.json", [chart("Second")])
        self.open(self.first)
        self.window = self.program.window("first.json")
        self.window.chart("First").graph

    def add(self):
        self.program.actions.activate("add-file")
        dialog = self.program.window("Add a Chart File")
        dialog.still()
        self.hand.type(self.second)
        dialog.still()
        self.hand.key("Return")
        self.window = self.program.window("first.json and 1 more")
        self.window.chart("Second").graph

    def test_a_window_of_several_files_comes_back(self):
        self.add()
        self.end_well(self.program.quit())
        self.open(self.first)
        self.window = self.program.window("first.json and 1 more")
        self.window.chart("Second").graph
        self.end_well(self.program.quit())
        os.remove(self.second)
        self.open(self.first)
        self.window = self.program.window("first.json")
        wait_until(lambda: any("second.json" in text for text in self.program.texts()), self.program.texts)

    def test_one_is_taken_away_and_comes_back_after_a_reload(self):
        self.add()
        self.program.actions.activate("files")
        self.window.see("push button", "Remove: first.json").act()
        wait_until(lambda: not self.window.all("push button", "Remove: first.json"), self.window.outline)
        self.hand.key("Escape")
        self.program.window("second.json")
        self.hand.key("F5")
        self.hand.key("ctrl+z")
        self.window = self.program.window("first.json and 1 more")
        self.window.chart("First").graph
        self.hand.key("ctrl+z")
        self.window = self.program.window("first.json")
        self.assertFalse(self.window.all("image", "Chart: Second"))


    def test_the_title_is_whole_or_says_how_many_more_there_are(self):
        self.add()
        for width in (1400, 990, 800, 600, 360):
            with self.subTest(width):
                self.window.resize(width, 700)
                wait_until(lambda: self.program.windows()[0].box.width == width, "the window keeps its size")
                window = self.window = self.program.window("first.json and 1 more")
                window.still()
                words = "first.json and 1 more" if width > 360 else "and 1 more"
                box = window.see("label", words).box
                # As wide as its letters, of which none is narrower than a third of how high they are.
                self.assertGreater(box.width, len(words) * box.height / 3)
                # The tabs are beside it, or below the charts.
                if width > 900:
                    self.assertGreater(window.see("page tab", "List").box.x, box.right)


class Recent(WindowCase):
    arguments = None

    def test_a_name_that_is_told_apart_in_the_menu_is_so_on_the_page(self):
        names = ["one/twin.json", *(f"{number}.json" for number in range(4)), "other/twin.json"]
        for folder in ("one", "other"):
            os.makedirs(self.desktop.path(folder), exist_ok=True)
        for place, name in enumerate(names):
            path = write(self.desktop, name, [chart(f"Chart {place}")])
            if place:
                self.program.launch(path)
            else:
                self.open(path)
            wait_until(lambda: any(f"Chart: Chart {place}" == thing.name for thing in self.things()), self.program.texts)
        self.hand.key("ctrl+n")
        self.program.window("Chartdeck").see("push button", "twin.json (~/other)")

    def things(self):
        return [thing for frame in self.program.frames() for thing in frame.everything()]


class NoFile(WindowCase):
    arguments = ()

    def test_a_page_offers_to_open_and_the_sample(self):
        self.window.see("push button", "Open…")
        self.window.see("push button", "Show the Sample")
        self.assertIn("Open a chart file, or drop a file or a folder here.", self.window.texts())
        self.assertEqual(self.window.charts(), [])

    def test_the_button_shows_the_sample(self):
        self.hand.click(self.window.see("push button", "Show the Sample").box.middle)
        window = self.program.window("Sample")
        window.chart("Followers").graph
        self.assertEqual(len(self.program.windows()), 1)
