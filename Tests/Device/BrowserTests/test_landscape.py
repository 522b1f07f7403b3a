"""A phone in landscape: apps, Control Center, the Island at the side, and what stays upright."""
import re

from playwright.sync_api import expect

from control_case import ControlCase, in_center
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
                        os="27", isLocked=False, torch=False)

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
        # Control Center is over it.
        page.keyboard.press("c")
        page.get_by_role("switch", name="Torch").click()
        page.wait_for_function(FINISHED)
        self.save("landscape-control-center-app")
        page.keyboard.press("Escape")
        expect(window).to_be_visible()
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


class LandscapeControlTests(ControlCase):
    def setUp(self):
        super().setUp()
        self.addCleanup(self.device.run, "device", device="393x852", orientation="portrait",
                        isLocked=False)
        self.turn("landscape")

    def turn(self, orientation):
        self.device.run("device", orientation=orientation)
        expect(self.page.locator(f'.phone[data-orientation="{orientation}"]')).to_be_visible()
        self.page.wait_for_function(FINISHED)

    def cell(self, control):
        """The column and the row of a control on the page."""
        style = self.control(control).get_attribute("style")
        return tuple(int(re.search(rf"--{name}: (\d+)", style)[1]) for name in ("column", "row"))

    def expect_cell(self, control, cell):
        self.wait_for_values(lambda: {"cell": self.cell(control)}, {"cell": cell})
        names = ("column", "row")
        self.wait_for_values(
            lambda: {"cell": tuple(self.state_of(control)["cell"][name] for name in names)},
            {"cell": cell})

    def test_open_by_pull(self):
        bells = [self.add("Bell") for _ in range(4)]
        page, center = self.page, self.center
        self.drag(page.locator(".center-corner"), 0, 160)
        expect(center).to_be_visible()
        page.wait_for_function(FINISHED)
        expect(page.locator(".phone")).to_have_attribute("data-orientation", "landscape")
        for number, bell in enumerate(bells):
            self.expect_cell(bell, (4 + number // 3, number % 3))
            self.pictures(bell)
        screen = page.locator(".screen").bounding_box()
        point = screen["width"] / 852
        for control in [self.control(bells[3]), center.get_by_role("switch", name="Torch")]:
            box = control.bounding_box()
            self.assertGreater(box["x"], screen["x"] + 59 * point)
            self.assertLess(box["y"] + box["height"], screen["y"] + screen["height"])
        self.assertLess(center.get_by_role("switch", name="Torch").bounding_box()["x"],
                        self.control(bells[0]).bounding_box()["x"])
        expect(page.locator(".status-time")).to_be_in_viewport()
        self.save("landscape-control-center")
        self.drag(page.locator(".center-window"), 0, -160)
        expect(center).to_be_hidden()
        expect(page.locator(".phone")).to_have_attribute("data-orientation", "landscape")

    def test_edit_while_the_phone_turns(self):
        bells = [self.add("Bell", in_center(number, "large")) for number in range(5)]
        self.edit_center()
        self.expect_cell(bells[1], (6, 0))
        pages = self.page.locator(".control-center .page-dot")
        expect(pages).to_have_count(2)
        self.control(bells[0]).locator(".control-resize").click()
        expect(self.control(bells[0])).to_have_attribute("data-span", "1x1")
        self.expect_cell(bells[1], (4, 1))
        self.drag(self.control(bells[0]).locator(".control-resize"), 60, 0)
        expect(self.control(bells[0])).to_have_attribute("data-span", "2x1")
        expect(self.page.locator(".control-copy")).to_have_count(0)
        self.page.wait_for_function(FINISHED)
        # Two rows down, below the other one.
        rows = self.control(bells[1]).bounding_box()["height"] * 160 / 144
        self.drag(self.control(bells[0]).locator(".control-grip"), 0, rows)
        self.wait_for_values(lambda: {"order": self.order()[:2]}, {"order": [bells[1], bells[0]]})
        self.save("landscape-control-center-editing")
        self.turn("portrait")
        expect(self.center.get_by_role("button", name="Done")).to_be_visible()
        self.expect_cell(bells[1], (0, 3))
        expect(pages).to_have_count(1)
        self.save("portrait-control-center-editing")
        self.turn("landscape")
        expect(self.center.get_by_role("button", name="Done")).to_be_visible()
        self.expect_cell(bells[1], (4, 0))
        self.end_editing()

    def test_lock_screen_and_home_screen(self):
        page = self.page
        page.locator(".segments").get_by_role("button", name="Home Screen").click()
        expect(page.locator('.phone[data-orientation="portrait"]')).to_be_visible()
        page.wait_for_function(FINISHED)
        self.open_center()
        expect(page.locator('.phone[data-orientation="landscape"]')).to_be_visible()
        page.keyboard.press("Escape")
        self.device.run("device", isLocked=True)
        expect(page.locator('.phone[data-orientation="portrait"]')).to_be_visible()
        self.open_center()
        expect(page.locator('.phone[data-orientation="portrait"]')).to_be_visible()


class UprightAppTests(DeviceCase):
    extensions = [ROOT / "Tests" / "Tool" / "EndToEndTests" / "Fixtures" / "Postcard"]

    def test_app_stays_upright(self):
        page = self.page
        self.addCleanup(self.device.run, "device", orientation="portrait")
        self.addCleanup(self.device.run, "home")
        self.device.run("device", orientation="landscape")
        expect(page.locator('.phone[data-orientation="landscape"]')).to_be_visible()
        self.device.run("openApp", extension="Postcard", wait=True)
        expect(page.locator('.phone[data-orientation="portrait"]')).to_be_visible()
        window = page.get_by_role("region", name="Window of Postcard")
        window.get_by_role("button", name="Stamp 0").click()
        expect(window.get_by_role("button", name="Stamp 1")).to_be_visible()
        page.wait_for_function(FINISHED)
        self.save("landscape-upright-app")
        # Control Center turns over it.
        page.keyboard.press("c")
        expect(page.locator('.phone[data-orientation="landscape"]')).to_be_visible()
        expect(window).to_be_hidden()
        page.keyboard.press("Escape")
        expect(page.locator('.phone[data-orientation="portrait"]')).to_be_visible()
        expect(window).to_be_visible()
        page.get_by_role("button", name="Home", exact=True).click()
        expect(window).to_be_hidden()
        expect(page.locator('.phone[data-orientation="portrait"]')).to_be_visible()
