"""A table is read another way than its first rows told."""

from harness.case import WindowCase
from harness.files import write
from harness.waiting import wait_for_equal, wait_until

ROWS = "".join(f"{day},{day * 2},{day * 5}\n" for day in range(1, 29))


class ReadAsCase(WindowCase):
    arguments = None
    TEXT = "step,a,b\n" + ROWS

    def setUp(self):
        super().setUp()
        self.path = write(self.desktop, "plain.csv", self.TEXT)
        self.open(self.path)
        self.window = self.program.window("plain.csv")
        self.window.chart("plain").graph

    def ask(self):
        self.hand.key("ctrl+r")
        wait_until(lambda: self.focused_name() == "Separator", self.focused_name)
        self.sees("step (x)", "a")

    def focused_name(self):
        focused = self.window.focused()
        return focused.name if focused else None

    def waits_for(self, role):
        wait_until(lambda: getattr(self.window.focused(), "role", None) == role, f"no {role} has the keyboard")

    def sees(self, *names):
        wait_until(lambda: set(names) <= {label.name for label in self.window.all("label")}, self.window.outline)

    def go_to(self, name):
        wait_until(lambda: self.focused_name() == name or self.hand.key("Tab"), f"no way to {name}")

    def choose(self, number):
        """Chooses what is so many lines below the first choice of the list with the keyboard."""
        self.hand.key("space", *["Down"] * number, "Return")

    def read(self):
        self.hand.key("alt+r")
        wait_until(lambda: not self.window.all("combo box", "Separator"), "it is still asked")


class ReadAs(ReadAsCase):
    def test_x_becomes_another_column(self):
        self.ask()
        self.go_to("X")
        self.choose(2)
        self.sees("a (x)", "step")
        self.read()
        graph = self.window.chart("plain").graph
        wait_until(lambda: graph.description.startswith("b") and "2 – 56" in graph.description, lambda: graph.description)

    def test_what_comes_of_it_is_seen(self):
        self.ask()
        picture = wait_until(lambda: self.window.find("image", "plain"), self.window.outline)
        before = self.window.still(picture.box)
        self.go_to("X")
        self.choose(2)
        self.window.still(picture.box, unlike=before)

    def test_return_on_a_list_reads(self):
        self.ask()
        self.go_to("X")
        self.choose(2)
        self.sees("a (x)", "step")
        wait_for_equal(self.focused_name, "X", "what has the keyboard")
        self.hand.key("Return")
        wait_until(lambda: not self.window.all("combo box", "Separator"), "it is still asked")
        graph = self.window.chart("plain").graph
        wait_until(lambda: "2 – 56" in graph.description, lambda: graph.description)

    def test_what_is_typed_on_an_open_list_of_zones_is_searched(self):
        self.ask()
        self.go_to("Zone")
        self.hand.key("space")
        zones = lambda: {text for text in self.program.texts() if text.endswith((", America", ", Europe"))}
        wait_until(lambda: len(zones()) > 1, zones)
        self.hand.type("york")
        wait_for_equal(zones, {"New York, America"}, "the zones")
        self.hand.key("Return")
        wait_for_equal(zones, set(), "the zones")
        wait_for_equal(self.focused_name, "Zone", "what has the keyboard")
        self.hand.key("Escape")
        wait_until(lambda: not self.window.all("combo box", "Separator"), "it is still asked")

    def test_it_is_kept_undone_and_done_again(self):
        self.ask()
        self.go_to("X")
        self.choose(2)
        self.read()

        def is_read_so():
            return "2 – 56" in self.window.chart("plain").graph.description

        wait_until(is_read_so, self.window.outline)
        self.hand.key("ctrl+z")
        wait_until(lambda: not is_read_so(), self.window.outline)
        self.hand.key("ctrl+shift+z")
        wait_until(is_read_so, self.window.outline)
        self.hand.key("F5")
        self.end_well(self.program.quit())
        self.open(self.path)
        self.window = self.program.window("plain.csv")
        wait_until(is_read_so, self.window.outline)

    def test_the_first_rows_follow_at_once_and_escape_changes_nothing(self):
        before = self.window.chart("plain").description
        self.ask()
        self.go_to("Rows of names")
        self.choose(1)
        self.sees("Column 1 (x)", "Column 2")
        self.hand.key("Escape")
        wait_until(lambda: not self.window.all("combo box", "Separator"), "it is still asked")
        self.assertEqual(self.window.chart("plain").description, before)


