"""A window where nothing happens sleeps."""

import glob
import re
import time

from harness.case import WindowCase
from harness.slow_file import SlowFile
from harness.waiting import wait_until

WATCHED_SECONDS = 10.0
CALM_SECONDS = 1.0  # without a wake-up: what was under way is over
ENOUGH = 30.0  # seconds for that; threads that wait for more work leave after some
SWITCHES = re.compile(r"^(?:non)?voluntary_ctxt_switches:\s+(\d+)$", re.MULTILINE)


class Idle(WindowCase):
    arguments = None

    def wake_ups(self):
        """How often each thread of the program has been given the processor."""
        found = {}
        for path in glob.glob(f"/proc/{self.program.process.pid}/task/*/status"):
            with open(path, encoding="utf-8") as status:
                found[path] = sum(int(count) for count in SWITCHES.findall(status.read()))
        return found

    def sleeps(self, seconds):
        """Whether no thread wakes up in some time; there is no other look at the program meanwhile."""
        before = self.wake_ups()
        time.sleep(seconds)
        return self.wake_ups() == before

    def assert_sleeps(self):
        wait_until(lambda: self.sleeps(CALM_SECONDS), "it does not come to rest", ENOUGH)
        before = self.window.picture()
        self.assertTrue(self.sleeps(WATCHED_SECONDS), "something woke up")
        self.assertEqual(self.window.picture().difference(before), 0)

    def test_a_window_without_a_file_sleeps(self):
        self.open()
        self.assert_sleeps()

    def test_charts_of_a_large_file_sleep(self):
        slow = SlowFile(self.desktop)
        slow.let_go()
        self.addCleanup(slow.close)
        self.open(slow.path)
        self.window = self.program.window(slow.name)
        self.window.chart("Slow").graph
        self.assert_sleeps()
