"""The base class of the browser tests: one device, one browser, a new page for each test.

The pages share a context, which keeps the page's files: loading them is half of a test's time.
"""
import atexit
import json
import os
import time
import unittest
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from served_device import ROOT, ServedDevice, built_extension

SCREENSHOTS = ROOT / ".build" / "browser"
# Screenshots cost a fifth of the tests' processor time.
SAVES_SCREENSHOTS = bool(os.environ.get("VITRINE_SCREENSHOTS"))
EXTENSIONS = [
    ROOT / "Examples" / "Household", ROOT / "Examples" / "Everyday",
    Path(__file__).parent / "Fixtures" / "Panel",
]
# Draws and starts twice as fast as the complete browser.
CHROMIUM = os.environ.get("VITRINE_CHROMIUM", "/usr/bin/chromium-headless-shell")
# The maximum time to wait for a condition, in milliseconds.
LIMIT = 20_000
# The same for the result of a compilation, which other tests slow down.
BUILD_LIMIT = 120_000
# The time between two requests for the host's state, in milliseconds.
INTERVAL = 25
expect.set_options(timeout=LIMIT)

# Whether all finite animations have ended.
FINISHED = """
() => document.getAnimations().every((animation) => animation.playState !== "running"
  || animation.effect.getComputedTiming().iterations === Infinity)
"""


class Shared:
    """The browser of this process, and the device of a module's tests with the same extensions."""

    device = None
    extensions = None
    playwright = None
    browser = None
    context = None

    @classmethod
    def open(cls, extensions):
        if not cls.browser:
            cls.launch()
        if cls.device and cls.extensions == extensions:
            return
        cls.close_device()
        unittest.addModuleCleanup(cls.close_device)
        cls.extensions = extensions
        cls.device = ServedDevice(*map(built_extension, extensions))

    @classmethod
    def launch(cls):
        cls.playwright = sync_playwright().start()
        atexit.register(cls.close_browser)
        # Chromium's sandbox does not run as root, as tests in containers do.
        cls.browser = cls.playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox"] if os.geteuid() == 0 else [])

    @classmethod
    def device_context(cls):
        if not cls.context:
            cls.context = cls.browser.new_context(
                viewport={"width": 1440, "height": 1000}, device_scale_factor=2,
                reduced_motion="reduce")
            cls.context.set_default_timeout(LIMIT)
        return cls.context

    @classmethod
    def close_context(cls):
        if cls.context:
            cls.context.close()
        cls.context = None

    @classmethod
    def close_device(cls):
        if cls.device:
            cls.device.close()
        cls.device = None

    @classmethod
    def close_browser(cls):
        if cls.browser:
            cls.browser.close()
        cls.playwright.stop()
        cls.browser = cls.playwright = None


class PageCase(unittest.TestCase):
    """Saves screenshots of a page, `self.page`, for review."""

    @property
    def has_failed(self):
        result = self._outcome.result
        return any(test is self for test, _ in result.failures + result.errors)

    def save_at_end(self):
        """Saves a screenshot that is named after the test, always if it has failed."""
        self.save(self.id().split(".", 1)[-1], is_needed=SAVES_SCREENSHOTS or self.has_failed)

    def save(self, name, is_needed=SAVES_SCREENSHOTS):
        """Saves a screenshot with one pixel per CSS pixel, which is four times as fast."""
        if not is_needed:
            return
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png", scale="css")


class DeviceCase(PageCase):
    """A page on an empty device. A test fails if the page logs an error."""

    # The sources of the installed extensions.
    extensions = EXTENSIONS

    def setUp(self):
        Shared.open(self.extensions)
        self.device = Shared.device
        self.device.clear()
        self.context = Shared.device_context()
        self.page = self.context.new_page()
        self.addCleanup(self.close_page)
        self.reported = {}
        self.page.on("websocket", self.listen)
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: message.type == "error" and
                     self.errors.append(f"{message.text} {message.location.get('url', '')}"))
        self.page.goto(self.device.address)
        self.wait_for_connection()
        expect(self.page.get_by_role("region", name="Home Screen")).to_be_visible()

    def wait_for_connection(self):
        expect(self.page.locator('body[data-connection="open"]')).to_be_attached()

    def close_page(self):
        """Closes the page; after a failure also its context, which may have changed."""
        if self.has_failed:
            Shared.close_context()
        else:
            self.context.clear_permissions()
            self.page.evaluate("localStorage.clear()")
            self.page.close()

    def tearDown(self):
        self.save_at_end()
        self.assertEqual(self.errors, [])

    def place(self, kind, family, place=None, extension="Household", **configuration):
        """Places a widget with a command; returns its id."""
        fields = {"place": place} if place else {}
        if configuration:
            fields["configuration"] = configuration
        state = self.device.run("place", extension=extension, kind=kind, family=family, **fields)
        return state["placement"]["id"]

    def widget(self, placement):
        """The widget of a placement on the page."""
        return self.page.locator(f'.item[data-item="{placement}"]')

    def picture(self, placement):
        """The address of a widget's picture, after its first entry has been drawn."""
        image = self.widget(placement).locator("img.picture").last

        def missing():
            states = self.device.run("state")["placements"]
            state = next(state for state in states if state["placement"]["id"] == placement)
            reported = self.reported.get(placement)
            is_settled = isinstance(state["shown"], int) and not state["isReloading"]
            if not (is_settled and reported and reported["version"] == state["version"]):
                return f"no picture of {state}: {reported}"
            # A new picture can be reported while the page still shows the one before, or the
            # reverse.
            shown = image.get_attribute("src") if image.count() else None
            return None if reported["tag"] in (shown or "") else f"{shown}: {reported}"

        self.wait_while(missing)
        return image.get_attribute("src")

    def wait_while(self, problem, limit=LIMIT):
        """Waits while `problem()` returns a text, and handles the page's events meanwhile.

        `limit` is in milliseconds.
        """
        end = time.monotonic() + limit / 1000
        while (text := problem()) is not None:
            self.assertLess(time.monotonic(), end, text)
            self.page.wait_for_timeout(INTERVAL)

    def wait_for_values(self, read, wanted, limit=LIMIT):
        """Waits until the dictionary that `read()` returns has the wanted values."""
        def difference():
            state = read()
            found = {name: state.get(name) for name in wanted}
            return None if found == wanted else f"found {found}, expected {wanted}"

        self.wait_while(difference, limit)

    def listen(self, socket):
        """Keeps the newest picture message of each placement."""
        def keep(text):
            message = json.loads(text)
            if message["type"] == "picture":
                self.reported[message["placement"]] = message
        socket.on("framereceived", keep)

    def wait_for_other_picture(self, placement, old, limit=LIMIT):
        """Waits until a widget shows a picture other than `old`; returns its address.

        `limit` is in milliseconds.
        """
        image = self.widget(placement).locator("img.picture").last
        expect(image).not_to_have_attribute("src", old, timeout=limit)
        return image.get_attribute("src")

    def pixels(self, address):
        """The bytes of the picture at an address."""
        answer = self.context.request.get(self.device.origin + address
                                          if address.startswith("/") else address)
        self.assertEqual(answer.status, 200, address)
        return answer.body()
