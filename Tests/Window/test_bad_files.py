"""Files that cannot be shown: a sentence, and a window that lives on."""

import os
import resource

from harness.case import WindowCase
from harness.files import COLORS, chart, write
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
        self.assert_text_refused("", "is empty", "found")

    def test_cut(self):
        self.assert_text_refused('[{"columns": [["x", 1, 2', "line 1", "column 25")

    def test_not_json(self):
        self.assert_text_refused("#include <stdio.h>\nint main() {}\n", "line 1, column 1")

    def test_table_without_numbers(self):
        self.assert_text_refused("date;place\n2024-01-01;north\n", "a column of numbers", '"place"')

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

    def test_thousands_of_commas(self):
        commas = "," * 2_200
        self.assert_text_refused(
            f'{{"columns":[["x",1{commas}2],["y0",1,2]],"types":{{"x":"x","y0":"line"}}}}', 'found ","'
        )

    def test_a_picture_is_told_as_one(self):
        self.assert_text_refused("<svg xmlns='http://www.w3.org/2000/svg'/>", "found what looks like a picture")

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


class MostOfAnything(WindowCase):
    """Files that ask for more than there is, beside a chart that is open."""

    MEGABYTES = 80

    def limit_memory(self):
        """Leaves the program some megabytes beside what it has."""
        pid = self.program.process.pid
        with open(f"/proc/{pid}/status", encoding="utf-8") as status:
            used = next(int(line.split()[1]) for line in status if line.startswith("VmData:"))
        limit = (used >> 10) + self.MEGABYTES << 20
        resource.prlimit(pid, resource.RLIMIT_DATA, (limit, limit))

    def large_file(self):
        points = 1_000_000
        columns = [["x", *range(points)], *([f"y{n}", *(n + i * 7919 % 99_991 for i in range(points))] for n in range(6))]
        types = {"x": "x"} | {f"y{n}": "line" for n in range(6)}
        return write(self.desktop, "large.json", {"columns": columns, "types": types})

    def test_without_memory_there_is_a_sentence_and_the_charts_stay(self):
        path = self.large_file()
        self.limit_memory()
        self.program.launch(path)
        wait_until(
            lambda: any("not enough free memory" in text for text in self.program.texts()), self.program.texts, 30
        )
        self.assertTrue(self.program.is_alive)
        self.program.window("Sample").chart("Followers").graph

    def test_twenty_thousand_series_are_what_they_cover(self):
        count = 20_000
        columns = [["x", 1_700_006_400_000, 1_700_092_800_000], *([f"y{n}", n % 97, n % 89] for n in range(count))]
        types = {"x": "x"} | {f"y{n}": "line" for n in range(count)}
        path = write(self.desktop, "many.json", {"title": "Many", "columns": columns, "types": types})
        self.program.launch(path)
        window = self.program.window("many.json")
        graph = window.chart("Many").graph
        self.assertIn("20000 series", graph.description)
        self.assertLess(len(window.all("check box")), 60, "the legend has rows for what is seen")
        wait_until(
            lambda: any("too many to be told apart" in text for text in window.texts()), window.texts
        )


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
        self.assertGreater(picture.count_of(COLORS[0]), 200)
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
