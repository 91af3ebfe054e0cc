"""Everything that the program says is in the language that people have chosen."""

import json
import os
import re
import shutil
import subprocess

from harness.case import WindowCase
from harness.files import SAMPLE, write
from harness.program import ROOT
from harness.tree import own_name, walk
from harness.waiting import wait_until

PO = os.path.join(ROOT, "data", "po")
# What stands in brackets was looked up; so it may stand in others.
LOOKED_UP = re.compile(r"⟦[^⟦⟧]*⟧")
LETTERS = re.compile(r"[^\W\d_]{2,}")
# What is in no language of ours: what the file says, what GTK says itself, names, keys, units and German dates.
with open(SAMPLE, encoding="utf-8") as sample:
    OWN = [name for chart in json.load(sample) for name in (chart["title"], *chart["names"].values())]
OTHERS = re.compile(
    r"\S*charts\.json|(Minimize|Maximize|Close) the window|\b(" + "|".join(map(re.escape, OWN)) + "|"
    r"Chartdeck|UTC|PNG|SVG|PDF|CSV|Ctrl|Shift|Alt|Page.Up|Page.Down|Space|Back[sS]pace|Return|Escape|Home|End|Up|Down|"
    r"Minimize|Maximize|Close|Left|Right|Plus|Minus|Super|F\d+|"
    r"(Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\w*|Mo|Di|Mi|Do|Fr|Sa|So)\b"
)


def pseudo(folder):
    """A program beside a translation that puts everything in brackets."""
    messages = os.path.join(folder, "share", "locale", "xx", "LC_MESSAGES")
    os.makedirs(messages)
    os.makedirs(os.path.join(folder, "bin"))
    program = os.path.join(folder, "bin", "chartdeck")
    shutil.copy(os.path.join(ROOT, os.environ.get("CHARTDECK", ".build/release/chartdeck")), program)
    with open(os.path.join(PO, "chartdeck.pot"), encoding="utf-8") as file:
        template = file.read().replace("nplurals=INTEGER; plural=EXPRESSION", "nplurals=2; plural=n != 1")
    english = subprocess.run(["msgen", "-"], input=template, capture_output=True, text=True, check=True).stdout
    bracketed = subprocess.run(
        ["msgfilter", "--keep-header", "sed", "-e", "s/.*/⟦&⟧/"], input=english, capture_output=True, text=True, check=True
    ).stdout
    subprocess.run(
        ["msgfmt", "-", "-o", os.path.join(messages, "chartdeck.mo")], input=bracketed, text=True, check=True
    )
    return program


def left_out(text):
    """The words of a text that were not looked up."""
    while LOOKED_UP.search(text):
        text = LOOKED_UP.sub(" ", text)
    return [word for word in LETTERS.findall(OTHERS.sub(" ", text))]


class Languages(WindowCase):
    arguments = None

    def open_charts(self, **options):
        """Opens the sample's charts as a file of any other name."""
        path = self.desktop.path("charts.json")
        shutil.copy(SAMPLE, path)
        self.open(path, **options)

    def sees(self, words):
        wait_until(
            lambda: any(words in own_name(thing) for frame in self.program.frames() for thing, _ in walk(frame)),
            lambda: f"no {words}")


class Pseudo(Languages):
    environment = {"LANG": "de_DE.UTF-8", "LANGUAGE": "xx"}
    maxDiff = None

    def setUp(self):
        super().setUp()
        before = os.environ.get("CHARTDECK")
        folder = self.desktop.path("pseudo")
        shutil.rmtree(folder, ignore_errors=True)
        os.environ["CHARTDECK"] = pseudo(folder)
        self.addCleanup(lambda: os.environ.pop("CHARTDECK") and before and os.environ.update(CHARTDECK=before))

    def assert_translated(self, place):
        found = {
            (thing.role, text): words
            for frame in self.program.frames() for thing, _ in walk(frame)
            for text in (own_name(thing), thing.description) if (words := left_out(text))
        }
        self.assertEqual(found, {}, place)

    def test_layouts_and_what_keys_open(self):
        self.open_charts()
        self.assert_translated("the list")
        for layout in ("carousel", "cards"):
            self.window.set_layout(layout)
            self.assert_translated(layout)
        self.window.set_layout("list")
        for place, keys, seen in (
            ("the menu", ["F10"], "⟦_Undo⟧".replace("_", "")),
            ("the shortcuts", ["ctrl+question"], "⟦Move the indicator⟧"),
            ("the preferences", ["ctrl+comma"], "⟦Time zone⟧"),
            ("the export", ["ctrl+s"], "⟦Scale⟧"),
            ("the columns", ["F9"], "⟦Columns⟧"),
            ("the data table", ["ctrl+t"], "⟦Data table⟧"),
        ):
            with self.subTest(place):
                self.hand.key(*keys)
                self.sees(seen)
                self.assert_translated(place)
                self.hand.key(*(keys if place in ("the columns", "the data table") else ["Escape"]))
                self.window.focus()

    def test_a_sentence_about_a_file(self):
        path = write(self.desktop, "broken.json", '{"columns": [["x", 1')
        self.open(path)
        self.sees("⟦That File Could Not Be Opened⟧")
        texts = [text for text in self.program.texts() if "broken.json" in text]
        self.assertTrue(texts)
        for text in texts:
            self.assertEqual(left_out(text.replace("broken.json", "").replace("columns", "")), [], text)


class Translations(Languages):
    def test_each_has_all_messages(self):
        for language in ("ar", "de", "ru"):
            with self.subTest(language):
                merged = subprocess.run(
                    ["msgmerge", "-q", "--no-fuzzy-matching", "-o", "-", f"{PO}/{language}.po", f"{PO}/chartdeck.pot"],
                    capture_output=True, check=True).stdout
                missing = subprocess.run(
                    ["msgattrib", "--untranslated", "-"], input=merged, capture_output=True, check=True).stdout.decode()
                self.assertNotIn("msgid", missing, missing)

    def test_german(self):
        self.assert_speaks("de", "Liste", "Diagramm: Followers")

    def test_russian(self):
        self.assert_speaks("ru", "Список", "Диаграмма: Followers")

    def test_arabic(self):
        self.assert_speaks("ar", "القائمة", "Followers")

    def assert_speaks(self, language, *words):
        self.open_charts(environment={"LANG": "de_DE.UTF-8", "LANGUAGE": language})
        for word in words:
            self.sees(word)
