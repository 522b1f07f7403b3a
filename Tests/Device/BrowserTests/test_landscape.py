"""A phone in landscape: apps, the Dynamic Island at the side, and surfaces that stay upright."""
from playwright.sync_api import expect

from device_case import FINISHED, DeviceCase
from served_device import ROOT


class LandscapeTests(DeviceCase):
    extensions = [ROOT / "Examples" / "Delivery",
                  ROOT / "Tests" / "Tool" / "EndToEndTests" / "Fixtures" / "Pantry"]

    def setUp(self):
        super().setUp()
        self.device.run("home")
        for activity in self.device.run("activities"):
            self.device.run("dismissActivity", activity=activity["id"])
        self.hold("portrait")
        self.addCleanup(self.device.run, "device", device="393x852", orientation="portrait",
                        os="27", isLocked=False)

    def hold(self, orientation, shown=None, **settings):
        self.device.run("device", orientation=orientation, **settings)
        self.expect_shown(shown or orientation)

    def expect_shown(self, orientation):
        expect(self.page.locator(f'.phone[data-orientation="{orientation}"]')).to_be_visible()

    def segment(self, name):
        return self.page.locator(".segments").get_by_role("button", name=name, exact=True)

    def start(self):
        self.device.tool("activity", "start", "Delivery")

    def picture(self, presentation):
        return self.page.locator(f'.live-island [data-presentation="{presentation}"] img').first

    def box(self, locator):
        return self.page.evaluate("(item) => item.getBoundingClientRect().toJSON()",
                                  locator.element_handle())

    def test_app_turns_and_the_home_screen_stays_upright(self):
        page = self.page
        self.device.run("openApp", extension="Pantry", wait=True)
        window = page.get_by_role("region", name="Window of Pantry")
        expect(window).to_be_visible()
        page.get_by_role("button", name="Rotate").click()
        self.expect_shown("landscape")
        expect(window).to_be_visible()
        page.wait_for_function(FINISHED)
        screen, button = self.box(page.locator(".screen")), window.get_by_role("button").first
        point = screen["width"] / 852
        # Beside the camera.
        self.assertGreater(self.box(button)["left"] - screen["left"], 58 * point)
        button.click()
        self.save("landscape-app")
        page.get_by_role("button", name="Home", exact=True).click()
        self.expect_shown("portrait")
        expect(self.segment("Home Screen")).to_have_attribute("aria-pressed", "true")
        # An app that opens is turned again.
        self.device.run("openApp", extension="Pantry", wait=True)
        self.expect_shown("landscape")
        page.get_by_role("button", name="Rotate").click()
        self.expect_shown("portrait")
        expect(window).to_be_visible()
        expect(self.segment("App")).to_be_hidden()

    def test_island_is_at_the_side(self):
        page = self.page
        self.start()
        expect(self.picture("compactLeading")).to_be_visible()
        self.hold("landscape")
        leading, trailing = self.picture("landscapeLeading"), self.picture("landscapeTrailing")
        expect(leading).to_be_visible()
        expect(trailing).to_be_visible()
        page.wait_for_function(FINISHED)
        self.save("landscape-island")
        screen, camera = self.box(page.locator(".screen")), self.box(page.locator(".cutout"))
        self.assertLess(camera["right"] - screen["left"], screen["width"] * 0.1)
        self.assertGreater(camera["height"], 3 * camera["width"])
        self.assertLessEqual(self.box(leading)["bottom"], camera["top"] + 1)
        self.assertGreaterEqual(self.box(trailing)["top"], camera["bottom"] - 1)
        # A press and hold expands it at the top.
        press = page.locator(".live-island:not(.live-detached) .live-press")
        press.focus()
        page.keyboard.press("ArrowDown")
        expect(self.picture("expanded")).to_be_visible()
        page.wait_for_function(FINISHED)
        island = self.box(page.locator(".live-island:not(.live-detached)"))
        middle = (island["left"] + island["right"]) / 2
        self.assertAlmostEqual(middle, (screen["left"] + screen["right"]) / 2, delta=1)
        page.keyboard.press("Escape")
        # Before iOS 27 it shows none of this.
        self.hold("landscape", os="26")
        expect(leading).to_have_count(0)
        expect(page.locator(".live-layer")).to_have_attribute("data-mode", "hidden")

    def test_surfaces_stay_upright(self):
        self.hold("landscape")
        expect(self.page.get_by_text("The Home Screen stays upright")).to_be_visible()
        for name in ("Home Screen", "Today"):
            self.segment(name).click()
            self.expect_shown("portrait")
            self.segment("App").click()
            self.expect_shown("landscape")
        self.device.run("device", isLocked=True)
        self.expect_shown("portrait")
        self.device.run("device", isLocked=False)
        self.expect_shown("landscape")
        # Widgets are added on the Home Screen.
        self.page.locator("#add-button").click()
        self.expect_shown("portrait")
        self.page.keyboard.press("Escape")

    def test_phones_without_island(self):
        for device in ("390x844", "375x667"):
            self.hold("landscape", device=device)
            self.page.wait_for_function(FINISHED)
            self.save(f"landscape-{device}")
        expect(self.page.locator(".cutout")).to_be_hidden()
