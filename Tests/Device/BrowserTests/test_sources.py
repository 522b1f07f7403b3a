"""Watched sources on the page: a save changes the picture, errors appear and disappear; the console
shows what an extension prints."""
import re
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect

from device_case import BUILD_LIMIT, DeviceCase, Shared
from served_device import ServedDevice
from test_accessibility import violations

FIXTURE = Path(__file__).parent / "Fixtures" / "Loop"
# An editor that writes its arguments to a file.
EDITOR = "import sys; open(sys.argv[1], 'w').write(' '.join(sys.argv[2:]))"


class SourceTests(DeviceCase):
    options = []

    def setUp(self):
        if not Shared.browser:
            Shared.launch()
        folder = tempfile.TemporaryDirectory(prefix="vitrine-sources-")
        self.addCleanup(folder.cleanup)
        self.project = Path(folder.name).resolve() / "Loop"
        shutil.copytree(FIXTURE, self.project)
        self.source = self.project / "LoopWidget.swift"
        self.good = self.source.read_text()
        self.opened = Path(folder.name) / "opened"
        self.prepare()
        self.served = ServedDevice(
            self.project, options=["--watch", "--editor", f'"{sys.executable}" -c "{EDITOR}" '
                                   f'"{self.opened}" {{file}} {{line}} {{column}}', *self.options])
        self.addCleanup(self.served.close)
        Shared.close_device()
        Shared.device, Shared.extensions = self.served, self.extensions
        self.addCleanup(self.forget_device)
        super().setUp()

    def prepare(self):
        """Changes the sources before the device starts."""

    @staticmethod
    def forget_device():
        Shared.device = None

    def edit(self, old, new):
        self.assertIn(old, self.good)
        self.source.write_text(self.good.replace(old, new))

    @property
    def builds(self):
        return self.page.get_by_role("region", name="Builds")

    def wait_until_built(self):
        self.wait_for_values(lambda: self.served.run("builds")[0], {"phase": "current"},
                             BUILD_LIMIT)

    def place_loop(self):
        """Places the widget when it has been built; returns its id and its picture."""
        self.wait_until_built()
        placement = self.place("Loop", "systemSmall", extension="Loop")
        return placement, self.picture(placement)


class WatchTests(SourceTests):
    def test_save_changes_the_picture(self):
        placement, first = self.place_loop()
        # More than a literal, which would need no compiler.
        self.edit('Text("First words")', 'Text(verbatim: "Other words")')
        expect(self.builds.get_by_role("heading")).to_have_text(
            re.compile("^(Compiling|Linking|Checking|Updating) Loop$"))
        expect(self.builds.locator(".build-seconds")).to_have_text(re.compile(r"^\d+\.\d s$"))
        second = self.wait_for_other_picture(placement, first, BUILD_LIMIT)
        self.assertNotEqual(self.pixels(first), self.pixels(second))
        messages = self.page.get_by_label("Messages")
        expect(messages.get_by_text(re.compile(r"Loop updated in \d")).last).to_be_visible(
            timeout=BUILD_LIMIT)
        state = self.served.run("state")["placements"]
        self.assertEqual([item["placement"]["id"] for item in state], [placement])
        # Another file of the folder is not part of the extension.
        self.source.with_name("notes.txt").write_text("no source")
        self.source.write_text(self.good)
        self.wait_for_other_picture(placement, second, BUILD_LIMIT)

    def test_errors_appear_and_disappear(self):
        placement, first = self.place_loop()
        self.edit('Text("First words")', 'Text(words)')
        expect(self.builds.get_by_role("heading")).to_have_text(
            "Loop does not build: 1 error", timeout=BUILD_LIMIT)
        expect(self.builds.get_by_text("cannot find 'words' in scope")).to_be_visible()
        excerpt = self.builds.locator(".build-excerpt").first.inner_text()
        source, caret = excerpt.splitlines()[:2]
        self.assertIn("Text(words)", source)
        self.assertEqual(caret.index("^"), source.index("words"))
        self.save("WatchTests.errors")
        self.assertEqual(violations(self.page), [])
        # The last good picture stays.
        expect(self.widget(placement).locator("img.picture").last).to_have_attribute("src", first)
        line = 1 + self.source.read_text()[:self.source.read_text().index("words)")].count("\n")
        place = self.builds.get_by_role("button", name=re.compile("LoopWidget.swift:"))
        expect(place).to_have_text(f"LoopWidget.swift:{line}:10")
        place.focus()
        self.page.keyboard.press("Enter")
        self.wait_while(lambda: None if self.opened.exists() else "the editor was not opened")
        self.wait_while(lambda: None if self.opened.read_text() == f"{self.source} {line} 10"
                        else self.opened.read_text())
        self.source.write_text(self.good)
        expect(self.builds).to_be_hidden(timeout=BUILD_LIMIT)

    def test_deleted_source(self):
        self.place_loop()
        self.source.unlink()
        expect(self.builds.get_by_text(re.compile("contains no .swift files"))).to_be_visible(
            timeout=BUILD_LIMIT)
        self.source.write_text(self.good)
        expect(self.builds).to_be_hidden(timeout=BUILD_LIMIT)


