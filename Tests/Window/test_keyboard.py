"""Tasks that are done with the keyboard alone, each with what is seen of it afterwards."""

import os
import unittest

from harness.case import WindowCase
from harness.desktop import SIZE
from harness.files import DAYS, chart, tables, write
from harness.fullscreen import FullscreenManager
from harness.waiting import wait_until

PRICES = "Date,Open,High,Low,Close\n" + "".join(
    f"2026-06-{day:02},{100 + day},{104 + day},{97 + day},{(98 if day % 3 else 103) + day}\n" for day in range(1, 29)
)

TABLE = "step,a,b\n" + "".join(f"{step},{step * 2},{step * 5}\n" for step in range(1, 29))
LAST_DAY = -4  # 3 April 2019, the last one that has a file


class Tasks(WindowCase):
    """Does tasks one after the other: each is a name, keys, and a question whose answer becomes true."""

    def do(self, *tasks):
        for what, keys, is_done in tasks:
            with self.subTest(what):
                self.press(keys)
                wait_until(is_done, lambda: f"{what} with {keys}: {self.told()}")

    def press(self, keys):
        """Presses keys, apart by spaces; what begins with an apostrophe is typed, and a dot waits for rest."""
        for word in keys.split():
            if word == ".":
                self.window.still()
            elif word.startswith("'"):
                self.hand.type(word[1:])
            else:
                self.hand.key(word)

    def told(self):
        """What has the keyboard, for messages."""
        focused = self.window.focused()
        return focused.line() if focused else "nothing has the keyboard"

    # Questions

    def focus(self, name):
        """Whether the keyboard is on what has a name."""
        return lambda: getattr(self.window.focused(), "name", None) == name

    def state(self, action, word):
        """Whether a word is in what the window says of an action."""
        return lambda: word in self.program.actions.describe(action)

    def text(self, words):
        """Whether words are written somewhere."""
        return lambda: any(words in text for text in self.program.texts())

    def title(self, title):
        """Whether there is a window of a title, which has the keyboard from then on."""

        def is_there():
            found = next((window for window in self.program.windows() if window.title == title), None)
            if found:
                self.window = found
                found.focus()
            return found

        return is_there

    def only(self, title):
        """Whether there is one window, of a title."""
        return lambda: len(self.program.frames()) == 1 and self.title(title)()

    def seen(self, role, name):
        """Whether something of a role and a name is in the window."""
        return lambda: bool(self.window.all(role, name))

    def gone(self, role, name):
        """Whether nothing of a role and a name is in the window."""
        return lambda: not self.window.all(role, name)

    def copied(self, words):
        """Whether what was copied begins with words."""
        return lambda: self.desktop.run("xclip", "-selection", "clipboard", "-o").stdout.startswith(words)

    def tab_to(self, name):
        """Goes on with Tab until the keyboard is on what has a name."""
        wait_until(lambda: self.focus(name)() or self.hand.key("Tab"), f"no way to {name}")


class Charts(Tasks):
    def reads(self, index):
        """Whether the indicator reads a point."""
        return lambda: self.chart.description == self.table.words(index)

    def says(self, words, otherwise="\n"):
        """Whether words are said of the chart, and others are not."""
        return lambda: words in self.chart.description and otherwise not in self.chart.description

    def visible(self):
        """The indexes of the points that are visible as the chart opens."""
        return [index for index, x in enumerate(self.table.x) if x >= self.table.opening_range[0]]

    def extreme(self, choose, name):
        """The visible point where a series is the highest or the lowest."""
        return choose(self.visible(), key=lambda index: self.table.series[name][index])

    def test_reading(self):
        self.do(
            ("go to the last point", "End", self.reads(-1)),
            ("one point back", "Left", self.reads(-2)),
            ("one point on", "Right", self.reads(-1)),
            ("ten points back", "Page_Up", self.reads(-11)),
            ("ten points on", "Page_Down", self.reads(-1)),
            ("go to the first visible point", "Home", self.reads(self.visible()[0])),
            ("go to the highest value", "Up", self.reads(self.extreme(max, "Joined"))),
            ("go to the lowest value", "Down", self.reads(self.extreme(min, "Joined"))),
            ("go to the highest value of the next series", "n n Up", self.reads(self.extreme(max, "Left"))),
            ("copy what is read", "ctrl+shift+c", self.copied(f"{self.table.day(self.extreme(max, 'Left'))}\n")),
            ("let the indicator go", "Escape", self.says("Left: lowest", "Joined: lowest")),
            ("hear of the next series", "n", self.says("Joined: lowest", "Left: lowest")),
            ("read a range", "End m Left Left", self.says("3 points")),
            ("let the range go", "Escape", self.reads(-3)),
            ("copy the chart", "ctrl+c", self.copied("time,Joined,Left\n")),
        )

    def test_what_is_visible(self):
        opening, domain = self.chart.visible_range, self.chart.domain
        shows = lambda condition: lambda: condition(*self.chart.visible_range)
        days = (opening[1] - opening[0]).days
        self.do(
            ("zoom in", "plus", shows(lambda lower, upper: (upper - lower).days < days)),
            ("zoom out", "minus minus", shows(lambda lower, upper: (upper - lower).days > days)),
            ("show everything", "0", shows(lambda *found: found == domain)),
            ("undo", "ctrl+z ctrl+z ctrl+z ctrl+z", shows(lambda *found: found == opening)),
            ("do it again", "ctrl+shift+z", shows(lambda *found: found != opening)),
            ("the y axis from zero", "z", self.state("y-axis", "'from-zero'")),
            ("a logarithmic y axis", "l", self.state("y-axis", "'logarithmic'")),
            ("compare in percent", "c", self.state("y-axis", "'percent'")),
            ("the usual y axis", "c", self.state("y-axis", "'automatic'")),
            ("go to the mini-map", "Tab", self.focus("Mini-map: Followers")),
            ("see the beginning", "Home", shows(lambda lower, _: lower == domain[0])),
            ("see the end", "End", shows(lambda _, upper: upper == domain[1])),
            ("move the window", "Left", shows(lambda _, upper: upper < domain[1])),
        )
        lower, upper = self.chart.visible_range
        is_longer = shows(lambda *found: found[0] == lower and found[1] > upper)
        self.do(("resize the window", "shift+Right shift+Right", is_longer))

    def test_series(self):
        on = lambda *names: lambda: [check.name for check in self.chart.checks() if check.is_checked] == list(names)
        self.do(
            ("go to the check buttons", "Tab Tab", self.focus("Joined")),
            ("switch a series off", "space", on("Left")),
            ("switch it on", "space", on("Joined", "Left")),
            ("go to the next one", "Right", self.focus("Left")),
            ("leave only this one", "shift+space", on("Left")),
            ("have all again", "shift+space", on("Joined", "Left")),
            ("go on to the next chart", "Tab", self.focus("Chart: Interactions")),
            ("go back to the one before", "shift+Tab", self.focus("Left")),
        )


