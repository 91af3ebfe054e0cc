"""Charts on paper, as GTK prints them to a file."""

import os
import re
import shutil

from harness.case import WindowCase
from harness.waiting import wait_until

PAGE = re.compile(rb"/Type /Page\b(?!s)")


class Print(WindowCase):
    def setUp(self):
        """Documents have a folder of their own, where what is printed to a file goes."""
        self.folder = self.desktop.path("Documents")
        shutil.rmtree(self.folder, ignore_errors=True)
        os.mkdir(self.folder)
        places = os.path.join(self.desktop.folder, "config", "user-dirs.dirs")
        with open(places, "w", encoding="utf-8") as file:
            file.write(f'XDG_DOCUMENTS_DIR="{self.folder}"\n')
        self.addCleanup(os.remove, places)
        super().setUp()

    def printed(self):
        """What is printed to a file: it is there as a whole or not at all once it ends as such files do."""
        self.hand.key("ctrl+p")
        dialog = self.program.window("Print")
        dialog.focus()
        self.hand.key("Tab", "Down", "space")
        wait_until(lambda: "Output format:" in dialog.texts(), dialog.texts)
        self.hand.key("alt+p")
        path = os.path.join(self.folder, "output.pdf")
        wait_until(lambda: os.path.exists(path) and self.read(path).rstrip().endswith(b"%%EOF"), self.program.texts)
        return self.read(path)

    def read(self, path):
        with open(path, "rb") as file:
            return file.read()

    def test_all_charts_are_printed_two_a_page(self):
        content = self.printed()
        self.assertEqual(content[:5], b"%PDF-")
        self.assertEqual(len(PAGE.findall(content)), 3)

    def test_the_window_goes_on(self):
        self.printed()
        self.window.focus()
        self.window.set_layout("carousel")