class BrokenStartTests(SourceTests):
    def prepare(self):
        self.edit("struct LoopEntry: TimelineEntry {", "struct LoopEntry: TimelineEntry")

    def test_starts_with_errors_and_recovers(self):
        expect(self.builds.get_by_role("heading")).to_have_text(
            re.compile("Loop does not build"), timeout=BUILD_LIMIT)
        self.source.write_text(self.good)
        expect(self.builds).to_be_hidden(timeout=BUILD_LIMIT)
        self.place_loop()


class ConsoleTests(SourceTests):
    def open_console(self):
        self.page.get_by_role("button", name="Console").click()
        return self.page.get_by_role("log", name="Console")

    def test_shows_and_filters(self):
        self.place_loop()
        log = self.open_console()
        printed = log.get_by_text("printed by the provider")
        logged = log.get_by_text("logged by the provider")
        expect(printed).to_be_visible()
        expect(logged).to_be_visible()
        self.assertEqual(violations(self.page), [])
        row = log.locator(".console-row", has_text="logged by the provider").first
        expect(row).to_contain_text("error provider")
        expect(row).to_contain_text('timeline of "Loop"')
        expect(row).to_have_attribute("title", re.compile("com.example.loop"))
        self.page.get_by_label("Level", exact=True).select_option("error")
        expect(printed).to_be_hidden()
        expect(logged).to_be_visible()
        self.page.get_by_label("Level", exact=True).select_option("")
        self.page.get_by_label("Filter", exact=True).fill("PRINTED")
        expect(printed).to_be_visible()
        expect(logged).to_be_hidden()
        self.page.get_by_label("Filter", exact=True).fill("")
        self.page.locator("#console").get_by_role("button", name="Clear").click()
        expect(log.locator(".console-row")).to_have_count(0)
        self.assertIn("logged by the provider", self.served.tool("log", "--output"))

    def test_shows_the_stack_of_a_crash(self):
        self.edit('print("printed by the provider")', 'fatalError("the tide is out")')
        self.wait_until_built()
        self.served.run("place", extension="Loop", kind="Loop", family="systemSmall")
        log = self.open_console()
        expect(log.get_by_text("Fatal error: the tide is out").first).to_be_visible()
        stack = log.locator('.console-row[data-source="crash"]').first
        expect(stack).to_contain_text("LoopProvider.getTimeline")
        expect(stack).to_contain_text("LoopWidget.swift:")

    def test_follows_the_end(self):
        self.edit('print("printed by the provider")',
                  'for number in 1...300 { print("row \\(number)") }')
        self.place_loop()
        log = self.open_console()
        expect(log.get_by_text("row 300", exact=True)).to_be_in_viewport()
        follow = self.page.get_by_role("button", name="Follow")
        expect(follow).to_have_attribute("aria-pressed", "true")
        log.evaluate("(list) => { list.scrollTop = 0; }")
        expect(follow).to_have_attribute("aria-pressed", "false")
        follow.click()
        expect(log.get_by_text("row 300", exact=True)).to_be_in_viewport()


class CutTests(SourceTests):
    """An extension of whose sources a part is cut out, because it does not compile."""

    options = ["--cut"]

    def prepare(self):
        self.source.write_text(self.good + "\nfunc depth() -> Int { Sonar().depth }\n")

    def test_cuts_are_shown_and_end(self):
        placement, _ = self.place_loop()
        self.page.locator("#inspector-choice").select_option(placement)
        shown = self.page.locator(".inspector-about .cut-list")
        expect(shown.locator("summary")).to_have_text("Builds with 1 cut")
        shown.locator("summary").click()
        expect(shown.get_by_role("listitem")).to_contain_text("cannot find 'Sonar' in scope")
        row = self.page.locator(".extension-row")
        expect(row.locator(".cut-list summary")).to_have_text("Builds with 1 cut")
        self.assertEqual(violations(self.page), [])
        self.source.write_text(self.good)
        expect(shown).to_be_hidden(timeout=BUILD_LIMIT)
        expect(row.locator(".cut-list")).to_have_count(0)
