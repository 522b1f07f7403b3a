"""The canvas with the previews of a project."""
import re
import tempfile
from pathlib import Path

from playwright.sync_api import expect

from device_case import BUILD_LIMIT, LIMIT, PageCase, Shared
from served_device import ROOT, ServedDevice
from test_accessibility import violations

ESTUARY = ROOT / "Tests" / "Tool" / "EndToEndTests" / "Fixtures" / "Estuary"

# A small extension, of which a test changes a line.
CREEK = """
import SwiftUI
import WidgetKit

struct Creek: View {
  var body: some View { Text("LEVEL").padding() }
}

struct CreekEntry: TimelineEntry { let date: Date }

struct CreekProvider: TimelineProvider {
  func placeholder(in context: Context) -> CreekEntry { CreekEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (CreekEntry) -> Void) {
    completion(CreekEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CreekEntry>) -> Void) {
    completion(Timeline(entries: [CreekEntry(date: .now)], policy: .never))
  }
}

@main struct CreekWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Creek", provider: CreekProvider()) { _ in Creek() }
  }
}

#Preview("Creek", traits: .sizeThatFitsLayout) { Creek() }
"""


class CanvasCase(PageCase):
    """A canvas with the previews of `sources()`. A test fails if the page logs an error."""

    options = []

    @classmethod
    def sources(cls):
        return ESTUARY

    @classmethod
    def setUpClass(cls):
        if not Shared.browser:
            Shared.launch()
        cls.device = ServedDevice(cls.sources(), options=cls.options)
        cls.addClassCleanup(cls.device.close)

    def setUp(self):
        self.context = Shared.browser.new_context(
            viewport={"width": 1440, "height": 1000}, reduced_motion="reduce")
        self.addCleanup(self.context.close)
        self.context.set_default_timeout(LIMIT)
        self.page = self.context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: message.type == "error" and
                     self.errors.append(f"{message.text} {message.location.get('url', '')}"))
        self.page.goto(f"{self.device.origin}/previews?token={self.device.token}")

    def tearDown(self):
        self.save_at_end()
        self.assertEqual(self.errors, [])

    def preview(self, name):
        """The section of a preview, after its pictures have been loaded."""
        section = self.page.get_by_role("group", name=name, exact=True)
        section.scroll_into_view_if_needed()
        expect(section.locator(".frame img").first).to_have_js_property("complete", True)
        return section

    def pictures(self, section):
        return section.locator(".frame img").evaluate_all("list => list.map((image) => image.src)")

    def wait_for_other_pictures(self, section, old):
        expect(section.locator(".frame img").first).not_to_have_attribute(
            "src", re.compile(re.escape(old[0].split("/")[-1])), timeout=BUILD_LIMIT)


