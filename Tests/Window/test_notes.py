"""Notes that people write at points and ranges."""

from harness.case import WindowCase
from harness.files import chart, write
from harness.waiting import wait_until


class Notes(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.path = write(self.desktop, "noted.json", [chart("Noted")])
        self.start()

    def start(self):
        self.open(self.path)
        self.window = self.program.window("noted.json")
        self.window.still(self.window.content)
        self.chart = self.window.chart("Noted")

    def write_note(self, text):
        self.hand.key("ctrl+m")
        dialog = self.program.window("Note")
        dialog.see("text", "Note")
        self.hand.key("ctrl+a")
        self.hand.type(text)
        self.hand.key("Return")
        wait_until(lambda: all(w.title != "Note" for w in self.program.windows()), "the question stays")
        self.window.focus()

    def read(self):
        unread = self.chart.description
        self.hand.click(self.chart.plot.middle)
        return wait_until(
            lambda: self.chart.description != unread and self.chart.description, lambda: self.chart.description
        )

    def test_it_is_told_kept_and_undone(self):
        before = self.read()
        self.write_note("Launch day")
        wait_until(lambda: "Launch day" in self.chart.description, lambda: self.chart.description)
        self.end_well(self.program.quit())
        self.start()
        wait_until(lambda: "Launch day" in self.chart.description, lambda: self.chart.description)
        self.hand.key("Escape")
        self.hand.key("ctrl+z")
        wait_until(lambda: "Launch day" in self.chart.description, lambda: self.chart.description)
        self.write_note("Another name")
        wait_until(lambda: "Another name" in self.chart.description, lambda: self.chart.description)
        self.hand.key("ctrl+z")
        wait_until(lambda: "Launch day" in self.chart.description, lambda: self.chart.description)
        self.assertNotEqual(before, self.chart.description)

    def test_it_stays_where_the_file_gets_other_columns(self):
        self.read()
        self.write_note("Launch day")
        wait_until(lambda: "Launch day" in self.chart.description, lambda: self.chart.description)
        moment = self.chart.description.split(",")[1]
        self.end_well(self.program.quit())
        write(self.desktop, "noted.json", [chart("Noted", series=("Alpha", "Beta", "Gamma"))])
        self.start()
        unread = self.chart.description
        self.hand.click(self.chart.plot.middle)
        wait_until(lambda: self.chart.description != unread and moment in self.chart.description, "no indicator")
        self.assertIn("Launch day", self.chart.description)

    def test_it_stands_where_the_pointer_reads(self):
        self.hand.move(self.chart.plot.middle)
        self.window.still(self.window.content)
        self.write_note("Hovered")
        self.read()
        wait_until(lambda: "Hovered" in self.chart.description, lambda: self.chart.description)

    def test_the_list_has_it_whole_and_deletes_it(self):
        self.read()
        self.write_note("Launch day")
        self.hand.key("ctrl+shift+m")
        self.window.see("push button", "Delete: Launch day").act()
        wait_until(lambda: not self.window.all("push button", "Delete: Launch day"), self.window.outline)
        self.hand.key("Escape")
        wait_until(lambda: "Launch day" not in self.chart.description, lambda: self.chart.description)
        self.hand.key("ctrl+z")
        wait_until(lambda: "Launch day" in self.chart.description, lambda: self.chart.description)

    def test_without_an_indicator_the_window_says_so(self):
        self.hand.key("ctrl+m")
        wait_until(lambda: any(text.startswith("A note stands") for text in self.program.texts()), self.program.texts)


class NoteFiles(WindowCase):
    """Notes that come from a list of events, and go into one."""

    arguments = None

    def setUp(self):
        super().setUp()
        write(self.desktop, "two.json", [chart("Noted"), chart("Other")])
        self.open(self.desktop.path("two.json"))
        self.window = self.program.window("two.json")
        self.window.still(self.window.content)
        self.chart = self.window.chart("Noted")

    def press(self, name, title):
        self.window.focus()
        self.hand.key("ctrl+shift+m")
        self.window.see("push button", name).act()
        dialog = self.program.window(title)
        dialog.focus()
        dialog.still()
        return dialog

    def take(self, name, text):
        path = self.desktop.path(name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        dialog = self.press("Open CSV…", "Open Notes")
        self.hand.type(path)
        dialog.still()
        self.hand.key("Return")

    def test_events_are_on_all_charts_and_are_saved_and_undone(self):
        first, last = self.chart.visible_range
        day = first + (last - first) / 2
        self.take("events.csv", f"date;event\n{day.isoformat()};Launch\n1999-01-01;Long ago\n")
        wait_until(lambda: "The notes of events.csv are on 2 charts." in self.program.texts(), self.program.texts)
        saved = self.desktop.path("saved.csv")
        self.press("Save as CSV…", "Export")
        self.hand.key("ctrl+a")
        self.hand.type(saved)
        self.hand.key("Return")
        wait_until(lambda: "saved.csv is written." in self.program.texts(), self.program.texts)
        with open(saved, encoding="utf-8", newline="") as file:
            rows = file.read().split("\r\n")
        self.assertEqual(rows[0], "chart,time,until,note")
        self.assertEqual([row.split(",")[0] for row in rows[1:3]], ["Noted", "Other"])
        self.assertEqual([row.split(",")[3] for row in rows[1:3]], ["Launch", "Launch"])
        self.window.focus()
        self.hand.key("ctrl+z", "ctrl+shift+m")
        wait_until(lambda: "There are no notes yet. Ctrl+M writes one at the indicator." in self.program.texts(), self.program.texts)
        self.hand.key("Escape")

    def test_what_has_no_words_says_so(self):
        self.take("numbers.csv", "date,value\n2018-11-01,4\n2018-11-02,5\n")
        wait_until(lambda: any("for notes" in text for text in self.program.texts()), self.program.texts)
