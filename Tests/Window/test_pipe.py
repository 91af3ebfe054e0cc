"""Charts that come through a pipe."""

import os

from harness.case import WindowCase
from harness.waiting import wait_until


class Pipe(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.reader, self.writer = os.pipe()
        self.addCleanup(self.close)

    def close(self):
        if self.writer is not None:
            os.close(self.writer)
            self.writer = None

    def say(self, text):
        os.write(self.writer, text.encode())

    def start(self):
        """Starts the program, and has it read what is said."""
        self.standard_input = self.reader
        self.open("-")
        os.close(self.reader)

    def rows(self, first, count):
        return "".join(f"2026-01-01T00:{row:02}:00Z,{row % 7}\n" for row in range(first, first + count))

    def shown(self):
        return self.window.chart("Standard input").mini_map.description

    def test_it_grows_while_it_comes(self):
        self.start()
        self.say("time,value\n" + self.rows(0, 10))
        self.window = self.program.window("Standard input")
        wait_until(lambda: "00:09" in self.shown(), self.shown)
        self.say(self.rows(10, 10) + "2026-01-01T00:2")
        wait_until(lambda: "00:19" in self.shown(), self.shown)
        self.say("0:00Z,5\n")
        self.close()
        wait_until(lambda: "00:20" in self.shown(), self.shown)

    def test_what_makes_no_sense_is_a_sentence(self):
        self.start()
        self.say("nothing at all")
        self.close()
        wait_until(lambda: any("Standard input" in text for text in self.program.texts()), self.program.texts)
