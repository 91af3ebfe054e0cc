"""Charts that leave the window: to files, to the clipboard, and the menu that offers it."""

import json
import os
import re
import shutil
import struct
from datetime import timedelta

from gi.repository import GLib

from harness.case import WindowCase
from harness.file_manager import FileManager
from harness.files import write
from harness.waiting import stays, wait_for_equal, wait_until


class Exporting(WindowCase):
    """What can be asked of the dialogs of an export."""

    def chooser(self, rows=()):
        """The dialog that asks where; each row is a list and how often it goes down from what is chosen."""
        self.window.focus()
        self.hand.key("ctrl+s")
        dialog = self.program.window("Export")
        for row, down in rows:
            self.choose(dialog, row, down)
        dialog.focus()
        self.hand.key("alt+s")
        chooser = wait_until(self.asking, "nobody asks where")
        chooser.focus()
        chooser.still()
        return chooser

    def asking(self):
        """The dialog that asks where, None while there is none: the one before it, which has the same title, may be
        going."""
        try:
            return next((w for w in self.program.windows() if w.title == "Export" and w.all("text")), None)
        except GLib.Error:
            return None

    def name(self, path):
        """Names a file in the dialog that asks where."""
        self.hand.key("ctrl+a")
        self.hand.type(path)
        self.hand.key("Return")

    def choose(self, dialog, row, down):
        """Chooses in a list, which the underlined letter of its label leads to."""
        dialog.focus()
        self.hand.key(f"alt+{row}")
        dialog.still()
        self.hand.key("space")
        dialog.still()
        self.hand.key(*["Down"] * down, "Return")
        dialog.still()


class Out(Exporting):
    def export(self, name, rows=()):
        """Exports to a file of a name."""
        path = self.desktop.path(name)
        if os.path.exists(path):
            os.remove(path)
        self.chooser(rows)
        self.name(path)
        wait_until(lambda: os.path.exists(path) and os.path.getsize(path) > 0, self.program.texts)
        wait_until(lambda: f"{name} is written." in self.program.texts(), self.program.texts)
        return path

    def test_a_picture_is_twice_as_large_as_the_card(self):
        path = self.export("out.png")
        with open(path, "rb") as file:
            head = file.read(24)
        self.assertEqual(head[:8], b"\x89PNG\r\n\x1a\n")
        width, height = struct.unpack(">II", head[16:24])
        self.assertGreater(width, 2 * 900)
        self.assertLess(height, width)

    def test_return_asks_where(self):
        self.hand.key("ctrl+s")
        self.program.window("Export").focus()
        self.hand.key("Return")
        asked = lambda: [w for w in self.program.windows() if w.title == "Export" and w.all("text")]
        wait_until(asked, "nobody asks where")[0].focus()
        self.hand.key("Escape")
        wait_for_equal(asked, [], "who asks where")

    def test_the_toast_leads_to_what_is_written(self):
        manager = FileManager(self.desktop)
        self.addCleanup(manager.close)
        path = self.export("shown.png")
        self.hand.click(self.window.see("push button", "Show in Files").box.middle)
        wait_for_equal(manager.shown, ["file://" + path], "what is shown")

    def test_values_are_those_that_are_visible(self):
        path = self.export("out.csv", [("f", 3)])
        with open(path, encoding="utf-8") as file:
            rows = file.read().split()
        self.assertEqual(rows[0], "time,Joined,Left")
        lower, upper = self.chart.visible_range
        # The range begins within a day, whose point is before it.
        self.assertIn(rows[1][:10], (lower.isoformat(), (lower + timedelta(days=1)).isoformat()))
        self.assertEqual(rows[-1][:10], upper.isoformat())

    def test_all_charts_become_a_file_that_opens(self):
        path = self.export("out.chart.json", [("f", 4), ("h", 1)])
        with open(path, encoding="utf-8") as file:
            charts = json.load(file)
        self.assertEqual([found["title"] for found in charts][:2], ["Followers", "Interactions"])
        self.assertEqual(charts[0]["columns"][0][0], "x")
        self.assertEqual(charts[0]["names"], {"y0": "Joined", "y1": "Left"})

    def test_all_charts_are_one_page_of_letters(self):
        path = self.export("out.svg", [("f", 1), ("h", 1)])
        with open(path, encoding="utf-8") as file:
            head = file.read(400)
        width, height = (float(re.search(rf'{side}="([\d.]+)', head)[1]) for side in ("width", "height"))
        self.assertGreater(height, width)


