"""A device with two screens and a hinge: folding, drags, apps, and each screen's widgets."""
from playwright.sync_api import expect

from device_case import FINISHED, DeviceCase
from served_device import ROOT
from test_pad import PadCase, cell


class FoldingTests(PadCase):
    extensions = [ROOT / "Examples" / "Everyday",
                  ROOT / "Tests" / "Tool" / "EndToEndTests" / "Fixtures" / "Pantry"]

    def setUp(self):
        DeviceCase.setUp(self)
        self.device.run("home")
        self.fold("closed")
        self.addCleanup(self.device.run, "device", device="393x852", orientation="portrait")

    def fold(self, hinge, orientation="portrait"):
        self.device.run("device", device="duo", hinge=hinge, orientation=orientation)
        self.expect_hinge(hinge)
        expect(self.page.locator(f'.phone[data-orientation="{orientation}"]')).to_be_visible()

    def expect_hinge(self, hinge):
        expect(self.page.locator(f'.phone[data-hinge="{hinge}"]')).to_be_visible()

    def width(self):
        return self.page.locator(".phone").evaluate("(p) => p.style.getPropertyValue('--width')")

    def small(self, column, row):
        identifier = self.everyday("Tide", "systemSmall", cell(column, row))
        self.picture(identifier)
        return identifier

    def test_button_and_key_move_the_hinge(self):
        page = self.page
        self.assertEqual(self.width(), "466")
        page.get_by_role("button", name="Unfold").click()
        self.expect_hinge("open")
        self.assertEqual(self.width(), "669")
        expect(page.locator(".fold")).to_have_css("opacity", "0")
        page.get_by_role("button", name="Fold Halfway").click()
        self.expect_hinge("half")
        expect(page.locator(".fold")).to_have_css("opacity", "1")
        page.keyboard.press("h")
        self.expect_hinge("closed")
        self.assertEqual(self.width(), "466")
        expect(page.locator(".fold")).to_be_hidden()

    def test_each_screen_keeps_its_widgets(self):
        small = self.small(2, 4)
        self.fold("open", "landscape")
        self.device.run("move", placement=small, place=cell(6, 4))
        self.picture(small)
        self.page.wait_for_function(FINISHED)
        x, y, width, _ = self.box(self.widget(small))
        self.assertAlmostEqual(width, 158, delta=0.6)
        # Left of the strip, and above the page dots.
        self.assertLess(x + width, 951 - 80)
        self.save("folding-open")
        self.fold("half")
        self.page.wait_for_function(FINISHED)
        self.save("folding-half")
        self.fold("closed")
        self.wait_for_cell(small, (0, 2, 4))
        self.page.wait_for_function(FINISHED)
        self.save("folding-closed")
        self.fold("open", "landscape")
        self.wait_for_cell(small, (0, 6, 4))

    def test_folding_ends_a_drag_where_it_began(self):
        self.fold("open")
        small = self.small(4, 6)
        self.page.keyboard.press("e")
        self.drag(small, -160, -200)
        expect(self.page.locator(".item-copy")).to_be_visible()
        self.device.run("device", hinge="closed")
        self.expect_hinge("closed")
        expect(self.page.locator(".item-copy")).to_have_count(0)
        self.page.mouse.move(500, 500)
        self.page.mouse.up()
        expect(self.widget(small)).to_be_visible()
        self.fold("open")
        self.wait_for_cell(small, (0, 4, 6))

    def test_app_moves_to_the_other_screen(self):
        self.device.run("openApp", extension="Pantry", wait=True)
        window = self.page.get_by_role("region", name="Window of Pantry")
        expect(window).to_be_visible()
        self.page.wait_for_function(FINISHED)
        self.assertAlmostEqual(self.box(window)[2], 466, delta=1)
        self.fold("open", "landscape")
        expect(window).to_be_visible()
        self.page.wait_for_function(FINISHED)
        self.assertAlmostEqual(self.box(window)[2], 951, delta=1)
        self.save("folding-app")

    def test_other_devices_have_no_hinge(self):
        self.device.run("device", device="393x852")
        expect(self.page.locator("#hinge-button")).to_be_hidden()
        self.page.keyboard.press("h")
        self.assertEqual(self.device.run("state")["device"]["hinge"], "closed")
