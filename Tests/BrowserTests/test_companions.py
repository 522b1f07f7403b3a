"""A watch, a car and a Mac beside the phone."""
from playwright.sync_api import expect

from device_case import DeviceCase
from served_device import ROOT
from test_accessibility import violations


class CompanionTests(DeviceCase):
    extensions = [ROOT / "Examples" / "Everyday"]

    def setUp(self):
        super().setUp()
        self.addCleanup(self.disconnect)

    def disconnect(self):
        for role in ("watch", "car", "mac"):
            self.device.run("device", on=role, isConnected=False)

    def picture(self, role):
        return self.page.locator(f'.companion[data-role="{role}"] img')

    def wait_for_size(self, role, width, height):
        image = self.picture(role)
        self.wait_while(lambda: None if image.evaluate(
            "(i) => [i.naturalWidth, i.naturalHeight]") == [width, height]
            else f"not {width} × {height}")

    def test_widget_on_the_watch_shows_it_beside_the_phone(self):
        expect(self.page.locator("#companions")).to_be_hidden()
        self.place("Tide", "accessoryRectangular",
                   {"surface": "smartStack", "position": 0}, extension="Everyday")
        self.wait_for_size("watch", 396, 484)
        expect(self.picture("watch")).to_have_attribute("alt", "Apple Watch: Watch face")
        before = self.picture("watch").get_attribute("src")
        self.page.locator('.companion [data-surface="smartStack"]').click()
        expect(self.picture("watch")).to_have_attribute("alt", "Apple Watch: Smart Stack")
        expect(self.picture("watch")).not_to_have_attribute("src", before)

    def test_four_devices_are_side_by_side(self):
        for role in ("watch", "car", "mac"):
            self.device.run("device", on=role)
        self.wait_for_size("watch", 396, 484)
        self.wait_for_size("car", 400, 240)
        self.wait_for_size("mac", 720, 450)
        expect(self.page.locator(".phone")).to_be_visible()
        self.assertEqual(violations(self.page), [])

    def test_switches_connect_and_disconnect(self):
        switch = self.page.locator("#settings").get_by_role("switch", name="Car")
        expect(switch).to_have_attribute("aria-checked", "false")
        switch.click()
        self.wait_for_size("car", 400, 240)
        switch.click()
        expect(self.page.locator('.companion[data-role="car"]')).to_have_count(0)

    def test_another_model_has_another_screen(self):
        self.device.run("device", on="watch", device="watch-49mm")
        self.wait_for_size("watch", 410, 502)
        self.device.run("device", on="watch", device="watch-40mm", face="panel")
        self.wait_for_size("watch", 324, 394)
