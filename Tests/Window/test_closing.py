"""Whatever closes gives the keyboard back to the chart in front: each entry of each menu, dialogs and panels, with a
window manager and without."""

import time

from harness.case import WindowCase
from harness.waiting import stays, wait_until

MENU_SECONDS = 0.15  # so long a menu, or a page of it, is on its way
# Where the keyboard is to go, with the key that leads back from there.
PLACES = {"Columns": "F9", "Data Table": "ctrl+t"}
DIALOG_SECONDS = 0.2  # so long a window is on its way


def is_page_or_dialog(name):
    """Whether an entry of a menu opens something, by its name."""
    return name.endswith((", Escape", "…"))


class Closing(WindowCase):
    # Whether there is a window manager: focus, popovers and dialogs are other then.
    is_managed = False

    def setUp(self):
        if self.is_managed:
            manager = self.desktop.start_window_manager()
            self.addCleanup(manager.wait)
            self.addCleanup(manager.terminate)
        super().setUp()
        self.turns = 0

    # The keyboard

    def assert_alive(self, what):
        """Keys move the indicator of the chart in front."""
        self.turns += 1
        key = ("Home", "End")[self.turns % 2]
        before = self.window.still()
        self.hand.key(key)
        wait_until(lambda: self.window.picture() != before, lambda: f"{what}: {key} does nothing, {self.told()}")

    def told(self):
        focused = self.window.focused()
        return focused.line() if focused else "nothing has the keyboard"

    # Windows

    def others(self):
        """The X server's numbers of the program's windows but the one of the charts, without menus."""
        found = self.desktop.xdotool(
            "search", "--all", "--onlyvisible", "--pid", self.program.process.pid, "--name", ".+")
        return set(found) - {str(self.window.identifier)}

    def close_others(self, what):
        """Closes what has been opened: a dialog by Escape, and what stays then by the key of windows."""
        stays(lambda: not self.others(), DIALOG_SECONDS)
        for key in ("Escape", "ctrl+w"):
            if others := self.others():
                self.desktop.xdotool("windowfocus", "--sync", max(others, key=int))
                self.hand.key(key)
                stays(self.others, DIALOG_SECONDS)
        wait_until(lambda: not self.others(), f"what {what} has opened stays")
        self.window.focus()

    # Menus

    def press_in_menu(self, opening, *pages):
        """Opens a menu with a key, and presses keys on each of its pages."""
        before = self.window.picture()
        self.hand.key(opening)
        wait_until(lambda: self.window.picture() != before, f"{opening} opens nothing")
        time.sleep(MENU_SECONDS)
        for keys in pages:
            self.hand.key(*keys)
            time.sleep(MENU_SECONDS)

    def items(self):
        """The entries of the menu that is open, those of pages that are not seen too."""
        roots = self.window.all("menu") + [
            child for button in self.window.all("push button") for child in button.children()]
        menus = [root for root in roots if root.role == "menu" and root.has_area()]
        return [thing for menu in menus for thing in menu.everything() if thing.role == "menu item"]

    def page(self, title=None, titles=()):
        """The entries of a page that can be chosen, and the place of the one that has the keyboard. The first one of a
        page with a title leads back; pages that were seen before are listed too."""
        seen = [item for item in self.items() if item.has_area() and "sensitive" in item.states]
        names = [item.name for item in seen]
        start = len(names) - 1 - names[::-1].index(title) if title else 0
        end = next((place for place in range(start + 1, len(names)) if title and names[place] in titles), len(names))
        focused = next((place for place, item in enumerate(seen) if "focused" in item.states), start)
        return names[start:end], focused - start

    def paths(self, opening):
        """What each entry of a menu is called, and the keys that lead to it; of a submenu those in it."""
        self.press_in_menu(opening)
        names, focused = self.page()
        pages = {item.name for item in self.items() if not item.has_area()}
        self.hand.key("Escape")
        for place, name in enumerate(names):
            keys = (*["Down"] * (place - focused), "Return")
            if name not in pages:
                yield name, [keys]
                continue
            yield f"{name}, Escape", [keys, ("Escape",)]
            self.press_in_menu(opening, keys)
            inner, first = self.page(name, pages)
            self.hand.key("Escape")
            for below, choice in enumerate(inner[1:], 1):
                if name != "Open Recent":
                    yield choice, [keys, (*["Down" if below > first else "Up"] * abs(below - first), "Return")]

    def walk(self, opening, wanted=lambda name: True):
        """Chooses every entry of a menu, and leaves each of its pages with Escape."""
        for name, pages in list(self.paths(opening)):
            if wanted(name):
                with self.subTest(f"{opening} {name}"):
                    self.choose(name, opening, pages)

    def choose(self, name, opening, pages):
        self.press_in_menu(opening, *pages)
        self.close_others(name)
        self.hand.key(PLACES.get(name, "Escape"))
        self.assert_alive(name)


class Alone(Closing):
    def test_every_entry_of_the_main_menu(self):
        self.walk("F10")

    def test_pages_and_dialogs_of_the_menu_of_a_chart(self):
        self.walk("Menu", is_page_or_dialog)

    def test_what_keys_open(self):
        for opening, closing in (
            ("F10", "Escape"), ("Menu", "Escape"), ("ctrl+f", "Escape"), ("F9", "F9"), ("ctrl+t", "ctrl+t"),
            ("ctrl+comma", "Escape"), ("ctrl+question", "Escape"),
        ):
            with self.subTest(opening):
                self.press_in_menu(opening)
                self.close_others(opening) if self.others() else self.hand.key(closing)
                self.assert_alive(opening)

    def test_a_page_of_columns_gives_the_keyboard_back_to_its_row(self):
        self.hand.key("F9")
        wait_until(lambda: "Search columns" in self.told(), self.told)
        self.window.still()
        self.hand.key("Down")
        wait_until(lambda: "Search columns" not in self.told(), self.told)
        self.hand.key("Tab")
        row = wait_until(
            lambda: next((each for each in [self.window.focused()] if each and each.name.startswith("What to do")), None),
            self.told,
        )
        self.hand.key("Return")
        self.window.see("text", "Name")
        self.hand.key("Escape")
        wait_until(lambda: "focused" in row.states, self.told)


class WithoutCharts(Closing):
    arguments = None

    def assert_comes_back(self):
        for key in "F10", "r", "Escape":
            self.hand.key(key)
            time.sleep(MENU_SECONDS)
        wait_until(lambda: self.window.focused(), "nothing has the keyboard")

    def test_a_page_of_the_menu_of_an_empty_window(self):
        self.open()
        self.window.see("push button", "Open…")
        self.assert_comes_back()

    def test_a_page_of_the_menu_over_a_complaint(self):
        self.open("missing.csv")
        self.window.see("push button", "Open Another…")
        self.assert_comes_back()


class Managed(Alone):
    is_managed = True

    def test_every_entry_of_the_main_menu(self):
        self.walk("F10", is_page_or_dialog)
