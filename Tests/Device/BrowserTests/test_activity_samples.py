"""The examples with Live Activities: their apps are opened on the page and receive pushes."""
import json
import time

from playwright.sync_api import expect

from activity_case import ActivityCase
from device_case import FINISHED
from served_device import ROOT

# The classes of the parts of the status bar that the pill covers.
OVERLAPS = """() => {
  const pill = document.querySelector(".live-island").getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(".status-time"));
  const parts = [["time", range.getBoundingClientRect()]];
  for (const part of document.querySelector(".status-signs").children) {
    if (part.checkVisibility()) parts.push([part.className, part.getBoundingClientRect()]);
  }
  return parts.filter(([, box]) => box.right > pill.left && box.left < pill.right)
    .map(([name]) => String(name.baseVal ?? name));
}"""


class ActivitySampleTests(ActivityCase):
    extensions = [ROOT / "Examples" / name for name in ("Delivery", "Workout")]

    def open(self, app):
        """Opens an app in the settings; returns the id of the activity that it starts."""
        settings = self.page.get_by_role("complementary", name="Settings")
        settings.get_by_role("button", name=f"Open the {app} app").click()

        def ids():
            return [state["id"] for state in self.activities() if state["app"] == app]

        # The island may still show an activity of another test.
        self.wait_while(lambda: None if ids() else f"{app} has no activity")
        self.face("compactLeading")
        self.dismiss_toast()
        self.page.wait_for_function(FINISHED)
        return ids()[0]

    def test_workout(self):
        workout = self.open("Workout")
        self.expect_mode("compact")
        self.expect_status_bar_beside_pill()
        self.hold(self.press)
        self.island.get_by_role("button", name="Next interval").click()
        expect(self.island.get_by_text("Uphill")).to_be_attached()
        self.island.get_by_role("button", name="Pause").click()
        expect(self.island.get_by_role("button", name="Resume")).to_be_attached()
        self.save("sample-workout")
        self.assertEqual(self.activity(workout)["content"]["interval"], 1)

    def test_pushed_delivery(self):
        delivery = self.open("Delivery")
        token = self.activity(delivery)["pushToken"]
        now = time.time()
        ride = now - 978_307_200
        content = {"stage": 2, "courier": "Ada", "ride": [ride, ride + 600]}
        self.push(token, int(now) + 1, content)
        self.wait_for(delivery, content=content)
        content["stage"] = "x"
        self.push(token, int(now) + 2, content)
        self.page.get_by_role("button", name="Pushes").click()
        rows = self.page.locator(".push-row")
        expect(rows).to_have_count(2)
        expect(rows.first).to_contain_text('expected one of 0, 1, 2 at "stage", found "x"')
        expect(rows.last).to_have_attribute("data-outcome", "delivered")
        self.save("pushes")
        self.lock()
        expect(self.card(delivery).get_by_text("Ada is at your door")).to_be_attached()
        self.save("sample-delivery")
        # The app is still running.
        ends = [link.get("result") for link in self.device.run("state")["links"]
                if link["extension"] == "Delivery"]
        self.assertEqual(ends, [None])

    def expect_status_bar_beside_pill(self):
        """The visible parts of the status bar are beside the pill."""
        self.assertEqual(self.page.evaluate(OVERLAPS), [])

    def push(self, token, timestamp, content):
        aps = {"timestamp": timestamp, "event": "update", "content-state": content}
        listed = self.device.run("pushTokens")
        topic = next(listing["topic"] for listing in listed if listing["token"] == token)
        self.device.run(
            "sendPush", token=token, payload=json.dumps({"aps": aps}),
            headers={"apns-push-type": "liveactivity", "apns-topic": topic})
