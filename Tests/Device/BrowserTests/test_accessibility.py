"""Checks the states of the page with axe-core."""
import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from control_case import ControlCase, in_center, in_slot
from device_case import FINISHED


def violations(page):
    """The violations that axe-core finds after all animations have ended."""
    page.wait_for_function(FINISHED)
    results = Axe().run(page)
    return [
        f"{violation['id']}: {violation['help']}: "
        + "; ".join(" ".join(map(str, node["target"])) for node in violation["nodes"][:4])
        for violation in results.response["violations"]
    ]


class AccessibilityTests(ControlCase):
    def check(self, name):
        found = violations(self.page)
        self.save(f"axe-{name}")
        self.assertEqual(found, [], name)

    def test_home(self):
        self.picture(self.place("Lamp", "systemSmall"))
        self.picture(self.place("Chores", "systemMedium"))
        self.picture(self.place("Water", "systemSmall"))
        self.check("home")
        self.page.get_by_role("button", name="Edit", exact=True).click()
        self.check("editing")
        self.page.get_by_role("button", name="Done", exact=True).click()
        self.device.run("device", colorScheme="dark")
        self.check("home-dark")

    def test_empty(self):
        self.check("empty")

    def test_gallery(self):
        self.page.get_by_role("button", name="Add Widget").first.click()
        gallery = self.page.get_by_role("dialog", name="Widgets")
        expect(gallery.locator(".gallery-card").first).to_be_visible()
        self.check("gallery")
        gallery.locator(".gallery-card").first.click()
        expect(gallery.get_by_role("button", name="Add Widget")).to_be_visible()
        self.check("gallery-detail")

    def test_form(self):
        self.picture(self.place("Lamp", "systemSmall"))
        self.page.get_by_role("button", name="Edit", exact=True).click()
        self.page.get_by_role("button", name="Edit Lamp").click()
        form = self.page.get_by_role("dialog", name="Lamp")
        expect(form).to_be_visible()
        self.check("form")
        form.get_by_role("button", name="Lamp").first.click()
        expect(form.get_by_text("Garden Lantern")).to_be_visible()
        self.check("form-options")

    def test_lock(self):
        shown = [
            self.place("Water", "accessoryCircular",
                       {"surface": "lock", "slot": "row", "position": 0}),
            self.place("Water", "accessoryInline", {"surface": "lock", "slot": "inline"}),
        ]
        self.device.run("device", isLocked=True)
        expect(self.page.get_by_role("region", name="Lock Screen")).to_be_visible()
        for placement in shown:
            self.picture(placement)
        self.check("lock")
        # The short date ends where the content of the inline widget begins: within its slot, which
        # the content does not fill.
        date = self.page.locator(".lock-date")
        expect(date).to_have_text(re.compile(r"^\w{3}, \w{3} \d+$"))
        inline = self.widget(shown[1]).bounding_box()
        box = date.bounding_box()
        self.assertGreater(box["x"] + box["width"], inline["x"] + 5)
        self.assertLess(box["x"] + box["width"], inline["x"] + inline["width"] / 2)
        frames = self.page.locator(".lock-frame")
        expect(frames.first).to_be_hidden()
        self.page.get_by_role("button", name="Edit", exact=True).click()
        # The inline widget, the clock and the row.
        for index, content in enumerate([self.widget(shown[1]), self.page.locator(".lock-time"),
                                         self.widget(shown[0])]):
            expect(frames.nth(index)).to_be_visible()
            outer, inner = frames.nth(index).bounding_box(), content.bounding_box()
            for start, length in [("x", "width"), ("y", "height")]:
                self.assertLess(outer[start], inner[start])
                self.assertGreater(outer[start] + outer[length], inner[start] + inner[length])
        self.check("lock-editing")

    def test_standby(self):
        left = self.place("Lamp", "systemSmall", {"surface": "standBy", "side": "left"})
        right = self.place("Water", "systemSmall", {"surface": "standBy", "side": "right"})
        surfaces = self.page.get_by_role("group", name="Surface")
        surfaces.get_by_role("button", name="StandBy").click()
        expect(self.page.get_by_role("region", name="StandBy")).to_be_visible()
        day = [self.picture(placement) for placement in (left, right)]
        self.check("standby")
        self.device.run("device", isNight=True)
        for placement, picture in zip((left, right), day):
            self.wait_for_other_picture(placement, picture)
        self.check("standby-night")

    def test_narrow(self):
        self.picture(self.place("Lamp", "systemSmall"))
        self.page.set_viewport_size({"width": 390, "height": 844})
        self.check("narrow")

    def test_control_center(self):
        self.add("Fan", in_center(0, "large"), is_on=True)
        self.add("Bell", in_center(1, "medium"))
        radio = self.add("Radio", in_center(2, "medium"))
        self.open_center()
        expect(self.control(radio).locator(".control-badge")).to_be_visible()
        self.check("control-center")
        self.center.get_by_role("button", name="Edit Controls").click()
        self.check("control-center-editing")
        self.center.get_by_role("button", name="Add a Control").click()
        gallery = self.page.get_by_role("dialog", name="Controls")
        expect(gallery.locator(".control-card").first).to_be_visible()
        self.check("control-gallery")

    def test_lock_controls(self):
        bell = self.add("Bell", in_slot("left"))
        self.device.run("device", isLocked=True)
        self.pictures(bell)
        self.check("lock-controls")
        self.page.get_by_role("button", name="Edit", exact=True).click()
        self.check("lock-controls-editing")
