"""Saves of watched sources in all orders: the device always ends with the last text that compiles,
and the status says what is wrong otherwise. No page is needed."""
import json
import os
import shutil
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from served_device import CACHE, ServedDevice

FIXTURE = Path(__file__).parent / "Fixtures" / "Loop"
LIMIT = 120
INTERVAL = 0.02


class SaveTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="vitrine-saves-")
        cls.addClassCleanup(folder.cleanup)
        cls.project = Path(folder.name).resolve() / "Saves"
        shutil.copytree(FIXTURE, cls.project)
        cls.source = cls.project / "LoopWidget.swift"
        cls.good = cls.source.read_text()
        # The device starts with an error.
        cls.source.write_text(cls.good.replace("struct LoopEntry: TimelineEntry {", ""))
        cls.device = ServedDevice(cls.project, options=["--watch"])
        cls.addClassCleanup(cls.device.close)
        cls.wait(lambda: cls.status()["phase"] == "failed", cls.status)
        cls.source.write_text(cls.good)
        cls.wait(lambda: cls.status()["phase"] == "current", cls.status)
        cls.device.run("place", extension="Saves", kind="Loop", family="systemSmall")

    def setUp(self):
        self.source.write_text(self.good)
        self.wait_for("First words")

    # What the device has

    @classmethod
    def status(cls):
        # Empty until the first build has begun.
        return next(iter(cls.device.run("builds")), {"phase": "pending"})

    @classmethod
    def wait(cls, condition, report):
        limit = time.monotonic() + LIMIT
        while not condition():
            assert time.monotonic() < limit, report()
            time.sleep(INTERVAL)

    @classmethod
    def texts(cls):
        placement = cls.device.run("state")["placements"][0]["placement"]["id"]
        try:
            elements = cls.device.run("elements", placement=placement)
        except AssertionError:
            # The widget has no content yet.
            return []
        return [element.get("label") for element in elements]

    def wait_for(self, text):
        """Waits until the widget shows a text, and everything has been built."""
        self.wait(lambda: text in self.texts() and self.status()["phase"] == "current",
                  lambda: (self.texts(), self.status(), self.device.printed))

    def wait_until_failed(self, message):
        self.wait(lambda: any(message in problem["message"]
                              for problem in self.status()["problems"]), self.status)

    def wait_for_literals(self):
        self.wait(lambda: self.status().get("literals"), self.status)

    @staticmethod
    def is_confirmed():
        """Whether the bundle is that of the compiler."""
        bundles = (CACHE / "vitrine" / "extensions").glob("Saves-*.vitrine")
        newest = max(bundles, key=lambda bundle: bundle.stat().st_mtime, default=None)
        # Between two builds there is none.
        if newest is None:
            return False
        return "-" not in json.loads((newest / "Info.json").read_text())["contentHash"]

    def wait_until_confirmed(self):
        self.wait(self.is_confirmed, lambda: "not confirmed")

    def edited(self, text):
        return self.good.replace("First words", text)

    # Literals

    def test_a_literal_needs_no_compiler(self):
        self.wait_for_literals()
        before = self.device.run("state")["placements"][0]["placement"]
        self.source.write_text(self.edited("Other words"))
        self.wait(lambda: "Other words" in self.texts(), self.texts)
        self.assertFalse(self.is_confirmed())
        version = self.device.run("state")["placements"][0]["version"]
        self.wait_until_confirmed()
        # The confirmation changes nothing that is shown.
        after = self.device.run("state")["placements"][0]
        self.assertEqual((after["placement"], after["version"]), (before, version))
        self.assertEqual(self.status()["phase"], "current")
        # Literals can still be changed.
        self.assertTrue(self.status()["literals"])
        self.source.write_text(self.edited("Third words"))
        self.wait(lambda: "Third words" in self.texts(), self.texts)
        self.wait_until_confirmed()

    def test_a_name_in_the_gallery_is_updated(self):
        self.wait_for_literals()
        self.source.write_text(self.good.replace('DisplayName("Loop")', 'DisplayName("Spiral")'))
        self.wait(lambda: "Spiral" in json.dumps(self.device.run("gallery")),
                  lambda: self.device.run("gallery"))

    def test_another_kind_is_built(self):
        self.wait_for_literals()
        self.source.write_text(self.good.replace('kind: "Loop"', 'kind: "Coil"'))
        self.wait(lambda: "Coil" in json.dumps(self.device.run("gallery")),
                  lambda: self.device.run("gallery"))

    def test_other_code_saved_during_the_confirmation(self):
        for number, delay in enumerate([0.6, 0.8, 1.0, 1.4]):
            self.wait_for_literals()
            text = f"Shown words {number}"
            self.source.write_text(self.source.read_text().replace("words", f"words {number}"))
            wanted = f"words {number}"
            self.wait(lambda wanted=wanted: wanted in "".join(self.texts()), self.texts)
            time.sleep(delay)
            self.source.write_text(self.edited(text) + f"// {number}\n")
            self.wait_for(text)

    # Many saves

    def test_ten_saves_a_second_end_with_the_last(self):
        self.wait_for_literals()
        for number in range(20):
            self.source.write_text(self.edited(f"Words {number}"))
            time.sleep(0.1)
        self.wait_for("Words 19")
        self.wait_until_confirmed()
        self.assertIn("Words 19", self.texts())

    def test_saves_during_a_build(self):
        other = self.good.replace('Text("First words")', 'Text(verbatim: "First words")')
        self.source.write_text(other)
        self.wait(lambda: self.status()["phase"] == "compiling", self.status)
        self.source.write_text(other.replace("First words", "Second words"))
        time.sleep(0.2)
        self.source.write_text(other.replace("First words", "Third words"))
        self.wait_for("Third words")

    def test_a_source_written_in_two_halves(self):
        text = self.edited("Both halves")
        with open(self.source, "w") as file:
            file.write(text[:len(text) // 2])
        time.sleep(0.3)
        with open(self.source, "a") as file:
            file.write(text[len(text) // 2:])
        self.wait_for("Both halves")

    # Errors

    def test_an_error_after_a_literal(self):
        self.wait_for_literals()
        self.source.write_text(self.edited("Last good words"))
        self.wait(lambda: "Last good words" in self.texts(), self.texts)
        self.source.write_text(self.edited('" + missing + "'))
        self.wait_until_failed("cannot find 'missing' in scope")
        self.assertIn("Last good words", self.texts())
        self.source.write_text(self.edited("Repaired words"))
        self.wait_for("Repaired words")
        self.assertEqual(self.status()["problems"], [])

    # Files

    def test_a_renamed_source(self):
        self.wait_for_literals()
        renamed = self.source.with_name("Renamed.swift")
        self.source.rename(renamed)
        self.addCleanup(renamed.unlink)
        renamed.write_text(self.edited("Words of another file"))
        self.wait_for("Words of another file")

    def test_a_source_replaced_by_a_folder(self):
        self.wait_for_literals()
        self.source.unlink()
        self.source.mkdir()
        self.wait_until_failed("contains no .swift files")
        self.assertIn("First words", self.texts())
        self.source.rmdir()
        self.source.write_text(self.edited("A file again"))
        self.wait_for("A file again")

    @unittest.skipUnless(shutil.which("git"), "git is not installed")
    def test_a_checkout_during_a_build(self):
        def git(*words):
            subprocess.run(
                ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", *words],
                cwd=self.project, check=True, capture_output=True,
                env={**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null"})
        git("init", "-b", "first")
        self.addCleanup(shutil.rmtree, self.project / ".git")
        git("add", ".")
        git("commit", "-m", "one")
        git("checkout", "-b", "second")
        self.source.write_text(self.good.replace('Text("First words")', "Text(branchWords)"))
        added = self.source.with_name("Words.swift")
        added.write_text('let branchWords = "Words of the branch"\n')
        git("add", ".")
        git("commit", "-m", "two")
        self.wait(lambda: self.status()["phase"] == "compiling", self.status)
        git("checkout", "first")
        self.wait_for("First words")
        git("checkout", "second")
        self.wait_for("Words of the branch")
        git("checkout", "first")
        self.wait_for("First words")
        self.assertFalse(added.exists())
