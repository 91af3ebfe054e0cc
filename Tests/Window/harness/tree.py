"""All that is there for a screen reader, as a tree of lines."""

import re

# What GTK 4.8 calls things that nobody has named.
TYPE_NAME = re.compile(r"(Gtk|Adw|Chart)[A-Z]\w+")
CONTAINERS = {"filler", "panel"}
STATES = ("checked", "selected", "focusable")
MOST_LETTERS = 80  # of a description


def own_name(thing):
    """The name that somebody gave a thing, nothing where nobody did."""
    name = thing.name.strip()
    return "" if TYPE_NAME.fullmatch(name) else name


def walk(thing, path=(), seen=None):
    """A thing and all below it that takes up space or is listed, each with what it is in, from the outermost on."""
    seen = set() if seen is None else seen
    if thing.key in seen:
        return
    seen.add(thing.key)
    if path and not thing.has_area() and not _is_listed(thing, path):
        # The pages of a stack are not widgets: they take up no space, and what is on them does.
        if thing.role != "panel":
            return
    else:
        yield thing, path
    for child in thing.children():
        yield from walk(child, (*path, thing), seen)


def _is_listed(thing, path):
    """Whether a thing is a chart of a list, which is there also where it is out of sight."""
    return thing.role == "list item" and path[-1].name == "Charts"


def tree(thing):
    """The tree's lines, without containers that nobody named: role, name, description and states."""
    depths, lines = {}, []
    for part, path in walk(thing):
        depth = max((depths.get(around.key, 0) for around in path), default=0)
        name, states = own_name(part), [state for state in STATES if state in part.states]
        if name or states or part.role not in CONTAINERS:
            lines.append("  " * depth + _line(part, name, states))
            depths[part.key] = depth + 1
    return lines


def _line(part, name, states):
    """A thing in a line; what is said of it is cut."""
    words = [part.role, f'"{name}"' if name else "", part.description[:MOST_LETTERS]]
    return " ".join(word for word in (*words, f"({', '.join(states)})" if states else "") if word)
