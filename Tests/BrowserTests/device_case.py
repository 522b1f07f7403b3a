"""What the browser's tests have in common: one device, one browser, a new page for each test."""
import json
import os
import re
import time
import unittest
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from served_device import ROOT, ServedDevice, built_extension

SCREENSHOTS = ROOT / ".build" / "browser"
EXTENSIONS = [
    ROOT / "Examples" / "Household", ROOT / "Examples" / "Everyday",
    Path(__file__).parent / "Fixtures" / "Panel",
]
CHROMIUM = os.environ.get("VITRINE_CHROMIUM", "/usr/bin/chromium")
# Conditions are waited for; this long, where something is broken.
LIMIT = 20_000
expect.set_options(timeout=LIMIT)


# No movement is under way; colours are judged when they are there.
FINISHED = """
() => document.getAnimations().every((animation) => animation.playState !== "running"
  || animation.effect.getComputedTiming().iterations === Infinity)
"""


class Shared:
    """A device and a browser for a module's tests with the same extensions."""

    device = None
    extensions = None
    playwright = None
    browser = None

    @classmethod
    def open(cls, extensions):
        if cls.device and cls.extensions == extensions:
            return
        cls.close()
        unittest.addModuleCleanup(cls.close)
        cls.extensions = extensions
        cls.device = ServedDevice(*map(built_extension, extensions))
        cls.playwright = sync_playwright().start()
        # A sandbox in the browser's way is none of the tests' matter: containers run as root.
        cls.browser = cls.playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox"] if os.geteuid() == 0 else [])

    @classmethod
    def close(cls):
        if cls.browser:
            cls.browser.close()
        if cls.playwright:
            cls.playwright.stop()
        if cls.device:
            cls.device.close()
        cls.device = cls.browser = cls.playwright = None


class DeviceCase(unittest.TestCase):
    """A page on an empty device. Errors that the page logs fail the test."""

    # Sources of what is installed.
    extensions = EXTENSIONS

    def setUp(self):
        Shared.open(self.extensions)
        self.device = Shared.device
        self.device.clear()
        self.context = Shared.browser.new_context(
            viewport={"width": 1440, "height": 1000}, device_scale_factor=2,
            reduced_motion="reduce")
        self.addCleanup(self.context.close)
        self.context.set_default_timeout(LIMIT)
        self.page = self.context.new_page()
        self.told = {}
        self.page.on("websocket", self.hear)
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: message.type == "error" and
                     self.errors.append(f"{message.text} {message.location.get('url', '')}"))
        self.page.goto(self.device.address)
        expect(self.page.get_by_text("Connected")).to_be_attached()
        expect(self.page.get_by_role("region", name="Home Screen")).to_be_visible()

    def tearDown(self):
        self.save(self.id().split(".", 1)[-1])
        self.assertEqual(self.errors, [])

    def save(self, name):
        """Keeps what the page shows, for people."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    def place(self, kind, family, place=None, extension="Household", **configuration):
        """Places a widget from outside of the page; gives its id."""
        fields = {"place": place} if place else {}
        if configuration:
            fields["configuration"] = configuration
        state = self.device.run("place", extension=extension, kind=kind, family=family, **fields)
        return state["placement"]["id"]

    def widget(self, placement):
        """The widget on the page, by its placement."""
        return self.page.locator(f'.item[data-item="{placement}"]')

    def picture(self, placement):
        """The address of the widget's picture, once its first entry is there; it names the tag."""
        limit = time.monotonic() + LIMIT / 1000
        while True:
            states = self.device.run("state")["placements"]
            state = next(state for state in states if state["placement"]["id"] == placement)
            told = self.told.get(placement)
            is_settled = isinstance(state["shown"], int) and not state["isReloading"]
            if is_settled and told and told["version"] == state["version"]:
                break
            self.assertLess(time.monotonic(), limit, f"the picture of {state} is not there: {told}")
            self.page.wait_for_timeout(50)
        image = self.widget(placement).locator("img.picture").last
        expect(image).to_have_attribute("src", re.compile(told["tag"]))
        return image.get_attribute("src")

    def hear(self, socket):
        """Keeps the newest picture that the host has told of each placement."""
        def keep(text):
            message = json.loads(text)
            if message["type"] == "picture":
                self.told[message["placement"]] = message
        socket.on("framereceived", keep)

    def wait_for_other_picture(self, placement, old):
        """Waits until the widget shows another picture than `old`; gives its address."""
        image = self.widget(placement).locator("img.picture").last
        expect(image).not_to_have_attribute("src", old)
        return image.get_attribute("src")

    def pixels(self, address):
        """A picture's bytes, as the browser has them."""
        answer = self.context.request.get(self.device.origin + address
                                          if address.startswith("/") else address)
        self.assertEqual(answer.status, 200, address)
        return answer.body()
