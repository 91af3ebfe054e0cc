"""What every test of a window has in common."""

import faulthandler
import os
import shutil
import unittest

from .files import SAMPLE, tables
from .program import Program

MOST_SECONDS = 300  # no test takes so long: it hangs, and says where
LIVE_BOXES = "live boxes: 0"


class WindowCase(unittest.TestCase):
    """Opens the program for each test and sees to it that it ends well.

    A class says with what it is opened; `open` does it otherwise within a test.
    """

    desktop = None  # the one of the whole run
    arguments = ("--sample",)
    environment = {}
    scale = 1
    launcher = ()
    standard_input = None

    def setUp(self):
        faulthandler.dump_traceback_later(MOST_SECONDS, exit=True)
        self.addCleanup(faulthandler.cancel_dump_traceback_later)
        self.program = None
        self.forget_sessions()
        if self.arguments is not None:
            self.open(*self.arguments)

    def forget_sessions(self):
        """What a window was like before, in another test or start, is not for the next."""
        shutil.rmtree(os.path.join(self.desktop.folder, "state", "chartdeck"), ignore_errors=True)

    def open(self, *arguments, environment=None, scale=None):
        """Starts the program and gives its first window the keyboard; `--sample` stands for the five charts of the
        sample's file in a window of its name, without the activities that follow them."""
        arguments = tuple(self.sample if word == "--sample" else word for word in arguments)
        self.program = Program(
            self.desktop, *arguments, environment=self.environment | (environment or {}), scale=scale or self.scale,
            launcher=self.launcher, standard_input=self.standard_input,
        )
        self.addCleanup(self.let_go, self.program)
        self.window = self.program.window()
        if arguments[:1] == (self.sample,):
            self.window = self.program.window("Sample")
            self.chart = self.window.chart("Followers")
            self.table = tables(SAMPLE)[0]
            self.chart.graph
        return self.window

    def let_go(self, program):
        """Ends a program, however far it has come; it had nothing to complain about."""
        complaints = program.complaints()
        # A test that failed may hold the button, which would be held in the next.
        program.hand.release()
        program.kill()
        self.assertEqual(complaints, [])

    @property
    def sample(self):
        """The sample's charts under the name that the sample has."""
        path = self.desktop.path("Sample")
        if not os.path.exists(path):
            shutil.copy(SAMPLE, path)
        return path

    @property
    def hand(self):
        return self.program.hand

    def tearDown(self):
        """Every session ends by itself, has let go of everything, and had nothing to complain about."""
        if self.program is None:
            return
        # A test that failed has said why, unless what it asked had gone.
        self.assertTrue(self.program.is_alive, f"the program ended by itself: {self.program.errors()}")
        if self._has_failed():
            return
        self.end_well(self.program.quit())

    def _has_failed(self):
        result = self._outcome.result
        return any(test is self for test, _ in result.failures + result.errors)

    def end_well(self, status):
        """The program has ended with a status, and well."""
        errors, complaints = self.program.errors(), self.program.complaints()
        self.program = None
        self.assertEqual(status, 0, errors)
        self.assertEqual(complaints, [])
        self.assertEqual(errors.splitlines()[-1:], [LIVE_BOXES], errors)
