"""A file that changes while it is shown."""

import os

from harness.case import WindowCase
from harness.files import chart, write
from harness.waiting import stays, wait_until


class Changes(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.path = write(self.desktop, "live.json", [chart("Live")])
        self.open(self.path)
        self.window = self.program.window("live.json")
        self.chart = self.window.chart("Live")
        self.opening = self.chart.visible_range

    def replace(self, content):
        """Puts another file in its place, as editors do."""
        write(self.desktop, "live.new", content)
        os.replace(self.desktop.path("live.new"), self.path)

    def days(self):
        lower, upper = self.chart.domain
        return (upper - lower).days

    def test_it_is_replaced_by_rename(self):
        self.replace([chart("Live", points=60)])
        wait_until(lambda: self.days() == 59, lambda: self.chart.mini_map.description)
        self.replace([chart("Live", points=80)])
        wait_until(lambda: self.days() == 79, lambda: self.chart.mini_map.description)

    def test_it_is_written_in_place(self):
        write(self.desktop, "live.json", [chart("Live", points=70)])
        wait_until(lambda: self.days() == 69, lambda: self.chart.mini_map.description)

    def test_it_is_cut(self):
        write(self.desktop, "live.json", [chart("Live", points=20)])
        wait_until(lambda: self.days() == 19, lambda: self.chart.mini_map.description)

    def test_it_is_deleted_and_comes_back(self):
        os.remove(self.path)
        self.assertTrue(stays(lambda: self.days() == 39, seconds=1))
        write(self.desktop, "live.json", [chart("Live", points=45)])
        wait_until(lambda: self.days() == 44, lambda: self.chart.mini_map.description)

    def test_what_was_said_of_a_file_that_is_gone_ends_when_it_is_back(self):
        away = self.desktop.path("away.json")
        os.rename(self.path, away)
        self.hand.key("F5")
        is_told = lambda: any(text.startswith("live.json:") for text in self.program.texts())
        wait_until(is_told, self.program.texts)
        # Nobody is as quick as the rest that a file is left after a change.
        self.assertTrue(stays(is_told, seconds=1))
        os.rename(away, self.path)
        wait_until(lambda: not is_told(), self.program.texts, 2)
        self.assertEqual(self.days(), 39)

    def test_what_makes_no_sense_is_a_sentence_and_the_charts_stay(self):
        write(self.desktop, "live.json", "{ nothing")
        wait_until(lambda: any(text.startswith("live.json") for text in self.program.texts()), self.program.texts)
        self.assertEqual(self.days(), 39)

    def test_the_view_is_kept(self):
        self.hand.key("0")
        self.chart.wait_for_range(lambda *found: found == self.chart.domain, "not everything")
        self.hand.click(self.chart.checks()[0].box.middle)
        wait_until(lambda: not self.chart.checks()[0].is_checked, "the series stays on")
        self.replace([chart("Live", points=60)])
        wait_until(lambda: self.days() == 59, lambda: self.chart.mini_map.description)
        self.assertEqual(self.chart.visible_range, self.chart.domain)
        self.assertFalse(self.chart.checks()[0].is_checked)

    def test_f5_reads_it_again(self):
        self.hand.key("F5")
        self.assertTrue(stays(lambda: self.days() == 39))
        self.assertEqual(self.chart.visible_range, self.opening)
