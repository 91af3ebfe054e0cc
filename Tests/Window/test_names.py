"""Whatever can have the keyboard has a name for a screen reader."""

import re

from harness.case import WindowCase
from harness.files import chart, write
from harness.tree import own_name, walk
from harness.waiting import wait_until

# What may be without a name, by the roles and names around it and its own, and why.
LEFT_OUT = {
    r"scroll pane": "GTK gives it the keyboard only where nothing in it takes that",
    r".*combo box .* > filler": "what is chosen in GTK's list is in an item of a list, which is never reached",
    r".*tree table .* > list": "GTK's list inside its table gives the keyboard to its rows",
    r".*tree table [^>]* > table row": "the row of GTK's table with the titles of the columns is never reached",
    r".*Preferences .* > page tab": "libadwaita's switcher between pages is not seen where there is one page",
    r".*Shortcuts.* > (push button|entry)": "GTK's own search in its list of keys",
}
TABLE = "step,a,b\n" + "".join(f"{step},{step * 2},{step * 5}\n" for step in range(1, 29))


def unnamed(frame):
    """What can have the keyboard in a window and has no name, with what it is in."""
    for thing, path in walk(frame):
        if "focusable" in thing.states and not own_name(thing):
            yield " > ".join(f"{around.role} {own_name(around)}".strip() for around in (*path, thing))


def is_left_out(place):
    return any(re.fullmatch(f"(.* > )?{pattern}", place) for pattern in LEFT_OUT)


def is_in_sight(thing, frame):
    """Whether some of a thing is in its window: a panel that is closed lies beside it."""
    seen = thing.box.clipped(frame.box)
    return seen.width > 0 and seen.height > 0


class Names(WindowCase):
    arguments = None

    def assert_named(self, place):
        """All that can have the keyboard has a name, in all windows, and all windows have one."""
        frames = self.program.frames()
        self.assertTrue(all(own_name(frame) for frame in frames), place)
        self.assertEqual([thing for frame in frames for thing in unnamed(frame) if not is_left_out(thing)], [], place)

    def assert_named_in(self, places):
        """So it is in each of some places: keys open it, which is seen by a role and a name, and close it."""
        for place, keys, seen, back in places:
            with self.subTest(place):
                self.hand.key(*keys)
                self.sees(*seen)
                self.assert_named(place)
                self.hand.key(*back)
                wait_until(lambda: not self.found(*seen), f"{place} stays")
                self.window.focus()

    def sees(self, role, name):
        wait_until(lambda: self.found(role, name), lambda: f"no {role} {name}")

    def found(self, role, name):
        """Whether something of a role and a name is in any window."""
        return any(
            (thing.role, thing.name) == (role, name) and is_in_sight(thing, frame)
            for frame in self.program.frames() for thing, _ in walk(frame)
        )


class Layouts(Names):
    arguments = ("--sample",)

    def test_list_carousel_cards_and_an_opened_card(self):
        self.assert_named("the list")
        for layout in ("carousel", "cards"):
            self.window.set_layout(layout)
            self.assert_named(layout)
        self.hand.key("Return")
        self.sees("push button", "Close Chart")
        self.window.still()
        self.assert_named("an opened card")


class Opened(Names):
    arguments = ("--sample",)

    def test_menus_and_panels(self):
        self.assert_named_in([
            ("the menu of a chart", ["Menu"], ("menu item", "Copy Chart"), ["Escape"]),
            ("the main menu", ["F10"], ("menu item", "New Window"), ["Escape"]),
            ("the side panel", ["F9"], ("check box", "Web"), ["F9"]),
            ("the search for charts", ["ctrl+f"], ("entry", "Search charts and series"), ["Escape"]),
        ])

    def test_export(self):
        self.assert_named_in([("Export", ["ctrl+s"], ("push button", "Format"), ["Escape"])])

    def test_preferences(self):
        self.assert_named_in([("Preferences", ["ctrl+comma"], ("list item", "Animations"), ["Escape"])])

    def test_the_list_of_keys(self):
        self.assert_named_in([("the list of keys", ["ctrl+question"], ("label", "Move the indicator"), ["Escape"])])

    def test_a_symbol_that_is_asked_for(self):
        self.program.actions.activate("add-symbol")
        self.sees("text", "Symbol")
        self.assert_named("Add Symbol")

    def test_the_data_table(self):
        self.assert_named_in([("the data table", ["ctrl+t"], ("tree table", "Data table"), ["ctrl+t"])])


class Pages(Names):
    def test_the_start_page(self):
        self.open()
        self.sees("push button", "Show the Sample")
        self.assert_named("the start page")

    def test_a_table_that_is_read_as_something_else(self):
        self.open(write(self.desktop, "plain.csv", TABLE))
        self.window = self.program.window("plain.csv")
        self.window.chart("plain").graph
        self.assert_named_in([("Read As", ["ctrl+r"], ("push button", "Separator"), ["Escape"])])

    def test_a_legend(self):
        names = tuple(f"Series {index}" for index in range(30))
        self.open(write(self.desktop, "many.json", [chart("Many", series=names)]))
        self.window = self.program.window("many.json")
        self.sees("push button", "Only This")
        self.assert_named("a legend")
