"""The base class of tests of Live Activities."""
import base64
import datetime
import json
import subprocess
from pathlib import Path

from playwright.sync_api import expect

from device_case import DeviceCase
from served_device import CACHE, ROOT

# Apple's sample code, next to the checkout.
LISTING = ROOT.parent / "shared" / "listings" / "EmojiRangers"
# The same with an app, as in the WWDC session.
ADVENTURE = CACHE / "AdventureApp" / "EmojiRangers"
ASSEMBLE = ROOT / "Tests" / "Tool" / "EndToEndTests" / "Fixtures" / "AdventureApp" / "assemble"
FIXTURES = Path(__file__).parent / "Fixtures"
# A hero that `EmojiRanger` can decode.
PANDA = {
    "name": "Power Panda", "avatar": "🐼", "healthLevel": 0.14, "bio": "Bamboo.", "measured": 0,
}


def encoded(value):
    """The JSON of a value in Base64, as requests contain the app's own data."""
    return base64.b64encode(json.dumps(value).encode()).decode()


class ActivityCase(DeviceCase):
    extensions = [FIXTURES / "Pizza"] + (
        [ADVENTURE] if LISTING.exists() else [])

    @classmethod
    def setUpClass(cls):
        if ADVENTURE in cls.extensions:
            subprocess.run([ASSEMBLE, LISTING, ADVENTURE], check=True)

    def setUp(self):
        super().setUp()
        for activity in self.activities():
            self.device.run("dismissActivity", activity=activity["id"])

    def activities(self):
        return self.device.run("activities")

    def activity(self, activity):
        return next((state for state in self.activities() if state["id"] == activity), None)

    def request(self, extension, request):
        """Sends a request of ActivityKit, as the app would; returns the activity's record."""
        answer = self.device.run("activity", extension=extension, ask=request)
        self.assertIn("activity", answer)
        return answer["activity"]["_0"]

    def start(self, extension, *arguments, **options):
        """Starts an activity of an app that may show activities; returns its id."""
        self.device.run("allowActivities", extension=extension, allowed=True)
        return self.start_without_permission(extension, *arguments, **options)

    def start_without_permission(
            self, extension, kind, attributes, content, is_transient=False, has_token=False,
            **options):
        """Starts an activity, with a push token if `has_token`; returns its id."""
        start = {
            "attributesType": kind, "attributes": encoded(attributes),
            "content": self.content(content, **options), "isTransient": is_transient,
        }
        if has_token:
            start["push"] = {"token": {}}
        return self.request(extension, {"start": {"_0": start}})["id"]

    def start_adventure(self, **options):
        content = {"currentHealthLevel": 0.88, "eventDescription": "Adventure has begun!"}
        return self.start(
            "EmojiRangers", "AdventureAttributes", {"hero": PANDA}, content, **options)

    def start_pizza(self, minutes=20, status="In the oven", **options):
        return self.start("Pizza", "PizzaAttributes", {"name": "Margherita"},
                          {"minutes": minutes, "status": status}, **options)

    def update(self, activity, content, alert=None, body="", **options):
        """Updates an activity; `alert` and `body` are the texts of an alert."""
        update = {"content": self.content(content, **options)}
        if alert:
            update["alert"] = {"title": alert, "body": body}
        extension = self.activity(activity)["extension"]
        self.request(extension, {"update": {"id": activity, "_1": update}})

    def update_pizza(self, activity, minutes, status, **options):
        self.update(activity, {"minutes": minutes, "status": status}, **options)

    def content(self, state, stale_after=None, relevance=0):
        """The content of a request; `stale_after` is in seconds of the device's clock."""
        content = {"state": encoded(state), "relevanceScore": relevance}
        if stale_after:
            now = datetime.datetime.fromisoformat(self.device.run("state")["clock"]["now"])
            stale = now + datetime.timedelta(seconds=stale_after)
            content["staleDate"] = stale.isoformat(timespec="milliseconds")
        return content

    def wait_for(self, activity, **wanted):
        """Waits until an activity has these values in the host's state."""
        self.wait_for_values(lambda: self.activity(activity) or {}, wanted)

    def dismiss_toast(self):
        """Closes the toast about the opened app, which covers the Island."""
        self.page.locator(".toast").get_by_role("button").click()
        expect(self.page.locator(".toast")).to_have_count(0)

    def lock(self):
        self.device.run("device", isLocked=True)
        expect(self.page.get_by_role("region", name="Lock Screen")).to_be_visible()

    @property
    def screen(self):
        return self.page.locator(".screen")

    @property
    def island(self):
        """The pill around the camera."""
        return self.page.locator(".live-island:not(.live-detached)")

    @property
    def press(self):
        """The button over the pill."""
        return self.island.locator(".live-press")

    @property
    def detached(self):
        return self.page.locator(".live-detached")

    def card(self, activity):
        return self.page.locator(f'.activity[data-activity="{activity}"]')

    def expect_mode(self, mode):
        expect(self.screen).to_have_attribute("data-island", mode)

    def face(self, place):
        """The picture at a place of the Island, after it has loaded."""
        image = self.page.locator(f'.live-layer .face[data-place="{place}"] img.picture').last
        expect(image).to_be_attached()
        self.page.wait_for_function("(image) => image.naturalWidth > 0", arg=image.element_handle())
        return image

    def hold(self, locator):
        """Presses and holds with the pointer until the Island expands."""
        box = locator.bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        self.expect_mode("expanded")
        self.page.mouse.up()
