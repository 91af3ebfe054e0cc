"""Two values that are drawn over each other."""

from harness.case import WindowCase
from harness.files import write
from harness.waiting import wait_for_equal, wait_until

ROWS = "second,Heart rate,Power,Speed\n" + "".join(
    f"{second},{120 + second % 40},{2 * (second % 40) + second % 3},{second % 7}\n" for second in range(300)
)


class Scatter(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.open(write(self.desktop, "ride.csv", ROWS))
        self.window = self.program.window("ride.csv")
        self.shows("ride")

    def shows(self, *titles):
        wait_for_equal(lambda: sorted(self.window.charts()), sorted(titles), "charts")

    def reads(self, *words):
        chart = self.window.chart("Power against Heart rate")
        wait_until(lambda: all(word in chart.description for word in words),
                   lambda: f"{words} are not in {chart.description}")

    def choose_of(self, kind, series):
        """Chooses what is drawn of one series, whose names are a menu of their own."""
        self.window.choose("x", kind)
        self.window.see("menu item", series).act()

    def test_a_pair_is_drawn_read_and_undone(self):
        self.window.choose("x", "Power against Heart rate")
        self.shows("ride", "Power against Heart rate")
        # The new chart is in front and has the keyboard: its points are read one after the other.
        self.hand.key("Home")
        self.reads("Power 0", "Heart rate 120")
        self.hand.key("Right", "Right")
        self.reads("Power 6", "Heart rate 122")
        self.hand.key("ctrl+z", "ctrl+z")
        self.shows("ride")
        self.hand.key("ctrl+shift+z")
        self.shows("ride", "Power against Heart rate")

    def test_it_follows_the_file_and_is_kept(self):
        self.window.choose("x", "Power against Heart rate")
        self.shows("ride", "Power against Heart rate")
        write(self.desktop, "ride.csv", ROWS.replace("0,120,0,", "0,120,9,", 1))
        self.hand.key("F5")
        self.hand.key("Home")
        self.reads("Power 9", "Heart rate 120")

    def test_its_points_are_coloured_by_a_third(self):
        self.window.choose("x", "Power against Heart rate")
        self.shows("ride", "Power against Heart rate")
        self.hand.key("x")
        self.window.see("menu item", "Colour By")
        self.hand.key("Right")
        self.window.see("menu item", "Speed").act()
        chart = self.window.chart("Power against Heart rate")
        self.hand.key("Home")
        wait_until(lambda: "Speed 0" in chart.description, lambda: chart.description)
        self.assertIn("Power 0", chart.description)
        self.hand.key("ctrl+z", "ctrl+z")
        wait_until(lambda: "Speed" not in chart.description, lambda: chart.description)

    def test_a_histogram_is_read(self):
        self.choose_of("Histogram of", "Speed")
        name = "Histogram of Speed, of what is seen"
        self.shows("ride", name)
        self.hand.key("Home", "Right")
        chart = self.window.chart(name)
        # Of 300 rows that count to 6 again and again 43 begin anew.
        wait_until(lambda: "43" in chart.description, lambda: chart.description)

    def test_a_spectrum_is_read(self):
        self.choose_of("Spectrum of", "Speed")
        name = "Spectrum of Speed, of what is seen"
        self.shows("ride", name)
        self.hand.key("End")
        chart = self.window.chart(name)
        # Of numbered rows the highest frequency is half a wave a row.
        wait_until(lambda: "Frequency 0.5," in chart.description, lambda: chart.description)
        self.hand.key("ctrl+z", "ctrl+z")
        self.shows("ride")

    def test_a_spectrogram_is_read(self):
        self.choose_of("Spectrogram of", "Speed")
        name = "Spectrogram of Speed"
        self.shows("ride", name)
        chart = self.window.chart(name)
        wait_until(lambda: "coloured by Amplitude" in chart.description, lambda: chart.description)
        self.hand.key("End")
        wait_until(lambda: "Strongest frequency" in chart.description, lambda: chart.description)
        self.hand.key("plus", "ctrl+z", "ctrl+z", "ctrl+z")
        self.shows("ride")

    def test_any_pair_can_be_typed(self):
        self.window.choose("x", "Another Pair…")
        self.program.window("Scatter Plot").see("text", "Two values")
        self.hand.type("Power / 2, avg(Speed, 3 points)")
        self.hand.key("Return")
        wait_until(lambda: len(self.window.charts()) == 2, lambda: f"{self.window.charts()}")
