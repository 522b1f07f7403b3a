"""The base class of tests of Live Activities."""
import json
import os
import subprocess
import time
from pathlib import Path

from playwright.sync_api import expect

from device_case import LIMIT, DeviceCase
from served_device import ROOT, TOOL

# Apple's sample code, next to the checkout.
LISTING = ROOT.parent / "shared" / "listings" / "EmojiRangers"
# The same with an app, as in the WWDC session.
ADVENTURE = ROOT / ".build" / "browser" / "EmojiRangers"
ASSEMBLE = ROOT / "Tests" / "EndToEndTests" / "Fixtures" / "AdventureApp" / "assemble"
FIXTURES = Path(__file__).parent / "Fixtures"
# A hero that `EmojiRanger` can decode.
PANDA = {
    "name": "Power Panda", "avatar": "🐼", "healthLevel": 0.14, "bio": "Bamboo.", "measured": 0,
}


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

    def tool(self, *arguments):
        return self.run_tool("activity", *arguments)

    def run_tool(self, *arguments):
        """Runs the tool on the device; returns its output."""
        environment = dict(os.environ, XDG_RUNTIME_DIR=self.device.state.name)
        done = subprocess.run(
            [TOOL, *arguments, "--state", str(Path(self.device.state.name) / "device")],
            capture_output=True, text=True, env=environment, timeout=120, check=False)
        self.assertEqual(done.returncode, 0, done.stderr + done.stdout)
        return done.stdout

    def start(self, extension, kind, attributes, content, *options):
        """Starts an activity of an app that may show activities; returns its id."""
        self.device.run("allowActivities", extension=extension, allowed=True)
        return self.start_without_permission(extension, kind, attributes, content, *options)

    def start_without_permission(self, extension, kind, attributes, content, *options):
        """Starts an activity as its app would; returns its id."""
        known = {state["id"] for state in self.activities()}
        self.tool("start", extension, "--type", kind, "--attributes", json.dumps(attributes),
                  "--content", json.dumps(content), *options)
        return next(state["id"] for state in self.activities() if state["id"] not in known)

    def start_adventure(self, *options, health=0.88, event="Adventure has begun!"):
        return self.start("EmojiRangers", "AdventureAttributes", {"hero": PANDA},
                          {"currentHealthLevel": health, "eventDescription": event}, *options)

    def start_pizza(self, *options, minutes=20, status="In the oven"):
        return self.start("Pizza", "PizzaAttributes", {"name": "Margherita"},
                          {"minutes": minutes, "status": status}, *options)

    def update_adventure(self, activity, event, *options, health=0.14):
        content = {"currentHealthLevel": health, "eventDescription": event}
        self.tool("update", activity, "--content", json.dumps(content), *options)

    def update_pizza(self, activity, minutes, status, *options):
        content = {"minutes": minutes, "status": status}
        self.tool("update", activity, "--content", json.dumps(content), *options)

    def wait_for(self, activity, **wanted):
        """Waits until an activity has these values in the host's state."""
        limit = time.monotonic() + LIMIT / 1000
        while True:
            state = self.activity(activity) or {}
            found = {name: state.get(name) for name in wanted}
            if found == wanted:
                return
            self.assertLess(time.monotonic(), limit, f"found {found}, expected {wanted}")
            self.page.wait_for_timeout(50)

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
