"""A chart that is heard: off unless asked for, and then from left to right."""

import array
import os
import time

from harness.case import WindowCase
from harness.waiting import stays, wait_until

RATE = 48_000  # samples a second of each ear
SECONDS = 3.0  # of a melody
SETTINGS = "[io/github/chartdeck/Chartdeck]\nsounds=true\n"


class SoundCase(WindowCase):
    def tells(self, words):
        """Some words are on the screen, or will be soon."""
        wait_until(lambda: any(words in text for text in self.window.texts()), lambda: self.window.texts())


class Silence(SoundCase):
    def test_a_key_tells_where_sounds_are_switched_on(self):
        self.hand.click(self.chart.plot.middle)
        self.hand.key("s")
        self.tells("Sounds are off")

    def test_they_are_switched_on_in_the_preferences(self):
        self.hand.click(self.chart.plot.middle)
        self.hand.key("ctrl+comma")
        preferences = self.program.window("Preferences")
        self.hand.click(preferences.see("list item", "Sounds").box.middle)
        # A switch is on once it has come to its other side.
        wait_until(lambda: "checked" in preferences.see("check box", "Sounds").states, "it is not switched on")
        self.hand.key("Escape")
        wait_until(lambda: len(self.program.windows()) == 1, "the preferences stay")
        self.window.focus()
        self.hand.key("s")
        # There is no device here: so far it comes only where sounds are on.
        self.tells("no device plays it")


class Heard(SoundCase):
    """Sounds are switched on, and go into a file."""

    arguments = None
    sink = "audio/x-raw,format=F32LE,rate=48000 ! filesink sync=true location={}"

    def setUp(self):
        super().setUp()
        folder = os.path.join(self.desktop.environment["XDG_CONFIG_HOME"], "glib-2.0", "settings")
        os.makedirs(folder, exist_ok=True)
        settings = os.path.join(folder, "keyfile")
        with open(settings, "w", encoding="utf-8") as file:
            file.write(SETTINGS)
        self.addCleanup(os.remove, settings)
        self.path = self.desktop.path("sound")
        if os.path.exists(self.path):
            os.remove(self.path)
        self.start()

    def start(self):
        sink = self.sink.format(self.path)
        self.open("--sample", environment={"GSETTINGS_BACKEND": "keyfile", "CHARTDECK_SOUND_SINK": sink})

    def at(self, across):
        plot = self.chart.plot
        return (round(plot.x + plot.width * across), round(plot.y + plot.height * 0.7))

    def focus(self):
        self.hand.click(self.at(0.5))
        self.hand.key("Escape")
        self.window.still()

    def samples(self):
        """What has been played up to now, of both ears in turn."""
        found = array.array("f")
        if os.path.exists(self.path):
            with open(self.path, "rb") as file:
                data = file.read()
            found.frombytes(data[: len(data) // 8 * 8])
        return found

    def begin(self):
        """Starts a melody and waits until some of it has been heard."""
        self.focus()
        self.hand.key("s")
        wait_until(lambda: len(self.samples()) > RATE // 2, "nothing is heard")

    def assert_silent(self):
        """Nothing more is played, and what was played is not all."""
        wait_until(lambda: stays(self.is_at_rest, 0.3), "it goes on")
        self.assertLess(len(self.samples()), 2 * RATE * (SECONDS - 0.5))

    def is_at_rest(self):
        before = len(self.samples())
        time.sleep(0.1)
        return len(self.samples()) == before


class Sound(Heard):
    def test_the_indicator_walks_over_the_range_and_stops_at_its_end(self):
        self.focus()
        last, steps = self.window.picture(self.chart.plot), 0
        self.hand.key("s")
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            found = self.window.picture(self.chart.plot)
            last, steps = found, steps + (found != last)
        self.assertGreater(steps, 10)
        day = self.chart.visible_range[1]
        wait_until(lambda: f"{day.day} {day:%b} {day.year}" in self.chart.description, lambda: self.chart.description)
        wait_until(lambda: stays(self.is_at_rest, 0.3), "it goes on")
        samples = self.samples()
        self.assertGreater(len(samples), 2 * RATE * (SECONDS - 0.1))
        ears = [max(map(abs, samples[ear:RATE:2])) for ear in (0, 1)]
        self.assertGreater(ears[0], 2 * ears[1])

    def test_escape_stops_it_and_leaves_the_indicator(self):
        self.begin()
        self.hand.key("Escape")
        self.assert_silent()
        stopped = self.chart.description
        self.assertTrue(stays(lambda: self.chart.description == stopped, 0.5))
        self.hand.key("Escape")
        wait_until(lambda: self.chart.description != stopped, "the indicator stays")

    def test_the_key_stops_it_and_starts_it_anew(self):
        self.begin()
        self.hand.key("s")
        self.assert_silent()
        self.hand.key("s", "s", "s")
        wait_until(lambda: len(self.samples()) > 2 * RATE * (SECONDS - 0.1), "nothing is heard")

    def test_a_click_stops_it(self):
        self.begin()
        self.hand.click(self.at(0.9))
        self.assert_silent()

    def test_another_tab_stops_it(self):
        self.begin()
        self.window.press_tab("Cards")
        self.assert_silent()

    def test_what_is_seen_stops_it(self):
        self.begin()
        self.hand.key("plus")
        self.assert_silent()

    def test_the_window_may_be_closed(self):
        self.begin()


class NoPlugin(Heard):
    sink = "nosuchsink"

    def test_it_is_told(self):
        for _ in range(2):
            self.focus()
            self.hand.key("s")
            self.tells("plugins are not installed")


class NoDevice(Heard):
    sink = "autoaudiosink"

    def test_it_is_told_and_the_chart_goes_on(self):
        self.focus()
        self.hand.key("s")
        self.tells("no device plays it")
        silent = self.chart.description
        self.hand.key("Right")
        wait_until(lambda: self.chart.description != silent, lambda: self.chart.description)
