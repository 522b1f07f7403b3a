"""The camera that a control opens on the Lock Screen."""
from playwright.sync_api import expect

from control_case import ControlCase, in_slot
from device_case import FINISHED
from served_device import ROOT


class CapturePageTests(ControlCase):
    extension = "Snapshot"
    extensions = [ROOT / "Tests" / "Tool" / "EndToEndTests" / "Fixtures" / "Snapshot"]

    def test_camera_opens_without_unlocking(self):
        control = self.add("Snapshot", in_slot("left"))
        self.wait_for(control, isLoaded=True)
        self.device.run("device", isLocked=True)
        lock = self.page.get_by_role("region", name="Lock Screen")
        expect(lock).to_be_visible()
        self.press(control).click()
        camera = self.page.get_by_role("region", name="Window of Snapshot (camera)")
        camera.get_by_role("button", name="Take Picture").click()
        expect(camera.get_by_text("Photos: 1")).to_be_attached()
        self.page.wait_for_function(FINISHED)
        self.save("camera")
        self.assertTrue(self.device.run("state")["device"]["isLocked"])
        self.page.get_by_role("button", name="Home", exact=True).click()
        expect(camera).to_be_hidden()
        expect(lock).to_be_visible()
