"""Notifications of extensions, on the page."""
from pathlib import Path

from playwright.sync_api import expect

from control_case import ControlCase
from device_case import FINISHED


class NotificationTests(ControlCase):
    extensions = [Path(__file__).parent / "Fixtures" / "Kettle"]
    extension = "Kettle"

    def test_scheduled_notification_becomes_banner(self):
        page = self.page
        self.addCleanup(self.device.run, "clock", rate=1)
        self.device.run("clock", date="2026-03-10T10:00:00.000Z", rate=0)
        control = self.add("Kettle")
        self.wait_for(control, isLoaded=True, isPending=False)
        banner = page.get_by_role("status", name="Notification")
        self.device.run("pressControl", control=control)
        self.wait_while(lambda: None if self.rows("scheduled") else "nothing is scheduled")
        expect(banner).to_be_hidden()

        self.device.run("clock", date="2026-03-10T10:04:01.000Z")
        expect(banner).to_be_visible()
        expect(banner).to_contain_text("Water is ready")
        expect(banner).to_contain_text("It stays hot for <10> minutes.")
        [row] = self.rows("Notification of")
        self.assertEqual(row["reason"], "Notification of Kettle: “Water is ready”.")
        shown = page.get_by_role("listitem").filter(has_text="Notification of Kettle")
        expect(shown).not_to_contain_text("left")
        page.wait_for_function(FINISHED)
        self.save("notification-banner")
        banner.click()
        expect(banner).to_be_hidden()

        page.reload()
        expect(page.get_by_role("region", name="Home Screen")).to_be_visible()
        expect(banner).to_be_hidden()

    def rows(self, text):
        """The ledger's rows whose reason contains a text."""
        return [row for row in self.device.run("ledger") if text in row["reason"]]