class OwnFile(Exporting):
    """The files that charts come from stay as they are, whatever they are called."""

    arguments = None
    ROWS = "day,price\n" + "".join(f"2024-{1 + day // 28:02}-{1 + day % 28:02},{day}\n" for day in range(60))

    def open_file(self):
        path = write(self.desktop, "own.csv", self.ROWS)
        self.open(path)
        self.window.chart("own").graph
        return path

    def refuse(self, path, *rows):
        """An export to a path is refused with a sentence."""
        self.window.focus()
        self.chooser(rows)
        self.name(path)
        wait_until(self.replacing, "nobody asks whether to replace it").act()
        sentence = f"{os.path.basename(path)} was not written: charts are shown from that file. Choose another name."
        wait_until(lambda: sentence in self.program.texts(), self.program.texts)
        wait_until(lambda: not self.replacing(), "the question stays")

    def replacing(self):
        """The button of GTK's own dialog that has a file replaced, None while nobody asks."""
        things = (thing for frame in self.program.frames() for thing in frame.everything())
        return next((thing for thing in things if thing.name.endswith("Replace")), None)

    def content(self, path):
        with open(path, encoding="utf-8") as file:
            return file.read()

    def test_no_format_replaces_it(self):
        path = self.open_file()
        link = self.desktop.path("link.svg")
        os.symlink(path, link)
        self.addCleanup(os.remove, link)
        self.refuse(path, ("f", 3))
        self.refuse(link, ("f", 1))
        self.assertEqual(self.content(path), self.ROWS)
        self.assertTrue(os.path.islink(link))

    def test_no_picture_replaces_what_another_window_shows_a_folder_of(self):
        folder = self.desktop.path("shown")
        os.makedirs(folder, exist_ok=True)
        part = os.path.join(folder, "part.png")
        shutil.copy(self.open_file(), part)
        shutil.copy(part, os.path.join(folder, "part.csv"))
        self.program.launch(folder)
        self.program.window("shown").chart("part").graph
        self.window = self.program.window("own.csv")
        self.refuse(part)
        self.assertEqual(self.content(part), self.ROWS)

    def test_it_is_asked_where_in_the_folder_of_the_file(self):
        folder = self.desktop.path("place")
        os.makedirs(folder, exist_ok=True)
        self.open(write(self.desktop, "place/own.csv", self.ROWS))
        self.window.chart("own").graph
        self.chooser()
        self.hand.key("Return")
        path = os.path.join(folder, "own.png")
        wait_until(lambda: os.path.exists(path), self.program.texts)

    def test_buttons_are_called_by_what_is_written_on_them(self):
        self.open_file()
        self.hand.key("ctrl+s")
        dialog = self.program.window("Export")
        dialog.see("push button", "Save As…")
        dialog.see("push button", "Cancel")
        self.hand.key("Escape")


class Clipboard(WindowCase):
    def clipboard(self):
        """What a program that asks for text would paste."""
        return self.desktop.run("xclip", "-selection", "clipboard", "-o").stdout

    def test_ctrl_c_copies_a_picture_and_a_table(self):
        self.hand.key("ctrl+c")
        wait_until(lambda: any(text.startswith("Chart copied") for text in self.program.texts()), self.program.texts)
        targets = self.desktop.run("xclip", "-selection", "clipboard", "-o", "-t", "TARGETS").stdout.split()
        self.assertIn("image/png", targets)
        self.assertIn("text/csv", targets)
        self.assertTrue(self.clipboard().startswith("time,Joined,Left"))

    def test_what_is_written_in_a_field_is_copied_from_there(self):
        self.hand.key("ctrl+f")
        self.hand.type("Left")
        self.hand.key("ctrl+a", "ctrl+c")
        wait_for_equal(self.clipboard, "Left", "the clipboard")
        self.assertTrue(stays(lambda: not any(text.startswith("Chart copied") for text in self.program.texts())))
        self.hand.key("Escape")


class ContextMenu(WindowCase):
    ITEMS = ["Copy Chart", "Copy Values", "Export…", "Print…", "Write a Note…", "Show Notes…", "Data Table", "Y Axis"]

    def items(self):
        return [thing.name for thing in self.window.all("menu item") if thing.name in self.ITEMS]

    def test_the_second_button_opens_it(self):
        self.hand.click(self.chart.plot.middle, button=3)
        wait_until(lambda: set(self.items()) == set(self.ITEMS), lambda: self.window.outline())
        self.hand.key("Escape")
        wait_for_equal(self.items, [], "the menu")

    def test_keys_open_it(self):
        for key in ("Menu", "shift+F10"):
            with self.subTest(key):
                self.hand.key(key)
                wait_until(self.items, "no menu")
                self.hand.key("Escape")
                wait_for_equal(self.items, [], "the menu")


class Print(WindowCase):
    def test_the_dialog_comes_and_goes(self):
        self.hand.key("ctrl+p")
        self.program.window("Print").see("page tab list")
        self.hand.key("Escape")
        wait_until(lambda: all(w.title != "Print" for w in self.program.windows()), "the dialog stays")
