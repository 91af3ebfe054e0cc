"""Symbols that are fetched from a provider, and files that come to those on the board."""

import subprocess
import tempfile

from harness.case import WindowCase
from harness.files import write
from harness.provider import Provider, answer, days
from harness.waiting import wait_for_equal, wait_until

LIMIT = '{"Information": "The rate limit is 25 requests per day. We have detected your API key as TOP5ECRET1 and so on."}'


class SymbolCase(WindowCase):
    arguments = None

    def setUp(self):
        super().setUp()
        self.provider = Provider()
        self.addCleanup(self.provider.close)
        self.provider.say("ABC", answer(days(100)))
        self.provider.say("XYZ", answer(days(20, count=30)))

    def start(self, *arguments):
        """Opens the program where nothing has been fetched before."""
        self.cache = tempfile.mkdtemp(prefix="cache-", dir=self.desktop.folder)
        self.open(*arguments, environment={"XDG_CACHE_HOME": self.cache})

    def ask(self, symbol, key="TOP5ECRET1"):
        """Asks for a symbol with the keyboard; the provider is that of the last time, or chosen first."""
        self.program.actions.activate("add-symbol")
        wait_until(lambda: self.focused_name() == "Symbol", self.focused_name)
        if not self.window.all("text", "Address"):
            self.hand.key("shift+Tab")
            wait_until(lambda: self.focused_name() == "From", self.focused_name)
            self.hand.key("space", "Down", "Down", "Down", "Return")
            wait_until(lambda: self.window.all("text", "Address"), self.window.outline)
            self.hand.key("Tab")
            self.hand.type(self.provider.address)
            self.hand.key("Tab")
        self.hand.type(symbol)
        if key:
            self.hand.key("Tab", "ctrl+a")
            self.hand.type(key)
        self.hand.key("Return")

    def focused_name(self):
        focused = self.window.focused()
        return focused.name if focused else None

    def says(self, *words):
        wait_until(lambda: any(all(word in text for word in words) for text in self.window.texts()), self.window.texts)

    def shows(self, *titles):
        wait_for_equal(lambda: self.window.charts(), list(titles), "charts")


class Added(SymbolCase):
    def test_symbols_come_to_the_board_and_are_compared(self):
        self.start()
        self.ask("ABC")
        self.shows("ABC")
        self.ask("XYZ", key="")
        wait_until(lambda: "XYZ" in self.window.charts(), self.window.charts)
        self.program.window("ABC and 1 more")
        self.hand.key("ctrl+f")
        self.hand.type("Compared")
        self.hand.key("Return")
        graph = self.window.chart("Compared").graph
        self.hand.click(graph.box.middle)
        wait_until(lambda: "percent" in graph.description, lambda: graph.description)
        # The key goes with each request, and no request was made but those.
        self.assertEqual(len(self.provider.requests), 2)
        self.assertTrue(all("apikey=TOP5ECRET1" in line for line in self.provider.requests))

    def test_nothing_is_asked_before_the_button_is_pressed(self):
        self.start()
        self.program.actions.activate("add-symbol")
        wait_until(lambda: self.focused_name() == "Symbol", self.focused_name)
        self.hand.type("ABC")
        self.hand.key("Escape")
        wait_until(lambda: not self.window.all("text", "Symbol"), self.window.outline)
        self.assertEqual(self.provider.requests, [])

    def test_what_is_missing_is_told(self):
        self.start()
        self.program.actions.activate("add-symbol")
        wait_until(lambda: self.focused_name() == "Symbol", self.focused_name)
        self.hand.key("Return")
        self.says("A symbol was expected")
        self.hand.type("ABC")
        self.hand.key("Return")
        self.says("A key was expected")

    def test_a_symbol_that_is_there_takes_its_new_prices(self):
        self.start()
        self.ask("ABC")
        self.shows("ABC")
        graph = self.window.chart("ABC").graph
        self.hand.click(graph.box.middle)
        wait_until(lambda: "Close 1" in graph.description, lambda: graph.description)
        self.provider.say("ABC", answer(days(500)))
        self.ask("ABC", key="")
        wait_until(lambda: "Close 5" in graph.description, lambda: graph.description)
        self.shows("ABC")