class Layouts(Tasks):
    def test_layouts(self):
        self.do(
            ("turn the charts into a carousel", "alt+2", self.seen("image", "Page 1 of 5")),
            ("turn the page", ". Right", self.seen("image", "Page 2 of 5")),
            ("turn it further", "Page_Down", self.seen("image", "Page 3 of 5")),
            ("turn back to the first", "Page_Up Left", self.seen("image", "Page 1 of 5")),
            ("turn the pages into cards", "alt+3", self.gone("image", "Page *")),
            ("have the next card in front", ". Page_Down", self.focus("Chart: Interactions")),
            ("open it", ". Return", self.seen("panel", "Mini-map: Interactions")),
            ("close it", ". Escape", self.gone("panel", "Mini-map: *")),
            ("go back to the list", "alt+1", self.state("layout", "'list'")),
            ("go to a chart by its name", ". ctrl+f 'Apps . Return", self.focus("Chart: Apps")),
            ("go to one of its buttons", "Tab Tab", lambda: self.window.focused().role == "check box"),
            ("go back to its chart by its name", ". ctrl+f 'Apps . Return", self.focus("Chart: Apps")),
            ("link the charts", "ctrl+l", self.state("link-charts", "<true>")),
            ("have each by itself", "ctrl+l", self.state("link-charts", "<false>")),
        )

    def test_panels_and_menus(self):
        self.do(
            ("open the columns", "F9", self.focus("Search columns")),
            ("look for one", "'Web", lambda: len(self.window.choices()) == 1),
            ("take it off the charts", "Tab Tab Tab space", lambda: not self.window.see("check box", "Web").is_checked),
            ("close the columns", "F9", self.focus("Chart: Followers")),
            ("open the table", "ctrl+t", self.seen("tree table", "Data table")),
            ("select a row", ". Down", lambda: "Joined" in self.chart.description.split(", ")[2]),
            ("copy it", "ctrl+c", self.copied("Time\tJoined\tLeft\n")),
            ("close the table", ". ctrl+t", self.focus("Chart: Followers")),
            ("open the menu", "F10", self.window.menu_items),
            ("ask for the program", ". Up Return", self.title("About")),
            ("close that", "Escape", self.only("Sample")),
            ("go back to a chart", "ctrl+f . 'Followers . Return", self.focus("Chart: Followers")),
            ("open the menu of the chart", ". Menu", self.seen("menu item", "Copy Chart")),
            ("copy the chart", ". Return", self.copied("time,Joined,Left\n")),
        )


class Windows(Tasks):
    def test_windows(self):
        self.do(
            ("open a window", "ctrl+n", self.title("Chartdeck")),
            ("close it", "ctrl+w", self.only("Sample")),
        )

    def test_preferences(self):
        self.do(
            ("ask for preferences", "ctrl+comma", self.title("Preferences")),
            ("close them", "Escape", self.only("Sample")),
        )

    def test_the_list_of_keys(self):
        self.do(
            ("ask for the keys", "ctrl+question", self.text("Move the indicator")),
            ("close them", "Escape", lambda: len(self.program.frames()) == 1),
        )

    def test_the_whole_screen_and_the_end(self):
        manager = FullscreenManager(self.desktop.environment["DISPLAY"])
        self.addCleanup(manager.close)
        usual = self.window.box
        for what, width in (("fill the screen", SIZE[0]), ("fill it no more", usual.width)):
            self.hand.key("F11")
            manager.grant(usual)
            self.do((what, "", lambda: self.program.window("Sample").box.width == width))
        self.hand.key("ctrl+q")
        self.end_well(self.program.wait())


