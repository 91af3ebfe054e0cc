"""Whatever was done, everything is freed at the end."""

from harness.case import WindowCase
from harness.files import chart, write
from harness.waiting import wait_until


class Leaks(WindowCase):
    def test_everything_is_freed_after_files_tabs_cards_and_windows(self):
        self.program.launch(write(self.desktop, "other.json", [chart("Other")]))
        self.program.window("other.json").chart("Other").graph
        self.program.launch(write(self.desktop, "bad.json", '{"columns": [["x", 1'))
        self.program.window("Chartdeck").see("label", "That File Could Not Be Opened")
        window = self.program.window("Sample")
        for digit in "231":
            self.hand.key(f"alt+{digit}")
            window.still(window.content)
        self.hand.click(window.chart("Followers").plot.middle)
        self.hand.key("alt+3")
        window.still(window.content)
        self.hand.click(window.chart("Followers").plot.middle)
        window.see("panel", "Mini-map: Followers")
        for title in ("Sample", "other.json", "Chartdeck"):
            count = len(self.program.windows())
            self.program.window(title)
            self.hand.key("ctrl+w")
            if count > 1:
                wait_until(lambda: len(self.program.windows()) == count - 1, f"{title} stays open")
        self.end_well(self.program.wait())

    def test_everything_is_freed_when_a_window_is_closed_in_the_middle_of_things(self):
        box = self.chart.mini_map.box
        self.hand.drag(box.at(0.87), box.at(0.5))
        self.program.actions.set_state("layout", "<'carousel'>")
        self.hand.key("ctrl+w")
        self.end_well(self.program.wait())

    def assert_freed_while_held(self, point):
        """Everything is freed when the window is closed under the held mouse button."""
        self.hand.press(point)
        self.addCleanup(self.hand.release)
        self.hand.key("ctrl+w")
        self.end_well(self.program.wait())

    def test_everything_is_freed_when_the_mini_map_is_held(self):
        self.assert_freed_while_held(self.chart.mini_map.box.at(0.87))

    def test_everything_is_freed_when_the_plot_is_held(self):
        self.assert_freed_while_held(self.chart.plot.middle)