class Refused(SymbolCase):
    def test_a_limit_is_a_sentence_without_the_key_and_a_later_try(self):
        self.provider.say("ABC", answer(LIMIT))
        self.start()
        self.ask("ABC")
        self.says("25 requests per day")
        self.assertFalse(any("TOP5ECRET1" in text for text in self.window.texts()))
        wait_until(lambda: self.focused_name() == "Try Again", self.focused_name)
        self.provider.say("ABC", answer(days(100)))
        self.hand.key("Return")
        self.shows("ABC")

    def test_what_is_no_answer_is_told_and_nothing_is_lost(self):
        self.start()
        self.ask("ABC")
        self.shows("ABC")
        self.provider.say("WEB", answer("<!DOCTYPE html><html><body>Sign in</body></html>"))
        self.provider.say("CUT", answer("timestamp,op", length=5000))
        self.provider.say("GONE", answer("", status="404 Not Found"))
        self.provider.say("BUSY", answer("", status="429 Too Many Requests", headers=["Retry-After: 30"]))
        self.provider.say("AWAY", answer("", status="302 Found", headers=["Location: http://example.invalid/"]))
        self.ask("WEB", key="")
        self.says("a web page")
        for symbol, words in [("CUT", "broke off"), ("GONE", "404 Not Found"), ("BUSY", "30 seconds"), ("AWAY", "not safe")]:
            self.hand.key("Escape")
            wait_until(lambda: not self.window.all("text", "Symbol"), self.window.outline)
            self.ask(symbol, key="")
            self.says(words)
        self.hand.key("Escape")
        self.shows("ABC")

    def test_silence_is_left_with_cancel_and_with_escape(self):
        self.start()
        self.ask("MUTE")
        self.says("Waiting for 127.0.0.1")
        wait_until(lambda: self.focused_name() == "Cancel", self.focused_name)
        self.hand.key("Return")
        wait_until(lambda: self.focused_name() == "Symbol", self.focused_name)
        self.hand.key("Return")
        self.says("Waiting for 127.0.0.1")
        self.hand.key("Escape")
        wait_until(lambda: not self.window.all("text", "Symbol"), self.window.outline)
        self.assertEqual(self.window.charts(), [])

    def test_a_window_closes_while_it_waits(self):
        self.start()
        self.ask("MUTE")
        self.says("Waiting for 127.0.0.1")


class Offline(SymbolCase):
    def test_the_last_answer_is_shown_with_its_age(self):
        self.start()
        self.ask("ABC")
        self.shows("ABC")
        self.provider.close()
        self.ask("ABC", key="")
        self.says("no connection to 127.0.0.1", "less than a minute ago")
        self.shows("ABC")
        self.ask("XYZ", key="")
        self.says("no connection to 127.0.0.1")
        self.shows("ABC")


class Keyring(SymbolCase):
    """With a keyring on the session's bus, unlocked."""

    def setUp(self):
        super().setUp()
        self.keyring = subprocess.Popen(
            ["gnome-keyring-daemon", "--unlock", "--components=secrets", "--foreground"], env=self.desktop.environment,
            stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        self.addCleanup(self.keyring.wait)
        self.addCleanup(self.keyring.terminate)
        self.keyring.stdin.write(b"password\n")
        self.keyring.stdin.close()
        wait_until(lambda: self.kept() is not None, "there is no keyring")

    def kept(self):
        """What is kept for the provider; None without a keyring."""
        site = f"http://127.0.0.1:{self.provider.port}"
        found = self.desktop.run("secret-tool", "search", "--all", "site", site)
        return None if "ServiceUnknown" in found.stderr or "not provided" in found.stderr else found.stdout

    def test_a_key_is_there_at_the_next_start(self):
        self.start()
        self.ask("ABC")
        self.shows("ABC")
        wait_until(lambda: "TOP5ECRET1" in self.kept(), self.kept)
        self.end_well(self.program.quit())
        self.open(environment={"XDG_CACHE_HOME": self.cache})
        self.ask("XYZ", key="")
        # Where Return was faster than the keyring, a key is missing: once more.
        wait_until(lambda: "XYZ" in self.window.charts() or self.hand.key("Return"), self.window.charts)
        self.assertIn("apikey=TOP5ECRET1", self.provider.requests[-1])


class AddedFiles(SymbolCase):
    def add(self, name, content):
        """Adds a file with the desktop's dialog."""
        path = write(self.desktop, name, content)
        self.program.actions.activate("add-file")
        dialog = self.program.window("Add a Chart File")
        dialog.still()
        self.hand.type(path)
        dialog.still()
        self.hand.key("Return")

    def test_a_file_comes_beside_the_first_and_is_compared(self):
        self.start(write(self.desktop, "first.csv", days(10)))
        self.window = self.program.window("first.csv")
        self.shows("first")
        self.add("second.csv", days(50))
        self.window = self.program.window("first.csv and 1 more")
        self.window.set_layout("carousel")
        for title in ("first", "second", "Compared"):
            self.hand.key("ctrl+f")
            self.hand.type(title)
            self.hand.key("Return")
            wait_until(lambda: title in self.window.charts(), self.window.charts)

    def test_what_cannot_be_read_is_told_and_the_board_stays(self):
        self.start(write(self.desktop, "first.csv", days(10)))
        self.window = self.program.window("first.csv")
        self.shows("first")
        self.add("bad.csv", "nothing\nat all\n")
        self.says("bad.csv")
        self.shows("first")

    def test_without_charts_it_is_opened(self):
        self.start()
        self.add("second.csv", days(50))
        self.window = self.program.window("second.csv")
        self.shows("second")


class Morphed(SymbolCase):
    def test_new_prices_come_from_the_old_ones_also_turned_back_midway(self):
        self.start()
        self.ask("ABC")
        self.shows("ABC")
        plot = self.window.chart("ABC").plot
        candles = self.window.still(plot)
        self.hand.key("p")
        line = self.window.still(plot, unlike=candles)
        self.program.actions.activate("price-sessions")
        self.program.actions.activate("price-sessions")
        self.window.still(plot)
        wait_for_equal(lambda: self.window.picture(plot), line, "the line after a choice and back")
        self.provider.say("ABC", answer(days(500, count=25)))
        self.ask("ABC", key="")
        self.window.still(plot, unlike=line)
