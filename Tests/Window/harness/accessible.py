"""What a screen reader sees."""

from functools import cached_property

import pyatspi
from gi.repository import Atspi, GLib

from .geometry import Box

# The library warns that GTK keeps no list of all things, and asks for each one then; so be it.
GLib.log_set_handler("dbind", GLib.LogLevelFlags.LEVEL_WARNING, lambda *_: None)

# Nothing inside these is looked for; they have many parts.
LEAVES = {"page tab", "push button", "scroll bar", "check box", "label", "image"}
MOST_LEVELS = 30


def name_of(frame):
    """A frame's title; none if it has gone away meanwhile."""
    try:
        return frame.name
    except GLib.Error:
        return None


def names_of_states(node):
    """In what states a thing is."""
    return {pyatspi.stateToString(state) for state in node.getState().getStates()}


class Accessible:
    """One thing on the screen, as it is at the moment of asking."""

    def __init__(self, node, origin, scale):
        self._node = node
        self._origin = origin
        self._scale = scale

    @cached_property
    def role(self):
        """What kind of thing it is; that never changes, and every question costs time."""
        return self._node.getRoleName()

    @property
    def key(self):
        """What tells it from all others of the program."""
        return self._node.path

    @property
    def name(self):
        """Its name, none where it has gone."""
        return self._told(lambda node: node.name) or ""

    @property
    def description(self):
        """What more is said of it, nothing where it has gone."""
        return self._told(lambda node: node.description) or ""

    @property
    def states(self):
        """The names of its states, none where it has gone."""
        return self._told(names_of_states) or set()

    def _told(self, question):
        """The answer to a question, None where the thing has gone."""
        try:
            return question(self._node)
        except GLib.Error:
            return None

    @property
    def is_checked(self):
        """Whether it is checked; None where it has gone."""
        return self._told(lambda node: "checked" in names_of_states(node))

    def act(self):
        """Does the first thing that can be done with it, as a screen reader would; returns how many there are."""
        count = Atspi.Action.get_n_actions(self._node)
        if count:
            Atspi.Action.do_action(self._node, 0)
        return count

    @property
    def box(self):
        """Where it is on the screen."""
        extents = Atspi.Component.get_extents(self._node, Atspi.CoordType.WINDOW)
        x, y = self._origin
        return Box(
            x + extents.x * self._scale, y + extents.y * self._scale,
            extents.width * self._scale, extents.height * self._scale,
        )

    @property
    def area(self):
        """Where it takes up space in the window; None where it does not, or has gone."""
        try:
            box = self.box
            return box if box.width > 0 and box.height > 0 and "visible" in self.states else None
        except (TypeError, GLib.Error):
            return None

    def has_area(self):
        """Whether it takes up space in the window."""
        return self.area is not None

    def is_still(self, name):
        """Whether it is still there, in what is still there, and has this name."""
        try:
            return self.name == name and self.has_area() and self.parent.has_area()
        except (AttributeError, GLib.Error):
            return False

    @property
    def parent(self):
        return Accessible(self._node.get_parent(), self._origin, self._scale)

    def children(self):
        for index in range(self._node.childCount):
            child = self._node.getChildAtIndex(index)
            if child is not None:
                yield Accessible(child, self._origin, self._scale)

    def everything(self, levels=MOST_LEVELS, seen=None):
        """This and all below it, from top to bottom, without the insides of what has many parts.

        GTK lists the pages of a stack twice; here everything comes once. The program goes on
        meanwhile, so parts may vanish under the eye; those are left out.
        """
        seen = set() if seen is None else seen
        if self._node.path in seen:
            return
        seen.add(self._node.path)
        try:
            self.role
        except GLib.Error:
            return
        yield self
        try:
            if levels == 0 or self.role in LEAVES:
                return
            for child in self.children():
                yield from child.everything(levels - 1, seen)
        except GLib.Error:
            return

    def line(self):
        """The thing in one line, for messages."""
        return f"{self.role} {self.name!r} {self.description!r}"


def application(process):
    """The accessible application of a process, None before it is there."""
    desktop = pyatspi.Registry.getDesktop(0)
    desktop.set_cache_mask(Atspi.Cache.NONE)
    for index in range(desktop.childCount):
        try:
            child = desktop.getChildAtIndex(index)
            if child is not None and child.get_process_id() == process:
                child.set_cache_mask(Atspi.Cache.NONE)
                return child
        except GLib.Error:
            continue
    return None
