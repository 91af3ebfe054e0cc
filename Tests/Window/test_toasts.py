"""Sentences over the charts: what they cover, how they follow each other, and where what was left out is read again."""

import os
import time

from harness.case import WindowCase
from harness.files import chart, write
from harness.waiting import stays, wait_for_equal, wait_until

GOOD = "time,a\n" + "".join(f"2026-01-{day:02},{day}\n" for day in range(1, 29))
# Rows that are out of order, and some that tell nothing.
BROKEN = GOOD + "2026-01-03,5\nnonsense,x\n2026-02-01,6,7,8\n"
LIST = "What Reading Has Told"


class ToastCase(WindowCase):
    def sentence(self, words):
        """The label of a sentence that is seen."""
        return self.window.see("label", words)

    def toasts(self):
        """What toasts say."""
        return [thing.name for card in self.window.all("alert") for thing in card.everything() if thing.role == "label"]

    def assert_covers_nothing(self):
        """The toast covers nothing that is pressed."""
        card = wait_until(lambda: self.window.find("alert"), "no toast")
        own = {thing.key for thing in card.everything()}
        box = card.box
        for role, name in (("check box", None), ("push button", None), ("panel", "Mini-map: *"), ("toggle button", None)):
            for thing in self.window.all(role, name):
                covered = thing.box.clipped(box)
                if thing.key not in own and covered.width > 0 and covered.height > 0:
                    self.fail(f"{thing.line()} is covered")


class Toasts(ToastCase):
    def test_it_covers_nothing_that_is_pressed(self):
        for layout in ("list", "carousel", "cards", "list"):
            with self.subTest(layout):
                self.hand.key("ctrl+c")
                self.sentence("Chart copied*")
                self.program.actions.set_state("layout", f"<'{layout}'>")
                self.window.still()
                self.assert_covers_nothing()

    def test_the_last_one_takes_the_place_of_the_others(self):
        self.hand.key("ctrl+c")
        self.sentence("Chart copied*")
        self.hand.key("ctrl+shift+c")
        self.sentence("There is no indicator*")
        wait_until(lambda: len(self.toasts()) == 1, self.toasts)
        self.hand.click(self.window.see("push button", "Dismiss").box.middle)
        wait_for_equal(self.toasts, [], "toasts")

    def test_many_of_them_and_many_escapes(self):
        for _ in range(3):
            for key in ("ctrl+c", "ctrl+c", "ctrl+c", "Escape", "Escape", "Escape"):
                self.hand.key(key)
                time.sleep(0.12)
        self.assertTrue(stays(lambda: self.program.is_alive))
        self.hand.key("End")
        wait_for_equal(lambda: self.chart.description, self.table.words(-1), "what is read")

    def test_escape_on_it_gives_the_keyboard_back(self):
        self.hand.key("ctrl+c")
        self.sentence("Chart copied*")
        button = self.window.see("push button", "Dismiss")
        wait_until(lambda: "focused" in button.states or self.hand.key("shift+Tab"), "no way to it")
        self.hand.key("Escape")
        wait_for_equal(self.toasts, [], "toasts")
        self.hand.key("End")
        wait_for_equal(lambda: self.chart.description, self.table.words(-1), "what is read")


class Told(ToastCase):
    arguments = None

    def show(self, name, content):
        self.open(write(self.desktop, name, content))
        self.window = self.program.window(name)
        self.window.chart(name.split(".")[0]).graph

    def list_button(self):
        """The button of the list of all that was told; what has its name is in it."""
        return next((button for button in self.window.all("push button") if button.description == LIST), None)

    def listed(self):
        """What the list says while it is open."""
        return [
            thing.name for child in self.list_button().children() for thing in child.everything()
            if thing.role == "label" and thing.has_area()
        ]

    def test_what_was_left_out_can_be_read_again(self):
        self.show("broken.csv", BROKEN)
        first = wait_until(self.toasts, "nothing is told")[0]
        self.hand.click(self.window.see("push button", "Dismiss").box.middle)
        wait_for_equal(self.toasts, [], "toasts")
        self.hand.click(wait_until(self.list_button, "no list").box.middle)
        wait_until(lambda: first in self.listed(), self.listed)
        self.assertEqual(self.listed()[0], "broken.csv")
        self.assertGreater(len(self.listed()), 2, self.listed())
        self.hand.key("Escape")
        wait_for_equal(self.listed, [], "the list")
        before = self.window.chart("broken").description
        self.hand.key("End")
        wait_until(lambda: self.window.chart("broken").description != before, "the keyboard is not on the chart")

    def test_a_file_that_is_right_has_no_list(self):
        self.show("good.csv", GOOD)
        self.assertIsNone(self.list_button())

    def test_a_sentence_goes_with_what_it_is_about(self):
        self.show("changing.csv", GOOD)
        path = self.desktop.path("changing.csv")
        for content, is_told in (("\x00\x01", True), (GOOD + "2026-01-29,29\n", False)):
            with open(path + ".new", "w", encoding="utf-8") as file:
                file.write(content)
            os.replace(path + ".new", path)
            wait_until(lambda: bool(self.toasts()) == is_told, self.toasts)


class Narrow(ToastCase):
    arguments = None

    def test_it_fits_a_narrow_window(self):
        self.open(write(self.desktop, "one.json", [chart("One")]))
        window = self.program.window("one.json")
        window.resize(360, 700)
        wait_until(lambda: self.program.window("one.json").box.width < 420, "the window stays wide")
        self.window = self.program.window("one.json")
        self.hand.key("ctrl+shift+c")
        label = self.sentence("There is no indicator*")
        self.window.still()
        inside = label.box.clipped(self.window.box)
        self.assertEqual((inside.width, inside.height), (label.box.width, label.box.height))
        self.assert_covers_nothing()