class ReadAsNothing(ReadAsCase):
    # Split by nothing, whole numbers may be one number in groups.
    TEXT = "step,a,b\n" + "".join(f"{step},{step * 2}.5,{step * 5}.5\n" for step in range(1, 29))

    def test_what_cannot_be_read_so_is_a_sentence_and_nothing_is_lost(self):
        self.ask()
        self.choose(2)
        self.read()
        wait_until(lambda: any("plain.csv" in text and "expected" in text for text in self.window.texts()), self.window.texts)
        self.assertTrue(self.window.chart("plain").graph.has_area())


class ReadAsInAZone(ReadAsCase):
    TEXT = "time,a\n" + "".join(f"2024-07-01T1{hour}:00Z,{hour}\n" for hour in range(4))

    def test_moments_are_told_in_a_zone_of_the_list(self):
        self.hand.key("ctrl+r")
        self.go_to("Zone")
        # The list has the keyboard, the field to search it is before.
        self.hand.key("space")
        self.waits_for("list item")
        self.hand.key("shift+Tab")
        self.waits_for("entry")
        self.hand.type("Berlin")
        wait_for_equal(lambda: len(self.window.choices()), 1, "zones found")
        self.hand.key("Tab")
        self.waits_for("list item")
        self.hand.key("Return")
        wait_until(lambda: self.focused_name() == "Zone", self.focused_name)
        self.read()
        graph = self.window.chart("plain").graph
        wait_until(lambda: "12:00 – 15:00" in graph.description, lambda: graph.description)


class NoTable(WindowCase):
    def test_other_files_are_read_in_one_way(self):
        self.hand.key("ctrl+r")
        wait_for_equal(lambda: self.window.all("combo box", "Separator"), [], "what is asked")
        self.assertTrue(self.chart.graph.has_area())


class Unreadable(WindowCase):
    arguments = None

    def test_the_page_of_a_file_without_numbers_offers_to_read_it_another_way(self):
        self.open(write(self.desktop, "words.csv", "name,place\nann,here\nbob,there\n"))
        wait_until(lambda: self.window.all("push button", "Read as…"), self.window.outline)
        self.hand.key("alt+r")
        wait_until(lambda: self.window.all("combo box", "Separator"), self.window.outline)
        self.hand.key("Escape")
        wait_until(lambda: not self.window.all("combo box", "Separator"), "it is still asked")
        self.assertTrue(self.window.all("push button", "Read as…"))


class Roles(ReadAsCase):
    TEXT = "step,thing,a\n" + "".join(f"{row},{row % 3},{row * 5}\n" for row in range(1, 31))

    def series(self):
        return {button.name for button in self.window.all("check box")}

    def choose_key(self):
        self.ask()
        self.go_to("Role of thing")
        # Automatic, X, key.
        self.choose(2)
        self.read()
        wait_until(lambda: len(self.series()) >= 3, self.series)

    def test_a_column_becomes_a_key_and_that_is_undone(self):
        self.choose_key()
        self.hand.key("ctrl+z")
        wait_until(lambda: len(self.series()) < 3, self.series)

    def test_another_table_of_the_same_names_is_read_as_the_last_one(self):
        self.choose_key()
        self.end_well(self.program.quit())
        other = write(self.desktop, "other.csv", self.TEXT.replace("1,1,5", "1,1,7"))
        self.open(other)
        self.window = self.program.window("other.csv")
        self.window.chart("other").graph
        self.ask()
        self.hand.key("alt+l")
        wait_for_equal(self.focused_name, "Read", "what has the keyboard")
        self.read()
        wait_until(lambda: len(self.series()) >= 3, self.series)
