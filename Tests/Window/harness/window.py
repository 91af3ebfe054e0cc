"""One window of the program."""

import time

from gi.repository import GLib

from .accessible import Accessible
from .chart import Chart
from .geometry import Box
from .waiting import wait_until

REST_SECONDS = 0.15  # so long nothing must move: some frames, also those of a slow machine


class Window:
    """A window on the screen, and what is in it."""

    def __init__(self, program, identifier, title, box, frame):
        self.program = program
        self.identifier = identifier
        self.title = title
        self.box = box
        self._frame = frame

    @property
    def hand(self):
        return self.program.hand

    @property
    def content(self):
        """The part below the header bar."""
        bar = 60 * self.program.scale
        return Box(self.box.x, self.box.y + bar, self.box.width, self.box.height - bar)

    def focus(self):
        """Gives the window the keyboard: no window manager does it here."""
        self.program.desktop.xdotool("windowraise", self.identifier, "windowfocus", "--sync", self.identifier)

    def resize(self, width, height):
        """Gives the window another size; take the window anew afterwards."""
        self.program.desktop.xdotool("windowsize", self.identifier, width, height)

    def picture(self, box=None):
        """A picture of a box, or of the window."""
        return self.program.desktop.screen.picture(box or self.box)

    def still(self, box=None, unlike=None):
        """A picture of a box once nothing moves there any more, and it is not the same as `unlike`."""
        last, since = self.picture(box), time.monotonic()

        def is_still():
            nonlocal last, since
            found = self.picture(box)
            if found != last:
                last, since = found, time.monotonic()
            return found != unlike and time.monotonic() - since > REST_SECONDS and found

        return wait_until(is_still, "the picture does not change, or does not come to rest")

    # What is there, by role and name

    def all(self, role=None, name=None):
        """Everything of a role and a name (whole, or the beginning with `*`) that takes up space."""
        return list(self._places(role, name).values())

    def find(self, role=None, name=None):
        """The first of a role and a name, None if there is none."""
        return next((thing for _, _, thing in self._seen(role, name)), None)

    def _seen(self, role, name):
        """The names, places and things of a role and a name; a thing may have gone since."""
        for thing in self._accessible().everything():
            if role in (None, thing.role) and _matches(found := thing.name, name) and (area := thing.area):
                yield found, area, thing

    def _places(self, role, name):
        """What is seen by name and place: what is listed twice comes once."""
        places = {}
        for found, area, thing in self._seen(role, name):
            places.setdefault((found, area), thing)
        return places

    def see(self, role=None, name=None):
        """The first of a role and a name, waited for."""
        return wait_until(lambda: self.find(role, name), lambda: f"no {role} {name!r} in {self.outline()}")

    def chart(self, title):
        """The chart with this title."""
        return Chart(self, title)

    def charts(self):
        """The titles of the charts that are there for a screen reader."""
        return list(self.chart_boxes())

    def listed(self):
        """The titles of all charts of the list for a screen reader, in sight or not, in their order."""
        return [item.name for item in self.list_items()]

    def list_items(self):
        """All charts of the list for a screen reader, in their order; none while some of them are going."""
        found = self.find("list", "Charts")
        try:
            return [child for child in found.children() if child.role == "list item"] if found else []
        except GLib.Error:
            return []

    def choices(self):
        """The items in sight of all lists but that of the charts."""
        charts = {item.key for item in self.list_items()}
        return [item for item in self.all("list item") if item.key not in charts]

    def chart_boxes(self):
        """Where those charts' graphs are, by title."""
        return {name.removeprefix("Chart: "): area for name, area in self._places("image", "Chart: *")}

    def boxes(self, role=None, name=None):
        """Where everything of a role and a name is."""
        return [area for _, area in self._places(role, name)]

    def texts(self):
        """What is written on labels."""
        return [name for name, _ in self._places("label", None)]

    def focused(self):
        """What has the keyboard, None if nothing has."""
        return next((thing for thing in self._accessible().everything() if "focused" in thing.states), None)

    def walk(self, key, steps):
        """Presses a key again and again, and returns the names of what has the keyboard after each time."""
        names = []
        for _ in range(steps):
            self.hand.key(key)
            self.still()
            names.append(getattr(self.focused(), "name", ""))
        return names

    def choose(self, key, entry, within=14):
        """Opens a menu by a key, and goes down to an entry, which it chooses."""
        self.hand.key(key)
        self.see("menu item", entry)
        for _ in range(within):
            focused = self.focused()
            if focused and focused.name == entry:
                break
            self.hand.key("Down")
        self.hand.key("Return")

    def menu_items(self):
        """What can be chosen from the main menu, nothing while it is closed."""
        return [thing.name for thing in self._menu_things()]

    def menu_item(self, name):
        """An entry of the main menu, which is open."""
        return next(thing for thing in self._menu_things() if thing.name == name)

    def _menu_things(self):
        buttons = [button for button in self.all("push button") if button.description == "Main Menu"]
        menus = [menu for button in buttons for menu in button.children() if menu.role == "menu" and menu.has_area()]
        return [thing for menu in menus for thing in menu.everything() if thing.role == "menu item"]

    def outline(self):
        """Everything that has a name, for messages."""
        return "\n".join(thing.line() for thing in self._accessible().everything() if thing.name)

    def _accessible(self):
        x, y, width, _ = self.box
        scale = self.program.scale
        extents = Accessible(self._frame, (0, 0), scale).box
        # Around the window's own area is a border; it is as wide on every side.
        border = (width - extents.width) / 2
        return Accessible(self._frame, (x + border, y + border), scale)

    # What it is told

    def press_tab(self, name):
        """Clicks on a tab of the switcher."""
        self.hand.click(self.see("page tab", name).box.middle)

    def set_layout_now(self, layout):
        """Chooses another layout as a script would."""
        self.program.actions.set_state("layout", f"<'{layout}'>")

    def set_layout(self, layout):
        """Chooses another layout as a script would, and waits until it is there and nothing moves."""
        before = self.picture(self.content)
        self.set_layout_now(layout)
        self.still(self.content, unlike=before)


def _matches(name, wanted):
    if wanted is None:
        return True
    return name.startswith(wanted[:-1]) if wanted.endswith("*") else name == wanted
