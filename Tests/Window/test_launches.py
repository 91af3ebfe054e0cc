"""One program for all launches and windows."""

import os

from harness.case import WindowCase
from harness.files import chart, write
from harness.waiting import stays, wait_until


class Launches(WindowCase):
    def titles(self):
        return sorted(window.title for window in self.program.windows())

    def wait_for_titles(self, *titles):
        wait_until(lambda: self.titles() == sorted(titles), lambda: f"expected {titles}, found {self.titles()}")

    def test_a_second_launch_hands_its_files_over(self):
        path = write(self.desktop, "second.json", [chart("Second")])
        launch = self.program.launch(path)
        self.assertEqual((launch.returncode, launch.stderr), (0, "live boxes: 0\n"))
        self.wait_for_titles("Sample", "second.json")
        self.program.window("second.json").chart("Second").graph
        self.assertEqual(self.program.window("Sample").chart("Followers").description, self.chart.description)

    def test_every_file_has_its_window(self):
        paths = [write(self.desktop, name, [chart(name)]) for name in ("one.json", "two.json")]
        self.program.launch(*paths)
        self.wait_for_titles("Sample", "one.json", "two.json")

    def test_the_same_file_opens_once(self):
        path = write(self.desktop, "once.json", [chart("Once")])
        link = os.path.join(os.path.dirname(path), "link.json")
        os.symlink(path, link)
        self.addCleanup(os.remove, link)
        self.program.launch(path)
        self.wait_for_titles("Sample", "once.json")
        self.program.launch(path, link, path)
        self.assertTrue(stays(lambda: len(self.program.windows()) == 2))
        self.program.window("once.json")
        self.hand.key("ctrl+w")
        self.wait_for_titles("Sample")
        self.program.launch(link)
        self.wait_for_titles("Sample", "link.json")

    def test_the_header_bar_says_which_file_and_folder(self):
        path = write(self.desktop, "where.json", [chart("Where")])
        self.program.launch(path)
        for width in (1000, 360):
            self.program.window("where.json").resize(width, 500)
            wait_until(lambda: self.program.window("where.json").box.width == width, "the window keeps its size")
            window = self.program.window("where.json")
            window.still()
            with self.subTest(width=width):
                wait_until(lambda: {"where.json", folder_name(path)} <= set(window.texts()), window.texts)

    def test_a_bad_file_leaves_the_good_one(self):
        before = self.chart.description
        launch = self.program.launch(write(self.desktop, "bad.json", '{"columns": [["x", 1'))
        self.assertEqual(launch.returncode, 0)
        self.wait_for_titles("Sample", "Chartdeck")
        self.program.window("Chartdeck").see("label", "That File Could Not Be Opened")
        self.assertEqual(self.program.window("Sample").chart("Followers").description, before)

    def test_a_launch_without_files_opens_a_window(self):
        self.program.launch()
        self.wait_for_titles("Sample", "Chartdeck")

    def test_keys_open_and_close_windows(self):
        self.hand.key("ctrl+n")
        self.wait_for_titles("Sample", "Chartdeck")
        self.program.window("Chartdeck")
        self.hand.key("ctrl+w")
        self.wait_for_titles("Sample")
        self.assertTrue(stays(lambda: self.program.is_alive))

    def test_ctrl_o_asks_for_a_file_and_escape_calls_it_off(self):
        self.hand.key("ctrl+o")
        self.program.window("Open a Chart File")
        self.hand.key("Escape")
        self.wait_for_titles("Sample")

    def test_the_shortcuts_are_shown(self):
        self.hand.key("ctrl+question")
        wait_until(lambda: "Open a file" in self.program.texts(), "no shortcuts")


def folder_name(path):
    """A file's folder as the header bar has it."""
    folder, home = os.path.dirname(path), os.path.expanduser("~")
    return "~" + folder[len(home):] if folder.startswith(home) else folder
