"""Files that cannot be shown: a sentence, and a window that lives on."""

import os

from harness.case import WindowCase
from harness.files import chart, write
from harness.program import UNPRIVILEGED
from harness.waiting import stays, wait_until

APOLOGY = "That File Could Not Be Opened"
LONG_NAME = "<b>&" * 25_000


class BadFiles(WindowCase):
    arguments = None

    def assert_refused(self, path, *words):
        """The page says which file it was and why, and a click on Show the Sample still works."""
        window = self.open(path)
        window.see("label", APOLOGY)
        sentence = wait_until(
            lambda: next((text for text in window.texts() if os.path.basename(path) in text), None),
            lambda: f"no sentence names {path}: {window.texts()}",
        )
        for word in words:
            self.assertIn(word, sentence)
        self.assertTrue(sentence.endswith("."), sentence)
        self.program.actions.activate("show-sample")
        self.program.window("Sample").chart("Followers").graph

    def assert_text_refused(self, text, *words):
        self.assert_refused(write(self.desktop, "bad.json", text), *words)

    def test_empty(self):
        self.assert_text_refused("", "line 1", "found")

    def test_cut(self):
        self.assert_text_refused('[{"columns": [["x", 1, 2', "line 1", "column 25")

    def test_not_json(self):
        self.assert_text_refused("date;visitors\n2024-01-01;12\n", "line 1, column 1")

    def test_no_columns(self):
        table = chart("A")
        del table["columns"]
        self.assert_text_refused([table], "columns")

    def test_no_x(self):
        table = chart("A")
        table["types"]["x"] = "line"
        self.assert_text_refused([table], '"x"')

    def test_unknown_type(self):
        table = chart("A")
        table["types"]["y0"] = "pie"
        self.assertIn('"pie"', self.told(table))

    def told(self, table):
        """What is told over a chart that is shown as well as it can be."""
        self.open(write(self.desktop, "odd.json", [table]))
        window = self.program.window("odd.json")
        window.chart("A").graph
        return wait_until(
            lambda: next((text for text in window.texts() if text.endswith(".")), None), window.texts
        )

    def test_what_is_told_can_be_read_in_a_narrow_window(self):
        table = chart("A")
        table["types"]["y0"] = "pie"
        sentence = self.told(table)
        width, height = 360, 500
        window = self.program.window("odd.json")
        window.resize(width, height)
        wait_until(lambda: self.program.window("odd.json").box.width == width, "the window keeps its size")
        window = self.program.window("odd.json")
        window.still()
        label = window.see("label", sentence).box
        # Five words a line make four lines; of a single one most would be missing.
        self.assertGreater(label.height, 60)
        self.assertGreater(label.x, window.box.x)
        self.assertLess(label.right, window.box.right - 40)
        self.assertTrue(stays(lambda: window.find("label", sentence), 5.5), "gone before it could be read")

    def test_nested_arrays(self):
        self.assert_text_refused("[" * 100_000 + "]" * 100_000)

    def test_directory(self):
        path = self.desktop.path("folder.json")
        os.makedirs(path, exist_ok=True)
        self.assert_refused(path, "folder")

    def test_missing(self):
        self.assert_refused(self.desktop.path("nowhere.json"))

    def test_no_permission(self):
        path = write(self.desktop, "secret.json", [chart("A")])
        os.chmod(path, 0)
        if os.access(path, os.R_OK):
            self.give_up_privileges()
        self.assert_refused(path, "ermission denied")

    def give_up_privileges(self):
        """Has the program started without the administrator's right to read everything."""
        if self.desktop.run(*UNPRIVILEGED, "true").returncode:
            self.skipTest("the administrator cannot give up the right to read everything")
        self.launcher = UNPRIVILEGED


class LongNames(WindowCase):
    arguments = None

    def test_markup_of_any_length_is_only_text(self):
        path = write(self.desktop, "long.json", [chart(LONG_NAME, series=(LONG_NAME, "Beta"))])
        self.open(path)
        window = self.program.window("long.json")
        graph = window.see("image", "Chart: <b>&*")
        self.assertLess(len(graph.description), 1000)
        checks = window.all("check box")
        self.assertEqual(len(checks), 2)
        self.assertTrue(checks[0].name.startswith("<b>&<b>&"))
        picture = window.still(graph.box.clipped(window.content))
        self.assertGreater(picture.count_of("#3DC23F"), 200)
        self.hand.click(checks[1].box.middle)
        wait_until(lambda: window.all("check box")[1].is_checked is False, "the second series stays on")

    def test_a_wrong_type_with_a_long_name_is_a_short_sentence(self):
        table = chart("A")
        table["types"]["y0"] = LONG_NAME
        self.open(write(self.desktop, "long.json", [table]))
        window = self.program.window("long.json")
        sentence = wait_until(
            lambda: next((text for text in window.texts() if text.endswith(".")), None), window.texts
        )
        self.assertLess(len(sentence), 500)
        self.assertIn("<b>&", sentence)