class CanvasTests(CanvasCase):
    def test_lists_and_filters(self):
        page = self.page
        expect(page.get_by_text("Estuary: 19 previews").first).to_be_visible()
        widget = self.preview("Entries")
        expect(widget.locator(".frame")).to_have_count(2)
        size = widget.locator(".frame").first.bounding_box()
        self.assertEqual((size["width"], size["height"]), (158, 158))
        crash = page.get_by_role("group", name="Crash", exact=True)
        crash.scroll_into_view_if_needed()
        expect(crash.get_by_role("alert")).to_contain_text("Index out of range")

        self.assertEqual(violations(page), [])
        page.keyboard.press("/")
        page.keyboard.type("tide_prev")
        expect(page.locator(".preview:visible")).to_have_count(3)
        page.keyboard.type("nothing")
        expect(page.get_by_text("No preview matches the filter")).to_be_visible()
        page.reload()
        expect(page.get_by_role("searchbox")).to_have_value("tide_prevnothing")
        page.get_by_role("searchbox").fill("")

        # J and K go through the previews.
        page.get_by_role("heading", name="Previews", exact=True).click()
        for key, name in [("j", "Entries"), ("j", "Provider"), ("k", "Entries")]:
            page.keyboard.press(key)
            expect(page.get_by_role("heading", name=name, exact=True)).to_be_focused()

    def test_variants_and_zoom(self):
        page = self.page
        widget = self.preview("Entries")
        page.keyboard.press("v")
        for value in ["Light", "large", "accessibility3", "Right to left"]:
            page.get_by_role("button", name=value, exact=True).click()
        expect(widget.locator("figcaption")).to_have_text(["large · RTL", "AX3 · RTL"])
        expect(page.get_by_role("button", name="Entries, AX3 · RTL, Light")).to_be_visible()
        self.assertEqual(len(set(self.pictures(widget))), 2)
        page.keyboard.press("+")
        page.keyboard.press("+")
        expect(page.get_by_text("150 %")).to_be_visible()
        self.assertEqual(widget.locator(".frame").first.bounding_box()["width"], 237)
        page.reload()
        widget = self.preview("Entries")
        expect(widget.locator("figcaption")).to_have_text(["large · RTL", "AX3 · RTL"])
        self.assertEqual(widget.locator(".frame").first.bounding_box()["width"], 237)

    def test_scrubber(self):
        widget = self.preview("Provider")
        slider = widget.get_by_role("slider", name="Entry of Provider")
        pictures = [self.pictures(widget)]
        slider.focus()
        for position in ["2 of 3", "3 of 3"]:
            self.page.keyboard.press("ArrowRight")
            expect(widget.get_by_role("status")).to_contain_text(position)
            self.wait_for_other_pictures(widget, pictures[-1])
            pictures.append(self.pictures(widget))
        self.assertEqual(len({tuple(list) for list in pictures}), 3)

    def test_inspector(self):
        page = self.page
        frame = self.preview("Entries").locator(".frame").first
        layout = page.get_by_role("listbox", name="Layout")
        selected = layout.get_by_role("option", selected=True)
        frame.hover(position={"x": 79, "y": 68})
        expect(selected).to_contain_text('"Tide"')
        expect(page.get_by_role("listbox", name="Accessibility").get_by_role(
            "option", selected=True)).to_have_text("text · “Tide”")
        frame.hover(position={"x": 79, "y": 90})
        expect(selected).to_contain_text('"20%"')
        mark = frame.locator(".mark").bounding_box()
        box = frame.bounding_box()
        self.assertLess(abs(mark["x"] + mark["width"] / 2 - box["x"] - 79), 1)

        # By keyboard: Return chooses the frame, the arrows walk through its layout.
        frame.focus()
        page.keyboard.press("Enter")
        expect(layout).to_be_focused()
        page.keyboard.press("Home")
        expect(selected).to_contain_text("containerBackground")
        page.keyboard.press("ArrowDown")
        expect(selected).to_contain_text("Rectangle")
        self.assertEqual(frame.locator(".mark").bounding_box()["width"], 158)

    def test_content_state(self):
        boat = self.preview("Boat")
        old = self.pictures(boat)
        boat.get_by_text("Edit attributes and content state").click()
        state = boat.get_by_label("Content state")
        problem = boat.locator(".editor").get_by_role("alert")
        for text, reason in [
            ('{"distance": ', "Not valid JSON"), ('{"distance": "far"}', "distance"),
            ("{}", "distance"),
        ]:
            state.fill(text)
            expect(problem).to_contain_text(reason)
            self.assertEqual(self.pictures(boat), old)
        state.fill('{"distance": 4242}')
        self.wait_for_other_pictures(boat, old)
        expect(problem).to_be_hidden()
        boat.locator(".frame").first.hover(position={"x": 180, "y": 40})
        expect(self.page.get_by_role("listbox", name="Layout")).to_contain_text("4,242")
        boat.get_by_role("button", name="Reset").click()
        expect(boat.locator(".frame img").first).to_have_attribute(
            "src", re.compile(re.escape(old[0].split("/")[-1])))

    def test_parameters(self):
        harbor = self.preview("Intent")
        old = self.pictures(harbor)
        harbor.get_by_text("Edit parameters").click()
        level = harbor.get_by_label("Level")
        expect(level).to_have_value("1")
        level.fill("many")
        expect(harbor.locator(".editor").get_by_role("alert")).to_contain_text("a whole number")
        level.fill("7")
        self.wait_for_other_pictures(harbor, old)
        harbor.locator(".frame").first.hover(position={"x": 79, "y": 79})
        expect(self.page.get_by_role("listbox", name="Layout")).to_contain_text('"70%"')


class ChangedSourcesTests(CanvasCase):
    @classmethod
    def sources(cls):
        folder = tempfile.TemporaryDirectory(prefix="vitrine-creek-")
        cls.addClassCleanup(folder.cleanup)
        cls.file = Path(folder.name) / "Creek" / "Creek.swift"
        cls.file.parent.mkdir()
        cls.file.write_text(CREEK)
        return cls.file.parent

    def test_errors_keep_the_last_pictures(self):
        page = self.page
        creek = self.preview("Creek")
        old = self.pictures(creek)
        self.file.write_text(CREEK.replace('Text("LEVEL")', "Text(level)"))
        page.get_by_role("button", name="Reload").click()
        problem = page.get_by_role("region", name="Creek").first.get_by_role("alert").first
        expect(problem).to_contain_text("cannot find 'level' in scope", timeout=BUILD_LIMIT)
        expect(problem).to_contain_text("Creek.swift:6")
        self.assertEqual(self.pictures(creek), old)
        self.file.write_text(CREEK.replace("LEVEL", "A much longer text"))
        page.get_by_role("button", name="Reload").click()
        self.wait_for_other_pictures(creek, old)
        expect(problem).to_be_hidden()


class WatchedSourcesTests(ChangedSourcesTests):
    options = ["--watch"]

    def test_errors_keep_the_last_pictures(self):
        """With --watch, a save suffices."""
        creek = self.preview("Creek")
        old = self.pictures(creek)
        self.file.write_text(CREEK.replace("LEVEL", "Another text"))
        self.wait_for_other_pictures(creek, old)
