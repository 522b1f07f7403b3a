"""The report of `vitrine test`: a page in one file with the pictures of failures."""
import os
import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import expect

from device_case import PageCase, Shared
from served_device import CACHE, TOOL
from test_accessibility import violations

# A widget, of which the tests change a word.
REED = """
import SwiftUI
import WidgetKit

struct ReedEntry: TimelineEntry { let date: Date }

struct ReedProvider: TimelineProvider {
  func placeholder(in context: Context) -> ReedEntry { ReedEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (ReedEntry) -> Void) {
    completion(ReedEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<ReedEntry>) -> Void) {
    completion(Timeline(entries: [ReedEntry(date: .now)], policy: .never))
  }
}

@main struct ReedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Reed", provider: ReedProvider()) { _ in
      VStack(alignment: .leading) {
        Text("WORD").font(.title)
        Text("by the water").foregroundStyle(.secondary)
      }
      .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
"""


class ReportTests(PageCase):
    @classmethod
    def setUpClass(cls):
        if not Shared.browser:
            Shared.launch()
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        sources = cls.folder / "Reed"
        sources.mkdir()
        (sources / "Reed.swift").write_text(REED.replace("WORD", "Reed"))
        assert cls.run_tool("--update").returncode == 0
        (sources / "Reed.swift").write_text(REED.replace("WORD", "Bulrush"))
        failed = cls.run_tool("--report", "report.html")
        assert failed.returncode == 1, failed.stderr

    @classmethod
    def run_tool(cls, *options):
        return subprocess.run(
            [TOOL, "test", "Reed", *options], cwd=cls.folder, capture_output=True, text=True,
            env=dict(os.environ, XDG_CACHE_HOME=str(CACHE)))

    def setUp(self):
        # axe-core is injected as a script, which the page's policy forbids.
        context = Shared.browser.new_context(
            viewport={"width": 1000, "height": 900}, bypass_csp=True, color_scheme="light")
        self.addCleanup(context.close)
        self.requests = []
        self.errors = []
        self.page = context.new_page()
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto((self.folder / "report.html").as_uri())
        self.section = self.page.locator("section").first
        self.pictures = self.section.locator(".pictures")

    def tearDown(self):
        self.save_at_end()
        self.assertEqual(self.errors, [])
        # The page needs no other file.
        report = (self.folder / "report.html").as_uri()
        others = [url for url in self.requests if not url.startswith(("data:", report))]
        self.assertEqual(others, [])

    def mode(self, name):
        self.section.locator("label", has_text=name).click()

    def position(self):
        return self.pictures.evaluate("e => e.style.getPropertyValue('--position')")

    def test_contents(self):
        expect(self.page).to_have_title("Reed: 4 of 4 tests failed")
        expect(self.page.locator("section")).to_have_count(4)
        expect(self.section.locator("h2")).to_have_text("Reed-small.light")
        expect(self.section.locator("li")).to_contain_text(['Text "Bulrush": was "Reed"'])
        self.page.get_by_role("link", name="Reed-medium.dark").click()
        expect(self.page.locator("section").nth(3)).to_be_in_viewport()
        self.page.goto(self.page.url.split("#")[0])
        self.save("report-contents")
        self.assertEqual(violations(self.page), [])
        self.page.emulate_media(color_scheme="dark")
        self.save("report-contents-dark")
        self.assertEqual(violations(self.page), [])

    def test_slider(self):
        slider = self.section.get_by_role("slider", name="From expected to actual")
        slider.focus()
        self.page.keyboard.press("End")
        self.assertEqual(self.position(), "100%")
        box = self.section.get_by_alt_text("Actual picture").bounding_box()
        middle = box["y"] + box["height"] / 2
        self.page.mouse.move(box["x"] + box["width"] / 4, middle)
        self.page.mouse.down()
        self.assertEqual(self.position(), "25%")
        self.page.mouse.move(box["x"] + box["width"] * 3 / 4, middle)
        self.page.mouse.up()
        self.assertEqual(self.position(), "75%")
        # The expected picture is on the left, as the slider's labels say.
        clips = [self.section.locator(f".{name}").evaluate("e => getComputedStyle(e).clipPath")
                 for name in ("expected", "actual")]
        self.assertEqual(clips, ["inset(0px 25% 0px 0px)", "inset(0px 0px 0px 75%)"])
        self.save("report-slider")

    def test_modes(self):
        self.mode("Overlay")
        opacity = self.section.locator(".actual").evaluate("e => getComputedStyle(e).opacity")
        self.assertEqual(float(opacity), 0.5)
        self.save("report-overlay")
        self.mode("Side by side")
        expected = self.section.get_by_alt_text("Expected picture").bounding_box()
        actual = self.section.get_by_alt_text("Actual picture").bounding_box()
        self.assertGreaterEqual(actual["x"], expected["x"] + expected["width"])
        self.save("report-side-by-side")
        self.mode("Difference")
        expect(self.section.get_by_alt_text("Difference picture")).to_be_visible()
        expect(self.section.get_by_alt_text("Actual picture")).not_to_be_visible()
        self.save("report-difference")

    def test_keyboard(self):
        keys = self.page.keyboard
        keys.press("j")
        expect(self.page.locator("section").nth(0)).to_be_focused()
        keys.press("j")
        second = self.page.locator("section").nth(1)
        expect(second).to_be_focused()
        keys.press("4")
        expect(second.get_by_alt_text("Difference picture")).to_be_visible()
        expect(self.section.get_by_alt_text("Difference picture")).not_to_be_visible()
        keys.press("k")
        expect(self.section).to_be_focused()
        keys.press("ArrowRight")
        self.assertEqual(self.position(), "52%")
        keys.press("3")
        expect(self.section.get_by_role("radio", name="Side by side")).to_be_checked()
