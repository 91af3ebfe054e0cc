"""Recordings of activities, and archives of them."""

import zipfile

from harness.case import WindowCase
from harness.chart import GUTTER
from harness.geometry import Box
from harness.waiting import wait_until


def run(day, meters=1000):
    """A run to the north in ten minutes, with a heart that beats faster from minute to minute."""
    points = "".join(
        f"<trkpt lat='{50 + minute * meters / 1_113_195:.6f}' lon='7'><ele>{100 + minute}</ele>"
        f"<time>2026-05-{day:02}T10:{minute:02}:00Z</time><extensions><hr>{120 + minute}</hr></extensions></trkpt>"
        for minute in range(11)
    )
    return f"<gpx><trk><name>Lunch Run</name><type>running</type><trkseg>{points}</trkseg></trk></gpx>"


class ActivityCase(WindowCase):
    arguments = None

    def written(self, name, content):
        path = self.desktop.path(name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(content)
        return path

    def archive(self, name, members):
        path = self.desktop.path(name)
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for member, content in members.items():
                archive.writestr(member, content)
        return path


class Recording(ActivityCase):
    def test_its_charts_are_read_at_one_moment(self):
        self.open(self.written("run.gpx", run(1)))
        wait_until(lambda: "Pace (min/km)" in self.window.charts(), self.window.charts)
        graph = self.window.chart("Pace (min/km)").graph
        self.hand.click(graph.box.middle)
        wait_until(lambda: "time 5:00" in graph.description, lambda: graph.description)
        self.assertRegex(graph.description, r"Pace \(min/km\) 10:0[01]")
        self.hand.key("ctrl+f")
        self.hand.type("Heart")
        self.hand.key("Return")
        heart = self.window.chart("Heart Rate (bpm)").graph
        wait_until(lambda: "Heart Rate (bpm) 125" in heart.description, lambda: heart.description)

    def test_its_track_and_its_charts_are_read_together(self):
        self.open(self.written("run.gpx", run(1)))
        wait_until(lambda: "Lunch Run" in self.window.charts(), self.window.charts)
        track, pace = (self.window.chart(name).graph for name in ("Lunch Run", "Pace (min/km)"))
        # It goes to the north: its end is at the top of the plot, and a drag down goes back to its start.
        self.hand.click(track.box.at(0.5, 0.02))
        wait_until(lambda: "time 10:00" in track.description, lambda: track.description)
        wait_until(lambda: "time 10:00" in pace.description, lambda: pace.description)
        self.hand.drag(track.box.at(0.5, 0.02), track.box.at(0.5, 0.98))
        wait_until(lambda: "time 0:00" in pace.description, lambda: pace.description)
        self.hand.click(pace.box.middle)
        wait_until(lambda: "time 5:00" in track.description, lambda: track.description)
        self.hand.key("Right")
        wait_until(lambda: "time 6:00" in track.description, lambda: track.description)

    def test_over_the_distance(self):
        self.open(self.written("run.gpx", run(1)))
        wait_until(lambda: "Lunch Run" in self.window.charts(), self.window.charts)
        self.program.actions.set_state("over-distance", "<true>")
        wait_until(lambda: "distance" in self.window.chart("Pace (min/km)").graph.description, self.window.charts)
        self.program.actions.set_state("miles", "<true>")
        wait_until(lambda: "Pace (min/mi)" in self.window.charts(), self.window.charts)
        graph = self.window.chart("Pace (min/mi)").graph
        self.hand.click(graph.box.middle)
        wait_until(lambda: "distance 0.311 mi" in graph.description, lambda: graph.description)

    def test_one_that_is_cut_is_shown(self):
        self.open(self.written("cut.gpx", run(1)[:900]))
        wait_until(lambda: "Pace (min/km)" in self.window.charts(), self.window.charts)

    def test_one_without_points_is_told(self):
        self.open(self.written("empty.gpx", "<gpx/>"))
        wait_until(
            lambda: any("points of a track were expected" in text for text in self.window.texts()), self.window.texts
        )


class Splits(ActivityCase):
    def test_each_kilometer_is_listed_and_leads_to_its_range(self):
        self.open(self.written("run.gpx", run(1, 2500)))
        wait_until(lambda: "Lunch Run" in self.window.charts(), self.window.charts)
        self.program.actions.activate("splits")
        self.window.see("list item", "Kilometer 2, 1.00 km · 4:00 · 4:00 /km · Elevation 4 m · 126 bpm")
        self.hand.key("Down", "Return")
        wait_until(
            lambda: "4:00 – 8:00" in self.window.chart("Lunch Run").graph.description,
            lambda: self.window.chart("Lunch Run").graph.description,
        )


class Archive(ActivityCase):
    def test_weeks_and_back(self):
        self.open(self.archive("runs.zip", {f"{day}.gpx": run(day) for day in (1, 5, 12)}))
        wait_until(lambda: "Distance (km) by Week" in self.window.charts(), self.window.charts)
        graph = self.window.chart("Distance (km) by Week").graph
        self.hand.click(graph.box.middle)
        self.hand.key("Home")
        wait_until(lambda: "Run 1" in graph.description, lambda: graph.description)

    def test_one_of_pictures_is_refused(self):
        self.open(self.archive("pictures.zip", {"a.jpg": b"\xff\xd8"}))
        wait_until(
            lambda: any("found 1 file of another kind" in text for text in self.window.texts()), self.window.texts
        )


class WeeksCase(ActivityCase):
    def opened(self, day=1):
        rows = [
            f"{week},2024-{1 + week // 4:02}-{day + 7 * (week % 4):02} 10:00:00,x,Run,,600,{week + 1},,,"
            for week in range(8)
        ]
        header = "Activity ID,Activity Date,Activity Name,Activity Type,a,Elapsed Time,Distance,b,c,d"
        self.open(self.written("activities.csv", "\n".join([header, *rows])))
        wait_until(lambda: "Distance (km) by Week" in self.window.charts(), self.window.charts)
        return self.window.chart("Distance (km) by Week").graph

    def reads(self, graph, week):
        wait_until(lambda: f"Run {week}" in graph.description, lambda: graph.description)


class Weeks(WeeksCase):
    def test_a_drag_slides_over_the_weeks(self):
        graph = self.opened()
        self.hand.press(graph.box.at(0.2))
        self.hand.pull(graph.box.at(0.5))
        self.hand.pull(graph.box.at(0.999))
        self.reads(graph, 8)
        self.hand.pull((graph.box.at(0.999)[0] + 200, graph.box.middle[1]))
        self.reads(graph, 8)
        self.hand.release()
        self.hand.key("Left")
        self.reads(graph, 7)

    def test_other_gestures_while_it_springs(self):
        graph = self.opened()
        self.hand.drag(graph.box.at(0.2), graph.box.at(0.45))
        self.hand.key("Home")
        self.reads(graph, 1)
        self.hand.drag(graph.box.at(0.2), graph.box.at(0.6))
        self.window.press_tab("Carousel")
        self.hand.drag(graph.box.at(0.4), graph.box.at(0.7))
        self.window.press_tab("List")
        self.window.still()
        self.hand.click(self.window.chart("Distance (km) by Week").graph.box.at(0.1))
        self.hand.key("End")
        self.reads(self.window.chart("Distance (km) by Week").graph, 8)

    def test_a_press_on_a_figure_draws_it(self):
        graph = self.opened()
        self.hand.click(graph.box.at(0.999))
        self.reads(graph, 8)
        self.hand.click(self.window.see("push button", "Draw Time").box.middle)
        wait_until(lambda: "Time (h) by Week" in self.window.charts(), self.window.charts)
        time = self.window.chart("Time (h) by Week").graph
        wait_until(lambda: "Run 0:10" in time.description, lambda: time.description)
        self.hand.click(self.window.see("push button", "Draw Distance").box.middle)
        wait_until(lambda: "Distance (km) by Week" in self.window.charts(), self.window.charts)
        self.reads(self.window.chart("Distance (km) by Week").graph, 8)

    def test_other_weeks_and_units(self):
        self.opened()
        actions = self.program.actions
        actions.set_state("weeks", "<'rolling'>")
        wait_until(lambda: "Distance (km) by Rolling 7 Days" in self.window.charts(), self.window.charts)
        actions.set_state("miles", "<true>")
        wait_until(lambda: "Distance (mi) by Rolling 7 Days" in self.window.charts(), self.window.charts)
        self.hand.click(self.window.see("push button", "Calendar Weeks").box.middle)
        wait_until(lambda: "Distance (mi) by Week" in self.window.charts(), self.window.charts)

    def test_the_newest_week_stays_in_sight_when_other_weeks_are_chosen(self):
        # The last one is a Sunday: the seven days that it is in begin later than its calendar week.
        graph = self.opened(day=4)
        wait_until(lambda: "Distance 8.0 km" in graph.description, lambda: graph.description)
        self.program.actions.set_state("weeks", "<'rolling'>")
        wait_until(lambda: "Distance (km) by Rolling 7 Days" in self.window.charts(), self.window.charts)
        rolling = self.window.chart("Distance (km) by Rolling 7 Days").graph
        wait_until(lambda: "Distance 8.0 km" in rolling.description, lambda: rolling.description)

    def test_what_is_drawn_stays_when_other_weeks_are_chosen(self):
        self.opened()
        self.hand.click(self.window.see("push button", "Draw Time").box.middle)
        wait_until(lambda: "Time (h) by Week" in self.window.charts(), self.window.charts)
        self.hand.click(self.window.see("push button", "Rolling 7 Days").box.middle)
        wait_until(lambda: "Time (h) by Rolling 7 Days" in self.window.charts(), self.window.charts)
        self.assertNotIn("Distance (km) by Rolling 7 Days", self.window.charts())

    def test_the_keyboard_goes_to_the_chart_from_words_that_a_layout_has_no_place_for(self):
        self.opened()
        self.hand.click(self.window.see("push button", "Rolling 7 Days").box.middle)
        wait_until(lambda: "Distance (km) by Rolling 7 Days" in self.window.charts(), self.window.charts)
        self.hand.key("alt+3")
        wait_until(
            lambda: (focused := self.window.focused()) and focused.name.startswith("Chart:"),
            lambda: self.window.focused())

    def test_figures_and_words_with_the_keyboard(self):
        graph = self.opened()
        self.hand.click(graph.box.at(0.5, 0.9))
        self.assertIn("Rolling 7 Days", self.window.walk("Tab", 3))
        self.hand.click(graph.box.at(0.5, 0.9))
        self.assertEqual(self.window.walk("shift+Tab", 1)[-1:], ["Draw Time"])
        self.hand.key("space")
        wait_until(lambda: "Time (h) by Week" in self.window.charts(), self.window.charts)


class Progress(ActivityCase):
    def test_a_sport_that_is_off_in_weeks_is_off_in_progress(self):
        header = "Activity ID,Activity Date,Activity Name,Activity Type,a,Elapsed Time,Distance,b,c,d"
        rows = [
            f"{number},{2023 + number % 2}-05-0{1 + number} 10:00:00,x,{'Run' if number < 4 else 'Ride'},,600,9,,,"
            for number in range(8)
        ]
        self.open(self.written("activities.csv", "\n".join([header, *rows])))
        wait_until(lambda: "Distance (km) by Week" in self.window.charts(), self.window.charts)
        self.hand.click(self.window.chart("Distance (km) by Week").check("Ride").box.middle)
        self.hand.key("ctrl+f")
        self.hand.type("Year over Year")
        self.hand.key("Return")
        title = "Distance (km) Year over Year: Run"
        wait_until(lambda: title in self.window.charts(), self.window.charts)
        graph = self.window.chart(title).graph
        self.hand.click(graph.box.at(0.5))
        self.hand.key("End")
        wait_until(lambda: "2024 18" in graph.description, lambda: graph.description)


class Month(WeeksCase):
    """The calendar beside the bars of days, which open on February 2024: weeks begin on Mondays."""

    def days(self):
        self.opened()
        self.hand.key("ctrl+f")
        self.hand.type("Distance (km) by Day")
        self.hand.key("Return")
        self.window.still()
        return self.window.chart("Distance (km) by Day").graph

    def day(self, graph, column, row):
        """The place of a day, from 0: with this font columns are 40 pixels wide, rows 44 high."""
        return (graph.box.x - (7 - column) * 40 + 20, graph.box.y + 52 + row * 44)

    def test_a_day_is_read_under_the_pointer_and_opened_by_a_press(self):
        graph = self.days()
        self.hand.move(self.day(graph, 4, 1))
        self.hand.click(self.day(graph, 3, 1))
        self.opens_and_leads_back("Thu, 8 Feb 2024")
        self.reads(self.window.chart("Distance (km) by Day").graph, 6)
        self.hand.move(graph.box.at(0.9))
        self.hand.key("Right")
        graph = self.window.chart("Distance (km) by Day").graph
        wait_until(lambda: "9 Feb 2024" in graph.description, lambda: graph.description)

    def opens_and_leads_back(self, day):
        """A day's page says which one it is, has its only activity, and is left with Escape."""
        wait_until(lambda: day in self.window.texts(), self.window.texts)
        wait_until(lambda: "x" in self.window.charts(), self.window.charts)
        self.window.still()
        self.hand.key("Escape")
        wait_until(lambda: "Distance (km) by Day" in self.window.charts(), self.window.charts)
        self.window.still()

    def test_a_press_on_a_bar_opens_its_day_and_beside_it_none(self):
        graph = self.days()
        # February has 29 days; beside them are the gutter of the y labels and the card's padding, twice 20 pixels.
        day = lambda number: (GUTTER + 20 + (number - 0.5) / 29 * (graph.box.width - GUTTER - 40)) / graph.box.width
        self.hand.click(graph.box.at(day(12), 0.2))
        wait_until(lambda: "12 Feb 2024" in graph.description, lambda: graph.description)
        self.hand.key("Escape")
        self.hand.click(graph.box.at(day(15), 0.98))
        self.opens_and_leads_back("Thu, 15 Feb 2024")

    def test_another_figure_takes_the_place_of_the_distance(self):
        graph = self.days()
        self.hand.click(self.day(graph, 3, 1))
        self.opens_and_leads_back("Thu, 8 Feb 2024")
        title = Box(graph.box.x + 20, graph.box.y - 30, 200, 26)
        before = self.window.still(title)
        self.hand.click(self.window.see("push button", "Time").box.middle)
        wait_until(lambda: "Time (h) by Day" in self.window.charts(), self.window.charts)
        # The title is another one too.
        self.window.still(title, unlike=before)
        time = self.window.chart("Time (h) by Day").graph
        wait_until(lambda: "Run 0:10" in time.description, lambda: time.description)
        self.assertNotIn("Distance (km) by Day", self.window.charts())

    def test_buttons_lead_to_the_months_around_it(self):
        graph = self.days()
        back, on = ((graph.box.x - right, graph.box.y - 10) for right in (46, 14))
        self.hand.click(back)
        self.window.still()
        self.hand.click(self.day(graph, 0, 0))
        self.opens_and_leads_back("Mon, 1 Jan 2024")
        # There is nothing before the first activity.
        self.hand.click(back)
        self.window.still()
        self.hand.click(on)
        self.window.still()
        self.hand.click(self.day(graph, 3, 0))
        self.opens_and_leads_back("Thu, 1 Feb 2024")

    def test_days_and_months_with_the_keyboard(self):
        """The calendar is a grid of named days in the order of Tab."""
        self.days()
        self.window.see("table cell", "Thursday, 1 February 2024*")
        self.assertEqual(self.window.walk("Tab", 1), ["Calendar, February 2024"])
        self.hand.key("Page_Up")
        self.window.see("table", "Calendar, January 2024")
        self.hand.key("End")
        self.sees_day("Wed, 31 Jan 2024")
        self.hand.key("Right")
        self.window.see("table", "Calendar, February 2024")
        self.sees_day("Thu, 1 Feb 2024")
        self.hand.key("Up")
        self.sees_day("Thu, 25 Jan 2024")

    def sees_day(self, day):
        described = lambda: self.window.see("table", "Calendar*").description
        wait_until(lambda: described().startswith(day), described)


class Cards(ActivityCase):
    """What a day of an archive's bars opens into: two runs on the first, one on the fourth, which is in May 2026."""

    def days(self):
        members = {f"{day}.gpx": run(day) for day in (1, 4)}
        members["evening.gpx"] = run(1, 2000).replace("T10", "T18").replace("Lunch Run", "Evening Run")
        self.open(self.archive("runs.zip", members))
        wait_until(lambda: "Distance (km) by Week" in self.window.charts(), self.window.charts)
        self.hand.key("ctrl+f")
        self.hand.type("Distance (km) by Day")
        self.hand.key("Return")
        self.window.still()
        graph = self.window.chart("Distance (km) by Day").graph
        self.hand.click(graph.box.middle)
        self.hand.key("Home")
        wait_until(lambda: "1 May 2026" in graph.description, lambda: graph.description)
        return graph

    def test_a_day_opens_into_cards_and_each_into_its_charts(self):
        graph = self.days()
        self.hand.key("Return")
        wait_until(lambda: "Lunch Run" in self.window.charts(), self.window.charts)
        self.window.still()
        self.hand.key("Page_Down")
        self.window.still()
        wait_until(lambda: "Evening Run" in self.window.charts(), self.window.charts)
        self.hand.key("Return")
        wait_until(lambda: "Pace (min/km)" in self.window.charts(), self.window.charts)
        self.hand.key("Home")
        # The first lets the indicator go, the others lead back.
        self.hand.key("Escape")
        self.hand.key("Escape")
        wait_until(lambda: "Pace (min/km)" not in self.window.charts(), self.window.charts)
        self.assertIn("Evening Run", self.window.charts())
        self.hand.key("Escape")
        wait_until(lambda: "Evening Run" not in self.window.charts(), self.window.charts)
        self.assertIn("Distance (km) by Day", self.window.charts())

    def test_a_lone_activity_opens_into_its_charts_and_the_day_stays_read(self):
        graph = self.days()
        for _ in range(3):
            self.hand.key("Right")
        wait_until(lambda: "4 May 2026" in graph.description, lambda: graph.description)
        self.hand.key("Return")
        wait_until(lambda: "Pace (min/km)" in self.window.charts(), self.window.charts)
        self.hand.key("Escape")
        wait_until(lambda: "Distance (km) by Day" in self.window.charts(), self.window.charts)
        graph = self.window.chart("Distance (km) by Day").graph
        wait_until(lambda: "4 May 2026" in graph.description, lambda: graph.description)

    def test_a_day_without_activities_opens_into_nothing(self):
        graph = self.days()
        self.hand.key("Right")
        self.hand.key("Return")
        wait_until(lambda: "No activity then" in graph.description, lambda: graph.description)
        self.assertIn("Distance (km) by Day", self.window.charts())

    def test_a_thousand_open_like_five(self):
        header = "Activity ID,Activity Date,Activity Name,Activity Type,a,Elapsed Time,Distance,b,c,d"
        rows = [
            f"{number},2024-05-01 {number * 80 // 3600:02}:{number * 80 // 60 % 60:02}:{number * 80 % 60:02},"
            f"Run {number},Run,,60,{number},,,"
            for number in range(1000)
        ]
        self.open(self.written("thousand.csv", "\n".join([header, *rows])))
        wait_until(lambda: "Distance (km) by Week" in self.window.charts(), self.window.charts)
        graph = self.window.chart("Distance (km) by Week").graph
        self.hand.click(graph.box.at(0.5, 0.9))
        self.hand.key("0")
        self.window.still()
        # The first week is the one before it.
        self.hand.key("Home")
        self.hand.key("Right")
        wait_until(lambda: "Run 499" in graph.description, lambda: graph.description)
        self.hand.key("Return")
        wait_until(lambda: "Run 0" in self.window.charts(), self.window.charts)
        self.window.still()
        # Only what is near has widgets, wherever that is.
        runs = lambda: [title for title in self.window.charts() if title.startswith("Run ")]
        self.assertLess(len(runs()), 5)
        for page in range(1, 9):
            self.hand.key("Page_Down")
            wait_until(lambda: f"Run {page}" in runs(), runs)
        self.window.still()
        self.assertLess(len(runs()), 5)

    def test_other_units_and_other_files_lead_back(self):
        self.days()
        self.hand.key("Return")
        wait_until(lambda: "Lunch Run" in self.window.charts(), self.window.charts)
        self.program.actions.set_state("miles", "<true>")
        wait_until(lambda: "Distance (mi) by Day" in self.window.charts(), self.window.charts)
        self.assertNotIn("Lunch Run", self.window.charts())
        self.hand.key("Escape")
        self.window.still()
        self.assertIn("Distance (mi) by Day", self.window.charts())

    def test_a_thousand_of_a_day_have_no_more_views_than_are_seen(self):
        rows = "".join(
            f"{run},2024-01-01 {run // 60:02}:{run % 60:02}:00,Run {run},Run,,600,{1 + run % 2},,,\n" for run in range(1000)
        )
        header = "Activity ID,Activity Date,Activity Name,Activity Type,a,Elapsed Time,Distance,b,c,d\n"
        self.open(self.written("activities.csv", header + rows))
        wait_until(lambda: "Distance (km) by Week" in self.window.charts(), self.window.charts)
        self.hand.key("ctrl+f")
        self.hand.type("Distance (km) by Day")
        self.hand.key("Return")
        self.window.still()
        self.hand.click(self.window.chart("Distance (km) by Day").graph.box.middle)
        self.hand.key("Home")
        self.hand.key("Return")
        wait_until(lambda: "Run 0" in self.window.charts(), self.window.charts)
        for _ in range(3):
            self.hand.key("Page_Down")
        wait_until(lambda: "Run 3" in self.window.charts(), self.window.charts)
        self.window.still()
        self.assertLess(sum(name.startswith("Run ") for name in self.window.charts()), 6)


class Questions(WeeksCase):
    """What is asked once: the unit of a list, a weight, and which source is believed first."""

    def test_a_weight(self):
        self.opened()
        self.hand.key("ctrl+f")
        self.hand.type("Distance (km) by Day")
        self.hand.key("Return")
        self.window.still()
        self.hand.click(self.window.see("push button", "Energy…").box.middle)
        dialog = self.program.window("Body Weight")
        dialog.still()
        self.hand.type("80")
        self.hand.key("Return")
        wait_until(lambda: self.window.find("push button", "Energy"), self.window.outline)
        self.window.focus()
        self.hand.click(self.window.see("push button", "Energy").box.middle)
        wait_until(lambda: "Energy (kcal, estimated) by Day" in self.window.charts(), self.window.charts)
        graph = self.window.chart("Energy (kcal, estimated) by Day").graph
        self.hand.click(graph.box.at(0.99, 0.1))
        self.hand.key("End")
        for _ in range(7):
            self.hand.key("Left")
        # On 22 February, 8 km times 80 kg times 1.036.
        wait_until(lambda: "Run 663" in graph.description, lambda: graph.description)

    def test_the_order_of_sources(self):
        def records(source, value):
            return "".join(
                f'<Record type="HKQuantityTypeIdentifierStepCount" sourceName="{source}" unit="count" '
                f'startDate="2024-02-0{day} 10:00:00 +0000" endDate="2024-02-0{day} 10:30:00 +0000" value="{value}"/>'
                for day in (1, 2, 3)
            )
        self.open(self.written("export.xml", f"<HealthData>{records('Watch', 500)}{records('iPhone', 300)}</HealthData>"))
        wait_until(lambda: "Steps by Day" in self.window.charts(), self.window.charts)
        graph = self.window.chart("Steps by Day").graph
        self.hand.click(graph.box.at(0.5, 0.1))
        self.hand.key("Home")
        wait_until(lambda: "500" in graph.description, lambda: graph.description)
        self.program.actions.activate("health-sources")
        dialog = self.program.window("Order of Sources")
        self.hand.click(dialog.see("push button", "Move iPhone up").box.middle)
        self.hand.click(dialog.see("push button", "Apply").box.middle)
        self.window.focus()
        wait_until(lambda: "300" in graph.description, lambda: graph.description)

    def garmin(self):
        rows = [f"Running,2024-05-0{day} 07:00:00,false,x,{day}.00,--,00:30:00" for day in (1, 2, 3)]
        self.open(self.written("garmin.csv", "\n".join(["Activity Type,Date,Favorite,Title,Distance,Calories,Time", *rows])))
        wait_until(lambda: "Distance (km) by Week" in self.window.charts(), self.window.charts)

    def test_the_unit_of_a_list(self):
        self.garmin()
        graph = self.window.chart("Distance (km) by Week").graph
        self.hand.click(graph.box.at(0.5, 0.2))
        self.hand.key("0")
        self.window.still()
        self.hand.key("Home")
        self.hand.key("Right")
        wait_until(lambda: "Run 6" in graph.description, lambda: graph.description)
        self.hand.click(self.window.see("push button", "They Are *").box.middle)
        wait_until(lambda: "Run 9.65" in graph.description or "Run 9.66" in graph.description, lambda: graph.description)
        self.assertIn("true", self.program.actions.describe("account-in-miles"))
        self.program.actions.set_state("account-in-miles", "<false>")
        wait_until(lambda: "Run 6" in graph.description, lambda: graph.description)
        # The unit of what is shown is another question.
        self.program.actions.set_state("miles", "<true>")
        graph = self.window.chart("Distance (mi) by Week").graph
        wait_until(lambda: "Run 3.7" in graph.description, lambda: graph.description)

    def test_other_files_have_no_such_questions(self):
        self.open(self.written("run.gpx", run(1)))
        wait_until(lambda: "Lunch Run" in self.window.charts(), self.window.charts)
        for action in ("account-in-miles", "health-sources"):
            self.assertIn("(false", self.program.actions.describe(action))
        self.assertIn("(true", self.program.actions.describe("body-weight"))
