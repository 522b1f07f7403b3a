"""A widget with a push handler: its token and the verdict on a push."""
import json

from playwright.sync_api import expect

from device_case import DeviceCase
from served_device import ROOT


class WidgetPushTests(DeviceCase):
    extensions = [ROOT / "Tests" / "Tool" / "EndToEndTests" / "Fixtures" / "Pushed"]

    def test_token_and_verdict(self):
        score = self.place("Score", "systemSmall", extension="Pushed")
        table = self.place("Table", "systemMedium", extension="Pushed")
        first = self.picture(score)
        [listed] = self.device.run("pushTokens")
        inspector = self.page.get_by_role("complementary", name="Inspector")
        self.page.locator("#inspector-choice").select_option(score)
        expect(inspector.locator(".fact-text")).to_have_text(listed["token"])
        # The whole token wraps within the panel.
        self.assertFalse(inspector.locator(".fact-text").evaluate(
            "(text) => text.scrollWidth > text.clientWidth"))
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        inspector.get_by_role("button", name="Copy: Push token").click()
        expect(self.page.locator("#announcer")).to_have_text("Copied: Push token")
        self.assertEqual(
            self.page.evaluate("navigator.clipboard.readText()"), listed["token"])
        self.page.locator("#inspector-choice").select_option(table)
        expect(inspector.locator(".facts")).not_to_contain_text("Push token")

        self.device.run(
            "sendPush", token=listed["token"],
            payload=json.dumps({"aps": {"content-changed": True}}),
            headers={"apns-push-type": "widgets", "apns-topic": listed["topic"]})
        self.wait_for_other_picture(score, first)
        self.page.locator("#inspector-choice").select_option(score)
        rows = inspector.locator(".ledger-row")
        expect(rows.filter(has_text="a push requested it")).not_to_have_count(0)
        # The panel of pushes replaces the inspector.
        self.page.get_by_role("button", name="Pushes").click()
        expect(self.page.locator(".push-row")).to_contain_text("The widget reloads.")
