"""The contact sheet of `vitrine sweep`: groups by an axis, headings that collapse, filters."""
import os
import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import expect

from device_case import PageCase, Shared
from served_device import CACHE, TOOL
from test_accessibility import violations
from test_report import REED


class SweepSheetTests(PageCase):
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
        ended = subprocess.run(
            [TOOL, "sweep", "Reed", "--families", "small,medium", "--locales", "en_US,de_DE",
             "--schemes", "light,dark", "--type-sizes", "large", "-o", "sheet"],
            cwd=cls.folder, capture_output=True, text=True,
            env=dict(os.environ, XDG_CACHE_HOME=str(CACHE)))
        assert ended.returncode == 0, ended.stderr

    def setUp(self):
        # axe-core is injected as a script, which the page's policy forbids.
        context = Shared.browser.new_context(
            viewport={"width": 1000, "height": 900}, bypass_csp=True, color_scheme="light")
        self.addCleanup(context.close)
        self.errors = []
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto((self.folder / "sheet" / "index.html").as_uri())
        self.groups = self.page.locator("details")
        self.headings = self.page.locator("summary")

    def tearDown(self):
        self.save_at_end()
        self.assertEqual(self.errors, [])

    def group_by(self, title):
        self.page.locator("label", has_text="Group by").locator("select").select_option(title)

    def test_groups_by_an_axis(self):
        expect(self.page.get_by_role("status")).to_have_text("8 of 8")
        expect(self.headings).to_have_text(["en_US 4", "de_DE 4"])
        self.group_by("Family")
        expect(self.headings).to_have_text(["systemSmall 4", "systemMedium 4"])
        expect(self.groups.first.locator("img")).to_have_count(4)
        self.group_by("None")
        expect(self.headings).to_have_count(0)
        images = self.page.locator("img")
        expect(images).to_have_count(8)
        images.last.scroll_into_view_if_needed()
        self.page.wait_for_function(
            "() => [...document.images].every((image) => image.naturalWidth > 0)")
        self.save("sweep-sheet")
        self.assertEqual(violations(self.page), [])

    def test_headings_collapse(self):
        first = self.groups.first
        expect(first.locator("img").first).to_be_visible()
        self.headings.first.click()
        expect(first.locator("img").first).to_be_hidden()
        expect(self.groups.last.locator("img").first).to_be_visible()
        # A group stays closed when a filter draws the page again.
        self.page.locator("label", has_text="Color scheme").first.locator("select").select_option(
            "dark")
        expect(self.page.get_by_role("status")).to_have_text("4 of 8")
        expect(self.headings).to_have_text(["en_US 2", "de_DE 2"])
        expect(first).not_to_have_attribute("open", "")
        self.headings.first.focus()
        self.page.keyboard.press("Enter")
        expect(first.locator("img")).to_have_count(2)
        expect(first.locator("img").first).to_be_visible()