class Files(Tasks):
    """Files that are opened, read again and written; a link's own folder does not change with what it leads to."""

    arguments = ()

    def test_files(self):
        days = lambda: (self.window.chart("Linked").domain[1] - self.window.chart("Linked").domain[0]).days
        target, link, out = (self.desktop.path(name) for name in ("target/linked.json", "linked.json", "exported.png"))
        os.makedirs(os.path.dirname(target), exist_ok=True)
        os.symlink(write(self.desktop, "target/linked.json", [chart("Linked")]), link)
        self.addCleanup(os.remove, link)
        self.tab_to("Show the Sample")
        self.do(
            ("see the sample", "Return", self.title("Sample")),
            ("ask for a file", "ctrl+o", self.title("Open a Chart File")),
            ("open it by its path", f". '{link} . Return", self.title("linked.json")),
        )
        wait_until(lambda: days() == 39, self.told)
        write(self.desktop, "target/linked.json", [chart("Linked", points=60)])
        self.do(
            ("read it again", "F5", lambda: days() == 59),
            ("ask for an export", "ctrl+s", self.title("Export")),
            ("ask for a place", ". alt+s", self.chooser),
            ("export", f". ctrl+a '{out} . Return", self.text("exported.png is written.")),
            ("go back to the file", "", self.title("linked.json")),
            ("print", ". ctrl+p", self.title("Print")),
            ("do not print", "Escape", self.gone_window("Print")),
            ("ask for a folder", "ctrl+shift+o", self.title("Open a Folder")),
            ("open none", "Escape", self.gone_window("Open a Folder")),
        )

    def chooser(self):
        """Whether the window that asks where to export to is there; it has the title of the one before it."""
        windows = self.program.windows()
        found = next((window for window in windows if window.title == "Export" and window.all("text")), None)
        if found:
            self.window = found
            found.focus()
        return found

    def gone_window(self, title):
        """Whether there is no window of a title; another one has the keyboard then."""

        def is_gone():
            windows = {window.title: window for window in self.program.windows()}
            if title in windows:
                return False
            self.window = windows["linked.json"]
            self.window.focus()
            return True

        return is_gone


class Tables(Tasks):
    arguments = None

    def test_prices(self):
        self.open(write(self.desktop, "ABC.csv", PRICES))
        self.window = self.program.window("ABC.csv")
        self.window.chart("ABC").graph
        self.do(
            ("draw a line", "p", self.state("price-form", "'line'")),
            ("draw an area", "p", self.state("price-form", "'area'")),
            ("draw candles", "p", self.state("price-form", "'candles'")),
            ("read the last day", "End", lambda: "Close 126" in self.window.chart("ABC").description),
        )

    def test_another_way_to_read_a_table(self):
        self.open(write(self.desktop, "plain.csv", TABLE))
        self.window = self.program.window("plain.csv")
        self.window.chart("plain").graph
        self.do(
            ("ask how it is read", "ctrl+r", self.focus("Separator")),
            ("leave it as it is", "Escape", self.gone("combo box", "Separator")),
            ("ask again", "ctrl+r", self.focus("Separator")),
            ("take another column as x", ". Tab Tab Tab space . Down Down Return", self.text("a (x)")),
            ("read it", ". alt+r", lambda: "step" in self.window.chart("plain").description),
        )

    def test_a_legend(self):
        names = tuple(f"Series number {index:02}" for index in range(30))
        self.open(write(self.desktop, "many.json", [chart("Many", series=names)]))
        self.window = self.program.window("many.json")
        self.window.see("push button", "Only This")
        row = lambda: getattr(self.window.focused(), "name", None) in names and self.window.focused()
        self.do(
            ("look for a series", "ctrl+f 'number", self.focus("Search the legend")),
            ("go to the first one", "Return", row),
            ("go to the last one", "End", row),
            ("switch it off", "space", self.text("29 of 30")),
            ("switch it on", "space", self.text("30 of 30")),
        )

    @unittest.skipUnless(os.path.exists(DAYS), "the contest's data is not there")
    def test_a_day(self):
        folder = os.path.join(DAYS, "1")
        self.open(folder)
        self.window = self.program.window("1")
        shown, table = self.window.chart("Chart 1"), tables(os.path.join(folder, "overview.json"))[0]
        overview, day = shown.visible_range, table.day(LAST_DAY)
        self.do(
            ("read a day", "End Left Left Left", lambda: shown.description == table.words(LAST_DAY)),
            ("open it", "Return", lambda: shown.visible_range[0] == day),
            ("return", ". Escape", lambda: shown.visible_range == overview),
        )
