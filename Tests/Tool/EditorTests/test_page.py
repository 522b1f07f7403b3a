"""The page of previews in headless Chromium, with a stand-in for the editor's API."""
import functools
import json
import os
import pathlib
import shutil
import subprocess
import unittest

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
PAGE = ROOT / "editors/vscode/source/page"
SCREENSHOTS = ROOT / ".build/editor"
CHROMIUM = os.environ.get("VITRINE_CHROMIUM") or shutil.which("chromium-headless-shell")

# The editor's side: what the page sends, and what it stores.
EDITOR = """
  window.sent = [];
  window.stored = JSON.parse(sessionStorage.getItem("state") ?? "null") ?? undefined;
  window.acquireVsCodeApi = () => ({
    postMessage: (message) => sent.push(structuredClone(message)),
    getState: () => stored,
    setState: (state) => {
      stored = structuredClone(state);
      sessionStorage.setItem("state", JSON.stringify(stored));
    },
  });
"""

# Some of the colors that the editor defines, as in its standard themes.
THEMES = {
    "light": {
        "editor-background": "#ffffff", "foreground": "#3b3b3b",
        "descriptionForeground": "#3b3b3b", "panel-border": "#e5e5e5", "focusBorder": "#005fb8",
        "dropdown-background": "#ffffff", "dropdown-foreground": "#3b3b3b",
        "dropdown-border": "#cecece", "textLink-foreground": "#005fb8",
        "inputValidation-errorBackground": "#f2dede", "inputValidation-errorBorder": "#be1100",
    },
    "dark": {
        "editor-background": "#1f1f1f", "foreground": "#cccccc",
        "descriptionForeground": "#9d9d9d", "panel-border": "#2b2b2b", "focusBorder": "#0078d4",
        "dropdown-background": "#313131", "dropdown-foreground": "#cccccc",
        "dropdown-border": "#3c3c3c", "textLink-foreground": "#4daafc",
        "inputValidation-errorBackground": "#5a1d1d", "inputValidation-errorBorder": "#be1100",
    },
}


@functools.cache
def recorded():
    """The page's document and the extension's messages; see node/page-messages.js."""
    done = subprocess.run(
        ["node", HERE / "node/page-messages.js"], capture_output=True, check=True, timeout=60)
    return json.loads(done.stdout)


class PageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        cls.addClassCleanup(cls.playwright.stop)
        cls.browser = cls.playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox"])
        cls.addClassCleanup(cls.browser.close)

    def setUp(self):
        context = self.browser.new_context(viewport={"width": 820, "height": 900})
        self.addCleanup(context.close)
        self.page = context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self.errors.append(message.text))
        self.page.route("**/*", self.serve)
        self.page.add_init_script(EDITOR)
        self.page.goto("http://page.test/")

    def tearDown(self):
        self.assertEqual(self.errors, [])

    def serve(self, route):
        path = route.request.url.removeprefix("http://page.test/")
        if path in ("page.js", "page.css"):
            kind = "text/javascript" if path.endswith(".js") else "text/css"
            route.fulfill(body=(PAGE / path).read_text(), content_type=kind)
        elif path == "":
            route.fulfill(body=recorded()["document"], content_type="text/html")
        else:
            route.fulfill(status=204)

    def receive(self, *messages):
        for message in messages:
            self.page.evaluate("message => window.postMessage(message)", message)
        # Messages are delivered in order, after this task.
        self.page.evaluate("() => new Promise(done => setTimeout(done, 0))")

    def show(self, *parts):
        for part in parts:
            self.receive(*recorded()[part])

    def sent(self, kind):
        return [each for each in self.page.evaluate("() => sent") if each["type"] == kind]

    def section(self, subject):
        return self.page.locator(f'[data-id="{subject}"]')

    def theme(self, name):
        self.page.evaluate(
            """colors => { for (const [name, value] of Object.entries(colors))
              document.documentElement.style.setProperty(`--vscode-${name}`, value); }""",
            THEMES[name])
        self.page.evaluate("theme => { document.body.classList.add(`vscode-${theme}`); }", name)

    def screenshot(self, name):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    def test_previews(self):
        self.assertEqual(self.sent("ready"), [{"type": "ready"}])
        self.show("drawn")
        self.assertEqual(self.page.locator("h1").text_content(), "TideWidget.swift — Everyday")
        self.assertEqual(self.page.locator(".subject").count(), 8)
        small = self.section("Tide-small")
        self.assertEqual(
            small.locator("figcaption").all_text_contents(), ["light", "dark"])
        box = small.locator(".picture").first.bounding_box()
        self.assertEqual((round(box["width"]), round(box["height"])), (158, 158))
        self.assertTrue(self.page.evaluate(
            "() => [...document.images].every(each => each.complete && each.naturalWidth > 0)"))
        self.assertTrue(self.page.locator("#problem").is_hidden())
        for theme in THEMES:
            self.theme(theme)
            self.screenshot(f"previews-{theme}")

    def test_accessibility(self):
        self.show("drawn", "failed")
        for theme in THEMES:
            self.theme(theme)
            found = Axe().run(self.page).response["violations"]
            self.assertEqual(
                [(each["id"], [node["target"] for node in each["nodes"][:4]]) for each in found],
                [], theme)

    def test_choices(self):
        self.show("drawn")
        self.page.get_by_label("Appearance").select_option(label="Dark")
        self.page.get_by_label("Text size").select_option(label="Several")
        self.assertEqual(
            [(each["name"], each["value"]) for each in self.sent("choose")],
            [("scheme", "dark"), ("type-size", "*")])
        self.page.get_by_text("Draw again").click()
        self.assertEqual(len(self.sent("refresh")), 1)

    def test_families(self):
        self.show("drawn")
        self.page.get_by_label("Family").select_option("systemLarge")
        visible = self.page.locator(".subject:visible h2").all_text_contents()
        self.assertEqual(visible, ["Tide", "Tide large"])
        # The choice stays when the page is hidden and shown, and after a drawing.
        self.page.reload()
        self.show("drawn", "drawn")
        self.assertEqual(self.page.locator(".subject:visible").count(), 2)

    def test_scrubbing(self):
        self.show("drawn")
        small = self.section("Tide-small")
        slider = small.get_by_role("slider")
        first = small.locator("img").first.get_attribute("src")
        self.assertIn("1 of 24 · 2026-03-05 09:30:00 UTC", small.text_content())
        slider.fill("5")
        self.assertEqual(self.sent("entries"), [{"type": "entries", "id": "Tide-small"}])
        self.assertIn("6 of 24 · 2026-03-05 12:00:00 UTC · drawing …", small.text_content())
        self.show("scrubbed")
        self.assertNotIn("drawing", small.text_content())
        self.assertNotEqual(small.locator("img").first.get_attribute("src"), first)
        slider.fill("0")
        self.assertEqual(len(self.sent("entries")), 1)
        self.assertEqual(small.locator("img").count(), 2)
        slider.focus()
        self.page.keyboard.press("ArrowRight")
        self.assertIn("2 of 24", small.text_content())
        self.assertTrue(self.section("Tide-Lock-Screen").get_by_role("slider").is_hidden())

    def test_source_of_a_picture(self):
        self.show("drawn")
        large = self.section("Tide")
        large.get_by_role("button", name="Tide", exact=True).click()
        self.assertEqual(self.sent("open"), [{"type": "open", "id": "Tide"}])
        place = large.get_by_role("button", name="text Old Harbour, show in the source").first
        picture = large.locator(".picture").first.bounding_box()
        box = place.bounding_box()
        self.assertAlmostEqual(box["x"] - picture["x"], 16, delta=1)
        place.click()
        self.assertEqual(self.sent("openElement"), [
            {"type": "openElement", "id": "Tide", "label": "Old Harbour", "value": ""}])

    def test_highlight(self):
        self.show("drawn")
        self.receive({"type": "highlight", "ids": ["Tide-inline"], "labels": []})
        inline = self.section("Tide-inline")
        self.assertIn("highlighted", inline.get_attribute("class"))
        self.assertLess(inline.bounding_box()["y"], 900)
        # A new drawing does not take the mark away.
        self.receive(*[each for each in recorded()["drawn"] if each["type"] == "subjects"])
        self.assertIn("highlighted", inline.get_attribute("class"))
        self.receive({"type": "highlight", "ids": ["unknown"], "labels": []})
        self.assertEqual(self.page.locator(".highlighted").count(), 0)

    def test_texts_in_the_line_of_the_cursor(self):
        self.show("drawn")
        self.receive({"type": "highlight", "ids": [], "labels": ["Old Harbour"]})
        marked = self.page.locator(".element.highlighted")
        # Of the preview and of the large family, in light and dark.
        self.assertEqual(marked.count(), 4)
        self.receive(*[each for each in recorded()["drawn"] if each["type"] == "subjects"])
        self.assertEqual(marked.count(), 4)
        self.receive({"type": "highlight", "ids": [], "labels": []})
        self.assertEqual(marked.count(), 0)

    def test_failed_build(self):
        self.show("drawn", "failed")
        problem = self.page.locator("#problem")
        self.assertIn("do not compile", problem.text_content())
        self.assertEqual(self.page.locator(".subject").count(), 8)
        problem.get_by_text("TideViews.swift:").first.click()
        place = self.sent("openPlace")[0]
        self.assertEqual(place["file"], "/home/you/Everyday/TideViews.swift")
        for theme in THEMES:
            self.theme(theme)
            self.screenshot(f"failed-{theme}")
        self.show("drawn")
        self.assertTrue(problem.is_hidden())

    def test_entries_that_cannot_be_drawn(self):
        self.show("drawn")
        small = self.section("Tide-small")
        small.get_by_role("slider").fill("5")
        self.assertIn("6 of 24", small.text_content())
        self.receive(recorded()["failed"][-1])
        self.assertIn("1 of 24", small.text_content())
        self.assertNotIn("drawing", small.text_content())

    def test_program_missing(self):
        self.receive({
            "type": "status", "activity": None, "isOld": False,
            "problem": {"code": "ended", "title": "No new pictures", "places": [], "detail": "",
                        "text": "vitrine was not found. Install vitrine, or set vitrine.path."}})
        self.page.get_by_text("Open the settings").click()
        self.page.get_by_text("Start vitrine again").click()
        self.page.get_by_text("Show the log").click()
        self.assertEqual(
            [each["type"] for each in self.page.evaluate("() => sent")],
            ["ready", "settings", "restart", "log"])
        self.theme("dark")
        self.screenshot("missing-dark")

    def test_hostile_texts(self):
        """Texts of a project are shown as text, however long."""
        hostile = '<img src=x onerror="document.title = 1">' + "w" * 5000
        frame = recorded()["drawn"][-2]["subjects"][0]["frames"][0]
        element = {**frame["elements"][0], "label": hostile, "x": -50, "width": 1e9}
        subject = {
            "id": hostile, "title": hostile, "file": hostile, "line": 1, "kind": None,
            "form": hostile, "failure": hostile, "entries": 1, "dates": [],
            "frames": [{**frame, "variant": hostile, "elements": [element]}]}
        self.receive(
            {"type": "title", "file": hostile, "project": hostile},
            {"type": "subjects", "subjects": [subject], "omitted": 3, "isEmpty": False},
            {"type": "unknown"}, "text", None)
        self.assertEqual(self.page.title(), "Previews")
        self.assertEqual(self.page.locator("img").count(), 1)
        self.assertIn("3 pictures are left out", self.page.locator("main").text_content())
        width = self.page.evaluate("() => document.documentElement.scrollWidth")
        self.assertLessEqual(width, 820)

    def test_empty_file_and_narrow_page(self):
        self.receive({"type": "subjects", "subjects": [], "omitted": 0, "isEmpty": True})
        self.assertIn("declares no previews", self.page.locator("main").text_content())
        self.page.set_viewport_size({"width": 300, "height": 700})
        self.show("drawn")
        width = self.page.evaluate("() => document.documentElement.scrollWidth")
        self.assertLessEqual(width, 300)
        self.theme("light")
        self.screenshot("narrow-light")


if __name__ == "__main__":
    unittest.main()
