"""The controls of Examples/Switchboard."""
import re

from playwright.sync_api import expect

from control_case import ControlCase, in_center
from served_device import ROOT
from timer_server import TimerServer

GROUP = "group.vitrine.switchboard"


class SwitchboardTests(ControlCase):
    extensions = [ROOT / "Examples" / "Switchboard"]
    extension = "Switchboard"

    def setUp(self):
        self.server = TimerServer()
        self.addCleanup(self.server.close)
        super().setUp()
        self.device.run("device", networkAccess="Switchboard:allow")
        self.device.write_defaults(GROUP, {"timerServer": self.server.address})

    def test_timer_toggle(self):
        timer = self.add_from_gallery("FocusTimer")
        self.end_editing()
        switch = self.press(timer)
        expect(switch).to_have_accessible_description("Stopped")
        off = self.pictures(timer)
        switch.click()
        self.expect_switch(timer, True)
        self.assertTrue(self.server.is_running())
        expect(switch).to_have_accessible_description("Running")
        self.expect_other_pictures(timer, off)
        self.save("switchboard-timer")
        # Another device stops it.
        self.server.set_running(False)
        self.device.run("reloadControls", control=timer)
        self.expect_switch(timer, False)

    def test_network_is_a_permission(self):
        switch = self.page.get_by_role("switch", name="Network for Switchboard")
        expect(switch).to_have_attribute("aria-checked", "true")
        switch.click()
        expect(switch).to_have_attribute("aria-checked", "false")
        self.assertNotIn("allow", self.device.run("device")["networkAccess"])

    def test_allowed_network_reloads_controls(self):
        self.device.run("device", networkAccess="Switchboard:deny")
        timer = self.add("FocusTimer", in_center(0, "medium"))
        self.open_center()
        badge = self.control(timer).locator(".control-badge")
        expect(badge).to_be_visible()
        self.page.get_by_role("switch", name="Network for Switchboard").click()
        self.expect_switch(timer, False)
        expect(badge).to_be_hidden()

    def test_unreachable_server_shows_failure(self):
        timer = self.add("FocusTimer", in_center(0, "medium"))
        self.open_center()
        self.expect_switch(timer, False)
        self.server.close()
        self.press(timer).click()
        expect(self.control(timer).locator(".control-badge")).to_be_visible()
        expect(self.press(timer)).to_have_attribute("aria-checked", "false")
        words = f"The timer server at {self.server.address} does not answer. Start server.py."
        expect(self.press(timer)).to_have_accessible_description(re.compile(re.escape(words)))
        self.save("switchboard-gone")
        back = TimerServer(self.server.port)
        self.addCleanup(back.close)
        self.press(timer).click()
        self.expect_switch(timer, True)
        expect(self.control(timer).locator(".control-badge")).to_be_hidden()
        self.assertTrue(back.is_running())

    def test_sound_plays_to_its_end(self):
        bell = self.add_from_gallery("Sound")
        self.end_editing()
        expect(self.press(bell)).to_have_accessible_name("Bell")
        self.start_recording(bell)
        self.press(bell).click()
        self.expect_was_lit(bell)
        self.wait_for(bell, isPending=False, failure=None)

    def test_lamps_switch_independently(self):
        page = self.page
        bedside = self.add("Lamp", in_center(0, "medium"))
        corner = self.add_from_gallery("Lamp")
        form = page.get_by_role("dialog", name="Lamp")
        form.get_by_role("button", name="Lamp").click()
        form.get_by_role("button", name="Corner").click()
        page.get_by_role("button", name="Done", exact=True).last.click()
        self.wait_for(corner, title="Corner", isPending=False, failure=None)
        self.end_editing()
        off = self.pictures(corner)
        self.press(corner).click()
        self.expect_switch(corner, True)
        self.expect_other_pictures(corner, off)
        expect(self.center.get_by_role("status")).to_have_text("On in the Living Room")
        self.expect_switch(bedside, False)
        self.save("switchboard-lamps")

    def test_button_opens_app(self):
        scenes = self.add("Open")
        self.wait_for(scenes, isLoaded=True, isPending=False)
        self.open_center()
        self.press(scenes).click()
        expect(self.center).to_be_hidden()
        expect(self.page.locator(".toast")).to_contain_text("Switchboard was opened")
        self.save("switchboard-open")
