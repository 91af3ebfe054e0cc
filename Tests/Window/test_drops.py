"""Files that are dragged from another program and dropped on the window."""

from harness.case import WindowCase
from harness.drag_source import DragSource
from harness.files import chart, write, write_folder
from harness.waiting import wait_for_equal, wait_until

FRAME = "#108BE3"  # the light palette's accent


class DropCase(WindowCase):
    def take(self, name, content):
        """Writes a file, shows it beside the window, and drags it over the window."""
        self.take_path(write(self.desktop, name, content))

    def take_path(self, path):
        source = DragSource(self.desktop, path)
        self.addCleanup(source.close)
        source.drag(self.hand, self.window.box.middle)
        wait_for_equal(lambda: self.desktop.pointer.shape, "dnd-copy", "the pointer's shape")

    def drop(self, name, content):
        self.take(name, content)
        self.hand.release()

    def titles(self):
        return sorted(window.title for window in self.program.windows())


class OverCharts(DropCase):
    def test_a_file_gets_a_window_of_its_own(self):
        before = self.chart.description
        self.drop("dropped.json", [chart("Dropped")])
        self.program.window("dropped.json").chart("Dropped").graph
        self.assertEqual(self.program.window("Sample").chart("Followers").description, before)

    def test_a_bad_file_is_a_sentence_over_the_charts(self):
        before = self.chart.description
        self.drop("bad.json", '{"columns": [["x", 1')
        sentence = wait_until(
            lambda: next((text for text in self.window.texts() if "bad.json" in text), None), "no sentence names the file"
        )
        self.assertIn("line 1, column 2", sentence)
        wait_for_equal(self.titles, ["Sample"], "windows")
        self.assertEqual(self.chart.description, before)
        self.assertTrue(self.chart.graph.has_area())

    def test_the_window_is_framed_while_a_file_is_over_it(self):
        frame = self.window.box._replace(height=100)
        before = self.window.still(frame)
        self.take("dropped.json", [chart("Dropped")])
        during = self.window.still(frame, unlike=before)
        self.assertGreater(during.count_of(FRAME), before.count_of(FRAME) + 1000)
        self.hand.pull((1500, 1000))
        self.hand.release()
        self.assertEqual(self.window.still(frame, unlike=during), before)
        wait_for_equal(self.titles, ["Sample"], "windows")


class OverTheStart(DropCase):
    arguments = ()

    def test_a_file_is_shown_there(self):
        self.drop("dropped.json", [chart("Dropped")])
        self.program.window("dropped.json").chart("Dropped").graph
        wait_for_equal(self.titles, ["dropped.json"], "windows")

    def test_a_folder_is_shown_there(self):
        self.take_path(write_folder(self.desktop, "dropped", chart("Dropped")))
        self.hand.release()
        self.program.window("dropped").chart("Dropped").graph

    def test_a_bad_file_is_told_there(self):
        self.drop("bad.json", '{"columns": [["x", 1')
        self.window.see("label", "That File Could Not Be Opened")
        wait_for_equal(self.titles, ["Chartdeck"], "windows")
