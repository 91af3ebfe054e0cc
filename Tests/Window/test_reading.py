"""Large files: how far they are read is told, charts grow, and it can be stopped."""

import os
import re
from contextlib import suppress

from gi.repository import GLib
from harness.accessible import application
from harness.case import WindowCase
from harness.files import chart, write
from harness.slow_file import ENOUGH, SERIES, SlowFile, columns, table
from harness.waiting import stays, wait_for_equal, wait_for_rest, wait_until

WORDS = re.compile(r"[\d.]+\s(?:bytes|[kM]B) of [\d.]+\sMB(?:, .+)?")
START = "See Your Data"
APOLOGY = "That File Could Not Be Opened"


class SlowCase(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.take(SlowFile(self.desktop))

    def take(self, slow):
        """Makes a file the one of this test."""
        self.slow = slow
        self.addCleanup(slow.close)

    def open_slowly(self, *arguments):
        """Starts the program with the slow file, and takes the window that reads it."""
        self.open(*(arguments or (self.slow.path,)), environment=self.slow.environment)
        self.window = self.program.window(self.slow.name)

    def words(self):
        """What is said of how far the reading has come."""
        return next((text for text in self.window.texts() if WORDS.fullmatch(text)), None)

    def see_progress(self):
        self.window.see("progress bar", f"Reading {self.slow.name}")
        return wait_until(self.words, self.window.texts)

    def see_growth(self):
        """Waits until a chart is there whose series are not all there."""
        wait_until(self.window.charts, "no chart while the file is read", ENOUGH)
        self.assertLess(len(self.window.all("check box")), len(SERIES))
        return self.see_progress()

    def cancel_button(self):
        return self.window.see("push button", "Cancel")

    def see_whole(self):
        """The file's chart with all of its series, and nothing that tells of reading."""
        wait_for_equal(self.window.charts, ["Slow"], "charts")
        names = [check.name for check in self.window.chart("Slow").checks()]
        self.assertEqual(names, list(SERIES))
        wait_until(lambda: not self.window.find("progress bar"), "progress is still told")

    def titles(self):
        return sorted(window.title for window in self.program.windows())


class Progress(SlowCase):
    def test_bytes_are_told_until_the_charts_are_there(self):
        self.open_slowly()
        first = self.see_progress()
        wait_until(lambda: self.words() != first, f"it stays at {first}")
        self.slow.let_go()
        self.see_whole()
        self.assertEqual(self.titles(), [self.slow.name])

    def test_the_keyboard_is_at_cancel(self):
        self.open_slowly()
        self.see_progress()
        wait_until(lambda: "focused" in self.cancel_button().states, "Cancel is not focused")

    def test_the_keyboard_is_at_the_chart_in_the_end(self):
        self.open_slowly()
        self.see_progress()
        self.slow.let_go()
        self.see_whole()
        graph = self.window.chart("Slow").graph
        wait_until(lambda: "focused" in graph.states, "the chart is not focused")

    def test_a_broken_end_is_a_sentence(self):
        self.take(SlowFile(self.desktop, "broken.json", columns() + "]"))
        self.open_slowly()
        self.see_growth()
        self.slow.let_go()
        self.window = self.program.window("Chartdeck")
        self.window.see("label", APOLOGY)
        self.assertTrue(any("broken.json, line 1" in text for text in self.window.texts()), self.window.texts())
        self.assertEqual(self.window.charts(), [])


class Growth(SlowCase):
    def test_charts_are_shown_before_the_end(self):
        self.open_slowly()
        self.see_growth()
        self.slow.let_go()
        self.see_whole()

    def test_the_layout_that_was_chosen_meanwhile_stays(self):
        self.open_slowly()
        self.see_growth()
        self.window.set_layout_now("cards")
        self.slow.let_go()
        wait_until(lambda: not self.window.find("progress bar"), "progress is still told")
        self.assertIn("'cards'", self.program.actions.describe("layout"))
        self.assertEqual(self.window.all("check box"), [])

    def test_the_range_that_was_chosen_meanwhile_stays(self):
        self.open_slowly()
        self.see_growth()
        grown = self.window.chart(self.window.charts()[0])
        self.hand.click(grown.mini_map.box.at(0.3))
        self.window.still(grown.plot)
        chosen = grown.mini_map.description
        self.slow.let_go()
        self.see_whole()
        self.assertEqual(self.window.chart("Slow").mini_map.description, chosen)


class GrowingTable(SlowCase):
    def setUp(self):
        super().setUp()
        self.take(SlowFile(self.desktop, "slow.csv", table()))

    def see_growth(self):
        wait_until(lambda: len(self.window.charts()) == 2, "no charts while the table is read", ENOUGH)
        return self.see_progress()

    def see_whole(self):
        wait_until(lambda: not self.window.find("progress bar"), "progress is still told")
        wait_for_equal(lambda: sorted(self.window.charts()), ["level", "share"], "charts")

    def level(self):
        return self.window.chart("level")

    def chosen(self):
        """The visible range, whose domain grows meanwhile."""
        return self.level().mini_map.description.split(" of ")[0]

    def test_rows_are_shown_before_the_end(self):
        self.open_slowly()
        self.see_growth()
        first = self.level().mini_map.description
        wait_until(lambda: self.level().mini_map.description != first, f"it stays at {first}", ENOUGH)
        self.slow.let_go()
        self.see_whole()
        self.assertNotEqual(self.level().mini_map.description, first)

    def test_the_range_that_was_chosen_meanwhile_stays(self):
        self.open_slowly()
        self.see_growth()
        whole = self.chosen()
        self.hand.wheel(self.level().plot.middle, "up", 3, holding="ctrl")
        wait_until(lambda: self.chosen() != whole, "the wheel does not zoom")
        chosen = wait_for_rest(self.chosen)
        self.slow.let_go()
        self.see_whole()
        self.assertTrue(self.level().mini_map.description.startswith(chosen), self.level().mini_map.description)

    def test_another_table_opens_meanwhile(self):
        self.open_slowly()
        self.see_growth()
        self.program.launch(write(self.desktop, "other.csv", "day,height\n2026-01-01,5\n2026-01-02,6\n"))
        self.program.window("other.csv").chart("other").graph
        self.window = self.program.window(self.slow.name)
        self.slow.let_go()
        self.see_whole()
        self.assertEqual(self.titles(), ["other.csv", self.slow.name])

    def test_cancel_leaves_nothing(self):
        self.open_slowly()
        self.see_growth()
        self.hand.click(self.cancel_button().box.middle)
        self.window = self.program.window("Chartdeck")
        self.window.see("label", START)
        self.assertEqual(self.window.charts(), [])


class Cancel(SlowCase):
    def assert_at_the_start(self):
        self.window = self.program.window("Chartdeck")
        self.window.see("label", START)
        wait_until(lambda: not self.window.find("progress bar"), "progress is still told")
        self.assertEqual(self.window.charts(), [])
        self.assertNotIn(APOLOGY, self.window.texts())

    def open_again(self):
        """The same file, this time to its end."""
        self.slow.let_go()
        self.program.launch(self.slow.path)
        self.window = self.program.window(self.slow.name)
        self.see_whole()

    def test_the_button_stops_it(self):
        self.open_slowly()
        self.see_progress()
        self.hand.click(self.cancel_button().box.middle)
        self.assert_at_the_start()
        self.open_again()

    def test_escape_stops_it(self):
        self.open_slowly()
        self.see_progress()
        self.hand.key("Escape")
        self.assert_at_the_start()
        self.open_again()

    def test_the_button_over_growing_charts_stops_it(self):
        self.open_slowly()
        self.see_growth()
        self.hand.click(self.cancel_button().box.middle)
        self.assert_at_the_start()
        self.open_again()

    def test_the_window_that_was_there_before_is_there_again(self):
        self.open("--sample", environment=self.slow.environment)
        before = self.chart.description
        self.hand.key("ctrl+o")
        dialog = self.program.window("Open a Chart File")
        dialog.still()
        self.hand.type(self.slow.path)
        dialog.still()
        self.hand.key("Return")
        self.window = self.program.window(self.slow.name)
        self.see_progress()
        self.hand.key("Escape")
        wait_for_equal(self.titles, ["Sample"], "windows")
        self.assertEqual(self.chart.description, before)


class Meanwhile(SlowCase):
    def test_another_file_has_a_window_of_its_own(self):
        self.open_slowly()
        self.see_progress()
        self.program.launch(write(self.desktop, "other.json", [chart("Other")]))
        self.program.window("other.json").chart("Other").graph
        self.program.window(self.slow.name)
        self.program.actions.activate("show-sample")
        self.program.window("Sample").chart("Followers").graph
        self.slow.let_go()
        self.see_whole()
        self.assertEqual(self.titles(), ["Sample", "other.json", self.slow.name])

    def test_who_asks_for_its_window_too_early_gets_an_answer(self):
        self.open("--sample", environment=self.slow.environment)
        accessible = application(self.program.process.pid)
        self.program.launch(self.slow.path)
        self.window = wait_until(lambda: self.window_or_answer(accessible), "no window")
        self.see_progress()

    def window_or_answer(self, accessible):
        """The window of the slow file, else nothing; before it is there, it is asked for as a screen reader may."""
        with suppress(GLib.Error):
            accessible.getChildAtIndex(1)
        self.assertTrue(self.program.is_alive, self.program.errors())
        return next((window for window in self.program.windows() if window.title == self.slow.name), None)

    def assert_freed_when_closed(self):
        self.hand.key("ctrl+w")
        self.end_well(self.program.wait())

    def test_everything_is_freed_when_the_window_is_closed(self):
        self.open_slowly()
        self.see_progress()
        self.assert_freed_when_closed()

    def test_everything_is_freed_when_growing_charts_are_closed(self):
        self.open_slowly()
        self.see_growth()
        self.assert_freed_when_closed()


class EarlyFiles(WindowCase):
    arguments = None

    def titles(self):
        return sorted(window.title for window in self.program.windows())

    def test_each_has_its_window(self):
        names = [f"{number}.json" for number in ("one", "two", "three")]
        self.open(*(write(self.desktop, name, [chart(name)]) for name in names))
        wait_for_equal(self.titles, sorted(names), "windows")
        for name in names:
            self.assertEqual(self.program.window(name).charts(), [name])

    def test_one_file_that_is_named_in_many_ways_opens_once(self):
        path = write(self.desktop, "named.json", [chart("Named")])
        folder, name = os.path.split(path)
        self.open(path, f"file://{path}", f"{folder}/../{os.path.basename(folder)}//{name}")
        wait_for_equal(self.titles, [name], "windows")
        self.assertTrue(stays(lambda: self.titles() == [name]))

    def test_a_bad_one_leaves_the_good_one(self):
        self.open(write(self.desktop, "bad.json", '{"columns": [["x", 1'), write(self.desktop, "good.json", [chart("Good")]))
        wait_for_equal(self.titles, ["Chartdeck", "good.json"], "windows")
        self.assertEqual(self.program.window("good.json").charts(), ["Good"])
        window = self.program.window("Chartdeck")
        self.assertTrue(any("bad.json, line 1, column 2" in text for text in window.texts()), window.texts())

    def test_options_leave_the_files_as_they_are(self):
        path = write(self.desktop, "named.json", [chart("Named")])
        self.open("--sample", path)
        wait_for_equal(self.titles, ["Sample", "named.json"], "windows")
        told = self.program.launch("--version", path)
        self.assertEqual(told.stdout.split()[0], "Chartdeck")
        self.assertTrue(stays(lambda: self.titles() == ["Sample", "named.json"]))
